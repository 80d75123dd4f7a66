/** What reports of self-play count: turns, the first player, shots, anchors. */
import { selfplayOf } from '../../selfplay'
import type { Event } from '../rules/events'
import type { State } from '../rules/state'
import { anchor } from './puzzles'

export const vortexSelfplay = selfplayOf<State, Event>({
  round: ({ turn }) => turn,
  first: ({ first }) => first,
  shots: (event) =>
    event.type === 'shot-declared' ? event.shooters.map(({ ref }) => ({ shooter: ref, target: event.target })) : [],
  places: ({ anchors }) => anchors.map((at, index) => ({ ref: anchor(index), at })),
})
