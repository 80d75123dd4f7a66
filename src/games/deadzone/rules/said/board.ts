/** Messages of the battlefield: why a model cannot go, stand or see somewhere. Cubes by name, faces as `4-4-1 E`. */
import type { Ref } from '../../../../table/piece'
import type { CubeId, Floor, Panel } from '../board'

export type BoardSaid = {
  /** A side without a gap big enough for this Size. */
  'side-blocked': { face: string; panel: Panel; size: number }
  'board-edge': { cube: CubeId }
  /** A floor, roof or ceiling that it does not pass. */
  'floor-blocked': { face: string; floor: Floor; size: number }
  /** No wall beside the cube that it would climb from reaches the cube it wants to be in. */
  'nothing-to-climb': { cube: CubeId; to: CubeId }
  'too-high': { cube: CubeId }
  'not-adjacent': { from: CubeId; to: CubeId }
  'vehicle-level': { cube: CubeId }
  /** Nothing to stand on, nothing to hang from. */
  /** A Jump Pack crosses one cube of air at a time. */
  'gap-too-wide': { cube: CubeId }
  /** Its side has `used` of `capacity` there already. */
  'no-capacity': { cube: CubeId; used: number; capacity: number; size: number }
  'walkway-narrow': { cube: CubeId; size: number }
  /** Only passing: a route must go on from there. */
  'only-hanging': { cube: CubeId }
  /** Scouts keep out of cubes with anybody in them. */
  occupied: { cube: CubeId }
  /** The centre of the base must be in this cube, off its sides, over something solid. */
  'centre-in-cube': { cube: CubeId }
  /** Bases do not overlap; a wall that is solid near the ground keeps them off. */
  'base-in-way': { piece: Ref }
  'wall-in-base': { piece: Ref }
}
