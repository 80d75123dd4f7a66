/** The game's own icons for countries and actions. Their shapes differ, so that they can be told apart without colour. */
import { type Drawing, DrawnMark, type MarkProps } from '../../kit/drawn/drawn-mark'

const DRAWINGS: { readonly [id: string]: Drawing } = {
  'land-plain': { lines: 'M3 19h18M6 19c0-5-1-8-3-10M10 19c0-7 0-10 1-14M15 19c0-6 1-9 3-12M19 19c0-3 1-5 2-6' },
  'land-mountain': { solid: 'M1.5 20.5L9 5l4.5 8.5L16 9.5l6.5 11z' },
  'land-clouds': { solid: 'M6.5 18.5a4.5 4.5 0 01-.4-9A6 6 0 0117.4 8a5.3 5.3 0 01.6 10.5z' },
  'land-swamp': {
    lines: 'M2.5 16c2-2 4-2 6 0s4 2 6 0 4-2 7 0M2.5 20.5c2-2 4-2 6 0s4 2 6 0 4-2 7 0M12 12V4M12 7L8 3.5M12 8.5l4.5-4',
  },
  'land-neutral': { lines: 'M4 12h16' },
  walk: { lines: 'M8 4.5l7.5 7.5L8 19.5' },
  forced: { lines: 'M4 5.5l6.5 6.5L4 18.5M12 5.5l6.5 6.5-6.5 6.5' },
  run: { lines: 'M3 5.5L9.5 12 3 18.5M9.5 5.5L16 12l-6.5 6.5M16 5.5l6 6.5-6 6.5' },
  evade: { lines: 'M3 17c4 0 4-10 9-10s5 10 9 10M18 13l3 4-4.5 2' },
  leave: { lines: 'M10 4H4v16h6M9 12h12M17 8l4 4-4 4' },
  charge: { solid: 'M2 9h11V4l9 8-9 8v-5H2z' },
  shot: { lines: 'M12 5a7 7 0 110 14 7 7 0 010-14zM12 1.8v5.4M12 16.8v5.4M1.8 12h5.4M16.8 12h5.4' },
  blades: { lines: 'M4 3.5l13.2 13.7M20 3.5L6.8 17.2M3.6 15.2l5.2 5.2M20.4 15.2l-5.2 5.2' },
  fist: { solid: 'M5 9V6a2 2 0 014 0 2 2 0 014 0 2 2 0 014 0v1a2 2 0 013 2v6c0 4-3 6.5-7.5 6.5S5 19 5 15z' },
  spell: { solid: 'M12 2l2.4 7.6L22 12l-7.6 2.4L12 22l-2.4-7.6L2 12l7.6-2.4z' },
  trance: { lines: 'M12 4a8 8 0 110 16 6 6 0 110-12 4 4 0 110 8 2 2 0 010-4' },
  wait: { lines: 'M6 3h12M6 21h12M7 3c0 6 10 6 10 18M17 3c0 6-10 6-10 18' },
}

export const Mark = ({ id, size }: MarkProps) => (
  <DrawnMark drawing={Object.hasOwn(DRAWINGS, id) ? DRAWINGS[id] : undefined} size={size} />
)
