/** What places are told by, from a view. Pure. */
import { stillMoment } from '../../../client/moment'
import type { GameView } from '../../../games/view'
import type { AnyDecision, PlayerSeat } from '../../../kernel'
import type { Say } from '../../../ui/words/dictionary'
import type { Speak } from '../../../ui/words/speak'
import type { Surroundings } from './where'

export interface Seen {
  readonly view: object
  readonly viewer: PlayerSeat
  /** The open questions: they determine who can act. */
  readonly decisions: readonly AnyDecision[]
  readonly side: 0 | 180
}

export function surroundingsIn(game: GameView, seen: Seen, speak: Speak, say: Say): Surroundings {
  const { view, viewer, decisions, side } = seen
  const { stationAt, stationName } = game
  return {
    look: game.look(view, stillMoment(view, viewer, decisions), speak),
    viewer,
    side,
    say,
    speak,
    ...(stationAt && stationName
      ? {
          stationName: (at, over) => {
            const station = stationAt(view, at, over)
            return station === undefined ? undefined : stationName(station, speak)
          },
        }
      : {}),
  }
}
