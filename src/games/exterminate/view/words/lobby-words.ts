/** What the lobby says of this game: its scenarios, its forces, and both ways of every ruling. */
import type { RulingTexts } from '../../../lobby-rulings'
import type { Rulings } from '../../rules/rulings'

export const RULING_GROUPS = {
  moving: ['pathMode', 'crossingFaces', 'climbWalls', 'oneStress', 'stressedSprint'],
  shooting: ['corridor', 'sightIn', 'stressTrigger'],
  melee: ['engageInclusive', 'engageMax', 'engageCrossing', 'oneForAllChain', 'defenderMultiAttack', 'pushAllShocked'],
  harm: ['damageFaces', 'damagePerHit', 'woundVsAuto', 'stressTestFace'],
  cards: ['fateSave', 'fateRecover', 'rerollOwn', 'rerollTiming', 'immediateAfterCards', 'hitCardScope', 'adventureRedraw'],
  nodes: ['nodePickup', 'nodeContinue', 'stressedFreeShot'],
} as const satisfies { readonly [group: string]: readonly (keyof Rulings)[] }

/** The house's scenarios; those of packs bring their names. */
export const TOLD_SCENARIOS = ['meeting', 'purge', 'rift-storm'] as const

export interface LobbyWords {
  readonly scenarios: {
    readonly [S in (typeof TOLD_SCENARIOS)[number]]: { readonly label: string; readonly detail: string }
  }
  readonly turns: (count: number) => string
  readonly nodes: (count: number) => string
  readonly teams: (least: number, most: number) => string
  /** A mark beside what is the house's. */
  readonly house: string
  readonly fromPack: (name: string) => string
  readonly sourceHouse: string
  readonly sourcePack: (name: string) => string
  readonly size: string
  readonly sizeHint: string
  readonly faction: string
  readonly cards: string
  readonly cardsHint: string
  readonly ready: string
  readonly cardsOf: (count: number, of: number) => string
  readonly figures: (count: number) => string
  readonly fate: (count: number) => string
  readonly points: (count: number) => string
  /** What the enemy scores for each. */
  readonly pointsEach: (count: number, figures: number) => string
  readonly unique: string
  readonly profile: (stats: ProfileStats) => string
  readonly weapon: (name: string, dice: number, range: string | undefined) => string
  readonly adventures: string
  readonly adventuresHint: string
  readonly none: string
  readonly pick: string
  readonly picked: string
  readonly pickedHint: string
  readonly pickedOf: (count: number, of: number) => string
  readonly short: (seat: string, count: number, of: number) => string
  readonly groups: { readonly [G in keyof typeof RULING_GROUPS]: string }
  readonly rulings: RulingTexts<Rulings>
}

export interface ProfileStats {
  readonly movement: string
  readonly resistance: string
  readonly melee: string
  readonly shoot: string | undefined
  readonly wounds: number
  readonly attacks: number
}
