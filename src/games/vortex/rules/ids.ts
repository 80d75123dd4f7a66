/** Option ids: a verb with refs. `actId` and `pairId` make them, `readId` takes them apart. Refs contain no `:` and no `>`. */
import type { Ref } from '../../../table/piece'
import type { SpellId } from './profile'
import type { Side } from './state'

/** `walk:A1`: an action of one miniature. `disengage` uses VIV and `force-out` uses FOR (VX-DIS-03, 04). */
export type OneVerb = 'walk' | 'forced' | 'run' | 'evade' | 'disengage' | 'force-out' | 'trance'
/**
 * `charge:A1>B2`: an action of one miniature against another. `shoot-still` announces that the shooter stays where it is for the
 * turn (VX-SHT-02); `strike` is a normal attack, `force` a forceful one (VX-MEL-03).
 */
export type PairVerb = 'charge' | 'shoot' | 'shoot-still' | 'strike' | 'force'

/** Options in a step's window (W0): one action, or `pass`, which ends the window. */
export type ActId = `${OneVerb}:${Ref}` | `${PairVerb}:${Ref}>${Ref}` | `cast:${Ref}>${SpellId}` | 'pass'
export type DeployId = `deploy:${Ref}`
/** VX-TER-04, 13: whose natural terrain comes first. */
export type OrderId = `first:${Side}` | 'coin'
/** A place of contact where a charge may end: its index in the list of places, nearest first. */
export type SpotId = `spot:${number}`
export type ChargeAttackId = 'strike' | 'force' | 'decline'
/** A further shooter: `with` may still move this turn, `with-still` stays in place for the turn. */
export type ShooterId = `with:${Ref}` | `with-still:${Ref}`
/** VX-SHT-12: ignore the shot, or notice it and add this many points of Will to VIV. */
export type ReactionId = 'ignore' | `notice:${number}`
/** VX-SKL-14: `all` (a), every defender in contact for this combat; `one` (b), one of them until the end of the turn. */
export type MasteryId = `all:${Ref}` | `one:${Ref}>${Ref}`
/** VX-SKL-20: a vicious attacker and its victim. */
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

/** An option id taken apart: `charge:A1>B2` has a verb, a ref and another ref; `pass` has a verb only. Absent parts are ''. */
export interface Said {
  readonly verb: string
  readonly ref: Ref
  readonly other: Ref
}

/** Takes an option id apart. Throws for anything else: the host only accepts ids of options that were offered. */
export function readId(id: string): Said {
  const found = /^([a-z-]+)(?::([^:>]+)(?:>([^:>]+))?)?$/.exec(id)
  if (!found) throw new Error(`not an option id: ${id}`)
  return { verb: found[1] ?? '', ref: found[2] ?? '', other: found[3] ?? '' }
}
