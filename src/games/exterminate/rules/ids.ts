/** Option ids: readable words with refs, made and read by one pair of functions per family. Refs hold no `:` and no `>`. */
import type { Ref } from '../../../table/piece'
import type { WeaponId } from './profile'

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

/** `move:A1`: one thing is done with one figure. */
export type Verb = 'deploy' | 'move' | 'shift' | 'sprint' | 'sprint-shift' | 'join' | 'attack' | 'push'
/** `climb:A1>platform-1`: done with one figure to one thing. */
export type PairVerb = 'climb' | 'sprint-climb' | 'engage' | 'finish'

export type DeployId = `deploy:${Ref}` | 'ready'
export type MoveId = `move:${Ref}` | `shift:${Ref}` | `climb:${Ref}>${Ref}` | 'end'
export type ShotId = `shoot:${Ref}>${Ref}:${WeaponId}`
export type ShootId = ShotId | `sprint:${Ref}` | `sprint-shift:${Ref}` | `sprint-climb:${Ref}>${Ref}` | 'end'
export type EngageId = `engage:${Ref}>${Ref}` | 'end'
export type JoinId = `join:${Ref}` | 'fight'
export type AttackId = `attack:${Ref}` | 'enough'
export type FinishId = `finish:${Ref}>${Ref}` | 'decline'
export type PusherId = `push:${Ref}`

export const verbId = <V extends Verb>(verb: V, ref: Ref): `${V}:${Ref}` => `${verb}:${ref}`
export const pairId = <V extends PairVerb>(verb: V, ref: Ref, other: Ref): `${V}:${Ref}>${Ref}` => `${verb}:${ref}>${other}`
export const shotId = (shooter: Ref, target: Ref, weapon: WeaponId): ShotId => `shoot:${shooter}>${target}:${weapon}`

/** An option id taken apart. A bare word such as `end` is a verb without things. */
export type Said =
  | { readonly verb: Verb; readonly ref: Ref }
  | { readonly verb: PairVerb; readonly ref: Ref; readonly other: Ref }
  | { readonly verb: 'shoot'; readonly ref: Ref; readonly other: Ref; readonly weapon: WeaponId }
  | { readonly verb: 'end' | 'ready' | 'fight' | 'enough' | 'decline' }

type Ids = DeployId | MoveId | ShootId | EngageId | JoinId | AttackId | FinishId | PusherId

/** Takes an id of this game's picks apart. Throws for anything else: ids come from options, checked at the door. */
export function readId(id: Ids): Said {
  const found = /^([a-z-]+)(?::([^:>]+)(?:>([^:>]+)(?::([^:>]+))?)?)?$/.exec(id)
  if (!found) throw new Error(`not an option id: ${id}`)
  const [, verb, ref, other, weapon] = found
  // The pattern and the union of ids say together what each verb comes with.
  return { verb, ...(ref ? { ref } : {}), ...(other ? { other } : {}), ...(weapon ? { weapon } : {}) } as Said
}
