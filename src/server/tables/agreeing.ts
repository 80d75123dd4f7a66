/** What the players of a table agree on beside the rules: what is proposed, everybody's word on it, and what is done once nobody's is wanting. */
import type { PlayerSeat, Reason, Terms } from '../../kernel'
import type { Host } from '../../match/host'
import type { Motion, OnlineRequest, SeatCard } from '../../protocol/online'
import { onlineSays as say } from '../../protocol/online-said'
import { givenUp } from './gather'
import { isOfGone, proposed, voted } from './motion'
import type { TableRecord } from './record'
import type { TableServices } from './services'
import type { Grant } from './keys'
import { isCommentator, isOpener, seatsOf, type Visit } from './visit'

/** The table that they sit at. */
export interface AgreeingTable {
  record(): TableRecord
  host(): Host<Terms> | undefined
  cards(): readonly SeatCard[]
  visits(): ReadonlySet<Visit>
  /** Stores the record and tells everybody. Resolves with the reason where it is refused. */
  change(next: TableRecord): Promise<Reason | undefined>
  tellAll(): void
  /** The match rests, or goes on, as the record says. */
  rest(): void
  /** Opens the match anew, with others at its seats as the record says. */
  rehost(): Promise<void>
}

export interface Agreeing {
  /** What is proposed and waits for somebody's word. */
  motion(): Motion | undefined
  propose(visit: Visit, wish: Extract<OnlineRequest, { type: 'propose' }>['motion']): Promise<Reason | undefined>
  vote(visit: Visit, grant: boolean): Promise<Reason | undefined>
  /** Somebody of this seat is here again: he keeps it. */
  back(seat: PlayerSeat): void
  /** No commentator sees the hands any more. */
  barCommentator(): Promise<Reason | undefined>
  /** Hands the seat to a bot without asking anybody. */
  toBot(seat: PlayerSeat): Promise<Reason | undefined>
}

const isCommentators = ({ type }: Grant): boolean => type === 'commentator'

export function createAgreeing(table: AgreeingTable, services: Pick<TableServices, 'now' | 'revoke' | 'give'>): Agreeing {
  const { record, cards, visits, change, tellAll } = table
  let motion: Motion | undefined

  const pagesOf = (seat: PlayerSeat) => [...visits()].filter((visit) => seatsOf(visit).includes(seat))
  /** Puts a wish to the others; where nobody's word is wanting any more, it is done. */
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
        // Who has given up his own seat is gone by now: whoever opened the table has the link, and can make another.
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
  /** Whoever held the seat holds it no more. */
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
