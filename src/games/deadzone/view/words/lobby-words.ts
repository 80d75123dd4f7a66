/** What the lobby says of this game: missions, maps, teams, and both ways of every ruling. */
import type { RulingTexts } from '../../../lobby-rulings'
import type { MissionId } from '../../rules/mission'
import type { Rulings } from '../../rules/rulings'

export const RULING_GROUPS = {
  match: ['items', 'reconBonus', 'secretMissions', 'roundLimit'],
  sight: ['losOrigin', 'indirectLeast'],
  moving: ['bigOverLow'],
  data: ['droneFight'],
} as const satisfies { readonly [group: string]: readonly (keyof Rulings)[] }

export const MAP_CHOICES = ['sector-12', 'foundry', 'random'] as const
type Told = { readonly label: string; readonly detail: string }

export interface StatLine {
  readonly speed: readonly [move: number, sprint: number]
  readonly shoot: string
  readonly fight: string
  readonly survive: string
  readonly armour: number
  readonly size: number
}

export interface LobbyWords {
  readonly missions: { readonly [M in MissionId]: string }
  readonly zones: (squares: number) => string
  readonly objectives: (count: number) => string
  readonly toWin: (vp: number) => string
  readonly house: string
  readonly fromPack: (name: string) => string
  readonly source: string
  readonly sourcePack: (name: string) => string
  readonly limit: string
  readonly limitHint: string
  readonly points: (count: number) => string
  readonly map: string
  readonly maps: { readonly [M in (typeof MAP_CHOICES)[number]]: Told }
  readonly seed: string
  readonly seedHint: string
  readonly seedNumber: (seed: number) => string
  readonly another: string
  readonly team: string
  readonly teamHint: string
  readonly ready: string
  readonly readyTeams: string
  readonly own: string
  readonly faction: string
  readonly models: string
  readonly character: string
  readonly noCharacter: string
  readonly hire: string
  readonly characters: string
  readonly modelsHint: string
  readonly pointsOf: (total: number, limit: number) => string
  readonly modelCount: (count: number) => string
  readonly worth: (vp: number) => string
  readonly recon: (value: number) => string
  readonly special: (name: string) => string
  readonly types: { readonly [T in 'L' | 'T' | 'S' | 'P' | 'V']: string }
  readonly stats: (line: StatLine) => string
  readonly noStat: string
  readonly equip: string
  readonly equipHint: string
  readonly asItComes: string
  readonly buy: (name: string) => string
  readonly buyHint: string
  readonly addOn: string
  readonly hardpoints: (count: number) => string
  readonly weapon: string
  readonly gear: string
  readonly item: string
  readonly rarities: { readonly [R in 'common' | 'rare' | 'unique']: string }
  /** A problem of one player's. */
  readonly problem: (seat: string, what: string) => string
  readonly groups: { readonly [G in keyof typeof RULING_GROUPS]: string }
  readonly rulings: RulingTexts<Rulings>
}
