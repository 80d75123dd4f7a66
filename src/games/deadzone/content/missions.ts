/** The four missions. Patrol is the book's (6.5); of the others only names and zone sizes are known; the rest is ours (6.6). */
import type { Mission, MissionId, Square } from '../rules/mission'

const row = (r: number): readonly Square[] => Array.from({ length: 8 }, (_, index) => ({ c: index + 1, r }))
/** The squares turned by 180 degrees about the middle of the board, so that both sides have the same. */
const turned = (squares: readonly Square[]): readonly Square[] => squares.map(({ c, r }) => ({ c: 9 - c, r: 9 - r }))

const CORNER: readonly Square[] = [
  { c: 1, r: 1 },
  { c: 2, r: 1 },
  { c: 3, r: 1 },
  { c: 1, r: 2 },
  { c: 1, r: 3 },
]
const ROWS = { red: row(1), blue: row(8) }

export const MISSION: { readonly [M in MissionId]: Mission } = {
  patrol: {
    id: 'patrol',
    zones: { red: row(1).slice(0, 4), blue: row(8).slice(4) },
    objectives: [
      { c: 8, r: 2, vp: 1 },
      { c: 1, r: 7, vp: 1 },
      { c: 6, r: 4, vp: 2 },
      { c: 3, r: 5, vp: 2 },
    ],
    tokenInZone: 'discard',
    kill: { times: 1, plus: 0, leader: 1 },
    intel: 1,
    secrets: ['none', 'none', 'claim', 'claim', 'murder', 'murder', 'know-the-ground', 'know-the-ground'],
  },
  scour: {
    id: 'scour',
    zones: { red: CORNER, blue: turned(CORNER) },
    objectives: [],
    tokenInZone: 'again',
    kill: { times: 0.5, plus: 0, leader: 1 },
    intel: 1,
    ship: 2,
  },
  'break-through': {
    id: 'break-through',
    zones: ROWS,
    objectives: [],
    tokenInZone: 'discard',
    kill: { times: 1, plus: 0, leader: 1 },
    intel: 1,
    exit: { by: { red: { squares: ROWS.blue, side: 'S' }, blue: { squares: ROWS.red, side: 'N' } }, times: 2, least: 1 },
    mayLeave: true,
  },
  'search-and-destroy': {
    id: 'search-and-destroy',
    zones: ROWS,
    objectives: [],
    tokenInZone: 'discard',
    kill: { times: 1, plus: 1, leader: 2 },
    intel: 1,
  },
}
