/** What the lobby says of this game: how many play, and both ways of every ruling. */
import type { RulingTexts } from '../../../lobby-rulings'
import type { Rulings } from '../../rules/rulings'

export const RULING_GROUPS = {
  ending: ['markerEnd'],
  conflicts: ['attackerDiscardBound', 'unitSpend'],
  cards: ['pandoricaVsDoctor', 'masterGoesWith'],
} as const satisfies { readonly [group: string]: readonly (keyof Rulings)[] }

export interface LobbyWords {
  readonly scenario: string
  readonly scenarioDetail: string
  readonly scenarioFacts: readonly string[]
  /** A mark beside what is the house's. */
  readonly house: string
  readonly sourceHouse: string
  readonly sourcePack: (name: string) => string
  readonly players: string
  readonly playersHint: string
  readonly three: string
  readonly four: string
  readonly groups: { readonly [G in keyof typeof RULING_GROUPS]: string }
  readonly rulings: RulingTexts<Rulings>
}
