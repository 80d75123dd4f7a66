/** What the rulebook leaves open (section 5): the rulings that may be changed, each with its default first. */
import { type RulingsOf, recommended } from '../../../packs/options'

export const RULING_VALUES = {
  /** AMB-01: nobody attacks in his own first turn, or only in the very first turn of the match. */
  firstTurnRule: ['each', 'gameFirst'],
  /** AMB-07: whether Brotherhood members may attack a player directly. */
  brotherhoodDirect: [true, false],
} as const

export type Rulings = RulingsOf<typeof RULING_VALUES>

export const RULED: Rulings = recommended(RULING_VALUES)
