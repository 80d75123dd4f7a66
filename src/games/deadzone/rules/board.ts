/** The battlefield as data (4.2): cubes, panels between them, floors under them. `facts/cubes.ts` relates cubes to the table. */

/** DZ-TER-08: column 1 to 8 from the left, row 1 to 8 from the far edge, level from 1 up. */
export interface Cube {
  readonly c: number
  readonly r: number
  readonly z: number
}
/** A cube's name: `4-5-1` is column 4, row 5, level 1. Also the name of a station of a route. */
export type CubeId = string

export const COLUMNS = 8
export const ROWS = 8
/** DZ-TER-08 */
export const LEVELS = 6

/** DZ-TER-10, 4.2a. `hatch-1` lets models up to Size 1 pass, and so on (DZ-TER-16). */
export const PANELS = ['open', 'low', 'doorL', 'winM', 'winS', 'full', 'hatch-1', 'hatch-2', 'hatch-3', 'edge'] as const
export type Panel = (typeof PANELS)[number]

/** DZ-TER-11, 4.2b. `half-ew`: a walkway from west to east. `ramp-N`: it rises towards the north (DZ-TER-17). */
export const FLOORS = [
  'none',
  'floor',
  'half-ew',
  'half-ns',
  'hatch-floor-1',
  'hatch-floor-2',
  'ramp-N',
  'ramp-E',
  'ramp-S',
  'ramp-W',
] as const
export type Floor = (typeof FLOORS)[number]

export const SIDES_OF_CUBE = ['N', 'E', 'S', 'W'] as const
/** N is towards row 1. */
export type CubeSide = (typeof SIDES_OF_CUBE)[number]

/**
 * Panels and floors of a battlefield. Each panel is stored once, under the cube to the west or north of it: `4-4-1 E`, `4-4-1 S`.
 * A missing face is open, except at the board's edge; a missing cube above the ground has no floor.
 */
export interface Battlefield {
  readonly panels: { readonly [face: string]: Panel }
  readonly floors: { readonly [cube: CubeId]: Floor }
}

export type ZoneName = 'red' | 'blue'

/** An objective square of a mission (4.3). `inside`: the objective lies on the ground instead of on the highest level. */
export interface ObjectiveSquare {
  readonly c: number
  readonly r: number
  readonly vp: 1 | 2
  readonly inside?: true
}
