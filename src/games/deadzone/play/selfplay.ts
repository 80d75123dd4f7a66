/** What reports of self-play count: Rounds, the first player, shots, objectives. */
import { selfplayOf } from '../../selfplay'
import type { Event } from '../rules/events'
import { cubeFrom, middleOf } from '../rules/facts/cubes'
import type { State } from '../rules/state'

export const deadzoneSelfplay = selfplayOf<State, Event>({
  round: ({ round }) => round,
  first: ({ firstPlayer }) => firstPlayer,
  shots: (event) => (event.type === 'shot-declared' ? [event.report] : []),
  places: ({ objectives }) => objectives.map(({ ref, cube }) => ({ ref, at: middleOf(cubeFrom(cube)) })),
})
