/** How a watched match speaks: pieces are named as the shown view names them. */
import type { Client } from '../../client/state'
import type { GameView } from '../../games/view'
import type { Language, Speak } from '../../ui/words/speak'
import { speaker } from '../../ui/words/speaker'
import type { SeatInfo } from '../match/match-table'

export const speakOf = (client: Client, game: GameView, seats: readonly SeatInfo[], language: Language): Speak =>
  speaker(language, game.unit, {
    piece: (ref) => {
      const { view } = client.store.getState()
      return view === undefined ? ref : game.nameOf(view as object, ref, language)
    },
    seat: (seat) => seats.find((one) => one.seat === seat)?.name ?? seat,
  })

/** The round and the scores in one line, for pictures. */
export function headOf(game: GameView, view: object, seats: readonly Pick<SeatInfo, 'seat' | 'name'>[], speak: Speak): string {
  const { round, scores } = game.status(view, speak)
  const points = scores.map(({ seat, score, carried = 0 }) => {
    const name = seats.find((one) => one.seat === seat)?.name ?? seat
    return `${name} ${speak.number(score + carried)}`
  })
  return [round, ...points].filter((part) => part !== '').join('  ·  ')
}
