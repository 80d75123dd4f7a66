/** Tallies for tests: a match on a square table of three feet, won by the side at the near edge. */
import { INCH } from '../../../src/geometry/types'
import type { Tally } from '../../../src/planner/selfplay/tally'

export const SETTING = { game: 'exterminate', level: 'plain', forces: ['Daleks', 'Cybermen'], seed: 1 } as const
export const TABLE = { width: 36 * INCH, depth: 36 * INCH }
export const TALLY: Tally = {
  seed: 1,
  isSwapped: false,
  winner: 0,
  first: 1,
  homes: ['near', 'far'],
  end: 'counted',
  points: [6, 4],
  rounds: 6,
  lost: [1, 2],
  stood: [0, 0, 40],
  died: [40],
  shots: [{ from: 0, to: 35 * 36 + 35 }],
  held: [{ cell: 40, rounds: [3, 1] }],
}
export const tallyOf = (seed: number): Tally => ({ ...TALLY, seed })
