/** Answers the requests that may change a table: seats, choices, levels, links, talk. What is refused is refused with its reason. */
import type { PlayerSeat, Reason, Terms } from '../../kernel'
import type { Host } from '../../match/host'
import type { OnlineRequest } from '../../protocol/online'
import { onlineSays as say } from '../../protocol/online-said'
import { createBucket } from '../bucket'
import type { Agreeing } from './agreeing'
import { chosenSeat, chosenShared, type Gathering, levelled, named, readied, seated, taken } from './gather'
import type { Grant } from './keys'
import type { TableRecord } from './record'
import type { TableServices } from './services'
import type { Signing } from './signing'
import type { Talk } from './talk'
import { isCommentator, isOnlooker, isOpener, seatsOf, speakerOf, type Visit } from './visit'

/** What answering requests needs of the table. */
export interface ServingTable {
  record(): TableRecord
  host(): Host<Terms> | undefined
  visits(): ReadonlySet<Visit>
  /** Stores the record and announces it. Resolves with the reason if it is refused. */
  change(next: Gathering): Promise<Reason | undefined>
  /** Gives this visitor a seat in exchange for a link. */
  sit(visit: Visit, seat: PlayerSeat, next: TableRecord, link: string): Promise<Reason | undefined>
  readonly agreeing: Agreeing
  readonly signing: Signing
  readonly talk: Talk
}

/** The requests that are answered one after the other, each by the result of the one before. */
export type ServedRequest = Exclude<OnlineRequest, { type: 'enter' | 'match' | 'show' | 'beat' | 'bind' | 'link' }>

/** Resolves with the reason if a request is refused; nothing has changed then. */
export type Serve = (visit: Visit, request: ServedRequest) => Promise<Reason | undefined>

export function createServing(
  { record, host, visits, change, sit, agreeing, signing, talk }: ServingTable,
  services: Pick<TableServices, 'now' | 'grantOf' | 'revoke' | 'give'>,
): Serve {
  /** Limits the talk of all onlookers together, so that the players can still follow one another. */
  const crowd = createBucket(20, 1, services.now)
  const ownSeat = (visit: Visit, seat: PlayerSeat): boolean => seatsOf(visit).includes(seat)
  const isBot = (seat: PlayerSeat): boolean => record().seats.some((one) => one.seat === seat && one.player === 'bot')

  return async (visit, request) => {
    const notYours = say('not-yours', {})
    switch (request.type) {
      case 'take': {
        const link = await services.grantOf(request.invitation)
        // A visitor whose invitation was used meanwhile is told what became of its seat.
        const invited = link ?? visit.grants.find((one) => one.type === 'invitation')
        if (invited?.type !== 'invitation') return say('link-used', {})
        if (isCommentator(visit)) return say('commentator-sits-nowhere', {})
        const next = taken(record(), invited.seat, request.name)
        if ('key' in next) return next
        if (!link) return say('link-used', {})
        const refusal = await sit(visit, invited.seat, next, request.invitation)
        // A player who sits down now has not agreed that anybody sees his hand.
        return refusal ?? (record().hasCommentator ? agreeing.barCommentator() : undefined)
      }
      case 'follow': {
        if (isCommentator(visit)) return say('commentator-sits-nowhere', {})
        const link = await services.grantOf(request.link)
        return link?.type === 'move' ? sit(visit, link.seat, record(), request.link) : say('link-used', {})
      }
      case 'name':
        return ownSeat(visit, request.seat) ? change(named(record(), request.seat, request.name)) : notYours
      case 'choose':
        return isOpener(visit) ? change(chosenShared(record(), request.gathered, seatsOf(visit))) : notYours
      case 'choose-seat': {
        const { seat } = request
        const mayChoose = ownSeat(visit, seat) || (isOpener(visit) && isBot(seat))
        return mayChoose ? change(chosenSeat(record(), seat, request.chosen)) : notYours
      }
      case 'ready':
        return ownSeat(visit, request.seat) ? change(readied(record(), request.seat, request.ready)) : notYours
      case 'sitter': {
        const { seat, sitter } = request
        if (!isOpener(visit)) return notYours
        const next = seated(record(), seat, sitter)
        if ('key' in next) return next
        const isOfSeat = (grant: Grant) => grant.type === 'invitation' && grant.seat === seat
        if (sitter === 'bot') await services.revoke(isOfSeat)
        else {
          const key = await services.give({ type: 'invitation', seat }, isOfSeat)
          visit.visitor.send({ type: 'invitation', seat, key })
        }
        return change(next)
      }
      case 'level':
        return isOpener(visit) ? change(levelled(record(), request.seat, request.level)) : notYours
      case 'move': {
        const { seat } = request
        if (!ownSeat(visit, seat)) return notYours
        const isOfSeat = (grant: Grant) => grant.type === 'move' && grant.seat === seat
        visit.visitor.send({ type: 'own-link', seat, key: await services.give({ type: 'move', seat }, isOfSeat) })
        return undefined
      }
      case 'propose':
        return agreeing.propose(visit, request.motion)
      case 'vote':
        return agreeing.vote(visit, request.grant)
      case 'bar-onlookers': {
        if (!isOpener(visit)) return notYours
        const key = await services.give({ type: 'onlooker' }, ({ type }) => type === 'onlooker')
        for (const other of visits())
          if (other.grants.every(({ type: granted }) => granted === 'onlooker'))
            other.visitor.end(say('onlookers-barred', {}), false)
        visit.visitor.send({ type: 'onlooker-link', key })
        return undefined
      }
      case 'sign-result':
        return signing.sign(visit, request)
      case 'result-signatures':
        return signing.send(visit)
      case 'bar-commentator':
        if (seatsOf(visit).length === 0) return notYours
        return record().hasCommentator ? agreeing.barCommentator() : say('nothing-to-propose', {})
      case 'say':
      case 'sign': {
        if (isOnlooker(visit) && !crowd.take()) return say('too-much', {})
        const words = request.type === 'say' ? { text: request.text } : { sign: request.sign }
        const entries = host()?.announced() ?? 0
        await talk.add({ at: services.now(), by: speakerOf(visit), ...words, ...(entries > 0 ? { entries } : {}) })
        for (const other of visits()) talk.tell(other, host())
        return undefined
      }
    }
  }
}
