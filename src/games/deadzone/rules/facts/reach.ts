/** Everywhere a model may go (DZ-MOV, DZ-SPR, DZ-LVL-06 to 11): the stations, steps and ends of a `Route`. */
import type { Reason } from '../../../../kernel'
import type { Region, Route, RouteStep } from '../../../../table/choice'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { TOLERANCE } from '../constants'
import { say } from '../said'
import type { State } from '../state'
import type { MoveHow } from '../terms/moves'
import { cubeFrom, cubeOf } from './cubes'
import { moverOf } from './movers'
import { heldCubes, whyNoRoom } from './occupants'
import { type Onward, onwardFrom, type Station } from './onward'
import { endingRegion, radiusOf } from './places'

/** Parses a station: the cube into which a step leads and, for a drop, the cube where it lands. */
export function readStation(station: Station): { readonly cube: CubeId; readonly lands?: CubeId } {
  const [cube = '', lands] = station.split('>')
  return lands === undefined ? { cube } : { cube, lands }
}
/** The cube in which the model is after this station. */
export const standsIn = (station: Station): CubeId => station.slice(station.indexOf('>') + 1)
/** DZ-LVL-07, DZ-FAL-01: levels between the cube that was left and the landing. A fall of 1 is a jump without a test. */
export const fallHeight = (left: CubeId, landing: CubeId): number => cubeFrom(left).z - cubeFrom(landing).z

interface Found {
  readonly steps: { [station: string]: RouteStep[] }
  readonly barred: { [station: string]: Reason }
  readonly ends: Set<Station>
  readonly refused: Map<CubeId, { readonly from: Station; readonly reason: Reason }>
}

/** A route from where the model stands, with at most `most` of these steps to one of these ends. */
export const routeWith = (state: State, ref: Ref, most: number, found: Pick<Route, 'steps' | 'ends' | 'barred'>): Route => ({
  shape: 'route',
  piece: ref,
  radius: radiusOf(state, ref),
  from: cubeOf(state, ref),
  most,
  ...found,
  tolerance: TOLERANCE,
})

/** How a model may move now, with at most `most` steps. With `how` `pregame`, a Scout may not enter occupied cubes. */
export function reachOf(state: State, ref: Ref, most: number, how: MoveHow = 'move'): Route {
  const from = cubeOf(state, ref)
  const found = searched(state, ref, from, most, how)
  for (const [cube, { from: station, reason }] of found.refused) {
    if (!Object.hasOwn(found.barred, cube) && !found.ends.has(cube))
      found.steps[station] = [...(found.steps[station] ?? []), { to: cube, refused: reason }]
  }
  const stations = [...found.ends]
  const drops = stations.filter((station) => station.includes('>'))
  const ends = drops.length === 0 ? stations : [...stations.filter((station) => !station.includes('>')), ...drops]
  const known = new Map<CubeId, Region>()
  const regions: { [station: string]: Region } = {}
  for (const station of ends) {
    const cube = standsIn(station)
    const region = known.get(cube) ?? endingRegion(state, ref, cube)
    known.set(cube, region)
    regions[station] = region
  }
  return routeWith(state, ref, most, { steps: found.steps, ends: regions, barred: found.barred })
}

/** What a search knows of a cube in which models can stand, once it was looked at. */
interface Room {
  /** The step into the cube; undefined if the model may not enter it. */
  readonly into: RouteStep | undefined
}

function searched(state: State, ref: Ref, from: CubeId, most: number, how: MoveHow): Found {
  const { battlefield } = state
  const mover = moverOf(state, ref)
  const held = heldCubes(state, ref)
  const found: Found = { steps: {}, barred: {}, ends: new Set([from]), refused: new Map() }
  const depth = new Map<Station, number>([[from, 0]])
  const rooms = new Map<CubeId, Room>()
  const roomless = new Map<CubeId, Reason | undefined>()
  for (const [station, steps] of depth) {
    if (steps >= most || endsThere(station)) continue
    const list: RouteStep[] = []
    for (const to of onwardFrom(battlefield, standsIn(station), mover)) {
      if (!to.stands) overAir(to, steps, list)
      else if (to.stops) refuse(to.id, station, to.stops)
      else {
        const { into } = rooms.get(to.id) ?? enter(station, to, steps)
        if (into) list.push(into)
      }
    }
    found.steps[station] = list
  }
  return found

  function refuse(cube: CubeId, station: Station, reason: Reason): void {
    if (!found.refused.has(cube)) found.refused.set(cube, { from: station, reason })
  }
  function discover(station: Station, steps: number): void {
    if (!depth.has(station)) depth.set(station, steps + 1)
  }
  function mustStopIn(cube: CubeId): boolean {
    return held.get(cube)?.enemies === true && !mover.flight
  }
  /** DZ-ENG-03: a route ends where enemies are, and after a drop unless falling does not harm the model. */
  function endsThere(station: Station): boolean {
    if (station === from) return false
    if (station.includes('>') && !mover.jumpPack && !mover.glide) return true
    return mustStopIn(standsIn(station))
  }
  /** Why the model may not stop in a cube in which models can stand. */
  function whyNot(cube: CubeId): Reason | undefined {
    if (roomless.has(cube)) return roomless.get(cube)
    const why = how === 'pregame' && held.has(cube) ? say('occupied', { cube }, '4.23') : whyNoRoom(state, ref, cube)
    roomless.set(cube, why)
    return why
  }
  /** The first step into a cube. Whether the model may enter it and stop there does not depend on where it comes from. */
  function enter(station: Station, { id, step }: Onward, steps: number): Room {
    const why = id === from ? undefined : whyNot(id)
    const isClosed = mustStopIn(id) && (id === from || why !== undefined)
    const room: Room = { into: isClosed ? undefined : step }
    rooms.set(id, room)
    if (isClosed) {
      if (why) refuse(id, station, why)
      return room
    }
    discover(id, steps)
    if (why) found.barred[id] = why
    else found.ends.add(id)
    return room
  }
  function overAir({ id, step, pauses, drops }: Onward, steps: number, list: RouteStep[]): void {
    if (steps + 1 < most && pauses) {
      list.push(step)
      discover(id, steps)
      found.barred[id] ??= say('only-hanging', { cube: id }, 'DZ-MOV-04')
    }
    for (const drop of drops) {
      // DZ-FAL-06: a model may not jump to a cube where it would not fit.
      if (whyNot(drop.lands)) continue
      list.push(drop.step)
      discover(drop.step.to, steps)
      found.ends.add(drop.step.to)
    }
  }
}
