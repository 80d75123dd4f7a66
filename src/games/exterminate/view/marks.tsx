/** The game's own marks for cards and tokens. Each has its own shape, so colour is not needed, and is legible at 16 pixels. */
import type { ReactNode } from 'react'
import { type Drawing, DrawnMark, type MarkProps } from '../../kit/drawn/drawn-mark'

const BURST = 'M12 2.5l2.2 6.1 6.3-1.7-3.6 5.1 3.6 5.1-6.3-1.7L12 21.5l-2.2-6.1-6.3 1.7 3.6-5.1-3.6-5.1 6.3 1.7z'
const SHIELD = 'M12 3l7.5 2.6v5.6c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.6z'
const ARROWS = 'M5 10.5a7.3 7.3 0 0113-2.6M19 13.5a7.3 7.3 0 01-13 2.6M18.5 3.5v4.7h-4.7M5.5 20.5v-4.7h4.7'

const DRAWINGS: { readonly [id: string]: Drawing } = {
  // battle cards
  hit: { solid: BURST },
  armour: { solid: SHIELD },
  reroll: { lines: ARROWS },
  double: {
    solid:
      'M8 4l1.5 4.1 4.2-1.1-2.4 3.5 2.4 3.5-4.2-1.1L8 17l-1.5-4.1-4.2 1.1 2.4-3.5L2.3 7l4.2 1.1z M16.5 9.5l1.2 3.3 3.4-.9-1.9 2.8 1.9 2.8-3.4-.9-1.2 3.3-1.2-3.3-3.4.9 1.9-2.8-1.9-2.8 3.4.9z',
  },
  'super-armour': { lines: SHIELD, solid: 'M12 6.6l1.5 3.6 3.9.3-3 2.5 1 3.8-3.4-2.1-3.4 2.1 1-3.8-3-2.5 3.9-.3z' },
  lightning: { solid: 'M13.8 2L4.5 13.6h5.8L8.8 22l9.7-12.2h-6z' },
  fate: {
    lines: 'M12 3a9 9 0 110 18 9 9 0 010-18z',
    solid: 'M12 7c4 0 6.6 3.3 7 5-.4 1.7-3 5-7 5s-6.6-3.3-7-5c.4-1.7 3-5 7-5zm0 2.6a2.4 2.4 0 100 4.8 2.4 2.4 0 000-4.8z',
  },
  immediate: { lines: 'M6.5 3h11M6.5 21h11M8 3.5c0 5 8 5.5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5.5-8 8.5s8 3.5 8 8.5' },
  // nodes
  node: { lines: 'M12 3a9 9 0 110 18 9 9 0 010-18z M12 8a4 4 0 014 4c0 3-4.5 4-6 1.5' },
  black: { solid: 'M12 3a9 9 0 110 18 9 9 0 010-18zm0 5.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z' },
  temporal: { lines: 'M12 3a9 9 0 110 18 9 9 0 010-18z M12 7v5.2l3.8 2.3' },
  spatial: {
    lines: 'M12 3v18M3 12h18M12 3l-3 3.2M12 3l3 3.2M12 21l-3-3.2M12 21l3-3.2M3 12l3.2-3M3 12l3.2 3M21 12l-3.2-3M21 12l-3.2 3',
  },
  // states
  wound: { solid: 'M12 2.5c3.6 5 6.3 8.3 6.3 12a6.3 6.3 0 01-12.6 0c0-3.7 2.7-7 6.3-12z' },
  stress: { lines: 'M3 13h3.5L9 6l4.5 13 3-8 1.5 2h3' },
  // what adventure cards are for
  aim: { lines: 'M12 5a7 7 0 110 14 7 7 0 010-14z M12 2v5M12 17v5M2 12h5M17 12h5' },
  blades: { lines: 'M4 4l13 13M20 4L7 17M4.5 15.5l4.5 4.5M19.5 15.5L15 20' },
  aid: { solid: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z' },
  stride: { lines: 'M4 6l6 6-6 6M11 6l6 6-6 6', solid: 'M19 6h2.2v12H19z' },
  skull: {
    solid:
      'M12 3c4.7 0 8 3.2 8 7.5 0 2.6-1.2 4.6-3 5.8V20h-2.5v-2.5h-1.3V20h-2.4v-2.5H9.5V20H7v-3.7c-1.8-1.2-3-3.2-3-5.8C4 6.2 7.3 3 12 3zM9 9a2 2 0 100 4 2 2 0 000-4zm6 0a2 2 0 100 4 2 2 0 000-4z',
  },
  door: { lines: 'M13 3.5H5v17h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5' },
  flag: { lines: 'M6 21V3.5', solid: 'M6 4h13l-3.5 4L19 12H6z' },
  cards: { lines: 'M4 7.5L12.5 5l4 13.5L8 21z M14 4l5.5 1.5L17 15' },
}

/** A mark for the subject of each effect. */
const FAMILIES: { readonly [effect: string]: string } = {
  'lucky-hit': 'skull',
  'escape-plan': 'door',
  'sensory-input': 'aim',
  'combat-senses': 'blades',
  'medi-kit': 'aid',
  'rapid-response': 'stride',
  'finish-them': 'skull',
  strategist: 'flag',
  'steady-aim': 'aim',
  sidestep: 'stride',
  'hold-the-line': 'blades',
  'second-wind': 'aid',
  scavenger: 'cards',
  'reinforced-plating': 'armour',
  'clear-path': 'stride',
}

const known = (id: string): string | undefined =>
  Object.hasOwn(DRAWINGS, id) ? id : Object.hasOwn(FAMILIES, id) ? FAMILIES[id] : undefined

export function Mark({ id, size }: MarkProps): ReactNode {
  return <DrawnMark drawing={DRAWINGS[known(id) ?? '']} size={size} />
}
