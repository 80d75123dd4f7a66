/** What the rulebook leaves open (section 5 of the rules specification): each ruling is a switch, its default first. */
import { type RulingsOf, recommended } from '../../../packs/options'

export const RULING_VALUES = {
  /** DZ-SET-07: whether item tokens are played with. */
  items: ['on', 'off'],
  /** DZ-MIS-03: whether the winner of the Recon test gets its bonus dice. */
  reconBonus: ['no', 'yes'],
  /** DZ-MIS-04 */
  secretMissions: ['no', 'yes'],
  /** AMB-02: from where a model sees. */
  losOrigin: ['eyes', 'any'],
  /** AMB-36: the Fight stat of the D.O.G. Drone. */
  droneFight: ['none', '7'],
  /** AMB-54: the least range of Indirect. */
  indirectLeast: ['3', '2'],
  /** AMB-56: whether Size 4 steps over a low barricade. */
  bigOverLow: ['no', 'yes'],
  /** AMB-58: after how many Rounds the match ends; `none` by the rules. */
  roundLimit: ['none', '6', '8', '10'],
} as const
export type Rulings = RulingsOf<typeof RULING_VALUES>
export const RULED: Rulings = recommended(RULING_VALUES)
