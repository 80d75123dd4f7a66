/** What players may agree on that the rules do not cover: a seat whose player is gone, a pause, a draw, a commentator. Pure. */
import type { PlayerSeat, Reason } from '../../kernel'
import type { Motion, SeatCard, TableState } from '../../protocol/online'
import { onlineSays as say } from '../../protocol/online-said'

/** How long a player must have been gone before his seat may be given away, in milliseconds. */
export const GONE = 120_000

/**
 * The motion for a proposal, or the reason for a refusal. A pause, its end, a draw and a commentator who sees all hands need the
 * consent of all players. A seat is given to a bot or to a new guest by its own player's word or, if he has been gone for a
 * while, with the consent of all the others.
 */
export function proposed(
  cards: readonly SeatCard[],
  by: PlayerSeat,
  { type, seat }: Pick<Motion, 'type' | 'seat'>,
  { now, isPaused, delay, hasCommentator }: Pick<TableState, 'isPaused' | 'delay' | 'hasCommentator'> & { readonly now: number },
): Motion | Reason {
  if (!isOfGone({ type })) {
    if (type === 'commentator' && delay === undefined) return say('commentator-needs-delay', {})
    if (type === 'commentator' && hasCommentator) return say('nothing-to-propose', {})
    if (by !== seat || (type === 'pause' && isPaused) || (type === 'resume' && !isPaused)) return say('nothing-to-propose', {})
    return { type, seat, by, waitsFor: othersOf(cards, [by]) }
  }
  const found = cards.find((card) => card.seat === seat)
  if (!found || found.player === 'bot' || !found.isTaken) return say('no-such-seat', {})
  if (by === seat) return { type, seat, by, waitsFor: [] }
  if (found.here > 0 || found.awaySince === undefined || now - found.awaySince < GONE) return say('not-gone-long', {})
  return { type, seat, by, waitsFor: othersOf(cards, [seat, by]) }
}

/** Is it about giving a seat away? */
export const isOfGone = ({ type }: Pick<Motion, 'type'>): boolean => type === 'to-bot' || type === 'to-guest'

/** The persons at the table except these. */
const othersOf = (cards: readonly SeatCard[], but: readonly PlayerSeat[]): readonly PlayerSeat[] =>
  cards.flatMap(({ seat, player, isTaken }) => (player === 'person' && isTaken && !but.includes(seat) ? [seat] : []))

/** The result of a vote: the motion if it still waits, `carried`, or `dropped`. */
export function voted(motion: Motion, by: readonly PlayerSeat[], grant: boolean): Motion | 'carried' | 'dropped' | Reason {
  const asked = motion.waitsFor.filter((seat) => by.includes(seat))
  // The proposer may withdraw the motion.
  if (asked.length === 0 && !(by.includes(motion.by) && !grant)) return say('nothing-proposed', {})
  if (!grant) return 'dropped'
  const waitsFor = motion.waitsFor.filter((seat) => !asked.includes(seat))
  return waitsFor.length === 0 ? 'carried' : { ...motion, waitsFor }
}
