/** Faults of a battlefield, and what the rulebook advises against (DZ-TER-02, 03, 10, 11, 17). */
import { type Battlefield, COLUMNS, type Cube, type CubeId, LEVELS, type ObjectiveSquare, ROWS, SIDES_OF_CUBE } from './board'
import {
  above,
  beside,
  faceFrom,
  floorUnder,
  holdsSize,
  isHalf,
  isRamp,
  isStandable,
  objectiveCube,
  panelOn,
  rampSide,
  standableCubes,
} from './facts/board'
import { cubeFrom, cubeId, isOnMat } from './facts/cubes'
import { onFoot } from './facts/movers'
import { neighboursOf } from './facts/onward'
import { canStep } from './facts/steps'
import { isPointSymmetric } from './facts/turned'

/** `advice`: the battlefield can be played on, but the rulebook or fairness speaks against this. */
export interface MapFault {
  readonly fault:
    | 'off-board'
    | 'ground-floor'
    | 'ramp-blocked'
    | 'unsupported-floor'
    | 'panel-in-air'
    | 'unreachable'
    | 'objective-unreachable'
    | 'empty-block'
    | 'more-large-than-small'
    | 'not-symmetric'
  /** The name of a cube or side; for an empty block, its first square. */
  readonly at: string
  /** The Size of models that cannot get there. */
  readonly size?: number
  readonly advice?: true
}

/** All faults in a fixed order. `objectives` are those of the mission for which the battlefield is meant. */
export function mapFaults(battlefield: Battlefield, objectives: readonly ObjectiveSquare[] = []): readonly MapFault[] {
  const misplaced = placeFaults(battlefield)
  // The other checks assume that every cube lies on the board.
  if (misplaced.length > 0) return misplaced
  return [
    ...rampFaults(battlefield),
    ...supportFaults(battlefield),
    ...reachFaults(battlefield, objectives),
    ...emptyBlocks(battlefield).map(({ c, r }): MapFault => ({ fault: 'empty-block', at: cubeId({ c, r, z: 1 }), advice: true })),
    ...sizeFaults(battlefield),
    ...(isPointSymmetric(battlefield) ? [] : [{ fault: 'not-symmetric', at: '', advice: true } as const]),
  ]
}

function placeFaults({ panels, floors }: Battlefield): readonly MapFault[] {
  const isIn = (cube: Cube) => isOnMat(cube) && cube.z >= 1 && cube.z <= LEVELS
  const faces = Object.keys(panels).filter((face) => {
    const { cube, side } = faceFrom(face)
    return !isIn(cube) || !isIn(beside(cube, side))
  })
  const cubes = Object.keys(floors).filter((id) => !isIn(cubeFrom(id)))
  // Level 1 needs no floor; only a ramp may lie there.
  const ground = Object.entries(floors).filter(([id, floor]) => id.endsWith('-1') && !isRamp(floor))
  return [
    ...[...faces, ...cubes].map((at): MapFault => ({ fault: 'off-board', at })),
    ...ground.map(([at]): MapFault => ({ fault: 'ground-floor', at })),
  ]
}

/** DZ-TER-17: a ramp needs free space above its slope, and a floor at its upper end. */
const rampFaults = (battlefield: Battlefield): readonly MapFault[] =>
  standableCubes(battlefield).flatMap((cube): readonly MapFault[] => {
    const side = rampSide(battlefield, cube)
    if (!side) return []
    const isFree = floorUnder(battlefield, above(cube)) === 'none' && isStandable(battlefield, beside(above(cube), side))
    return isFree ? [] : [{ fault: 'ramp-blocked', at: cubeId(cube) }]
  })

/** A floor must rest on a wall below it or on a neighbouring floor that does. A panel must stand on a floor beside it. */
function supportFaults(battlefield: Battlefield): readonly MapFault[] {
  const high = standableCubes(battlefield).filter(({ z }) => z > 1)
  const rests = ({ c, r, z }: Cube) =>
    SIDES_OF_CUBE.some((side) => !['open', 'low', 'edge'].includes(panelOn(battlefield, { c, r, z: z - 1 }, side)))
  const held = new Set(high.filter(rests).map(cubeId))
  for (let size = -1; size !== held.size; ) {
    size = held.size
    for (const cube of high) if (SIDES_OF_CUBE.some((side) => held.has(cubeId(beside(cube, side))))) held.add(cubeId(cube))
  }
  const floating = high.map(cubeId).filter((id) => !held.has(id))
  const inAir = Object.entries(battlefield.panels).filter(([face, panel]) => {
    const { cube, side } = faceFrom(face)
    return panel !== 'open' && !isStandable(battlefield, cube) && !isStandable(battlefield, beside(cube, side))
  })
  return [
    ...floating.map((at): MapFault => ({ fault: 'unsupported-floor', at })),
    ...inAir.map(([at]): MapFault => ({ fault: 'panel-in-air', at })),
  ]
}

/** The cubes that a model of this Size can reach on foot, step by step. */
export function walkable(battlefield: Battlefield, from: CubeId, size: number): ReadonlySet<CubeId> {
  const mover = onFoot(size)
  const reached = new Set<CubeId>([from])
  for (const at of reached) {
    for (const to of neighboursOf(cubeFrom(at))) {
      const id = cubeId(to)
      if (!reached.has(id) && holdsSize(battlefield, to, size) && canStep(battlefield, at, id, mover).allowed) reached.add(id)
    }
  }
  return reached
}

const CORNER = '1-1-1'
/** These Sizes must be able to reach every cube in which models can stand; for larger Sizes full floors are only advised. */
const FREE_SIZES = [1, 2]
function reachFaults(battlefield: Battlefield, objectives: readonly ObjectiveSquare[]): readonly MapFault[] {
  const goals = new Set(objectives.map((square) => objectiveCube(battlefield, square)))
  return [...FREE_SIZES, 3].flatMap((size) => {
    const reached = walkable(battlefield, CORNER, size)
    return standableCubes(battlefield)
      .filter((cube) => holdsSize(battlefield, cube, size) && !reached.has(cubeId(cube)))
      .map((cube): MapFault => {
        const at = cubeId(cube)
        const fault = goals.has(at) && size <= 2 ? 'objective-unreachable' : 'unreachable'
        return { fault, at, size, ...(FREE_SIZES.includes(size) ? {} : { advice: true as const }) }
      })
  })
}

/** DZ-TER-03: blocks of three by three squares without a building, each by its first square. */
export function emptyBlocks(battlefield: Battlefield): readonly { readonly c: number; readonly r: number }[] {
  const built = builtSquares(battlefield)
  const found: { c: number; r: number }[] = []
  for (let r = 1; r <= ROWS - 2; r++)
    for (let c = 1; c <= COLUMNS - 2; c++) {
      const isEmpty = [0, 1, 2].every((dr) => [0, 1, 2].every((dc) => !built.has(`${c + dc}-${r + dr}`)))
      if (isEmpty) found.push({ c, r })
    }
  return found
}
/** Squares with a full floor above them. Walkways alone do not count as a building. */
function builtSquares(battlefield: Battlefield): ReadonlySet<string> {
  const high = standableCubes(battlefield).filter((cube) => cube.z > 1 && !isHalf(floorUnder(battlefield, cube)))
  return new Set(high.map(({ c, r }) => `${c}-${r}`))
}

/** The squares of each building. Squares that share a side belong to one building. */
export function buildingsOf(battlefield: Battlefield): readonly (readonly string[])[] {
  const left = new Set(builtSquares(battlefield))
  const buildings: string[][] = []
  for (const first of left) {
    const building = [first]
    left.delete(first)
    for (const square of building) {
      const [c = 0, r = 0] = square.split('-').map(Number)
      for (const side of SIDES_OF_CUBE) {
        const next = beside({ c, r, z: 1 }, side)
        const name = `${next.c}-${next.r}`
        if (left.delete(name)) building.push(name)
      }
    }
    buildings.push(building)
  }
  return buildings
}
/** DZ-TER-02: there should be more small buildings than large ones; a large one has three squares or more. */
function sizeFaults(battlefield: Battlefield): readonly MapFault[] {
  const buildings = buildingsOf(battlefield)
  const large = buildings.filter((squares) => squares.length > 2)
  const isOff = large.length > buildings.length - large.length
  return isOff ? [{ fault: 'more-large-than-small', at: `${large[0]?.[0]}-1`, advice: true }] : []
}
