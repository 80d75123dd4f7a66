/** Option ids: readable words and refs, made and read by a pair of functions per family. Refs contain neither `:` nor `>`. */
import type { Ref } from '../../../table/piece'
import type { CubeId } from './board'
import type { WeaponId } from './profile'

/** The action menu (3.2 T2). `free-...` is followed by the id of the Command die that pays. */
export type ActionId =
  | 'move'
  | 'sprint'
  | 'stand'
  | 'shoot'
  | 'fight'
  | 'special'
  | `free-move:${string}`
  | `free-shoot:${string}`
  | `free-fight:${string}`
  /** An Army Special or ability used during an activation. */
  | `use:${string}`
  | 'end'

/** `take:i3`, `keep`, `drop:i3`, `destroy:i3`, `give:i3>A2`, `leave`. */
export type ItemId =
  | `take:${Ref}`
  | `drop:${Ref}`
  | `destroy:${Ref}`
  | `give:${Ref}>${Ref}`
  | `swap:${Ref}>${Ref}`
  | 'keep'
  | 'leave'

/** `shoot:rifle>B2:normal`, `shoot:rifle>B2:ffe` (Fire for Effect), or `throw:frag-grenade>4-5-1` at a cube. */
export type AttackId = `shoot:${WeaponId}>${Ref}:${'normal' | 'ffe'}` | `throw:${WeaponId | Ref}>${CubeId}`
/** `with:forge-hammer>B1`: Fight that enemy with that weapon. */
export type CommitId = `with:${WeaponId}>${Ref}`
/** `fight:knife` or `survive`. */
export type DefendId = `fight:${WeaponId}` | 'survive'
/** A die of the test by its wave and its index in the wave. */
export type DieId = `die:${number}>${number}`
/** `medi-pack:i3>A2`, `reload:mortar`, `tag:B2`, `medic:A3`: the action and its target. */
export type SpecialActionId = `${string}:${string}` | `${string}:${string}>${string}`
export type SpecialUseId = `use:${string}` | `use:${string}>${string}`

/** The parts of an id of the form `verb:first>second:mode`. A single word has only a verb. */
export interface SaidId {
  readonly verb: string
  readonly first: string
  readonly second: string
  readonly mode: string
}
export function readId(id: string): SaidId {
  const [verb = '', things = '', mode = ''] = id.split(':')
  const [first = '', second = ''] = things.split('>')
  return { verb, first, second, mode }
}
