/** Glide (4.23): from a height downwards, moving one cube sideways for each level lost. */
import type { Route, RouteStep } from '../../../../table/choice'
import type { Ref } from '../../../../table/piece'
import type { Battlefield, Cube } from '../board'
import type { State } from '../state'
import { floorsBelow, isStandable, standableCubes } from './board'
import { cubeFrom, cubeId } from './cubes'
import { type Mover, moverOf } from './movers'
import { whyNoRoom } from './occupants'
import { dropStation } from './onward'
import { endingRegion } from './places'
import { standsIn } from './reach'
import { canStep } from './steps'

/** Adds long glides to the route of a model that can glide, from every station at which it has at least one step left. */
export function withGlides(state: State, ref: Ref, route: Route): Route {
  const mover = moverOf(state, ref)
  if (!mover.glide) return route
  const steps: { [station: string]: readonly RouteStep[] } = { ...route.steps }
  const ends = { ...route.ends }
  for (const station of Object.keys(route.steps)) {
    const from = cubeFrom(standsIn(station))
    if (station.includes('>') || !isStandable(state.battlefield, from)) continue
    for (const glide of glidesFrom(state, ref, from, mover)) {
      steps[station] = [...(steps[station] ?? []), { to: glide }]
      ends[glide] = ends[glide] ?? endingRegion(state, ref, standsIn(glide))
    }
  }
  return { ...route, steps, ends }
}

/** Only cubes farther away than the neighbouring ones. Landing in a neighbouring cube is an ordinary drop. */
function glidesFrom(state: State, ref: Ref, from: Cube, mover: Mover): readonly string[] {
  return standableCubes(state.battlefield).flatMap((to) => {
    const far = Math.max(Math.abs(to.c - from.c), Math.abs(to.r - from.r))
    if (far < 2 || far > from.z - to.z || whyNoRoom(state, ref, cubeId(to))) return []
    const air = firstAir(state.battlefield, from, to, mover)
    return air ? [dropStation(cubeId(air), cubeId(to))] : []
  })
}

/** The first floorless cube on the way straight over and then down; undefined if something on that way blocks the model. */
function firstAir(battlefield: Battlefield, from: Cube, to: Cube, mover: Mover): Cube | undefined {
  const towards = (at: number, end: number) => at + Math.sign(end - at)
  let [at, first] = [from, undefined as Cube | undefined]
  while (at.c !== to.c || at.r !== to.r) {
    const next: Cube = { c: towards(at.c, to.c), r: towards(at.r, to.r), z: at.z }
    if (isStandable(battlefield, next) || !canStep(battlefield, cubeId(at), cubeId(next), mover).allowed) return undefined
    first ??= next
    at = next
  }
  const [below] = floorsBelow(battlefield, at)
  return below && cubeId(below.cube) === cubeId(to) ? first : undefined
}
