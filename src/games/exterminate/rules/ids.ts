/** Option ids: readable words and refs, made and read by a pair of functions per family. Refs contain neither `:` nor `>`. */
import type { Ref } from '../../../table/piece'
import type { AdventureId, BattleId, Icon } from './cards'
import type { WeaponId } from './profile'
import type { PoolId } from './state'
import type { Means } from './terms'

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

/** `move:A1`: an action of one figure. */
export type Verb =
  | 'deploy'
  | 'move'
  | 'shift'
  | 'sprint'
  | 'sprint-shift'
  | 'join'
  | 'attack'
  | 'push'
  | 'towards'
  | 'use'
  | 'wield'
/**
 * `climb:A1>platform-1`: an action of one figure on one thing. With cards and fate, the first part is the purpose and the second
 * the means: `clear:A1>token`, `reroll:attack>instant-reroll`, `play:hit>hit`, `recover:medi-kit>token`.
 */
export type PairVerb =
  | 'climb'
  | 'sprint-climb'
  | 'engage'
  | 'finish'
  | 'clear'
  | 'rescue'
  | 'reroll'
  | 'play'
  | 'fate'
  | 'strike'
  | 'use-on'
  | 'recover'

/** Removing a figure's stress, or standing a shocked figure up (`fateRecover: any`), paid for with a token or card. */
export type PriorityId = `clear:${Ref}>${Means}` | `rescue:${Ref}>${Means}` | UseId
/** Using an adventure card, on a figure if it needs one. */
export type UseId = `use:${AdventureId}` | `use-on:${AdventureId}>${Ref}`
/** A reroll of that pool, or a card that adds to it. `leader` uses the leader's die. */
export type RerollId = `reroll:${PoolId}>${Means | 'leader'}` | PlayId
export type PlayId = `play:${BattleId}>${Icon}`
export type DieId = `die-${number}`
/** One copy of a card in the player's own hand: its index in the sorted hand, and its kind. */
export type CopyId = `card-${number}-${BattleId}`

export type DeployId = `deploy:${Ref}` | 'ready'
export type MoveId = `move:${Ref}` | `shift:${Ref}` | `climb:${Ref}>${Ref}` | PriorityId | 'end'
export type ExtraId = `move:${Ref}` | `shift:${Ref}` | `climb:${Ref}>${Ref}` | 'decline'
export type ShotId = `shoot:${Ref}>${Ref}:${WeaponId}`
export type ShootId = ShotId | `sprint:${Ref}` | `sprint-shift:${Ref}` | `sprint-climb:${Ref}>${Ref}` | PriorityId | 'end'
export type FreeShotId = ShotId | 'decline'
export type EngageId = `engage:${Ref}>${Ref}` | PriorityId | 'end'
export type JoinId = `join:${Ref}` | 'fight'
export type AttackId = `attack:${Ref}` | 'enough'
/** `strike`: with fate, EX-FAT-05. */
export type FinishId = `finish:${Ref}>${Ref}` | `strike:${Ref}>${Means}` | 'decline'
export type PusherId = `push:${Ref}`
/** The weapon that a figure uses in a round. */
export type WieldId = `wield:${WeaponId}`
/** The answers to a result: EX-WND-01, EX-FAT-07, Escape Plan. */
export type ResultId = 'wound' | `fate:save>${Means}` | UseId | 'suffer'
export type ContestId = `fate:recover>${Means}` | `fate:exterminate>${Means}` | 'pass'
export type HandId = 'refill' | 'fate-back' | 'discard-for-fate' | 'none' | UseId
export type UpkeepAdventureId = 'try' | `recover:${AdventureId}>${Means}` | 'none'

export const verbId = <V extends Verb>(verb: V, ref: Ref): `${V}:${Ref}` => `${verb}:${ref}`
export const pairId = <V extends PairVerb, A extends string, B extends string>(verb: V, ref: A, other: B): `${V}:${A}>${B}` =>
  `${verb}:${ref}>${other}`
export const shotId = (shooter: Ref, target: Ref, weapon: WeaponId): ShotId => `shoot:${shooter}>${target}:${weapon}`

/** The parts of an option id. A single word such as `end` is a verb without things. */
export type Said =
  | { readonly verb: Verb; readonly ref: Ref }
  | { readonly verb: PairVerb; readonly ref: Ref; readonly other: Ref }
  | { readonly verb: 'shoot'; readonly ref: Ref; readonly other: Ref; readonly weapon: WeaponId }
  | { readonly verb: 'end' | 'ready' | 'fight' | 'enough' | 'decline' | 'pass' | 'wound' | 'suffer' | 'try' | 'none' }
  | { readonly verb: 'refill' | 'fate-back' | 'discard-for-fate' }

type Ids =
  | DeployId
  | MoveId
  | ExtraId
  | ShootId
  | FreeShotId
  | EngageId
  | JoinId
  | AttackId
  | FinishId
  | PusherId
  | PriorityId
  | RerollId
  | ResultId
  | ContestId
  | HandId
  | UpkeepAdventureId
  | WieldId
  | `towards:${number}`

/** Splits the id of an option of this game. Throws for anything else, because ids come from checked answers. */
export function readId(id: Ids): Said {
  const found = /^([a-z-]+)(?::([^:>]+)(?:>([^:>]+)(?::([^:>]+))?)?)?$/.exec(id)
  if (!found) throw new Error(`not an option id: ${id}`)
  const [, verb, ref, other, weapon] = found
  // The cast is safe: the pattern together with the union of ids determines what each verb comes with.
  return { verb, ...(ref ? { ref } : {}), ...(other ? { other } : {}), ...(weapon ? { weapon } : {}) } as Said
}

export const dieId = (place: number): DieId => `die-${place}`
export const dieOf = (id: DieId): number => Number(id.slice('die-'.length))

export const copyId = (place: number, card: BattleId): CopyId => `card-${place}-${card}`
/** The index in the hand that is part of a copy's id. */
export const copyOf = (id: CopyId): number => Number(id.split('-')[1])
