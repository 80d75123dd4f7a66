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

export interface ScoreRow {
  readonly id: string
  readonly label: string
  readonly points: { readonly [S in Side]: number }
}

/** What the points were for: leaders apart. */
export function scoreSheetOf({ ledger }: View, speak: Speak): readonly ScoreRow[] {
  const sum = (key: ExterminateKey, seat: Side) =>
    ledger.reduce((all, line) => (line.seat === seat && line.why.key === key ? all + line.points : all), 0)
  const row = (id: 'score-figures' | 'score-leaders', key: ExterminateKey): ScoreRow => ({
    id,
    label: say(speak, id, {}),
    points: { A: sum(key, 'A'), B: sum(key, 'B') },
  })
  return [row('score-figures', 'exterminated-figure'), row('score-leaders', 'exterminated-leader')]
}

type ExterminateKey = 'exterminated-figure' | 'exterminated-leader'
