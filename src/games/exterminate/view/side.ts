/** From which side of the table a player sees it: from his own edge, once it has been chosen. */
import type { PlayerSeat } from '../../../kernel'
import type { View } from '../rules/state'

/** In degrees; 180 is the far side. At the left and right edges, and before the choice, the seats face each other. */
export function sideOf(seat: PlayerSeat, { sides }: Pick<View, 'sides'>): 0 | 180 {
  const edge = seat === 'A' || seat === 'B' ? sides[seat].edge : undefined
  if (edge === 'north') return 180
  if (edge === 'south') return 0
  return seat === 'B' ? 180 : 0
}
