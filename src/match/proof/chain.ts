/**
 * Hash chains. Each link is the SHA-256 of the link after it, the last link is derived from a secret, and the root, which is the
 * hash of the first link, is published. The holder can reveal the links one by one and no others. A link reveals those before it
 * and none after it.
 *
 * Throws and shuffles therefore have separate chains. The host's link of a throw is announced with the result, so that everybody
 * can recompute it; it reveals only links of earlier throws, which were announced too. The link of a shuffle would reveal the
 * order of a face-down deck, and a later link of the same chain every shuffle before, so no link of that chain is announced or
 * logged before the match is over. The secrets of both chains are derived from one secret by HMAC, so links of one reveal nothing
 * of the other. Links of seats may be announced for both kinds, since they are useless without the host's. After the end of a
 * match, or when it is opened without its secret, the host commits to a fresh secret.
 */
import type { Chained, ChanceKind, Hash } from '../../protocol/proof'
import { derived, fromHash, hashOf, toHash } from './hash'

/** The number of links in a chain. Making one takes a few milliseconds; when it is used up, its holder commits to another. */
export const LENGTH = 256
/** Only links at multiples of this place are kept; those between are computed when they are asked for. */
const EVERY = 16
/** The length of a link. */
const BYTES = 32

export interface Chain {
  readonly root: Hash
  /** The link at this place, from 1 to `LENGTH`; throws for any other. */
  link(place: number): Hash
}

/** The chain for one kind of chance, derived from a secret. Links of one kind reveal nothing of the other. */
export const chainOf = (secret: Hash, kind: ChanceKind): Chain => linked(derived(secret, `sightline ${kind}s`))

export const chainsOf = (secret: Hash): { readonly [K in ChanceKind]: Chain } => ({
  throw: chainOf(secret, 'throw'),
  shuffle: chainOf(secret, 'shuffle'),
})

function linked(last: Hash): Chain {
  /** One after the other in one piece: a server has many chains, and each piece costs time whenever garbage is collected. */
  const kept = new Uint8Array((LENGTH / EVERY) * BYTES)
  let at = fromHash(last)
  for (let place = LENGTH; place > 0; place--) {
    if (place % EVERY === 0) kept.set(at, (place / EVERY - 1) * BYTES)
    at = hashOf(at)
  }
  return {
    root: toHash(at),
    link(place) {
      if (!Number.isInteger(place) || place < 1 || place > LENGTH) throw new Error(`a chain has no link ${place}`)
      const from = Math.ceil(place / EVERY)
      return toHash(hashed(kept.slice((from - 1) * BYTES, from * BYTES), from * EVERY - place))
    },
  }
}

const HASH = /^[0-9a-f]{64}$/

/** Is this the link for the throw or shuffle of this number? `known`, a link already found true, shortens the computation. */
export function isLink(link: Hash, number: number, { root, from }: Chained, known?: KnownLink): boolean {
  const place = number - from + 1
  if (place < 1 || place > LENGTH || !HASH.test(link)) return false
  const back = known && known.number < number ? number - known.number : place
  return toHash(hashed(fromHash(link), back)) === (known && known.number < number ? known.link : root)
}

export interface KnownLink {
  readonly number: number
  readonly link: Hash
}

function hashed(bytes: Uint8Array, times: number): Uint8Array {
  let at = bytes
  for (let time = 0; time < times; time++) at = hashOf(at)
  return at
}
