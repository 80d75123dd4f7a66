/** What the players at a table may agree on beside the rules: what becomes of a seat whose player is gone. Pure. */
import type { PlayerSeat, Reason } from '../../kernel'
import type { Motion, SeatCard } from '../../protocol/online'
import { onlineSays as say } from '../../protocol/online-said'

/** A seat may be given away when its player has been gone for so long. Milliseconds. */
export const GONE = 120_000

/**
 * A seat is given to a bot, or kept for somebody else: by its own player's word, or, when he has been gone for a while, with the consent of
 * all the others.
 */
export function proposed(
  cards: readonly SeatCard[],
  by: PlayerSeat,
  { type, seat }: Pick<Motion, 'type' | 'seat'>,
  now: number,
): Motion | Reason {
  const found = cards.find((card) => card.seat === seat)
  if (!found || found.player === 'bot' || !found.isTaken) return say('no-such-seat', {})
  if (by === seat) return { type, seat, by, waitsFor: [] }
  if (found.here > 0 || found.awaySince === undefined || now - found.awaySince < GONE) return say('not-gone-long', {})
  const others = cards.filter((card) => card.player === 'person' && card.isTaken && card.seat !== seat && card.seat !== by)
  return { type, seat, by, waitsFor: others.map((card) => card.seat) }
}

/** After one more word on it: the motion that still waits, `carried`, or `dropped`. */
export function voted(motion: Motion, by: readonly PlayerSeat[], grant: boolean): Motion | 'carried' | 'dropped' | Reason {
  const asked = motion.waitsFor.filter((seat) => by.includes(seat))
  // Whoever proposed it may withdraw it.
  if (asked.length === 0 && !(by.includes(motion.by) && !grant)) return say('nothing-proposed', {})
  if (!grant) return 'dropped'
  const waitsFor = motion.waitsFor.filter((seat) => !asked.includes(seat))
  return waitsFor.length === 0 ? 'carried' : { ...motion, waitsFor }
}
