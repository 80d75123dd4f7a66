/** The shape of this game's lobby texts: numbers of players, decks, and both values of every ruling. */
import type { RulingTexts } from '../../../kit/lobby/rulings'
import type { Rulings } from '../../rules/rulings'
import type { EN_LOBBY } from './en-lobby'

export const RULING_GROUPS = {
  attacks: ['firstTurnRule', 'brotherhoodDirect'],
} as const satisfies { readonly [group: string]: readonly (keyof Rulings)[] }

/** Texts that every language must have. */
export interface LobbyShape {
  readonly groups: { readonly [G in keyof typeof RULING_GROUPS]: string }
  readonly rulings: RulingTexts<Rulings>
  readonly [plain: string]: unknown
}
export type LobbyWords = typeof EN_LOBBY
