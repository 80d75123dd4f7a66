/** The lobby's texts about this game: its scenarios, its forces, and the values of every ruling. */
import type { RulingTexts } from '../../../kit/lobby/rulings'
import type { Rulings } from '../../rules/rulings'
import type { EN_LOBBY } from './en-lobby'

export const RULING_GROUPS = {
  moving: ['pathMode', 'crossingFaces', 'climbWalls', 'oneStress', 'stressedSprint'],
  shooting: ['corridor', 'sightIn', 'stressTrigger'],
  melee: ['engageInclusive', 'engageMax', 'engageCrossing', 'oneForAllChain', 'defenderMultiAttack', 'pushAllShocked'],
  harm: ['damageFaces', 'damagePerHit', 'woundVsAuto', 'stressTestFace'],
  cards: ['fateSave', 'fateRecover', 'rerollOwn', 'rerollTiming', 'immediateAfterCards', 'hitCardScope', 'adventureRedraw'],
  nodes: ['nodePickup', 'nodeContinue', 'stressedFreeShot'],
} as const satisfies { readonly [group: string]: readonly (keyof Rulings)[] }

/** The house's scenarios. Those of packs bring their own names. */
export const TOLD_SCENARIOS = ['meeting', 'purge', 'rift-storm'] as const

/** The texts that each language must have. */
export interface LobbyShape {
  readonly scenarios: { readonly [S in (typeof TOLD_SCENARIOS)[number]]: { readonly label: string; readonly detail: string } }
  readonly groups: { readonly [G in keyof typeof RULING_GROUPS]: string }
  readonly rulings: RulingTexts<Rulings>
  readonly [plain: string]: unknown
}
export type LobbyWords = typeof EN_LOBBY
