/** The standing of the match for the top strip, and the score sheet at the end. */
import type { PlayerSeat } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { ScoreRow, Status } from '../../view'
import type { View } from '../rules/state'
import { leftOf, pointsOf } from './standing'
import { say } from './words'

export function statusOf(view: View, speak: Speak): Status {
  const { phase, turn, active, order, pile, scores } = view
  const round =
    phase === 'setup'
      ? say(speak, 'status-setup')
      : phase === 'over'
        ? say(speak, 'status-over')
        : phase === 'end phase'
          ? say(speak, 'status-end-phase', { turn })
          : say(speak, 'status-turn', { turn })
  const isPlayed = phase === 'turns' || phase === 'end phase'
  const next = say(speak, 'status-next', { active, next: leftOf(view, active) })
  return {
    round,
    phase: isPlayed ? `${next} · ${say(speak, 'status-cards-left', { count: pile.length })}` : '',
    scores: order.map((seat) => {
      const { own, held } = pointsOf(view, seat)
      return { seat, score: scores?.[seat]?.total ?? own + held }
    }),
  }
}

/** DWC-SCO-01: points for own locations and for those held by an attack, in separate rows. */
export function scoreSheetOf(view: View, speak: Speak): readonly ScoreRow[] {
  const points = (which: 'own' | 'held') =>
    Object.fromEntries(view.order.map((seat: PlayerSeat) => [seat, pointsOf(view, seat)[which]]))
  return [
    { id: 'own', label: say(speak, 'score-own'), points: points('own') },
    { id: 'held', label: say(speak, 'score-held'), points: points('held') },
  ]
}
