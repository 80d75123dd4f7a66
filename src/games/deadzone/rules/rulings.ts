/** What the rulebook leaves open (specification, section 5). Each ruling is a switch; its first value is the default. */
import { type RulingsOf, recommended } from '../../../packs/options'

export const RULING_VALUES = {
  /** DZ-SET-07: whether the match is played with item tokens. */
  items: ['on', 'off'],
  /** DZ-MIS-03: whether the winner of the Recon test gets its bonus dice. */
  reconBonus: ['no', 'yes'],
  /** DZ-MIS-04 */
  secretMissions: ['no', 'yes'],
  /** AMB-02: the points from which a model sees. */
  losOrigin: ['eyes', 'any'],
  /** AMB-36: the Fight stat of the D.O.G. Drone. */
  droneFight: ['none', '7'],
  /** AMB-54: the minimum range of Indirect, in cubes. */
  indirectLeast: ['3', '2'],
  /** AMB-56: whether Size 4 can step over a low barricade. */
  bigOverLow: ['no', 'yes'],
  /** AMB-58: the Round after which the match ends; `none` as in the rules. */
  roundLimit: ['none', '6', '8', '10'],
} as const
export type Rulings = RulingsOf<typeof RULING_VALUES>
export const RULED: Rulings = recommended(RULING_VALUES)
