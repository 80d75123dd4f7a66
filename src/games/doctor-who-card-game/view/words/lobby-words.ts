/** The lobby's texts about this game: the number of players, and the values of every ruling. */
import type { RulingTexts } from '../../../kit/lobby/rulings'
import type { Rulings } from '../../rules/rulings'
import type { EN_LOBBY } from './en-lobby'

export const RULING_GROUPS = {
  ending: ['markerEnd'],
  conflicts: ['attackerDiscardBound', 'unitSpend'],
  cards: ['pandoricaVsDoctor', 'masterGoesWith'],
} as const satisfies { readonly [group: string]: readonly (keyof Rulings)[] }

/** The texts that each language must have. */
export interface LobbyShape {
  readonly groups: { readonly [G in keyof typeof RULING_GROUPS]: string }
  readonly rulings: RulingTexts<Rulings>
  readonly [plain: string]: unknown
}
export type LobbyWords = typeof EN_LOBBY
