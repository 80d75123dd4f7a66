/** Checks, entry by entry, whether the throws and shuffles of a log follow from what the host and the seats committed to. */
import { type PlayerSeat, same } from '../../kernel'
import type { ThrowGesture } from '../../protocol/messages'
import { CHANCES, type Chains, type Hash, type SeatLinks } from '../../protocol/proof'
import type { AskedRoll, MatchEntry, Proof } from '../history'
import { type Asked, askedIn, drawn, type Seeding, seeded } from './asked'
import { type Book, NEW_BOOK, noted } from './book'
import { type Chain, chainsOf, isLink, type KnownLink, LENGTH } from './chain'
import type { Words } from './hash'
import { type ProofReason, proofSays as say } from './said'
import type { Thrown } from './source'

/** Throws dice again, exactly as they were thrown. */
export type ThrowAgain = (dice: AskedRoll['dice'], seed: Words, gesture?: ThrowGesture) => Thrown

export interface ProofTools {
  readonly throwAgain: ThrowAgain
  /** The secrets that the host has disclosed. */
  readonly secrets: readonly Hash[]
  /** True if the match is over. The last chains that the host committed to must then be disclosed. */
  readonly isOver: boolean
}

export interface Following {
  /** Checks the next entry; returns the reason if it does not follow. */
  step(entry: MatchEntry): ProofReason | undefined
  counts(): Counts
}

export interface Counts {
  readonly commitments: number
  readonly links: number
  readonly seatLinks: number
  readonly absent: number
  readonly throws: number
  readonly dice: number
  readonly draws: number
  readonly shuffles: number
  readonly undisclosed: number
  readonly unproven: number
  readonly skipped: number
  /** The entry of the first throw or shuffle that is undisclosed or unproven. */
  readonly firstUnproved?: number
  /** For each seat, how many throws and shuffles its page gave a link for; absent for a seat that never committed to chains. */
  readonly parts: { readonly [seat in PlayerSeat]?: number }
}

export function following(entries: readonly MatchEntry[], { throwAgain, secrets, isOver }: ProofTools): Following {
  const disclosed = secrets.map((secret) => chainsOf(secret))
  const lastBound = entries.findLast(({ cause }) => cause.type === 'commit' && cause.host)?.seq
  const known = new Map<Hash, KnownLink>()
  const roots = new Set<Hash>()
  /** The commitments in force from an entry on, newest last. */
  const bound: { readonly seq: number; readonly book: Book }[] = []
  const parts: { [seat in PlayerSeat]?: number } = {}
  const counts = {
    commitments: 0,
    links: 0,
    seatLinks: 0,
    absent: 0,
    throws: 0,
    dice: 0,
    draws: 0,
    shuffles: 0,
    undisclosed: 0,
    unproven: 0,
    skipped: 0,
    parts,
  }
  let book = NEW_BOOK
  let firstUnproved: number | undefined

  const isTrue = (link: Hash, number: number, chain: Chains['throw']): boolean => {
    if (!isLink(link, number, chain, known.get(chain.root))) return false
    known.set(chain.root, { number, link })
    return true
  }
  /** The host's chains for this commitment, if their secret is disclosed. */
  const opened = (chains: Chains): { readonly throw: Chain; readonly shuffle: Chain } | undefined =>
    disclosed.find((own) => CHANCES.every((kind) => own[kind].root === chains[kind].root))

  const bindings = (entry: number, host: Chains | undefined, all: readonly Chains[]): ProofReason | undefined => {
    for (const chains of all) {
      for (const kind of CHANCES) {
        const { root, from } = chains[kind]
        if (from <= book.used[kind]) return say('proof-bound-late', { entry })
        if (roots.has(root)) return say('proof-chain-again', { entry })
        roots.add(root)
      }
    }
    const isHalf = host && disclosed.some((own) => CHANCES.some((kind) => own[kind].root === host[kind].root)) && !opened(host)
    if (isHalf) return say('proof-secret-wrong', { entry })
    if (host && isOver && entry === lastBound && !opened(host)) return say('proof-secret-missing', { entry })
    counts.commitments += all.length
    return undefined
  }
  const seatsIn = (entry: number, proof: Proof, seats: Book['seats'] = {}): ProofReason | undefined => {
    const given: SeatLinks = proof.seats ?? {}
    // The keys of both records are seats.
    for (const seat of new Set([...Object.keys(seats), ...Object.keys(given)]) as Set<PlayerSeat>) {
      const link = given[seat]
      const chains = seats[seat]
      if (!link || !chains) return say('proof-seat-left-out', { entry, seat })
      if (link === 'absent') counts.absent++
      else if (isTrue(link, proof.number, chains[proof.kind])) {
        counts.seatLinks++
        parts[seat] = (parts[seat] ?? 0) + 1
      } else return say('proof-seat-link-wrong', { entry, seat })
    }
    return undefined
  }
  const shuffled = (entry: MatchEntry, asked: Asked, seeding: Seeding): ProofReason | undefined => {
    const { cause, seq } = entry
    const isSo = cause.type === 'answer' && same(drawn(asked, seeded(seeding)), cause.answer)
    if (!isSo) return say('proof-order-differs', { entry: seq })
    counts.shuffles++
    return undefined
  }
  const thrown = ({ cause, film, roll, seq }: MatchEntry, asked: Asked, seeding: Seeding): ProofReason | undefined => {
    if (cause.type !== 'answer' || asked.kind !== 'throw' || !roll) return say('proof-misplaced', { entry: seq })
    const stream = seeded(seeding)
    if (asked.by === 'draw') {
      if (film !== undefined) return say('proof-film-differs', { entry: seq })
      if (!same(drawn(asked, stream), cause.answer)) return say('proof-faces-differ', { entry: seq })
      counts.draws++
      return undefined
    }
    try {
      const again = throwAgain(roll.dice, stream.words(), asked.gesture)
      if (!same(again.faces, cause.answer)) return say('proof-faces-differ', { entry: seq })
      if (!same(again.film, film)) return say('proof-film-differs', { entry: seq })
    } catch {
      // Dice that cannot be thrown now cannot have been thrown then.
      return say('proof-film-differs', { entry: seq })
    }
    counts.throws++
    counts.dice += roll.dice.length
    return undefined
  }
  const proven = (entry: MatchEntry, proof: Proof): ProofReason | undefined => {
    const { seq } = entry
    const { kind, number, after } = proof
    const asked = askedIn(entry)
    if (!asked) return say('proof-misplaced', { entry: seq })
    const then = bound.findLast((one) => one.seq < after)?.book
    if (!then?.host) return say('proof-unbound', { entry: seq })
    if (after > seq) return say('proof-misplaced', { entry: seq })
    if (number <= book.used[kind]) return say('proof-number-again', { entry: seq, number })
    counts.skipped += number - book.used[kind] - 1
    const chain = then.host[kind]
    const place = number - chain.from + 1
    if (place < 1 || place > LENGTH) return say('proof-link-wrong', { entry: seq, number })
    if (proof.kind === 'throw' && !isTrue(proof.link, number, chain)) return say('proof-link-wrong', { entry: seq, number })
    const wrong = seatsIn(seq, proof, then.seats)
    if (wrong) return wrong
    const link = proof.kind === 'throw' ? proof.link : opened(then.host)?.shuffle.link(place)
    if (link === undefined) {
      counts.undisclosed++
      firstUnproved ??= seq
      return undefined
    }
    counts.links++
    const seeding: Seeding = { root: chain.root, number, link, seats: proof.seats ?? {}, asked }
    return proof.kind === 'throw' ? thrown(entry, asked, seeding) : shuffled(entry, asked, seeding)
  }
  const look = (entry: MatchEntry): ProofReason | undefined => {
    const { cause, proof, seq } = entry
    if (cause.type === 'commit') {
      const { host, seats = {} } = cause
      // The keys of the record are seats.
      for (const seat of Object.keys(seats) as PlayerSeat[]) parts[seat] ??= 0
      return bindings(seq, host, [...(host ? [host] : []), ...Object.values(seats)])
    }
    if (proof) return proven(entry, proof)
    if (cause.type !== 'answer' || cause.seat !== 'chance') return undefined
    if (book.host) return say('proof-missing', { entry: seq })
    counts.unproven++
    firstUnproved ??= seq
    return undefined
  }
  return {
    step(entry) {
      const reason = look(entry)
      book = noted(book, entry)
      if (entry.cause.type === 'commit') bound.push({ seq: entry.seq, book })
      return reason
    },
    counts: () => ({ ...counts, ...(firstUnproved === undefined ? {} : { firstUnproved }) }),
  }
}
