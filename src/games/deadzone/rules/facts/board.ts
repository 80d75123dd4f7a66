/** Reads a battlefield (4.2): what lies between two cubes, what is under a cube, who can stand there. Pure look-ups. */
import {
  type Battlefield,
  COLUMNS,
  type Cube,
  type CubeId,
  type CubeSide,
  type Floor,
  LEVELS,
  type ObjectiveSquare,
  type Panel,
  ROWS,
  SIDES_OF_CUBE,
} from '../board'
import { CAPACITY, HALF_CAPACITY } from '../constants'
import { cubeId, isOnMat } from './cubes'

/** The name of the face between two cubes, stored under the cube to the west or north of it: `4-4-1 E` or `4-4-1 S`. */
export type FaceId = string

/** The step to the neighbouring cube on each side; N is towards row 1. */
export const STEP_OVER: { readonly [S in CubeSide]: { readonly c: number; readonly r: number } } = {
  N: { c: 0, r: -1 },
  E: { c: 1, r: 0 },
  S: { c: 0, r: 1 },
  W: { c: -1, r: 0 },
}
export const beside = ({ c, r, z }: Cube, side: CubeSide): Cube => ({ c: c + STEP_OVER[side].c, r: r + STEP_OVER[side].r, z })
export const above = ({ c, r, z }: Cube, levels = 1): Cube => ({ c, r, z: z + levels })

/** The name of the face on a side of a cube. It is the same from both of its cubes. */
export function faceId(cube: Cube, side: CubeSide): FaceId {
  if (side === 'E' || side === 'S') return `${cubeId(cube)} ${side}`
  return `${cubeId(beside(cube, side))} ${side === 'W' ? 'E' : 'S'}`
}
/** Parses the name of a face. Throws if it is not one. */
export function faceFrom(face: FaceId): { readonly cube: Cube; readonly side: 'E' | 'S' } {
  const found = /^(-?\d+)-(-?\d+)-(\d+) ([ES])$/.exec(face)
  if (!found) throw new Error(`${face} is not the side of a cube`)
  return { cube: { c: Number(found[1]), r: Number(found[2]), z: Number(found[3]) }, side: found[4] === 'E' ? 'E' : 'S' }
}

/** DZ-TER-10, DZ-TER-14: the panel on a side of a cube. The board's edge counts as a panel at every level. */
export function panelOn({ panels }: Battlefield, cube: Cube, side: CubeSide): Panel {
  if (!isOnMat(cube) || !isOnMat(beside(cube, side))) return 'edge'
  const face = faceId(cube, side)
  return Object.hasOwn(panels, face) ? (panels[face] ?? 'open') : 'open'
}
/** The side of `from` on which `to` lies; undefined if they do not share a side. */
export const sideTowards = (from: Cube, to: Cube): CubeSide | undefined =>
  from.z === to.z ? SIDES_OF_CUBE.find((side) => cubeId(beside(from, side)) === cubeId(to)) : undefined
/** The panel between two cubes that share a side. Throws if they do not. */
export function panelBetween(battlefield: Battlefield, from: Cube, to: Cube): Panel {
  const side = sideTowards(from, to)
  if (!side) throw new Error(`${cubeId(from)} and ${cubeId(to)} share no side`)
  return panelOn(battlefield, from, side)
}

/** DZ-TER-11: the floor under a cube. At level 1 that is the ground; above the highest level there is none. */
export function floorUnder(battlefield: Battlefield, cube: Cube): Floor {
  if (!isOnMat(cube) || cube.z < 1 || cube.z > LEVELS) return 'none'
  const known = FLOORS.get(battlefield) ?? new Map<number, Floor>()
  FLOORS.set(battlefield, known)
  const at = (cube.z * (ROWS + 1) + cube.r) * (COLUMNS + 1) + cube.c
  const floor = known.get(at) ?? readFloor(battlefield, cube)
  known.set(at, floor)
  return floor
}
/** Cached by battlefield under the cube's number, because every rule asks for floors and names are slow to make. */
const FLOORS = new WeakMap<Battlefield, Map<number, Floor>>()
function readFloor({ floors }: Battlefield, cube: Cube): Floor {
  const id = cubeId(cube)
  return Object.hasOwn(floors, id) ? (floors[id] ?? 'none') : cube.z === 1 ? 'floor' : 'none'
}
export const isHalf = (floor: Floor): floor is 'half-ew' | 'half-ns' => floor === 'half-ew' || floor === 'half-ns'
export const isRamp = (floor: Floor): boolean => floor.startsWith('ramp-')
/** DZ-TER-17: the side towards which the ramp under a cube rises, if there is a ramp. */
export function rampSide(battlefield: Battlefield, cube: Cube): CubeSide | undefined {
  const floor = floorUnder(battlefield, cube)
  return isRamp(floor) ? SIDES_OF_CUBE.find((side) => floor === `ramp-${side}`) : undefined
}

/** DZ-TER-11: whether a model could stand there. */
export const isStandable = (battlefield: Battlefield, cube: Cube): boolean => floorUnder(battlefield, cube) !== 'none'
/** DZ-CAP-01, DZ-TER-12: the total Size of one side's models that a cube holds; 0 if nobody can stand there. */
export function capacityOf(battlefield: Battlefield, cube: Cube): number {
  const floor = floorUnder(battlefield, cube)
  return floor === 'none' ? 0 : isHalf(floor) ? HALF_CAPACITY : CAPACITY
}
/** DZ-TER-12: whether a model of this Size may end in an empty cube. */
export const holdsSize = (battlefield: Battlefield, cube: Cube, size: number): boolean => size <= capacityOf(battlefield, cube)

const levels = Array.from({ length: LEVELS }, (_, index) => index + 1)
/** The standable cubes of a stack, from the ground up. */
export const stackOf = (battlefield: Battlefield, c: number, r: number): readonly Cube[] =>
  levels.map((z) => ({ c, r, z })).filter((cube) => isStandable(battlefield, cube))
/** DZ-OBJ-02, DZ-IPL-03, AMB-57: the highest standable cube of a stack, walkways included. */
export const highestIn = (battlefield: Battlefield, c: number, r: number): Cube =>
  stackOf(battlefield, c, r).at(-1) ?? { c, r, z: 1 }
/** DZ-OBJ-02, AMB-24: where an objective lies: on the highest level of its stack, or on the ground if it is inside. */
export const objectiveCube = (battlefield: Battlefield, { c, r, inside }: ObjectiveSquare): CubeId =>
  cubeId(inside ? { c, r, z: 1 } : highestIn(battlefield, c, r))
/** DZ-IPL-03: where a token lies that was placed on this square. */
export const tokenCube = (battlefield: Battlefield, c: number, r: number): CubeId => cubeId(highestIn(battlefield, c, r))

const STANDABLE = new WeakMap<Battlefield, readonly Cube[]>()
/** Every cube in which a model could stand, column by column, row by row, from the ground up. */
export function standableCubes(battlefield: Battlefield): readonly Cube[] {
  const cubes = STANDABLE.get(battlefield) ?? everyStandable(battlefield)
  STANDABLE.set(battlefield, cubes)
  return cubes
}
const everyStandable = (battlefield: Battlefield): readonly Cube[] =>
  Array.from({ length: COLUMNS }, (_, c) =>
    Array.from({ length: ROWS }, (_, r) => stackOf(battlefield, c + 1, r + 1)).flat(),
  ).flat()
/** The highest level that has a floor anywhere. No model can be more than one level above it. */
export const highestLevel = ({ floors }: Battlefield): number =>
  Object.keys(floors).reduce((most, id) => Math.max(most, Number(id.split('-')[2])), 1)

/** DZ-SCA-02, DZ-FAL-06: the floors on which something falling from this cube could land, from the top down. */
export function floorsBelow(
  battlefield: Battlefield,
  { c, r, z }: Cube,
): readonly { readonly cube: Cube; readonly isPartial: boolean }[] {
  return stackOf(battlefield, c, r)
    .filter((cube) => cube.z <= z)
    .reverse()
    .map((cube) => ({ cube, isPartial: isHalf(floorUnder(battlefield, cube)) }))
}
/** The first cube at or below this one with a floor, walkways included. Throws for a cube off the mat. */
export function landingOf(battlefield: Battlefield, cube: Cube): Cube {
  const [first] = floorsBelow(battlefield, cube)
  if (!first) throw new Error(`nothing lies below ${cubeId(cube)}`)
  return first.cube
}
/** Grenades and Indirect: whether a cube is visible from straight above because no floor lies over it. */
export const isUnderSky = (battlefield: Battlefield, { c, r, z: from }: Cube): boolean =>
  standableCubes(battlefield).every((cube) => cube.c !== c || cube.r !== r || cube.z <= from)
