/** A small table for routes. */
import type { Route } from '../../src/table/choice'
import { placed } from '../../src/table/layout'
import type { Tabletop } from '../../src/table/piece'
import { at, box, inch } from '../driver/inches'

/** Four squares of three inches in a row, a deck over the third; another piece stands in the second. */
const DECK = placed(
  {
    kind: 'deck',
    parts: [{ outline: box(-1.5, -1.5, 1.5, 1.5), bottom: inch(3), top: inch(3) }],
    top: { outline: box(-1.5, -1.5, 1.5, 1.5), height: inch(3) },
  },
  'deck',
  at(7.5, 1.5),
  0,
)
export const ROW: Tabletop = {
  width: inch(12),
  depth: inch(3),
  terrain: [DECK],
  pieces: {
    A1: { ref: 'A1', radius: inch(0.5), pose: { at: at(1.5, 1.5), heading: 90 } },
    B1: { ref: 'B1', radius: inch(0.5), pose: { at: at(4.5, 1.5), heading: 0 } },
  },
}
const outside = { key: 'outside' }
export const square = (column: number) => ({ areas: [box(3 * column + 0.05, 0, 3 * column + 2.95, 3)], why: outside })
export const keep = [{ ref: 'B1', gap: 0, why: { key: 'overlaps' } }]
export const route = (over: Partial<Route> = {}): Route => ({
  shape: 'route',
  piece: 'A1',
  radius: inch(0.5),
  from: 'a',
  most: 2,
  steps: {
    a: [{ to: 'b' }, { to: 'd', refused: { key: 'a wall' } }],
    b: [{ to: 'a' }, { to: 'c' }, { to: 'top' }],
    c: [{ to: 'd' }],
  },
  ends: {
    a: { centre: square(0), keep },
    b: { centre: square(1), keep },
    c: { centre: square(2), keep },
    top: { centre: square(2), keep: [], on: 'deck' },
    d: { centre: square(3), keep },
  },
  barred: { c: { key: 'full' } },
  tolerance: { overlap: 3, contact: 3 },
  ...over,
})
