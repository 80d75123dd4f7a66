/** Battlefields turned and mirrored (DZ-TER-07). */
import { type Battlefield, COLUMNS, type Cube, type CubeSide, type Floor, type Panel, ROWS, SIDES_OF_CUBE } from '../board'
import { faceFrom, faceId } from './board'
import { cubeFrom, cubeId } from './cubes'

export type QuarterTurns = 0 | 90 | 180 | 270

/** A cube after a quarter turn clockwise: the far edge becomes the right one. */
const turnedCube = ({ c, r, z }: Cube): Cube => ({ c: ROWS + 1 - r, r: c, z })
const turnedSide = (side: CubeSide): CubeSide => SIDES_OF_CUBE[(SIDES_OF_CUBE.indexOf(side) + 1) % 4] as CubeSide
function turnedFloor(floor: Floor): Floor {
  if (floor === 'half-ew') return 'half-ns'
  if (floor === 'half-ns') return 'half-ew'
  const rising = SIDES_OF_CUBE.find((side) => floor === `ramp-${side}`)
  return rising ? `ramp-${turnedSide(rising)}` : floor
}

const onceTurned = ({ panels, floors }: Battlefield): Battlefield => ({
  panels: Object.fromEntries(
    Object.entries(panels).map(([face, panel]): [string, Panel] => {
      const { cube, side } = faceFrom(face)
      return [faceId(turnedCube(cube), turnedSide(side)), panel]
    }),
  ),
  floors: Object.fromEntries(
    Object.entries(floors).map(([cube, floor]): [string, Floor] => [cubeId(turnedCube(cubeFrom(cube))), turnedFloor(floor)]),
  ),
})

const TURNED = new WeakMap<Battlefield, Battlefield>()
/** DZ-TER-07: the battlefield turned clockwise by quarter turns. */
export function turned(battlefield: Battlefield, degrees: QuarterTurns): Battlefield {
  let result = battlefield
  for (let done = 0; done < degrees; done += 90) {
    const next = TURNED.get(result) ?? onceTurned(result)
    TURNED.set(result, next)
    result = next
  }
  return result
}

/** The square opposite, mirrored through the middle of the board. */
export const opposite = <S extends { readonly c: number; readonly r: number }>(square: S): S => ({
  ...square,
  c: COLUMNS + 1 - square.c,
  r: ROWS + 1 - square.r,
})

/** One half joined with itself turned by 180 degrees. Throws if both have different things in one place. */
export function mirrored(half: Battlefield): Battlefield {
  const other = turned(half, 180)
  return { panels: joined(half.panels, other.panels), floors: joined(half.floors, other.floors) }
}
function joined<T>(one: { readonly [key: string]: T }, other: { readonly [key: string]: T }): { readonly [key: string]: T } {
  for (const key of Object.keys(one))
    if (Object.hasOwn(other, key) && other[key] !== one[key]) throw new Error(`the two halves differ at ${key}`)
  return { ...one, ...other }
}

/** Whether the battlefield is unchanged by a turn of 180 degrees. */
export function isPointSymmetric(battlefield: Battlefield): boolean {
  const other = turned(battlefield, 180)
  const same = <T>(a: { readonly [key: string]: T }, b: { readonly [key: string]: T }) =>
    Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key])
  return same(battlefield.panels, other.panels) && same(battlefield.floors, other.floors)
}
