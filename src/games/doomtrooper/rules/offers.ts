/** Cards and abilities for any time are offered to every player whenever play is open (3.2). */
import type { Game } from '../../../kernel'
import { anyTime } from './facts/moves'
import { playing } from './facts/table'
import { isOpen } from './facts/turns'
import { type Doomtrooper, question } from './terms'

export const offers: NonNullable<Game<Doomtrooper>['offers']> = (state) => {
  if (!isOpen(state)) return []
  return playing(state).flatMap((seat) => {
    const options = anyTime(state, seat)
    const [first] = options
    if (!first) return []
    return [
      {
        question: question(seat, 'any time', { shape: 'pick', options, least: 1, most: 1 }, [first.id]),
        runs: 'any time' as const,
      },
    ]
  })
}
