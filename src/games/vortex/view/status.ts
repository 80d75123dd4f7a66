/** The status bar: the turn, the step, the current country and the points. */
import type { PlayerSeat } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { ScoreRow, Status } from '../../view'
import { stepNow } from '../rules/facts/activation'
import { countryNow } from '../rules/facts/country'
import { pointsOf } from '../rules/facts/score'
import { SIDES, type View } from '../rules/state'
import { LABELS } from './names'
import { say } from './words'

export const countryName = (view: View, speak: Speak): string => LABELS[speak.language].countries[countryNow(view)]

export function statusOf(view: View, speak: Speak): Status {
  const { phase, turn, turns } = view
  const points = pointsOf(view)
  const step = stepNow(view)
  return {
    round: say(speak, phase === 'over' ? 'status-over' : turn === 0 ? 'status-setup' : 'status-turn', { turn, turns }),
    phase:
      phase !== 'turns'
        ? say(speak, `phase-${phase}`)
        : step
          ? say(speak, 'phase-step', {
              rapidity: step.rapidity,
              fanatics: step.of === 'fanatics',
              country: countryName(view, speak),
            })
          : say(speak, 'phase-between', { country: countryName(view, speak) }),
    scores: SIDES.map((seat) => ({ seat, score: points[seat] })),
  }
}

const ROWS = [
  ['kill-points', 'score-kills'],
  ['anchor-held', 'score-anchors'],
  ['broke-through', 'score-through'],
  ['half-of-kills', 'score-halved'],
] as const

/** Points by reason, one row each. Rows without points are left out. */
export const scoreSheetOf = ({ ledger }: View, speak: Speak): readonly ScoreRow[] =>
  ROWS.map(([key, label]) => {
    const sum = (seat: PlayerSeat) =>
      ledger.reduce((all, line) => (line.seat === seat && line.why.key === key ? all + line.points : all), 0)
    return { id: key, label: say(speak, label), points: { A: sum('A'), B: sum('B') } }
  }).filter(({ points }) => points.A !== 0 || points.B !== 0)
