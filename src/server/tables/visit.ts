/** Somebody at a table: one connection, what its keys grant, and how the others see it. */
import type { PlayerSeat } from '../../kernel'
import type { Mine, OnlineMessage, Speaker } from '../../protocol/online'
import type { OnlineReason } from '../../protocol/online-said'
import type { Grant } from './keys'

/** The connection's end that faces the table. */
export interface Visitor {
  send(message: OnlineMessage): void
  /** How long the way to the page and back took last. Milliseconds; none where it was not measured yet. */
  lag?(): number
  /** Ends the connection; `again`: whether it makes sense to come back. */
  end(reason: OnlineReason, again: boolean): void
}

export interface Visit {
  visitor: Visitor
  grants: readonly Grant[]
  /** Onlookers have a number in place of a name. */
  readonly number: number
  /** The last table state that was sent, as text: what is the same is not sent again. */
  sent: string
  /** The line to the match, once the visitor has said hello there. */
  line: { receive(message: unknown): void; close(): void } | undefined
  /** The number of the last line of talk that was sent. */
  heard: number
}

type Granted = Pick<Visit, 'grants'>

export const seatsOf = ({ grants }: Granted): readonly PlayerSeat[] =>
  grants.flatMap((grant) => (grant.type === 'seat' ? [grant.seat] : []))

export const isOpener = ({ grants }: Granted): boolean => grants.some(({ type }) => type === 'opener')

/** Holds nothing here but, at most, the onlookers' link. */
export const isOnlooker = (visit: Granted): boolean => seatsOf(visit).length === 0

/** Sees all hands: whoever plays himself never does. */
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

/** In whose name a visitor speaks: his first seat's, or as an onlooker by his number. */
export function speakerOf(visit: Visit): Speaker {
  const [seat] = seatsOf(visit)
  return seat === undefined ? { onlooker: String(visit.number) } : { seat }
}
