/**
 * A page's part in the chance of a match at a server's table. For each of its seats it has its own hash chains, binds the seat to
 * them, gives each link when it is asked for it, and changes to fresh chains before they end. Its holding is stored on the device
 * beside the seat's key, always before a link is sent, so that no link is ever given for two questions.
 */
import * as v from 'valibot'
import type { PlayerSeat } from '../../kernel'
import { give, type Held, heard, held, isRunningOut, rootsOf } from '../../match/proof/holder'
import { HASH_SCHEMA } from '../../match/proof/schema'
import type { HostMessage } from '../../protocol/messages'
import type { OnlineRequest } from '../../protocol/online'
import { CHANCES, type Chains, type Commitments, type Hash, type LinksAsked, type Roots } from '../../protocol/proof'
import { parse } from '../../protocol/schema'

/** What a device stores for a seat. */
export interface Holding {
  /** The chains that the seat is bound to. */
  readonly held?: Held
  /** The secret of the chains that the seat is to be bound to next. */
  readonly next?: Hash
  /** The questions for which links of earlier chains were given. */
  readonly given: Held['given']
}
const NOTHING: Holding = { given: { throw: {}, shuffle: {} } }

export interface PartOptions {
  /** Reads the stored holding, which another tab may have changed. */
  read(seat: PlayerSeat): Holding | undefined
  /** Stores the holding. False if that failed; then no link is given. */
  keep(seat: PlayerSeat, holding: Holding): boolean
  /** 256 random bits as 64 hexadecimal digits. */
  fresh(): Hash
  say(request: Extract<OnlineRequest, { type: 'bind' | 'link' }>): void
}

export interface Part {
  /** Called when the table or its match has been joined for these seats. */
  joined(seats: readonly PlayerSeat[]): void
  /** Called with every message about the match. */
  hear(message: HostMessage): void
  asked(asked: LinksAsked): void
}

/** All questions for which links were given, of earlier and of current chains. */
export const givenIn = ({ held: now, given }: Holding): Held['given'] => ({
  throw: { ...given.throw, ...now?.given.throw },
  shuffle: { ...given.shuffle, ...now?.given.shuffle },
})

/** Creates the part; the caller passes it every message of the match and every request for links. */
export function createPart({ read, keep, fresh, say }: PartOptions): Part {
  let seats: readonly PlayerSeat[] = []
  /** The roots offered for each seat since the last connection. */
  const offered = new Map<PlayerSeat, Hash>()
  const made = new Map<Hash, Roots>()
  const roots = (secret: Hash): Roots => {
    const known = made.get(secret) ?? rootsOf(secret)
    made.set(secret, known)
    return known
  }
  const isOf = (secret: Hash | undefined, chains: Chains): boolean =>
    secret !== undefined && CHANCES.every((kind) => roots(secret)[kind] === chains[kind].root)

  const offer = (seat: PlayerSeat, secret: Hash) => {
    if (offered.get(seat) === roots(secret).throw) return
    offered.set(seat, roots(secret).throw)
    say({ type: 'bind', seat, roots: roots(secret) })
  }
  /** Offers the prepared chains, or makes and stores fresh ones first. */
  const offerNext = (seat: PlayerSeat, holding: Holding) => {
    const next = holding.next ?? fresh()
    if (holding.next !== undefined || keep(seat, { ...holding, next })) offer(seat, next)
  }
  const bound = ({ seats: all = {} }: Commitments) => {
    for (const seat of seats) {
      const chains = all[seat]
      const holding = read(seat) ?? NOTHING
      const { held: now, next } = holding
      if (!chains || isOf(now?.secret, chains)) continue
      if (next !== undefined && isOf(next, chains)) {
        const from = { throw: chains.throw.from, shuffle: chains.shuffle.from }
        if (keep(seat, { held: held(next, from), given: givenIn(holding) })) offer(seat, next)
      } else if (now) {
        // Another page of this player has taken over the part. Its old chains must never be used again.
        const rest: Holding = { given: givenIn(holding), ...(next === undefined ? {} : { next }) }
        if (keep(seat, rest)) offerNext(seat, rest)
      }
    }
  }
  return {
    joined(now) {
      seats = now
      offered.clear()
      for (const seat of seats) {
        const holding = read(seat) ?? NOTHING
        if (holding.held) offer(seat, holding.held.secret)
        else offerNext(seat, holding)
      }
    },
    hear(message) {
      if (message.type === 'bound') return bound(message.to)
      const lines =
        message.type === 'more' ? [message.line] : message.type === 'all' || message.type === 'past' ? message.lines : []
      const proofs = lines.flatMap(({ entry }) => entry.proof ?? [])
      if (proofs.length === 0) return
      for (const seat of seats) {
        const holding = read(seat)
        if (!holding?.held) continue
        const next = proofs.reduce(heard, holding.held)
        if (next !== holding.held) keep(seat, { ...holding, held: next })
      }
    },
    asked({ seats: all, kind, number, question }) {
      for (const seat of all.filter((one) => seats.includes(one))) {
        const holding = read(seat) ?? NOTHING
        const before = holding.held
        const given = before ? give(before, { kind, number, question }) : undefined
        const now: Holding = given ? { ...holding, held: given.holding } : holding
        const isKept = given !== undefined && (given.holding === before || keep(seat, now))
        say({ type: 'link', seat, kind, number, question, link: isKept ? given.link : 'absent' })
        if (isKept && isRunningOut(given.holding)) offerNext(seat, now)
      }
    },
  }
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const each = <T>(value: v.GenericSchema<unknown, T>) => v.strictObject({ throw: value, shuffle: value })
const GIVEN_SCHEMA: v.GenericSchema<unknown, Held['given']> = each(v.record(v.pipe(v.string(), v.regex(/^\d+$/)), HASH_SCHEMA))
const HOLDING_SCHEMA: v.GenericSchema<unknown, Holding> = v.strictObject({
  held: v.exactOptional(v.strictObject({ secret: HASH_SCHEMA, from: each(count), last: each(count), given: GIVEN_SCHEMA })),
  next: v.exactOptional(HASH_SCHEMA),
  given: GIVEN_SCHEMA,
})

/** Parses a stored holding; undefined if there is none or it is damaged. */
export function readHolding(text: string | undefined): Holding | undefined {
  if (text === undefined) return undefined
  try {
    const parsed = parse(HOLDING_SCHEMA, JSON.parse(text))
    return parsed.ok ? parsed.value : undefined
  } catch {
    return undefined
  }
}
