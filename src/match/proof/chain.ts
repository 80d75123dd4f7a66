/**
 * Chains of links: each is the SHA-256 of the one after it, the last comes from a secret, and the root, the hash of the first link, is
 * published. Whoever has shown the root can show the links one by one and no others; a link tells those before it and none after it.
 *
 * So throws and shuffles have chains of their own. The host's link of a throw is told with what fell, so that everybody can work it out; it
 * tells the links of earlier throws, which have been told too. That of a shuffle would tell the order of a deck that lies face down, and a
 * later one of the same chain would tell every shuffle before: no link of that chain is told or written into the log before the match is
 * over. The two secrets are made of one by HMAC: the links of either tell nothing of it, and so nothing of the other. Links of seats may be
 * told with both: without the host's they are of no use. After the end, or where a match is opened without its secret, the host is bound to
 * a fresh one.
 */
import type { Chained, ChanceKind, Hash } from '../../protocol/proof'
import { derived, fromHash, hashOf, toHash } from './hash'

/** The links of a chain. Making one takes a few milliseconds; where one ends, its holder binds himself to the next. */
export const LENGTH = 256
/** A link in so many is kept; those between are worked out when they are asked for. */
const EVERY = 16

export interface Chain {
  readonly root: Hash
  /** The link of this place, 1 to `LENGTH`. */
  link(place: number): Hash
}

/** One secret holds a chain for throws and one for shuffles; the links of either tell nothing of the other. */
export const chainOf = (secret: Hash, kind: ChanceKind): Chain => linked(derived(secret, `sightline ${kind}s`))

export const chainsOf = (secret: Hash): { readonly [K in ChanceKind]: Chain } => ({
  throw: chainOf(secret, 'throw'),
  shuffle: chainOf(secret, 'shuffle'),
})

function linked(last: Hash): Chain {
  const kept = new Map<number, Uint8Array>()
  let at = fromHash(last)
  for (let place = LENGTH; place > 0; place--) {
    if (place % EVERY === 0) kept.set(place, at)
    at = hashOf(at)
  }
  return {
    root: toHash(at),
    link(place) {
      const from = Math.ceil(place / EVERY) * EVERY
      const found = kept.get(from)
      if (!found || !Number.isInteger(place)) throw new Error(`a chain has no link ${place}`)
      return toHash(hashed(found, from - place))
    },
  }
}

const HASH = /^[0-9a-f]{64}$/

/** Is this the link of a throw or shuffle of this number? `known` spares the way to the root: a link of the chain found true before. */
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
