/** Refs for new things: the kind and the first free number. */
import type { Ref } from '../table/piece'
import { OWN_PREFIX } from './document'

export function freshRef(taken: ReadonlySet<Ref>, kind: string): Ref {
  const stem = kind.startsWith(OWN_PREFIX) ? kind.slice(OWN_PREFIX.length) : kind
  // Refs are kept short: a long own id is truncated.
  const short = stem.slice(0, 48)
  for (let number = 1; ; number++) {
    const ref = `${short}-${number}`
    if (!taken.has(ref)) return ref
  }
}

export const refsOf = (things: readonly { readonly ref: Ref }[]): ReadonlySet<Ref> => new Set(things.map(({ ref }) => ref))
