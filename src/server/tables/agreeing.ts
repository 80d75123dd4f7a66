/** Agreements that the rules do not cover: proposals of players, the votes on them, and what is done once all have agreed. */
import type { PlayerSeat, Reason, Terms } from '../../kernel'
import type { Host } from '../../match/host'
import type { Motion, OnlineRequest, SeatCard } from '../../protocol/online'
import { onlineSays as say } from '../../protocol/online-said'
import { givenUp } from './gather'
import type { Grant } from './keys'
import { isOfGone, proposed, voted } from './motion'
import type { TableRecord } from './record'
import type { TableServices } from './services'
import { isCommentator, isOpener, seatsOf, type Visit } from './visit'

/** What agreements need of the table. */
export interface AgreeingTable {
  record(): TableRecord
  host(): Host<Terms> | undefined
  cards(): readonly SeatCard[]
  visits(): ReadonlySet<Visit>
  /** Stores the record and announces it. Resolves with the reason if it is refused. */
  change(next: TableRecord): Promise<Reason | undefined>
  tellAll(): void
  /** Pauses the match or lets it continue, as the record says. */
  rest(): void
  /** Reopens the match with the seats as the record says. */
  rehost(): Promise<void>
}

export interface Agreeing {
  /** The proposal that waits for votes. */
  motion(): Motion | undefined
  propose(visit: Visit, wish: Extract<OnlineRequest, { type: 'propose' }>['motion']): Promise<Reason | undefined>
  vote(visit: Visit, grant: boolean): Promise<Reason | undefined>
  /** A player of this seat is here again, so a motion to give the seat away lapses. */
  back(seat: PlayerSeat): void
  /** Ends the right of commentators to see the hands. */
  barCommentator(): Promise<Reason | undefined>
  /** Hands the seat to a bot without a vote. */
  toBot(seat: PlayerSeat): Promise<Reason | undefined>
}

const isCommentators = ({ type }: Grant): boolean => type === 'commentator'

export function createAgreeing(table: AgreeingTable, services: Pick<TableServices, 'now' | 'revoke' | 'give'>): Agreeing {
  const { record, cards, visits, change, tellAll } = table
  let motion: Motion | undefined

  const pagesOf = (seat: PlayerSeat) => [...visits()].filter((visit) => seatsOf(visit).includes(seat))
  /** Puts a motion to the vote, or carries it out if no vote is missing. */
  const settle = async (next: Motion): Promise<Reason | undefined> => {
    motion = next.waitsFor.length > 0 ? next : undefined
    if (!motion) return carry(next)
    tellAll()
    return undefined
  }
  const carry = async ({ type, seat, by }: Motion): Promise<Reason | undefined> => {
    switch (type) {
      case 'draw':
        tellAll()
        return table.host()?.draw() ? undefined : say('match-not-begun', {})
      case 'pause':
      case 'resume': {
        const { isPaused: _was, ...rest } = record()
        const refusal = await change(type === 'pause' ? { ...rest, isPaused: true } : rest)
        if (refusal) return refusal
        table.rest()
        tellAll()
        return undefined
      }
      case 'commentator': {
        const refusal = await change({ ...record(), hasCommentator: true })
        if (refusal) return refusal
        const key = await services.give({ type: 'commentator' }, isCommentators)
        for (const { visitor } of pagesOf(by)) visitor.send({ type: 'commentator-link', key })
        return undefined
      }
      case 'to-guest': {
        await empty(seat)
        const key = await services.give({ type: 'invitation', seat })
        // Whoever gave up his own seat is disconnected by now. The opener also gets the link, and can make another.
        const told = [...visits()].filter((one) => seatsOf(one).includes(by) || isOpener(one))
        for (const { visitor } of told) visitor.send({ type: 'invitation', seat, key })
        return change(givenUp(record(), seat, 'guest'))
      }
      case 'to-bot': {
        await empty(seat)
        const refusal = await change(givenUp(record(), seat, 'bot'))
        if (refusal || !table.host()) return refusal
        await table.rehost()
        return undefined
      }
    }
  }
  /** Whoever held the seat loses it. */
  const empty = async (seat: PlayerSeat) => {
    await services.revoke((grant) => 'seat' in grant && grant.seat === seat)
    for (const { visitor } of pagesOf(seat)) visitor.end(say('seat-given-up', {}), false)
  }

  const barCommentator = async (): Promise<Reason | undefined> => {
    await services.revoke(isCommentators)
    for (const one of [...visits()]) if (isCommentator(one)) one.visitor.end(say('commentator-barred', {}), false)
    const { hasCommentator: _had, ...rest } = record()
    return change(rest)
  }

  return {
    motion: () => motion,
    async propose(visit, wish) {
      const own = seatsOf(visit)
      const by = own.includes(wish.seat) ? wish.seat : own[0]
      if (by === undefined) return say('not-yours', {})
      const { match } = record()
      if (!match || match.over) return say('match-not-begun', {})
      const next = proposed(cards(), by, wish, { ...record(), now: services.now() })
      return 'key' in next ? next : settle(next)
    },
    async vote(visit, grant) {
      if (!motion) return say('nothing-proposed', {})
      const next = voted(motion, seatsOf(visit), grant)
      if (next === 'carried') return settle({ ...motion, waitsFor: [] })
      if (next === 'dropped') {
        const refused = { type: 'refused', of: 'propose', reason: say('motion-declined', {}) } as const
        for (const { visitor } of pagesOf(motion.by)) visitor.send(refused)
        motion = undefined
      } else if ('key' in next) return next
      else motion = next
      tellAll()
      return undefined
    },
    back(seat) {
      if (motion?.seat === seat && isOfGone(motion)) motion = undefined
    },
    barCommentator,
    toBot: (seat) => settle({ type: 'to-bot', seat, by: seat, waitsFor: [] }),
  }
}
