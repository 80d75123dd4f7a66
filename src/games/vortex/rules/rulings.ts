/** Rulings on what the rulebook leaves open (section 5 of the rules specification), as switches; the default comes first. */
import { type RulingsOf, recommended } from '../../../packs/options'

export const RULING_VALUES = {
  /** what a charge shorter than a walk keeps of its attack. */
  shortCharge: ['engagementOnly', 'attackWithoutBonus'],
  /** how far a disengagement goes. */
  disengageMove: ['baseDiameter', 'mou'],
  /** what may be done after a disengagement. */
  afterDisengage: ['allActions', 'movementOnly'],
  /** whether miniatures in melee shoot and are shot at. */
  engagedShooting: ['allowed', 'forbidden'],
  /** the threshold of a spell on several enemies. */
  groupThreshold: ['sum', 'individual'],
} as const

export type Rulings = RulingsOf<typeof RULING_VALUES>

export const RULED: Rulings = recommended(RULING_VALUES)
