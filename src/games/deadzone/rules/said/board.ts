/** Messages about the battlefield: why a model cannot go, stand or see somewhere. Cubes are given by name, faces as `4-4-1 E`. */
import type { Ref } from '../../../../table/piece'
import type { CubeId, Floor, Panel } from '../board'

export type BoardSaid = {
  /** The side has no gap that is large enough for this Size. */
  'side-blocked': { face: string; panel: Panel; size: number }
  'board-edge': { cube: CubeId }
  /** A floor, roof or ceiling that the model cannot pass. */
  'floor-blocked': { face: string; floor: Floor; size: number }
  /** No wall beside the cube from which the model would climb reaches the cube it wants to enter. */
  'nothing-to-climb': { cube: CubeId; to: CubeId }
  'too-high': { cube: CubeId }
  'not-adjacent': { from: CubeId; to: CubeId }
  'vehicle-level': { cube: CubeId }
  /** A Jump Pack crosses only one floorless cube at a time. */
  'gap-too-wide': { cube: CubeId }
  /** The model's side already fills `used` of the `capacity` there. */
  'no-capacity': { cube: CubeId; used: number; capacity: number; size: number }
  'walkway-narrow': { cube: CubeId; size: number }
  /** The model could only hang there, so the route must continue. */
  'only-hanging': { cube: CubeId }
  /** Scouts may not enter occupied cubes. */
  occupied: { cube: CubeId }
  /** The centre of the base must be in this cube, off its sides, and above a floor. */
  'centre-in-cube': { cube: CubeId }
  /** Bases may not overlap, nor touch a wall that is solid near the ground. */
  'base-in-way': { piece: Ref }
  'wall-in-base': { piece: Ref }
}
