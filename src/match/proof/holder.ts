/**
 * A page's side: it holds chains of its own, gives each link once, when it is asked for it, and remembers for which question. Plain data
 * and pure functions: the page stores what `give` makes of it before the link leaves.
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
  /** The number that the first link of each chain is for, as the host has written it down. */
  readonly from: { readonly [K in ChanceKind]: number }
  /** The highest number that was given for, or heard of. */
  readonly last: { readonly [K in ChanceKind]: number }
  /** For which question each link was given, by its number. */
  readonly given: { readonly [K in ChanceKind]: { readonly [number: number]: Hash } }
}

/** The roots to be bound to, of a fresh secret of 256 bits. */
export function rootsOf(secret: Hash): Roots {
  const { throw: one, shuffle } = chainsOf(secret)
  return { throw: one.root, shuffle: shuffle.root }
}

/** Once the host has written down from which numbers on the chains serve. */
export const held = (secret: Hash, from: Held['from']): Held => ({
  secret,
  from,
  last: { throw: from.throw - 1, shuffle: from.shuffle - 1 },
  given: { throw: {}, shuffle: {} },
})

/**
 * Gives the link of the next number, and of the last one again where the question is the same: then it decides nothing new. Never one
 * further on, since it would tell all before it; never one for a second question, of which somebody could choose the better.
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

/** Should the page bind itself to fresh chains, before these end? */
export const isRunningOut = ({ from, last }: Held): boolean => CHANCES.some((kind) => last[kind] - from[kind] >= LENGTH - 32)

/** Takes note of what was told: numbers used without this page. */
export function heard(holding: Held, { kind, number }: ToldProof): Held {
  const { last } = holding
  return number > last[kind] ? { ...holding, last: { ...last, [kind]: number } } : holding
}

/**
 * Was the page's link left out, though it gave one? Over a slow line that may happen; where it happens often, somebody may be choosing. The
 * proof is as it is told while the match goes on.
 */
export const isIgnored = ({ given }: Pick<Held, 'given'>, seat: PlayerSeat, { kind, number, seats }: ToldProof): boolean =>
  given[kind][number] !== undefined && (seats?.[seat] ?? 'absent') === 'absent'

/**
 * With the whole log and what the host disclosed: was each link that this page gave used, and for the very question that it was given
 * for? Else somebody has put another question once he knew what would come of the first.
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
