/** The game's own marks for dice, actions and items, distinguishable by shape without colour and legible at 16 pixels. */
import type { ReactNode } from 'react'
import { type Drawing, DrawnMark, type MarkProps } from '../../kit/drawn/drawn-mark'

const RETICLE = 'M12 5a7 7 0 110 14 7 7 0 010-14z M12 1.8v5.4M12 16.8v5.4M1.8 12h5.4M16.8 12h5.4'
const BLADES = 'M4 3.5l13.2 13.7M20 3.5L6.8 17.2M3.6 15.2l5.2 5.2M20.4 15.2l-5.2 5.2'
const STRIDE = 'M4 5.5l6.5 6.5L4 18.5M12 5.5l6.5 6.5-6.5 6.5'
const SPLAT =
  'M12 1.8l2 4.6 4.2-2.7-.9 4.9 5 .4-3.7 3.3 3.5 3.5-5 .3 1 4.9-4.3-2.5L12 22.6l-1.8-4.1-4.3 2.5 1-4.9-5-.3 3.5-3.5L1.7 9l5-.4-.9-4.9L10 6.4z'

const DRAWINGS: { readonly [id: string]: Drawing } = {
  // The six faces of a Command die.
  'command-act': { solid: 'M12 2.5l8.2 9.2h-4.7V21.5h-7v-9.8H3.8z' },
  'command-dice': {
    lines: 'M4.5 4.5h15v15h-15z',
    solid: 'M12 8.2a.9.9 0 01.9.9v2h2a.9.9 0 010 1.8h-2v2a.9.9 0 01-1.8 0v-2h-2a.9.9 0 010-1.8h2v-2a.9.9 0 01.9-.9z',
  },
  'command-move': { lines: STRIDE },
  'command-shoot': { lines: RETICLE, solid: 'M12 10.2a1.8 1.8 0 110 3.6 1.8 1.8 0 010-3.6z' },
  'command-fight': { lines: BLADES },
  'command-splat': { solid: SPLAT },
  // Actions.
  move: { lines: STRIDE },
  sprint: { lines: 'M3 5.5L9.5 12 3 18.5M9.5 5.5L16 12l-6.5 6.5M16 5.5l6 6.5-6 6.5' },
  stand: { lines: 'M4 21h16M12 17V4M6 9.5L12 3.5l6 6' },
  shoot: { lines: RETICLE, solid: 'M12 10.2a1.8 1.8 0 110 3.6 1.8 1.8 0 010-3.6z' },
  fight: { lines: BLADES },
  special: { solid: 'M12 2l2.9 6.5 7.1.7-5.4 4.7 1.6 7L12 17.2l-6.2 3.7 1.6-7L2 9.2l7.1-.7z' },
  survive: { lines: 'M12 3l7.5 2.6v5.6c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.6z' },
  // States and things on the table.
  objective: { lines: 'M6 21.5V3', solid: 'M6 3.5h13.5L16 8.2l3.5 4.8H6z' },
  wound: { solid: 'M12 2.5c3.6 5 6.3 8.3 6.3 12a6.3 6.3 0 01-12.6 0c0-3.7 2.7-7 6.3-12z' },
  fire: {
    solid:
      'M12.5 1.5c.6 4.3 6.5 6.6 6.5 12.8A7 7 0 0112 21.8a7 7 0 01-7-7.3c0-3 1.7-4.6 2.6-6.7.9 1 1.3 2 1.5 3.2 2-2.3 3.2-5.3 3.4-9.5z',
  },
  tag: { lines: 'M3.5 8V3.5H8M16 3.5h4.5V8M20.5 16v4.5H16M8 20.5H3.5V16', solid: 'M12 8.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7z' },
  reload: { lines: 'M19.5 12a7.5 7.5 0 11-2.3-5.4M18 2.5v4.5h-4.5' },
  smoke: {
    solid: 'M7 19.5a4.5 4.5 0 01-.6-9 5.5 5.5 0 0110.3-1.7 4.3 4.3 0 013.3 4.1 4 4 0 01-.4 1.8 3.3 3.3 0 01-2.1 4.8z',
  },
  // Items.
  'item-down': { lines: 'M3.5 8.5h17v11h-17zM3.5 8.5l2.5-4h12l2.5 4M12 12v.1', solid: 'M10.2 11.5h3.6v3.6h-3.6z' },
  'item-ammo': { solid: 'M4 9l2-5 2 5v11H4zM10 9l2-5 2 5v11h-4zM16 9l2-5 2 5v11h-4z' },
  'item-ap-ammo': { solid: 'M12 1.5L16 9v12H8V9zM3 17h3v4H3zM18 17h3v4h-3z' },
  'item-frag-grenade': { solid: 'M9 3h6v3h3.5v5h-1.7V8h-1.2a7 7 0 11-6.6 0zM4 3h3.5v2H4z' },
  'item-stun-grenade': {
    lines: 'M12 8.5a6 6 0 110 12 6 6 0 010-12zM12 2v3M5 4l2 2.5M19 4l-2 2.5',
    solid: 'M13 10.5l-4 4.5h2.5l-1 3.5 4-4.5H12z',
  },
  'item-smoke-grenade': { lines: 'M8 8.5h8V21H8zM10 8V5.5h4V8', solid: 'M14 5a3 3 0 015.5-1.5A2.5 2.5 0 0119 8h-4z' },
  'item-toxic-grenade': { lines: 'M8 8.5h8V21H8zM10 8V5.5h4V8M10 12l4 5M14 12l-4 5' },
  'item-medi-pack': { solid: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z' },
  'item-intel': { lines: 'M5.5 2.5h9l4 4v15h-13zM14 2.5v4.5h4.5', solid: 'M8 11h8v1.8H8zM8 14.5h8v1.8H8zM8 18h5v1.5H8z' },
  'item-booby-trap': {
    solid:
      'M12 3c4.7 0 8 3.2 8 7.5 0 2.6-1.2 4.6-3 5.8V20h-2.5v-2.5h-1.3V20h-2.4v-2.5H9.5V20H7v-3.7c-1.8-1.2-3-3.2-3-5.8C4 6.2 7.3 3 12 3zM9 9a2 2 0 100 4 2 2 0 000-4zm6 0a2 2 0 100 4 2 2 0 000-4z',
  },
  'item-defender-shield': {
    solid: 'M12 2l8 2.5v7c0 5-3.3 8.7-8 10.5-4.7-1.8-8-5.5-8-10.5v-7zm0 4l-4.3 1.4v4.3c0 3 1.7 5.4 4.3 6.7z',
  },
  'item-energy-shield-2': { lines: 'M4 19a9.5 9.5 0 1116 0M8 17a5 5 0 118 0' },
  'item-energy-shield-3': { lines: 'M2.5 20a11 11 0 1119 0M6 18.5a7 7 0 1112 0M9.5 17a3 3 0 115 0' },
  'item-energy-shield-4': {
    lines: 'M2.5 20a11 11 0 1119 0M6 18.5a7 7 0 1112 0',
    solid: 'M12 11.5a4 4 0 014 4v3.5H8v-3.5a4 4 0 014-4z',
  },
  'item-holo-sight': { lines: 'M3 7.5V4h3.5M17.5 4H21v3.5M21 16.5V20h-3.5M6.5 20H3v-3.5M12 8v8M8 12h8' },
  'item-mono-wheel': { lines: 'M12 2.5a9.5 9.5 0 110 19 9.5 9.5 0 010-19z', solid: 'M12 8.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7z' },
  'item-jump-pack': { solid: 'M5 3h5v11H5zM14 3h5v11h-5zM10 6h4v4h-4zM5.5 15.5h4L7.5 22zM14.5 15.5h4l-2 6.5z' },
  'item-sentry-gun': { lines: 'M12 13v3M6 21.5l6-5.5 6 5.5', solid: 'M5 5.5h9v1.5h8v3h-8v2.5H5z' },
  'item-thermal-mines': { lines: 'M3 18.5h18M6 18a6 6 0 0112 0M12 11V8M12 3v2M6.5 5l1.2 1.8M17.5 5l-1.2 1.8' },
  'item-bomb-bot': {
    lines: 'M8 18.5L5 21.5M16 18.5l3 3M15.5 6.5L18 3',
    solid: 'M12 6.5a6.5 6.5 0 110 13 6.5 6.5 0 010-13zm0 4a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  },
  'item-commlink': {
    lines: 'M12 21.5V12M7.5 12.5a5.5 5.5 0 119 0M4.5 15.5a9.5 9.5 0 1115 0',
    solid: 'M12 8a2 2 0 110 4 2 2 0 010-4z',
  },
  'item-tripmine': { lines: 'M9 12h14', solid: 'M2 5h6v14H2zM10 10.5h2v3h-2z' },
}

/** The eight faces of an eight-sided die: an octagon with its number. The 8 is drawn in a burst because it is rolled again. */
const OCTAGON = 'M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8z'

function Eight({ face, size }: { readonly face: string; readonly size: number }): ReactNode {
  const bursts = face === '8'
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {bursts ? (
        <path d={SPLAT} fill="currentColor" />
      ) : (
        <path d={OCTAGON} fill="none" stroke="currentColor" strokeWidth={1.6} strokeLinejoin="round" />
      )}
      <text
        x={12}
        y={12.4}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={bursts ? 11 : 13}
        fontWeight={700}
        fill={bursts ? 'var(--ground, #16130f)' : 'currentColor'}
      >
        {face}
      </text>
    </svg>
  )
}

export function Mark({ id, size }: MarkProps): ReactNode {
  const face = /^eight-([1-8])$/.exec(id)?.[1]
  if (face !== undefined) return <Eight face={face} size={size} />
  return <DrawnMark drawing={Object.hasOwn(DRAWINGS, id) ? DRAWINGS[id] : undefined} size={size} />
}
