/** The state of the match for the strip along the top, and the final scores. */
import type { Speak } from '../../../ui/words/speak'
import type { ScoreRow, Status } from '../../view'
import type { View } from '../rules/state'
import { seatIn } from './cards'
import { say } from './words'

export function statusOf(view: View, speak: Speak): Status {
  const { phase, turn, active, order, attack, actionsLeft, nested } = view
  const inner = nested?.at(-1)
  return {
    round:
      phase === 'setup'
        ? say(speak, 'status-start')
        : phase === 'over'
          ? say(speak, 'status-done')
          : say(speak, 'status-round', { turn }),
    phase:
      phase !== 'play'
        ? ''
        : attack
          ? say(speak, 'status-attack', { seat: attack.by })
          : say(
              speak,
              'status-active',
              inner ? { seat: inner.seat, actions: inner.left } : { seat: active, actions: actionsLeft ?? 0 },
            ),
    scores: order.map((seat) => ({ seat, score: pointsIn(view, seat).P })),
  }
}
/** A seat's points, from a view or from the summary that is kept for the list of matches. */
function pointsIn(
  view: View & { readonly points?: { readonly [seat: string]: { readonly P: number; readonly D: number } } },
  seat: string,
) {
  const own = view.seats && seatIn(view, seat)
  return { P: own?.P ?? view.points?.[seat]?.P ?? 0, D: own?.D ?? view.points?.[seat]?.D ?? 0 }
}

export function scoreSheetOf(view: View, speak: Speak): readonly ScoreRow[] {
  const points = (which: 'P' | 'D') => Object.fromEntries(view.order.map((seat) => [seat, pointsIn(view, seat)[which]]))
  return [
    { id: 'promotion', label: say(speak, 'score-promotion'), points: points('P') },
    { id: 'destiny', label: say(speak, 'score-destiny'), points: points('D') },
  ]
}
