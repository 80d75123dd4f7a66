/** What a log records of chance so far: who is committed to which chains, and how many throws and shuffles there were. */
import type { Chains, ChanceKind, Commitments, Hash } from '../../protocol/proof'
import type { MatchEntry } from '../history'

export interface Book extends Commitments {
  /** The highest number used of each kind. Undone throws count, because no number is used twice. */
  readonly used: { readonly [K in ChanceKind]: number }
}

export const NEW_BOOK: Book = { used: { throw: 0, shuffle: 0 } }

export const bookOf = (log: readonly MatchEntry[]): Book => log.reduce(noted, NEW_BOOK)

export function noted(book: Book, { cause, proof }: MatchEntry): Book {
  if (cause.type === 'commit') return bound(book, cause)
  if (!proof) return book
  return { ...book, used: { ...book.used, [proof.kind]: Math.max(book.used[proof.kind], proof.number) } }
}

const bound = (book: Book, { host, seats }: Commitments): Book => ({
  ...book,
  ...(host ? { host } : {}),
  ...(seats ? { seats: { ...book.seats, ...seats } } : {}),
})

/** Did somebody commit to one of these roots before, or are two of them equal? The links may then be known already. */
export function isKnown(log: readonly MatchEntry[], roots: readonly Hash[]): boolean {
  const known = log.flatMap(({ cause }) => (cause.type === 'commit' ? rootsIn(cause) : []))
  return new Set(roots).size < roots.length || roots.some((root) => known.includes(root))
}
const rootsIn = ({ host, seats = {} }: Commitments): readonly Hash[] =>
  [...(host ? [host] : []), ...Object.values(seats)].flatMap((chains) => [chains.throw.root, chains.shuffle.root])

/** Chains that begin at the next unused numbers. */
export const chainsFrom = (roots: { readonly [K in ChanceKind]: string }, used: Book['used']): Chains => ({
  throw: { root: roots.throw, from: used.throw + 1 },
  shuffle: { root: roots.shuffle, from: used.shuffle + 1 },
})
