/** The strip at the top: the turn, the phase, the score. */
import type { PlayerSeat } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { Side, View } from '../rules/state'
import { say } from './words'

export interface Status {
  readonly round: string
  readonly phase: string
  readonly scores: readonly { readonly seat: PlayerSeat; readonly score: number }[]
}

export function statusOf(view: View, speak: Speak): Status {
  const { phase, turn, turns } = view
  const round =
    phase === 'over'
      ? say(speak, 'status-over', {})
      : turn === 0
        ? say(speak, 'status-setup', {})
        : say(speak, 'status-turn', { turn, turns })
  return {
    round,
    phase: say(speak, 'phase', { phase }),
    scores: (['A', 'B'] as const).map((seat) => ({ seat, score: pointsOf(view, seat) })),
  }
}

export const pointsOf = ({ ledger }: View, seat: Side): number =>
  ledger.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0)
