/**
 * A route being drawn: the pointer means a station, the way there is the shortest through the fixed stations, and the piece is
 * put down beside whatever is in the way. Pure; judging is done by the reducer.
 */

import { contains } from '../geometry/overlap'
import type { Point } from '../geometry/types'
import type { DecisionId } from '../kernel'
import type { Region, Route, RouteAnswer } from '../table/choice'
import { placeIn, wayBetween } from '../table/judge-route'
import { findTerrain, heightUnder } from '../table/layout'
import type { Pose, Ref, Tabletop } from '../table/piece'
import { nearestFree } from '../table/shapes'
import type { Draft } from './draft'

export type Routing = Extract<Draft, { type: 'routing' }>
export const isRouting = (draft: Draft): draft is Routing => draft.type === 'routing'

/** A route that has not begun: the piece is where it stands. */
export const routeFrom = (decision: DecisionId, { piece }: Route, pose: Pose): Routing => ({
  type: 'routing',
  decision,
  piece,
  bends: [],
  stations: [],
  isAstray: false,
  pose,
  ...(pose.on === undefined ? {} : { over: pose.on }),
  lift: 0,
  held: true,
  verdict: { allowed: true },
})

/** A route chosen in a panel, as a draft. If its stations differ from the draft's, the piece is put beside what stands there. */
export function routeAnswered(
  decision: DecisionId,
  choice: Route,
  { stations, pose }: RouteAnswer,
  before: Draft,
  tabletop: Tabletop,
): Routing {
  const isSame = isRouting(before) && before.decision === decision && before.stations.join() === stations.join()
  const place = isSame ? undefined : placeIn(choice, stations.at(-1) ?? choice.from)
  const end = (place && nearestFree(place, pose, tabletop)) ?? pose
  return { ...routeFrom(decision, choice, end), bends: stations.slice(0, -1), stations, held: false }
}

export interface Pointed {
  readonly at: Point
  readonly over?: Ref | undefined
  /** Puts the piece exactly there, instead of beside what stands there. */
  readonly free: boolean
}

/** The route to the station that the pointer means. */
export function routed(choice: Route, draft: Routing, tabletop: Tabletop, pointed: Pointed): Routing {
  const over = levelOf(pointed.over, tabletop)
  const { over: _before, ...rest } = draft
  const now = { ...rest, ...(over === undefined ? {} : { over }) }
  const levels = levelsAt(choice, pointed.at, tabletop)
  const station = meant(choice, now, levels, over)
  if (station === undefined) return { ...now, stations: draft.bends, isAstray: true, pose: { ...draft.pose, at: pointed.at } }
  const place = placeIn(choice, station)
  const { on } = place ? place.region : (choice.aims?.[station] ?? {})
  const { on: _on, ...pose } = draft.pose
  const wished: Pose = { ...pose, at: pointed.at, ...(on === undefined ? {} : { on }) }
  const end = pointed.free || !place ? wished : (nearestFree(place, wished, tabletop) ?? wished)
  return { ...now, stations: wayThrough(choice, draft.bends, station), isAstray: false, pose: end }
}

/** Moves the route's end a level up or down from what the pointer is on, if there is such a level. */
export function withLevel(choice: Route, draft: Routing, tabletop: Tabletop, by: 1 | -1): Routing {
  const levels = levelsAt(choice, draft.pose.at, tabletop)
  const at = levels.findIndex(({ on }) => on === draft.over)
  const lift = Math.max(-Math.max(at, 0), Math.min(draft.lift + by, levels.length - 1 - Math.max(at, 0)))
  if (lift === draft.lift) return draft
  return routed(choice, { ...draft, lift }, tabletop, { at: draft.pose.at, over: draft.over, free: false })
}

/** Fixes the stations so far; the rest of the way starts at the last one. */
export function withBend(draft: Routing): Routing {
  const last = draft.stations.at(-1)
  if (draft.isAstray || last === undefined || last === draft.bends.at(-1)) return draft
  return { ...draft, bends: draft.stations }
}

/** Removes the last fixed station. */
export function stationsBack(choice: Route, draft: Routing, tabletop: Tabletop): Routing {
  const { instead: _instead, ...rest } = draft
  const bends = draft.bends.slice(0, -1)
  const station = draft.isAstray ? draft.stations.at(-1) : draft.bends.at(-1)
  if (station === undefined || draft.isAstray) return { ...rest, bends, stations: bends }
  const stations = wayThrough(choice, bends, station)
  const place = placeIn(choice, station)
  const pose = place ? (nearestFree(place, { ...draft.pose, ...middleOf(place.region) }, tabletop) ?? draft.pose) : draft.pose
  return { ...rest, bends, stations, pose }
}

/** The stations that the pointer can mean at this point, by level from the lowest, each with what it stands on. */
function levelsAt(choice: Route, at: Point, tabletop: Tabletop) {
  const { ends, aims = {} } = choice
  const ending = Object.entries(ends).filter(([station, region]) => !Object.hasOwn(aims, station) && holds(region, at, tabletop))
  const aimed = Object.entries(aims).filter(([, { areas }]) => areas.some((area) => contains(area, { at, radius: 0 }, 0)))
  const levels = new Map<Ref | undefined, string[]>()
  for (const [station, { on }] of [...ending, ...aimed]) levels.set(on, [...(levels.get(on) ?? []), station])
  return [...levels]
    .map(([on, stations]) => ({ on, stations, height: heightUnder(tabletop, on === undefined ? {} : { on }) }))
    .sort((one, other) => one.height - other.height)
}

/** The station meant: of those at the level under the pointer, or `lift` levels above it, the first that can be reached. */
function meant(
  choice: Route,
  { bends, lift }: Pick<Routing, 'bends' | 'lift'>,
  levels: ReturnType<typeof levelsAt>,
  over: Ref | undefined,
): string | undefined {
  const under = Math.max(
    0,
    levels.findIndex(({ on }) => on === over),
  )
  const { stations = [] } = levels[Math.max(0, Math.min(under + lift, levels.length - 1))] ?? {}
  const last = bends.at(-1) ?? choice.from
  const left = choice.most - bends.length
  const near = stations.find((station) => isOpenWay(choice, last, wayBetween(choice, last, station), left))
  return near ?? stations[0]
}

function isOpenWay(choice: Route, from: string, way: readonly string[] | undefined, left: number): boolean {
  if (!way || way.length > left) return false
  return way.every((to, index) =>
    choice.steps[way[index - 1] ?? from]?.some((step) => step.to === to && step.refused === undefined),
  )
}

/**
 * The way through the fixed stations to this one. A station to which nothing leads is included, so that the verdict can name it.
 */
function wayThrough(choice: Route, bends: readonly string[], station: string): readonly string[] {
  const last = bends.at(-1) ?? choice.from
  return [...bends, ...(wayBetween(choice, last, station) ?? [station])]
}

/** Is this point within the station's area, whatever else stands there? */
function holds({ centre, inside, on }: Region, at: Point, tabletop: Tabletop): boolean {
  const areas = centre?.areas ?? inside?.areas
  const top = on === undefined ? undefined : findTerrain(tabletop, on)?.top?.outline
  const spot = { at, radius: 0 }
  return areas ? areas.some((area) => contains(area, spot, 0)) : top !== undefined && contains(top, spot, 0)
}

/** What the pointer is on: a terrain piece's top, or what the piece under it stands on; undefined for the ground. */
function levelOf(over: Ref | undefined, { pieces, terrain }: Tabletop): Ref | undefined {
  if (over === undefined) return undefined
  if (Object.hasOwn(pieces, over)) return pieces[over]?.pose.on
  return terrain.some(({ ref, top }) => ref === over && top) ? over : undefined
}

/** The average of the corners of a region's first area. */
function middleOf({ centre, inside, on }: Region): { readonly at?: Point; readonly on?: Ref } {
  const area = (centre ?? inside)?.areas[0]
  if (!area) return {}
  const sum = area.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  const at = { x: Math.round(sum.x / area.length), y: Math.round(sum.y / area.length) }
  return { at, ...(on === undefined ? {} : { on }) }
}
