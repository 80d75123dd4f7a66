/** Everywhere a model may go (DZ-MOV, DZ-SPR, DZ-LVL-06 to 11): the stations, steps and ends of a `Route`. */
import type { Reason } from '../../../../kernel'
import type { Region, Route, RouteStep } from '../../../../table/choice'
import type { Ref } from '../../../../table/piece'
import { type Battlefield, COLUMNS, type Cube, type CubeId, LEVELS, ROWS } from '../board'
import { TOLERANCE } from '../constants'
import { say } from '../said'
import type { State } from '../state'
import type { MoveHow } from '../terms/moves'
import { floorsBelow, floorUnder, highestLevel, isHalf, isStandable } from './board'
import { cubeFrom, cubeId, cubeOf } from './cubes'
import { type Mover, moverOf } from './movers'
import { heldCubes, whyNoRoom } from './occupants'
import { endingRegion, radiusOf } from './places'
import { canStep, isHanging } from './steps'

/**
 * A station of a route: either a cube (`4-4-2`) in which the model stands or hangs, or a drop (`4-4-3>4-4-1`) into the air of the
 * first cube and at once down to the second (DZ-LVL-08).
 */
export type Station = string
export const dropStation = (air: CubeId, landing: CubeId): Station => `${air}>${landing}`
/** The cube into which a step leads and, for a drop, the cube where it lands. */
export function readStation(station: Station): { readonly cube: CubeId; readonly lands?: CubeId } {
  const [cube = '', lands] = station.split('>')
  return lands === undefined ? { cube } : { cube, lands }
}
/** The cube in which the model is after this station. */
export const standsIn = (station: Station): CubeId => {
  const { cube, lands } = readStation(station)
  return lands ?? cube
}
/** DZ-LVL-07, DZ-FAL-01: levels between the cube that was left and the landing. A fall of 1 is a jump without a test. */
export const fallHeight = (left: CubeId, landing: CubeId): number => cubeFrom(left).z - cubeFrom(landing).z

export const neighboursOf = ({ c, r, z }: Cube): readonly Cube[] => {
  const near: Cube[] = []
  for (const dz of [0, 1, -1])
    for (const dr of [-1, 0, 1])
      for (const dc of [-1, 0, 1]) {
        const to = { c: c + dc, r: r + dr, z: z + dz }
        const isOn = to.c >= 1 && to.c <= COLUMNS && to.r >= 1 && to.r <= ROWS && to.z >= 1 && to.z <= LEVELS
        if (isOn && (dc !== 0 || dr !== 0 || dz !== 0)) near.push(to)
      }
  return near
}

/** DZ-LVL-08, AMB-50: where a voluntary drop through this air may land: on the first floor, or past walkways on one below. */
export function landingsOf(battlefield: Battlefield, air: Cube): readonly CubeId[] {
  const below = floorsBelow(battlefield, air)
  const firm = below.findIndex(({ isPartial }) => !isPartial)
  return below.slice(0, firm < 0 ? below.length : firm + 1).map(({ cube }) => cubeId(cube))
}

/** DZ-MOV-04, DZ-LVL-06, 11: whether a route may continue from this floorless cube. `from` is the cube before it. */
function mayPause(battlefield: Battlefield, from: Cube, air: Cube, mover: Mover): boolean {
  if (mover.flight) return true
  if (mover.vehicle) return false
  if (isHanging(battlefield, air)) return true
  return mover.jumpPack && (isStandable(battlefield, from) || isHanging(battlefield, from))
}

interface Found {
  readonly steps: { [station: string]: RouteStep[] }
  readonly barred: { [station: string]: Reason }
  readonly ends: Station[]
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
    if (!Object.hasOwn(found.barred, cube) && !found.ends.includes(cube))
      found.steps[station] = [...(found.steps[station] ?? []), { to: cube, refused: reason }]
  }
  const drops = found.ends.filter((station) => station.includes('>'))
  const ends = [...found.ends.filter((station) => !station.includes('>')), ...drops]
  const region = new Map<CubeId, Region>()
  for (const station of ends) {
    const cube = standsIn(station)
    if (!region.has(cube)) region.set(cube, endingRegion(state, ref, cube))
  }
  return routeWith(state, ref, most, {
    steps: found.steps,
    ends: Object.fromEntries(ends.map((station) => [station, region.get(standsIn(station)) as Region])),
    barred: found.barred,
  })
}

function searched(state: State, ref: Ref, from: CubeId, most: number, how: MoveHow): Found {
  const mover = moverOf(state, ref)
  const held = heldCubes(state, ref)
  const found: Found = { steps: {}, barred: {}, ends: [from], refused: new Map() }
  const roof = highestLevel(state.battlefield) + 1
  const depth = new Map<Station, number>([[from, 0]])
  /** Why the model may not stop in a cube in which models can stand. */
  const whyNot = (cube: CubeId): Reason | undefined =>
    how === 'pregame' && held.has(cube) ? say('occupied', { cube }, '4.23') : whyNoRoom(state, ref, cube)
  for (const [station, steps] of depth) {
    if (steps >= most || endsThere(station)) continue
    const here = cubeFrom(standsIn(station))
    const list: RouteStep[] = []
    const reach = (to: Station) => {
      list.push({ to })
      if (depth.has(to)) return
      depth.set(to, steps + 1)
    }
    for (const to of neighboursOf(here)) {
      if (to.z > roof) continue
      const id = cubeId(to)
      const verdict = canStep(state.battlefield, cubeId(here), id, mover)
      if (!verdict.allowed) {
        if (isStandable(state.battlefield, to) && !found.refused.has(id))
          found.refused.set(id, { from: station, reason: verdict.reason })
        continue
      }
      if (isStandable(state.battlefield, to)) enter(station, id, reach)
      else overAir(here, to, steps, reach)
    }
    found.steps[station] = list
  }
  return found

  /** DZ-ENG-03: a route ends where enemies are, and after a drop unless falling does not harm the model. */
  function endsThere(station: Station): boolean {
    if (station === from) return false
    if (station.includes('>') && !mover.jumpPack && !mover.glide) return true
    return held.get(standsIn(station))?.enemies === true && !mover.flight
  }
  function enter(station: Station, id: CubeId, reach: (to: Station) => void): void {
    const mustStop = held.get(id)?.enemies === true && !mover.flight
    if (id === from && mustStop) return
    const why = id === from ? undefined : whyNot(id)
    if (why && mustStop) {
      if (!found.refused.has(id)) found.refused.set(id, { from: station, reason: why })
      return
    }
    reach(id)
    if (why) found.barred[id] = why
    else if (!found.ends.includes(id)) found.ends.push(id)
  }
  function mayStep(here: Cube, to: Cube): boolean {
    return canStep(state.battlefield, cubeId(here), cubeId(to), mover).allowed
  }
  function overAir(here: Cube, air: Cube, steps: number, reach: (to: Station) => void): void {
    const id = cubeId(air)
    if (steps + 1 < most && mayPause(state.battlefield, here, air, mover)) {
      reach(id)
      found.barred[id] = say('only-hanging', { cube: id }, 'DZ-MOV-04')
    }
    if (mover.flight || mover.vehicle || air.z > here.z) return
    if (!isStandable(state.battlefield, here) && !isHanging(state.battlefield, here)) return
    // If the model can step into the air at its own level, it drops from there. Air at a lower level counts only if a panel bars
    // that step.
    const level = { ...air, z: here.z }
    if (air.z < here.z && !isStandable(state.battlefield, level) && mayStep(here, level)) return
    for (const landing of landingsOf(state.battlefield, air)) {
      const size = mover.size
      if (isHalf(floorUnder(state.battlefield, cubeFrom(landing))) && size > 2) continue
      const drop = dropStation(id, landing)
      const why = whyNot(landing)
      // DZ-FAL-06: a model may not jump to a cube where it would not fit.
      if (why) continue
      reach(drop)
      if (!found.ends.includes(drop)) found.ends.push(drop)
    }
  }
}
