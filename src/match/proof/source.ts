/**
 * Chance whose every seed follows from links that were fixed before the question was asked. The order is essential: first the
 * chains are in the log; then the question is settled, with the thrower's gesture and whether there are dice to throw; then the
 * pages are asked for their links; only then is there a seed.
 */
import type { AnyDecision, Json, PlayerSeat, Roll } from '../../kernel'
import type { ThrowGesture } from '../../protocol/messages'
import type { Chains, ChanceKind, Hash, LinkGiven, LinksAsked, SeatLinks } from '../../protocol/proof'
import type { Asking, Chanced, ChanceSource } from '../chance'
import { matchSays } from '../said'
import { askedOf, drawn, questionOf, seeded } from './asked'
import { bookOf, chainsFrom } from './book'
import { type Chain, chainOf, isLink, LENGTH } from './chain'
import type { Words } from './hash'
import type { Secrets } from './secrets'

export interface Thrown {
  readonly faces: readonly string[]
  readonly film: Json
}
export type Throwing = (seed: Words, gesture?: ThrowGesture) => Thrown | Promise<Thrown>

export interface Dice {
  /** How these dice are thrown, or undefined if they cannot be. Settled before anybody can know the seed. Never rejects. */
  ready(dice: Roll['dice']): Promise<Throwing | undefined>
}

/**
 * Asks the pages for their links, with a time limit of its own. Being asked tells a page that something is thrown or shuffled
 * now. `isTrue` checks a link against what the seat committed to; false links are left out. If a page has spent its link, the
 * number is skipped.
 */
export type AskLinks = (
  asked: LinksAsked,
  isTrue: (seat: PlayerSeat, link: Hash) => boolean,
) => Promise<{ readonly [seat in PlayerSeat]?: LinkGiven }>

export interface ProvenOptions {
  readonly secrets: Secrets
  readonly dice: Dice
  /** Without it, no seat contributes to chance. */
  readonly links?: AskLinks
  /** Awaited between parts of some milliseconds. */
  breathe?(): Promise<void>
}

/** How many numbers are skipped because a page has spent its link; after that, the page's part is left out. */
const MOST_SPENT = 3

export function provenChance({ secrets, dice, links, breathe }: ProvenOptions): ChanceSource {
  /** The last number asked for, with its question unless the number is spent. A throw asked for and dropped uses it up. */
  const last: { [K in ChanceKind]?: { readonly number: number; readonly question?: Hash } } = {}
  let open: { readonly secret: Hash; readonly chains: { readonly [K in ChanceKind]: Chain } } | undefined

  const used = ({ log }: Asking) => {
    const book = bookOf(log())
    const highest = (kind: ChanceKind) => Math.max(book.used[kind], last[kind]?.number ?? 0)
    return { book, asked: { throw: highest('throw'), shuffle: highest('shuffle') } }
  }
  const opened = async (secret: Hash) => {
    if (open?.secret === secret) return open.chains
    const throws = chainOf(secret, 'throw')
    await breathe?.()
    const chains = { throw: throws, shuffle: chainOf(secret, 'shuffle') }
    open = { secret, chains }
    return chains
  }
  /** The host's chains as recorded in the log. If they are used up or belong to another secret, it commits to fresh ones. */
  const chainsNow = async (kind: ChanceKind, asking: Asking) => {
    const { book, asked } = used(asking)
    const now = secrets.now()
    const bound = book.host
    if (now && bound) {
      const chains = await opened(now)
      const isOurs = chains.throw.root === bound.throw.root && chains.shuffle.root === bound.shuffle.root
      if (isOurs && asked[kind] + 1 - bound[kind].from < LENGTH) return { secret: now, chains, bound }
    }
    const secret = await secrets.renew()
    const chains = await opened(secret)
    const fresh: Chains = chainsFrom({ throw: chains.throw.root, shuffle: chains.shuffle.root }, asked)
    await asking.commit({ host: fresh })
    return { secret, chains, bound: fresh }
  }
  const seatsNow = async (kind: ChanceKind, number: number, question: Hash, asking: Asking) => {
    const { seats = {} } = bookOf(asking.log())
    // The keys of the record are seats.
    const bound = Object.keys(seats) as PlayerSeat[]
    if (bound.length === 0) return { given: {}, spent: false }
    const isTrue = (seat: PlayerSeat, link: Hash) => {
      const chain = seats[seat]?.[kind]
      return chain !== undefined && isLink(link, number, chain)
    }
    // Pages are asked only after everything that led to the throw is stored and announced.
    if (links) await asking.told()
    const said = (await links?.({ kind, number, question, seats: bound }, isTrue).catch(() => undefined)) ?? {}
    const given = bound.map((seat) => {
      const link = said[seat]
      return [seat, link && link !== 'absent' && link !== 'spent' && isTrue(seat, link) ? link : 'absent'] as const
    })
    return { given: Object.fromEntries(given) as SeatLinks, spent: bound.some((seat) => said[seat] === 'spent') }
  }

  const answered = async (decision: AnyDecision, throwing: Throwing | undefined, asking: Asking): Promise<Chanced> => {
    let spent = 0
    for (let by: 'dice' | 'draw' = throwing ? 'dice' : 'draw'; ; ) {
      const asked = askedOf(decision, by, asking.gesture)
      const { kind } = asked
      const { secret, chains, bound } = await chainsNow(kind, asking)
      const after = asking.log().length
      const put = (number: number) => questionOf(secret, { kind, number, after, decision: decision.id, asked })
      const before = last[kind]
      const { book, asked: highest } = used(asking)
      const isAgain = before?.question !== undefined && before.number > book.used[kind] && put(before.number) === before.question
      const number = isAgain ? before.number : highest[kind] + 1
      const question = put(number)
      last[kind] = { number, question }
      const { given, spent: isSpent } = await seatsNow(kind, number, question, asking)
      if (isSpent && spent < MOST_SPENT) {
        spent++
        last[kind] = { number }
        continue
      }
      const link = chains[kind].link(number - bound[kind].from + 1)
      const stream = seeded({ root: bound[kind].root, number, link, seats: given, asked })
      const seats = Object.keys(given).length > 0 ? { seats: given } : {}
      if (asked.kind === 'shuffle') return { answer: drawn(asked, stream), proof: { kind: 'shuffle', number, after, ...seats } }
      const gesture = asking.gesture ? { gesture: asking.gesture } : {}
      const proof = { kind: 'throw', number, after, link, ...seats, by, ...gesture } as const
      if (!throwing || by === 'draw') return { answer: drawn(asked, stream), notice: matchSays('dice-replaced', {}), proof }
      try {
        const { faces, film } = await throwing(stream.words(), asking.gesture)
        return { answer: faces, film, proof }
      } catch {
        // If the dice fail with this seed, the faces are drawn with another number. Whoever makes dice fail gains at most a fresh
        // number.
        last[kind] = { number }
        by = 'draw'
      }
    }
  }

  let before: Promise<unknown> = Promise.resolve()
  return {
    async answer(decision, asking) {
      // A choice whose shape is 'roll' is a roll.
      const throwing = decision.choice.shape === 'roll' ? await dice.ready((decision.choice as Roll).dice) : undefined
      // One at a time, so that numbers are used in the order of the log.
      const mine = before.then(() => answered(decision, throwing, asking))
      before = mine.catch(() => undefined)
      return mine
    },
  }
}
