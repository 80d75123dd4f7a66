/** What the rulebook leaves open (2.9 and AMB-32): each ruling is an option of the match, its default first. */
import { type RulingsOf, recommended } from '../../../packs/options'

export const RULING_VALUES = {
  /** AMB-01: all markers of both kinds end the game, or of either. */
  markerEnd: ['both', 'either'],
  /** AMB-02: a victorious attacker loses enemies worth at most the defence, or less than it. */
  attackerDiscardBound: ['atMost', 'below'],
  /** AMB-03: which card is discarded when the Pandorica meets the Doctor. */
  pandoricaVsDoctor: ['pandorica', 'doctor'],
  /** AMB-16: one time point for each U.N.I.T. and conflict, or as many as one likes. */
  unitSpend: ['one', 'unlimited'],
  /** AMB-32: what the Master goes with: only enemies that go with everything, or every enemy. Changes the data, no rule. */
  masterGoesWith: ['wild', 'every'],
} as const

export type Rulings = RulingsOf<typeof RULING_VALUES>

export const RULED: Rulings = recommended(RULING_VALUES)
