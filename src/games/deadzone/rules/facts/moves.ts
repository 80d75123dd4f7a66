/** Builds the question for a move, and tells what stops a move under way. Steps, reach and places are in `reach.ts`. */
import { direction } from '../../../../geometry/heading'
import type { Point } from '../../../../geometry/types'
import type { Route, RouteAnswer, RouteStep } from '../../../../table/choice'
import { judgeRoute, placeIn as placeOfRoute } from '../../../../table/judge-route'
import type { Pose, Ref } from '../../../../table/piece'
import { firstFree } from '../../../../table/shapes'
import type { Battlefield, CubeId } from '../board'
import { CUBE } from '../constants'
import type { MoveEvent } from '../events/moves'
import { later, ofLatest } from '../later'
import type { Side, State } from '../state'
import type { MoveHow, Travel } from '../terms/moves'
import { isStandable, STEP_OVER, standableCubes } from './board'
import { cubeFrom, cubeId, cubeOf, middleOf, rangeBetween, squareOf } from './cubes'
import { exitOf } from './exits'
import { withGlides } from './glides'
import { isLed, leaderOf, modelOf } from './models'
import { moverOf, speedOf } from './movers'
import { whyNoRoom } from './occupants'
import { endingRegion, firstPlaceIn, fitsBeside } from './places'
import { reachOf, readStation, routeWith, standsIn } from './reach'
import { canStep } from './steps'
import { groundRef, poseIn } from './terrain'

/** Moves that are granted by an effect and may be declined. */
const MAY_STAY: ReadonlySet<MoveHow> = new Set(['ability', 'pregame', 'clear'])

/** The route question: how the model may move now. */
export function routeOf(state: State, ref: Ref, most: number, how: MoveHow): Route {
  const ways = waysOf(state, ref, most, how)
  const open = how === 'pregame' ? ways : withExits(state, ref, ways)
  return MAY_STAY.has(how) ? { ...open, stay: true } : open
}

/**
 * Routes depend only on the mover and on where models stand, so they are cached by these. Imagined worlds that differ only in
 * hidden things share them, and so does a question that is asked again.
 */
const KNOWN = new WeakMap<State['tabletop'], { readonly of: Grounds; readonly ways: Map<string, Route> }>()
type Grounds = Pick<State, 'battlefield' | 'models'>

function waysOf(state: State, ref: Ref, most: number, how: MoveHow): Route {
  const { battlefield, models, tabletop } = state
  const before = KNOWN.get(tabletop)
  const isSame = before?.of.battlefield === battlefield && before.of.models === models
  const ways = isSame ? before.ways : new Map<string, Route>()
  if (!isSame) KNOWN.set(tabletop, { of: { battlefield, models }, ways })
  const { active } = state
  const raging = active && isLed(state, active.model) ? active.model : ''
  const key = `${ref} ${most} ${how} ${raging} ${Object.values(moverOf(state, ref)).join()}`
  const known = ways.get(key)
  if (known) return known
  const route = how === 'teleport' ? teleportRoute(state, ref, most) : reachOf(state, ref, most, how)
  const made = withRefusals(state, how === 'teleport' ? route : withGlides(state, ref, route))
  ways.set(key, made)
  return made
}

/** The pointer may also be over cubes that cannot be reached; they are included so that the reason can be shown. */
function withRefusals({ battlefield }: State, route: Route): Route {
  const aims = later(() => refusedCubes(battlefield, route))
  return {
    ...route,
    get aims() {
      return aims()
    },
  }
}
function refusedCubes(battlefield: Battlefield, { steps, barred, ends }: Route): NonNullable<Route['aims']> {
  const refused = Object.values(steps).flatMap((list) => list.flatMap((step) => (step.refused ? [step.to] : [])))
  const cubes = [...Object.keys(barred), ...refused].filter(
    (id) => !Object.hasOwn(ends, id) && isStandable(battlefield, cubeFrom(id)),
  )
  const aims = [...new Set(cubes)].map((id) => {
    const on = groundRef(battlefield, cubeFrom(id))
    return [id, { areas: [squareOf(cubeFrom(id))], ...(on === undefined ? {} : { on }) }] as const
  })
  return Object.fromEntries(aims)
}

/** Teleport (4.23): one step to any cube in range in which the model can stand. */
function teleportRoute(state: State, ref: Ref, most: number): Route {
  const from = cubeOf(state, ref)
  const cubes = standableCubes(state.battlefield)
    .map(cubeId)
    .filter((id) => id !== from && rangeBetween(from, id) <= most)
  const steps = cubes.map((to): RouteStep => {
    const why = whyNoRoom(state, ref, to)
    return why ? { to, refused: why } : { to }
  })
  const ends = [from, ...cubes].map((id) => [id, endingRegion(state, ref, id)] as const)
  return routeWith(state, ref, 1, { steps: { [from]: steps }, ends: Object.fromEntries(ends), barred: {} })
}

/** DZ-TER-15: the station for the step over the board's edge from a cube. */
const EXIT = 'exit '
export const exitFrom = (cube: CubeId): string => `${EXIT}${cube}`
export const isExit = (station: string): boolean => station.startsWith(EXIT)

/** DZ-TER-15: adds the step over the edge from every cube where the mission lets this model leave. */
function withExits(state: State, ref: Ref, route: Route): Route {
  const exit = exitOf(state, ref)
  if (!exit) return route
  const leaving = Object.keys(route.steps).filter((station) => {
    const { c, r, z } = cubeFrom(standsIn(station))
    return z === 1 && Object.hasOwn(route.ends, station) && exit.squares.some((square) => square.c === c && square.r === r)
  })
  const steps = Object.fromEntries(leaving.map((at) => [at, [...(route.steps[at] ?? []), { to: exitFrom(standsIn(at)) }]]))
  const ends = Object.fromEntries(leaving.map((at) => [exitFrom(standsIn(at)), route.ends[at]]))
  const { c, r } = STEP_OVER[exit.side]
  const aims = leaving.map((at) => {
    const cube = cubeFrom(standsIn(at))
    return [exitFrom(standsIn(at)), { areas: [squareOf({ c: cube.c + c, r: cube.r + r })] }] as const
  })
  // The cast is safe: each of these ends was found in the map.
  return {
    ...route,
    steps: { ...route.steps, ...steps },
    ends: { ...route.ends, ...(ends as Route['ends']) },
    aims: { ...route.aims, ...Object.fromEntries(aims) },
  }
}

/** Agile (4.23): one level up or down in the model's own stack; undefined if neither is possible. */
export function agileRoute(state: State, ref: Ref): Route | undefined {
  const route = reachOf(state, ref, 1, 'ability')
  const { c, r } = cubeFrom(route.from)
  const isOwn = (station: string) => {
    const to = cubeFrom(standsIn(station))
    return to.c === c && to.r === r && station !== route.from
  }
  const here = (route.steps[route.from] ?? []).filter(({ to }) => isOwn(to))
  if (!here.some(({ refused }) => !refused)) return undefined
  const ends = Object.fromEntries(Object.entries(route.ends).filter(([station]) => isOwn(station)))
  return { ...route, steps: { [route.from]: here }, ends, stay: true }
}

/** The legal answer closest to not moving: another place in the model's cube, else the first cube in which it may end. */
export function firstAnswer(route: Route, state: State): RouteAnswer | undefined {
  const { tabletop } = state
  const now = tabletop.pieces[route.piece]?.pose
  const allowed = (answer: RouteAnswer) => judgeRoute(route, answer, tabletop).allowed
  if (route.stay && now) return { stations: [], pose: now }
  const nudged = now && nudges(now).find((pose) => allowed({ stations: [], pose }))
  if (nudged) return { stations: [], pose: nudged }
  for (const [station] of Object.entries(route.ends)) {
    const place = placeOfRoute(route, station)
    const pose = place && firstFree(place, tabletop)
    const stations = station === route.from ? [] : [station]
    if (pose && allowed({ stations, pose })) return { stations, pose }
  }
  return undefined
}

const BIT = CUBE / 60
const nudges = (pose: Pose): readonly Pose[] =>
  [
    { x: BIT, y: 0 },
    { x: -BIT, y: 0 },
    { x: 0, y: BIT },
    { x: 0, y: -BIT },
  ].map(({ x, y }) => ({ ...pose, at: { x: Math.round(pose.at.x + x), y: Math.round(pose.at.y + y) } }))

/** DZ-MOV-02: whether the model can move at all within `most` cubes. Most models can at least move within their own cube. */
export const canMove = (state: State, ref: Ref, most: number, how: MoveHow): boolean =>
  MAY_STAY.has(how) || canShift(state, ref) || firstAnswer(routeOf(state, ref, most, how), state) !== undefined

/** The menu asks for every kind of move whether the model can move within its own cube. */
const shiftsOn = ofLatest((_tabletop: State['tabletop']) => new Map<Ref, boolean>())
function canShift(state: State, ref: Ref): boolean {
  const known = shiftsOn(state.tabletop)
  const now = state.tabletop.pieces[ref]?.pose
  const isRoomy = () => now !== undefined && fitsBeside(state, ref, cubeOf(state, ref), nudges(now))
  const can = known.get(ref) ?? (isRoomy() || firstAnswer(ownCube(state, ref), state) !== undefined)
  known.set(ref, can)
  return can
}
/** A route without steps, for moving within the own cube. */
function ownCube(state: State, ref: Ref): Route {
  const from = cubeOf(state, ref)
  return routeWith(state, ref, 0, { steps: {}, ends: { [from]: endingRegion(state, ref, from) }, barred: {} })
}

/** DZ-PROF-05, DZ-CMD-12: the current allowance in cubes for a Move, a Sprint or a free Move. */
export function mostOf(state: State, ref: Ref, how: 'move' | 'sprint' | 'die'): number {
  const [move, sprint] = speedOf(state, ref)
  return how === 'move' ? move : how === 'sprint' ? sprint : 1
}

/** DZ-ACT-06: whether the model can take no further step because it is gone, Pinned, or its activation is over. */
export function isStopped(state: State, ref: Ref): boolean {
  const { standing, pinned } = modelOf(state, ref)
  return standing !== 'board' || pinned || (state.active?.model === ref && state.active.over)
}
/** DZ-ENG-03: whether a Fight has ended the model's move. */
export const isHalted = (state: State, ref: Ref): boolean => state.halted === ref

/** The seat that controls this model: its owner, except in a Rampage (4.23). */
export const orderedBy = (state: State, ref: Ref): Side => leaderOf(state, ref)

/** DZ-MOV-04: whether the model can still go from where it is to the next station of its path. */
export function connects(state: State, ref: Ref, station: string): boolean {
  if (isExit(station)) return exitFrom(cubeOf(state, ref)) === station
  return canStep(state.battlefield, cubeOf(state, ref), readStation(station).cube, moverOf(state, ref)).allowed
}

/** The pose of a model that passes through a cube: beside the models there, or in the middle above them if there is no room. */
export const passingPose = (state: State, ref: Ref, cube: CubeId): Pose =>
  firstPlaceIn(state, ref, cube, poseOf(state, ref).at) ?? poseIn(state.battlefield, cubeFrom(cube), middleOf(cubeFrom(cube)))

/** The model's pose. Throws if the model is not on the table. */
export function poseOf({ tabletop }: Pick<State, 'tabletop'>, ref: Ref): Pose {
  const piece = Object.hasOwn(tabletop.pieces, ref) ? tabletop.pieces[ref] : undefined
  if (!piece) throw new Error(`${ref} is not on the table`)
  return piece.pose
}

/** The event that moves a model to a pose; none if it is there already. */
export function movedTo(state: State, ref: Ref, to: Pose, cubes: readonly CubeId[], way: Travel): readonly MoveEvent[] {
  const from = poseOf(state, ref)
  const isThere = from.on === to.on && from.at.x === to.at.x && from.at.y === to.at.y
  return isThere ? [] : [{ type: 'model-moved', model: ref, from, to: { ...to, heading: headingTo(from.at, to) }, cubes, way }]
}

const HEADINGS = Array.from({ length: 72 }, (_, index) => index * 5)
/** A moving model faces its direction of movement. Facing has no meaning in the rules (DZ-POS-03). */
function headingTo(from: Point, { at, heading }: Pose): number {
  const [dx, dy] = [at.x - from.x, at.y - from.y]
  if (dx === 0 && dy === 0) return heading
  const ahead = (degrees: number) => {
    const way = direction(degrees)
    return way.x * dx + way.y * dy
  }
  return HEADINGS.reduce((best, degrees) => (ahead(degrees) > ahead(best) ? degrees : best), 0)
}

/** How a step from one cube to the next is shown. */
export function travel(state: State, ref: Ref, from: CubeId, to: CubeId): Travel {
  const verdict = canStep(state.battlefield, from, to, moverOf(state, ref))
  return verdict.allowed ? verdict.way.way : 'walk'
}
