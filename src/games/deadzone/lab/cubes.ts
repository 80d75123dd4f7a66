/**
 * Cubes on any table: columns from the left, rows from the far edge, levels from 1 up, three inches each (DZ-TER-08, 09).
 * Deadzone's own mats follow this lattice. On other tables it is laid from the far left corner, and the verdict says so.
 */
import type { SightMiniature } from '../../../geometry/sight'
import type { Units } from '../../../geometry/types'
import type { PlacedTerrain } from '../../../table/piece'
import type { Cube } from '../rules/board'
import { CUBE, LEVEL_SLACK, OFF_SIDES } from '../rules/constants'

export interface Lattice {
  readonly columns: number
  readonly rows: number
  /** Whether all of the table's scenery fits the lattice, as Deadzone requires (DZ-TER-03). */
  readonly isKept: boolean
}

const isOn = (value: Units, step: Units) => value % step === 0

/** The lattice of a table; undefined if its sides are not multiples of three inches. */
export function latticeOf(table: {
  readonly width: Units
  readonly depth: Units
  readonly terrain: readonly PlacedTerrain[]
}): Lattice | undefined {
  const { width, depth, terrain } = table
  if (!isOn(width, CUBE) || !isOn(depth, CUBE)) return undefined
  // Walls must stand on the middles of cube sides, and floors on the middles of cubes.
  const isKept = terrain.every(({ at, heading }) => isOn(at.x, CUBE / 2) && isOn(at.y, CUBE / 2) && isOn(heading, 90))
  return { columns: width / CUBE, rows: depth / CUBE, isKept }
}

/** The cube that contains the centre of a base (DZ-TER-09). */
export const cubeOf = ({ rows }: Lattice, { at, level }: Pick<SightMiniature, 'at' | 'level'>): Cube => ({
  c: Math.floor(at.x / CUBE) + 1,
  r: rows - Math.floor(at.y / CUBE),
  z: Math.floor((level + LEVEL_SLACK) / CUBE) + 1,
})

/** Whether the centre of the base is too close to a line of the lattice to stand there legally (DZ-TER-09). */
export const isOnLine = ({ at }: Pick<SightMiniature, 'at'>): boolean =>
  [at.x, at.y].some((value) => Math.abs(value - Math.round(value / CUBE) * CUBE) < OFF_SIDES)

/** A cube's coordinates in the notation of the rulebook. */
export const cubeName = ({ c, r, z }: Cube): string => `(${c}, ${r}, ${z})`
