/** What the rulebook leaves open (2.9 and AMB-32). Each ruling is an option of the match whose first value is the default. */
import { type RulingsOf, recommended } from '../../../packs/options'

export const RULING_VALUES = {
  /** AMB-01: whether the game ends when a player has placed all markers of both kinds, or of either kind. */
  markerEnd: ['both', 'either'],
  /** AMB-02: whether a victorious attacker discards enemies worth at most the defence, or less than the defence. */
  attackerDiscardBound: ['atMost', 'below'],
  /** AMB-03: which card is discarded when the Pandorica meets the Doctor. */
  pandoricaVsDoctor: ['pandorica', 'doctor'],
  /** AMB-16: whether one time point may be paid for each U.N.I.T. and conflict, or any number. */
  unitSpend: ['one', 'unlimited'],
  /** AMB-32: whether the Master is compatible only with enemies that go with everything, or with all. Changes card data only. */
  masterGoesWith: ['wild', 'every'],
} as const

export type Rulings = RulingsOf<typeof RULING_VALUES>

export const RULED: Rulings = recommended(RULING_VALUES)
