/** The lobby's texts about this game: missions, maps, teams, and the values of every ruling. */
import type { RulingTexts } from '../../../kit/lobby/rulings'
import type { MissionId } from '../../rules/mission'
import type { Rulings } from '../../rules/rulings'
import type { EN_LOBBY } from './en-lobby'

export const RULING_GROUPS = {
  match: ['items', 'reconBonus', 'secretMissions', 'roundLimit'],
  sight: ['losOrigin', 'indirectLeast'],
  moving: ['bigOverLow'],
  data: ['droneFight'],
} as const satisfies { readonly [group: string]: readonly (keyof Rulings)[] }

export const MAP_CHOICES = ['sector-12', 'foundry', 'random'] as const

/** The texts that each language must have. */
export interface LobbyShape {
  readonly missions: { readonly [M in MissionId]: string }
  readonly maps: { readonly [M in (typeof MAP_CHOICES)[number]]: { readonly label: string; readonly detail: string } }
  readonly types: { readonly [T in 'L' | 'T' | 'S' | 'P' | 'V']: string }
  readonly rarities: { readonly [R in 'common' | 'rare' | 'unique']: string }
  readonly groups: { readonly [G in keyof typeof RULING_GROUPS]: string }
  readonly rulings: RulingTexts<Rulings>
  readonly [plain: string]: unknown
}
export type LobbyWords = typeof EN_LOBBY
