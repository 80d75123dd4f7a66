/** Where each cube leads (DZ-MOV-03, DZ-LVL-06 to 11): the part of a search for routes that depends on no other model. */
import type { Reason } from '../../../../kernel'
import type { RouteStep } from '../../../../table/choice'
import { type Battlefield, COLUMNS, type Cube, type CubeId, LEVELS, ROWS } from '../board'
import { floorsBelow, floorUnder, highestLevel, isHalf, isStandable } from './board'
import { cubeFrom, cubeId } from './cubes'
import type { Mover } from './movers'
import { canStep, isHanging } from './steps'

/**
 * A station of a route: either a cube (`4-4-2`) in which the model stands or hangs, or a drop (`4-4-3>4-4-1`) into the air of the
 * first cube and at once down to the second (DZ-LVL-08).
 */
export type Station = string
export const dropStation = (air: CubeId, landing: CubeId): Station => `${air}>${landing}`

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
function landingsOf(battlefield: Battlefield, air: Cube): readonly CubeId[] {
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

/** A drop through air: its station, and the cube in which it ends. */
export interface Drop {
  readonly step: RouteStep
  readonly lands: CubeId
}

/** The drops of a model that leaves `here` through this floorless cube. */
function dropsThrough(battlefield: Battlefield, here: Cube, air: Cube, mover: Mover): readonly Drop[] {
  if (mover.flight || mover.vehicle || air.z > here.z) return []
  if (!isStandable(battlefield, here) && !isHanging(battlefield, here)) return []
  // If the model can step into the air at its own level, it drops from there. Air at a lower level counts only if a panel bars
  // that step.
  const level = { ...air, z: here.z }
  const isAhead = air.z < here.z && !isStandable(battlefield, level)
  if (isAhead && canStep(battlefield, cubeId(here), cubeId(level), mover).allowed) return []
  return landingsOf(battlefield, air)
    .filter((lands) => !isHalf(floorUnder(battlefield, cubeFrom(lands))) || mover.size <= 2)
    .map((lands) => ({ step: { to: dropStation(cubeId(air), lands) }, lands }))
}

/** A neighbour of a cube as a mover may get there, whoever else is there. */
export interface Onward {
  readonly id: CubeId
  /** The step there, shared by all routes. */
  readonly step: RouteStep
  /** Why the step is not possible. */
  readonly stops: Reason | undefined
  /** Whether models can stand there. */
  readonly stands: boolean
  /** For a floorless cube: whether a route may continue from it, and the drops through it. */
  readonly pauses: boolean
  readonly drops: readonly Drop[]
}

/** Cached by battlefield and mover, because neither changes: every cube is looked at once. */
const KNOWN = new WeakMap<Battlefield, WeakMap<Mover, Map<CubeId, readonly Onward[]>>>()

/** The neighbours of a cube that matter to a route: those where models can stand, and air into which it may go. */
export function onwardFrom(battlefield: Battlefield, from: CubeId, mover: Mover): readonly Onward[] {
  const movers = KNOWN.get(battlefield) ?? new WeakMap<Mover, Map<CubeId, readonly Onward[]>>()
  KNOWN.set(battlefield, movers)
  const cubes = movers.get(mover) ?? new Map<CubeId, readonly Onward[]>()
  movers.set(mover, cubes)
  const found = cubes.get(from) ?? lookedUp(battlefield, cubeFrom(from), mover)
  cubes.set(from, found)
  return found
}

const NO_DROPS: readonly Drop[] = []
const onto = (id: CubeId): Onward => ({ id, step: { to: id }, stops: undefined, stands: true, pauses: false, drops: NO_DROPS })

function lookedUp(battlefield: Battlefield, from: Cube, mover: Mover): readonly Onward[] {
  const roof = highestLevel(battlefield) + 1
  // There is nothing to climb, and nowhere to drop from, more than one level above the highest floor.
  return neighboursOf(from)
    .filter(({ z }) => z <= roof)
    .flatMap((to): readonly Onward[] => {
      const id = cubeId(to)
      const verdict = canStep(battlefield, cubeId(from), id, mover)
      const stands = isStandable(battlefield, to)
      if (!verdict.allowed) return stands ? [{ ...onto(id), stops: verdict.reason }] : []
      if (stands) return [onto(id)]
      const pauses = mayPause(battlefield, from, to, mover)
      const drops = dropsThrough(battlefield, from, to, mover)
      return pauses || drops.length > 0 ? [{ ...onto(id), stands, pauses, drops }] : []
    })
}
