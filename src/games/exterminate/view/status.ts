/** The strip at the top: the turn, the phase, the score. */
import type { Speak } from '../../../ui/words/speak'
import type { ScoreRow, Status } from '../../view'
import { carriedPoints } from '../rules/facts/nodes'
import type { SaidKey } from '../rules/said'
import { SIDES, type Side, type View } from '../rules/state'
import { titleOf } from './questions'
import { say } from './words'

export function statusOf(view: View, speak: Speak): Status {
  const { phase, turn, turns } = view
  const round =
    phase === 'over'
      ? say(speak, 'status-over')
      : turn === 0
        ? say(speak, 'status-setup')
        : say(speak, 'status-turn', { turn, turns })
  return {
    round,
    // In the first turn the initiative is rolled before any phase has begun.
    phase: phase === 'setup' && turn > 0 ? titleOf('initiative dice', undefined, speak) : say(speak, 'phase', { phase }),
    scores: SIDES.map((seat) => {
      // After the match, the score sheet already includes these points.
      const carried = phase === 'over' ? 0 : carriedPoints(view, seat)
      return { seat, score: pointsOf(view, seat), ...(carried > 0 ? { carried } : {}) }
    }),
  }
}

export const pointsOf = ({ ledger }: View, seat: Side): number =>
  ledger.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0)

const ROWS = {
  'score-figures': 'exterminated-figure',
  'score-leaders': 'exterminated-leader',
  'score-nodes': 'node-points',
} as const satisfies { readonly [row: string]: SaidKey }

/** The sources of points, with leaders and nodes listed separately. Without nodes there is no row for them. */
export function scoreSheetOf({ ledger, nodes }: View, speak: Speak): readonly ScoreRow[] {
  const sum = (key: SaidKey, seat: Side) =>
    ledger.reduce((all, line) => (line.seat === seat && line.why.key === key ? all + line.points : all), 0)
  return (['score-figures', 'score-leaders', 'score-nodes'] as const)
    .filter((id) => id !== 'score-nodes' || Object.keys(nodes).length > 0)
    .map((id) => ({ id, label: say(speak, id), points: { A: sum(ROWS[id], 'A'), B: sum(ROWS[id], 'B') } }))
}
