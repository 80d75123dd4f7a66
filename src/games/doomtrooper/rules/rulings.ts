/**
 * Points that the rulebook leaves open (section 5) and that players may decide per match. The first value of each is the default.
 */
import { type RulingsOf, recommended } from '../../../packs/options'

export const RULING_VALUES = {
  /** AMB-01: attacks are barred in each player's first turn, or only in the very first turn of the match. */
  firstTurnRule: ['each', 'gameFirst'],
  /** AMB-07: whether Brotherhood members may attack a player directly. */
  brotherhoodDirect: [true, false],
} as const

export type Rulings = RulingsOf<typeof RULING_VALUES>

export const RULED: Rulings = recommended(RULING_VALUES)
