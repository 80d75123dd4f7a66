/** The strip at the top: the Round, the phase, the points. */
import type { Speak } from '../../../ui/words/speak'
import type { Status } from '../../view'
import { type LedgerLine, SIDES, type Side, type View } from '../rules/state'
import { say } from './words'

export function statusOf(view: View, speak: Speak): Status {
  const { phase, round, target } = view
  const title =
    phase === 'over'
      ? say(speak, 'status-over')
      : round === 0
        ? say(speak, 'status-setup')
        : say(speak, 'status-round', { round, target })
  return {
    round: title,
    phase: say(speak, `phase-${phase}`),
    scores: SIDES.map((seat) => ({ seat, score: scoreOf(view, seat) })),
  }
}

export const scoreOf = ({ sides }: View, seat: Side): number => sides[seat].ledger.reduce((sum, line) => sum + line.points, 0)

const WHYS = ['kill', 'objective', 'intel', 'exit', 'shipped', 'secret'] as const satisfies readonly LedgerLine['why'][]

/** The score sheet, one row for each source of points. Sources that gave nothing are left out. */
export function scoreSheetOf(view: View, speak: Speak) {
  return WHYS.map((why) => {
    const sum = (seat: Side) => view.sides[seat].ledger.reduce((all, line) => (line.why === why ? all + line.points : all), 0)
    return { id: why, label: say(speak, `score-${why}`), points: { A: sum('A'), B: sum('B') } }
  }).filter(({ points }) => points.A !== 0 || points.B !== 0)
}
