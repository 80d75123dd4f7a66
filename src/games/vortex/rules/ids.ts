/** Option ids: readable words with refs, made and read by one pair of functions per family. Refs hold no `:` and no `>`. */
import type { Ref } from '../../../table/piece'
import type { SpellId } from './profile'
import type { Side } from './state'

/** `walk:A1`: done with one miniature. `disengage` pays by reflexes, `force-out` by strength (VX-DIS-03, 04). */
export type OneVerb = 'walk' | 'forced' | 'run' | 'evade' | 'disengage' | 'force-out' | 'trance'
/**
 * `charge:A1>B2`: done by one to another. `shoot-still` announces that the shooter stays where it is for the turn (VX-SHT-02);
 * `strike` is a normal attack, `force` a forceful one (VX-MEL-03).
 */
export type PairVerb = 'charge' | 'shoot' | 'shoot-still' | 'strike' | 'force'

/** The step window (W0): one action, or the end of one's window. */
export type ActId = `${OneVerb}:${Ref}` | `${PairVerb}:${Ref}>${Ref}` | `cast:${Ref}>${SpellId}` | 'pass'
export type DeployId = `deploy:${Ref}`
/** VX-TER-04, 13: whose natural terrain comes first. */
export type OrderId = `first:${Side}` | 'coin'
/** A place of contact that a charge may end at, numbered as they are found. */
export type SpotId = `spot:${number}`
export type ChargeAttackId = 'strike' | 'force' | 'decline'
/** More shooters: moving on later, or staying for the turn. */
export type ShooterId = `with:${Ref}` | `with-still:${Ref}`
/** VX-SHT-12: the points of Will put on VIV, once the shot is noticed. */
export type ReactionId = 'ignore' | `notice:${number}`
/** VX-SKL-14: `all` (a), every defender in contact for this combat; `one` (b), one of them until the end of the turn. */
export type MasteryId = `all:${Ref}` | `one:${Ref}>${Ref}`
/** VX-SKL-20 */
export type SpiteId = `spite:${Ref}>${Ref}`
export type LightningId = 'exit' | 'decline'
export type DifficultyId = `difficulty:${number}`
export type TargetId = `target:${Ref}` | 'cancel'

export const actId = <V extends OneVerb | 'deploy' | 'with' | 'with-still' | 'all' | 'target'>(
  verb: V,
  ref: Ref,
): `${V}:${Ref}` => `${verb}:${ref}`
export const pairId = <V extends PairVerb | 'one' | 'spite' | 'cast'>(
  verb: V,
  ref: Ref,
  other: string,
): `${V}:${Ref}>${string}` => `${verb}:${ref}>${other}`

/** An option id taken apart: `charge:A1>B2` has a verb, a ref and another; `pass` is a verb alone. */
export interface Said {
  readonly verb: string
  readonly ref: Ref
  readonly other: Ref
}

/** Takes an id of this game's picks apart. Throws for anything else: ids come from options, checked at the door. */
export function readId(id: string): Said {
  const found = /^([a-z-]+)(?::([^:>]+)(?:>([^:>]+))?)?$/.exec(id)
  if (!found) throw new Error(`not an option id: ${id}`)
  return { verb: found[1] ?? '', ref: found[2] ?? '', other: found[3] ?? '' }
}
