/** Moves straight towards the places that a game names as goals: few sampled moves end just where one would like to stand. */
import type { AnyRules } from '../../games/rules-of'
import { distance } from '../../geometry/measure'
import type { Point } from '../../geometry/types'
import type { AnyDecision, PlayerSeat } from '../../kernel'
import type { Path, Route } from '../../table/choice'
import { placeIn, wayBetween } from '../../table/judge-route'
import type { Tabletop } from '../../table/piece'
import { firstFree, nearestFree } from '../../table/shapes'

/** At most so many goals are considered, the nearest first. */
const GOALS = 4

/** One answer for each goal, to a question about a path or a route; empty for other questions. Some may be illegal. */
export function movesTo({ game, goals }: AnyRules, view: object, { seat, choice }: AnyDecision): readonly unknown[] {
  if (choice.shape !== 'path' && choice.shape !== 'route') return []
  // The casts are safe: players move pieces on a table, and a choice has the type that its shape names.
  const tabletop = game.space(view) as Tabletop
  const places = goals?.(view, seat as PlayerSeat) ?? []
  if (choice.shape === 'path') {
    const { from, budget } = choice as Path
    return nearest(from, places).map((goal) => [towards(from, goal, budget)])
  }
  const route = choice as Route
  const from = tabletop.pieces[route.piece]?.pose.at
  return from ? nearest(from, places).flatMap((goal) => routeTo(route, goal, tabletop)) : []
}

const nearest = (from: Point, places: readonly Point[]): readonly Point[] =>
  [...places].sort((one, other) => distance(from, one) - distance(from, other)).slice(0, GOALS)

/** The goal, or as far on the way to it as the budget allows. */
function towards(from: Point, goal: Point, budget: number): Point {
  const far = distance(from, goal)
  if (far <= budget) return { x: goal.x, y: goal.y }
  const on = (a: number, b: number) => Math.trunc(a + ((b - a) * (budget - 2)) / far)
  return { x: on(from.x, goal.x), y: on(from.y, goal.y) }
}

/** To the station nearest to the goal that can be reached. */
function routeTo(route: Route, goal: Point, tabletop: Tabletop): readonly unknown[] {
  const { ends, barred, from, most } = route
  const away = (station: string): number =>
    Math.min(...(ends[station]?.centre?.areas ?? []).map((area) => distance(middleOf(area), goal)))
  const reached = Object.keys(ends)
    .filter((station) => barred[station] === undefined)
    .sort((one, other) => away(one) - away(other))
  for (const station of reached) {
    const stations = station === from ? [] : wayBetween(route, from, station)
    const place = placeIn(route, station)
    if (!stations || stations.length > most || !place) continue
    const { on } = place.region
    const pose =
      nearestFree(place, { at: { x: goal.x, y: goal.y }, heading: 0, ...(on === undefined ? {} : { on }) }, tabletop) ??
      firstFree(place, tabletop)
    if (pose) return [{ stations, pose }]
  }
  return []
}

function middleOf(corners: readonly Point[]): Point {
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / corners.length, y: sum.y / corners.length }
}
