/** What is drawn held against what is so. */
import type { Point } from '../../src/geometry/types'

export interface Where {
  readonly at: Point
  readonly z: number
  readonly carriedBy?: string
}
export type Places = { readonly [ref: string]: Where }

/** Units that drawing may be off by: less than can be seen. The pointer lifts what it rests on by a little more. */
const OFF = { table: 30, lift: 400 }

/** Everything that is drawn elsewhere than it is, or that is drawn and is not, or is and is not drawn. */
export function faults(so: Places, drawn: Places): readonly string[] {
  const missing = Object.keys(so).filter((ref) => !drawn[ref])
  const strange = Object.keys(drawn).filter((ref) => !so[ref])
  const astray = Object.entries(so).filter(([ref, { at, z, carriedBy }]) => {
    const seen = drawn[ref]
    if (!seen || carriedBy !== undefined || seen.carriedBy !== undefined) return seen && seen.carriedBy !== carriedBy
    const lift = seen.z - z
    return Math.hypot(seen.at.x - at.x, seen.at.y - at.y) > OFF.table || lift < -OFF.table || lift > OFF.lift
  })
  return [
    ...missing.map((ref) => `${ref} is not drawn`),
    ...strange.map((ref) => `${ref} is drawn and is not there`),
    ...astray.map(([ref, where]) => `${ref} is at ${JSON.stringify(where)}, drawn at ${JSON.stringify(drawn[ref])}`),
  ]
}
