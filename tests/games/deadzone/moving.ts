/** Answers to questions about ways and places, in short: `go(play, 'A', '5-4-1')`, `put(play, 'A', 'throw where')`. */
import type { CubeId } from '../../../src/games/deadzone/rules/board'
import { routeOf } from '../../../src/games/deadzone/rules/facts/moves'
import { standsIn } from '../../../src/games/deadzone/rules/facts/reach'
import type { Calls } from '../../../src/games/deadzone/rules/terms'
import type { MoveHow } from '../../../src/games/deadzone/rules/terms/moves'
import type { Route } from '../../../src/table/choice'
import { judgeRoute, placeIn } from '../../../src/table/judge-route'
import type { Pose } from '../../../src/table/piece'
import { firstFree, nearestFree } from '../../../src/table/shapes'
import { type DeadzonePlay, type From, type Instead, playing, seatOf, stateOf } from './scenes'

/** One model's Move from a position; nothing of an activation around it. */
export const moves = (from: From, model: string, more: Partial<Calls['move']> = {}, instead: Instead = {}): DeadzonePlay =>
  playing(from, { call: 'move', local: { model, by: seatOf(model), most: 1, how: 'move', ...more } }, instead)

/** Any place in the station that a route may end in; the first free one if there is one. */
function endIn(play: DeadzonePlay, route: Route, station: string): Pose {
  const place = placeIn(route, station)
  if (!place) throw new Error(`no route ends in ${station}; it may in ${Object.keys(route.ends).join(', ')}`)
  const { tabletop } = play.state
  const area = place.region.centre?.areas[0] ?? []
  const middle = {
    x: Math.round(area.reduce((sum, { x }) => sum + x, 0) / area.length),
    y: Math.round(area.reduce((sum, { y }) => sum + y, 0) / area.length),
  }
  const { on } = place.region
  const wish: Pose = on === undefined ? { at: middle, heading: 0 } : { at: middle, on, heading: 0 }
  return nearestFree(place, wish, tabletop) ?? firstFree(place, tabletop) ?? wish
}

/** Goes by these stations and stands where there is room in the last. */
export function way(play: DeadzonePlay, subject: 'move where' | 'move on', ...stations: readonly string[]) {
  const route = play.decision(subject).choice as unknown as Route
  return { stations, pose: endIn(play, route, stations.at(-1) ?? route.from) }
}
export const goes = (play: DeadzonePlay, seat: 'A' | 'B', ...stations: readonly string[]): DeadzonePlay =>
  play.answer(seat, 'move where', way(play, 'move where', ...stations))
export const goesOn = (play: DeadzonePlay, seat: 'A' | 'B', ...stations: readonly string[]): DeadzonePlay =>
  play.answer(seat, 'move on', way(play, 'move on', ...stations))

/** Takes the place that nobody minds. */
export function takes(play: DeadzonePlay, seat: 'A' | 'B', subject: 'stand where' | 'throw where' | 'make room'): DeadzonePlay {
  return play.answer(seat, subject, play.decision(subject, seat).fallback)
}

/** Where it may end within one question, cubes only. */
export function mayEnd(from: From, model: string, most = 1, how: MoveHow = 'move'): readonly CubeId[] {
  const state = stateOf(from)
  const route = routeOf(state, model, most, how)
  return Object.keys(route.ends)
    .filter((station) => station !== route.from)
    .map(standsIn)
    .sort()
}
/** Why a way is refused; `allowed` where it is not. */
export function whyNot(from: From, model: string, stations: readonly string[], most = 1, how: MoveHow = 'move'): string {
  const state = stateOf(from)
  const route = routeOf(state, model, most, how)
  const place = placeIn(route, stations.at(-1) ?? route.from)
  const pose = (place && firstFree(place, state.tabletop)) ?? state.tabletop.pieces[model]?.pose
  const verdict = judgeRoute(route, { stations, pose }, state.tabletop)
  return verdict.allowed ? 'allowed' : `${verdict.reason.key}${verdict.reason.rule ? ` ${verdict.reason.rule}` : ''}`
}
