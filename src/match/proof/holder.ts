/**
 * The page's side of provable chance: it holds chains of its own, gives each link once, when asked for it, and remembers for
 * which question. Plain data and pure functions. The page must store what `give` returns before it sends the link.
 */
import type { PlayerSeat } from '../../kernel'
import {
  CHANCES,
  type ChanceKind,
  type Hash,
  type LinkGiven,
  type LinksAsked,
  type Roots,
  type ToldProof,
} from '../../protocol/proof'
import type { MatchEntry } from '../history'
import { askedIn, questionOf } from './asked'
import { chainOf, chainsOf, LENGTH } from './chain'
import { type ProofReason, proofSays as say } from './said'

export interface Held {
  /** Never leaves the device. */
  readonly secret: Hash
  /** The number that the first link of each chain is for, as the host has recorded it. */
  readonly from: { readonly [K in ChanceKind]: number }
  /** The highest number for which a link was given, or whose use was announced. */
  readonly last: { readonly [K in ChanceKind]: number }
  /** The question for which each link was given, by number. */
  readonly given: { readonly [K in ChanceKind]: { readonly [number: number]: Hash } }
}

/** The roots to commit to, from a fresh secret of 256 bits. */
export function rootsOf(secret: Hash): Roots {
  const { throw: one, shuffle } = chainsOf(secret)
  return { throw: one.root, shuffle: shuffle.root }
}

/** The holder's data, once the host has recorded the numbers at which the chains begin. */
export const held = (secret: Hash, from: Held['from']): Held => ({
  secret,
  from,
  last: { throw: from.throw - 1, shuffle: from.shuffle - 1 },
  given: { throw: {}, shuffle: {} },
})

/**
 * Gives the link of the next number, or the last link again if the question is the same, since that decides nothing new. It never
 * gives a later link, which would reveal all before it (`absent`), and never a link for a second question, of which somebody
 * could choose the better (`spent`).
 */
export function give(
  holding: Held,
  { kind, number, question }: Omit<LinksAsked, 'seats'>,
): { readonly holding: Held; readonly link: LinkGiven } {
  const { secret, from, last, given } = holding
  const link = () => chainOf(secret, kind).link(number - from[kind] + 1)
  const before = given[kind][number]
  if (number === last[kind] && before !== undefined) return { holding, link: before === question ? link() : 'spent' }
  if (number !== last[kind] + 1 || number - from[kind] >= LENGTH) return { holding, link: 'absent' }
  const next: Held = {
    ...holding,
    last: { ...last, [kind]: number },
    given: { ...given, [kind]: { ...given[kind], [number]: question } },
  }
  return { holding: next, link: link() }
}

/** Should the page commit to fresh chains, because these will soon be used up? */
export const isRunningOut = ({ from, last }: Held): boolean => CHANCES.some((kind) => last[kind] - from[kind] >= LENGTH - 32)

/** Takes note of an announced number that was used without this page. */
export function heard(holding: Held, { kind, number }: ToldProof): Held {
  const { last } = holding
  return number > last[kind] ? { ...holding, last: { ...last, [kind]: number } } : holding
}

/**
 * Was the page's link left out although it gave one? A slow connection can cause this; if it happens often, somebody may be
 * choosing results. The proof is the one announced during the match.
 */
export const isIgnored = ({ given }: Pick<Held, 'given'>, seat: PlayerSeat, { kind, number, seats }: ToldProof): boolean =>
  given[kind][number] !== undefined && (seats?.[seat] ?? 'absent') === 'absent'

/**
 * Given the whole log and the disclosed secrets: was each link that this page gave used, and for the question for which it was
 * given? Otherwise somebody has asked another question after learning the result of the first.
 */
export function keptFaith(
  { given }: Pick<Held, 'given'>,
  seat: PlayerSeat,
  entries: readonly MatchEntry[],
  secrets: readonly Hash[],
): ProofReason | undefined {
  for (const entry of entries) {
    const { proof, cause, seq } = entry
    const asked = askedIn(entry)
    if (!proof || !asked || cause.type !== 'answer') continue
    const { kind, number, after } = proof
    const question = given[kind][number]
    if (question === undefined) continue
    if (isIgnored({ given }, seat, proof)) return say('proof-part-ignored', { entry: seq, number })
    const put = { kind, number, after, decision: cause.decision, asked }
    if (!secrets.some((secret) => questionOf(secret, put) === question))
      return say('proof-question-other', { entry: seq, number })
  }
  return undefined
}
