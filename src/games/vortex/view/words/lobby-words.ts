/** Types of the lobby's texts for this game. */
import type { RulingTexts } from '../../../kit/lobby/rulings'
import type { Rulings } from '../../rules/rulings'
import type { EN_LOBBY } from './en-lobby'

export const RULING_GROUPS = {
  melee: ['shortCharge', 'disengageMove', 'afterDisengage'],
  aims: ['engagedShooting', 'groupThreshold'],
} as const satisfies { readonly [group: string]: readonly (keyof Rulings)[] }

/** What each language must have texts for. */
export interface LobbyShape {
  readonly groups: { readonly [G in keyof typeof RULING_GROUPS]: string }
  readonly rulings: RulingTexts<Rulings>
  readonly [plain: string]: unknown
}
export type LobbyWords = typeof EN_LOBBY
