/** A visit to a table: one connection, what its keys grant, and how the others see it. */
import type { PlayerSeat } from '../../kernel'
import type { Mine, OnlineMessage, Speaker } from '../../protocol/online'
import type { OnlineReason } from '../../protocol/online-said'
import type { Grant } from './keys'

/** A connection as the table uses it. */
export interface Visitor {
  send(message: OnlineMessage): void
  /** The last measured network delay to the page and back, in milliseconds; undefined if not measured yet. */
  lag?(): number
  /** Ends the connection; `again` says whether the page should try again. */
  end(reason: OnlineReason, again: boolean): void
}

export interface Visit {
  visitor: Visitor
  grants: readonly Grant[]
  /** The number that identifies an onlooker instead of a name. */
  readonly number: number
  /** The last table state that was sent, as text, so that an equal one is not sent again. */
  sent: string
  /** The line to the match, once the match has begun. */
  line: { receive(message: unknown): void; close(): void } | undefined
  /** The number of the last line of talk that was sent. */
  heard: number
}

type Granted = Pick<Visit, 'grants'>

export const seatsOf = ({ grants }: Granted): readonly PlayerSeat[] =>
  grants.flatMap((grant) => (grant.type === 'seat' ? [grant.seat] : []))

export const isOpener = ({ grants }: Granted): boolean => grants.some(({ type }) => type === 'opener')

/** Has no seat at this table. */
export const isOnlooker = (visit: Granted): boolean => seatsOf(visit).length === 0

/** May see all hands. Somebody with a seat never is one. */
export const isCommentator = (visit: Granted): boolean =>
  isOnlooker(visit) && visit.grants.some(({ type }) => type === 'commentator')

/** What these keys allow. */
export function mineOf(grants: readonly Grant[]): Mine {
  const invited = grants.find((grant) => grant.type === 'invitation')
  const moving = grants.find((grant) => grant.type === 'move')
  return {
    seats: seatsOf({ grants }),
    isOpener: isOpener({ grants }),
    ...(isCommentator({ grants }) ? { isCommentator: true } : {}),
    ...(invited?.type === 'invitation' ? { invited: invited.seat } : {}),
    ...(moving?.type === 'move' ? { moving: moving.seat } : {}),
  }
}

/** The name under which a visitor speaks: his first seat or, as an onlooker, his number. */
export function speakerOf(visit: Visit): Speaker {
  const [seat] = seatsOf(visit)
  return seat === undefined ? { onlooker: String(visit.number) } : { seat }
}
