/** Messages about moves. */
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'

export type MoveSaid = {
  /** The model can reach no other cube and has no other place in its own. */
  'nowhere-to-move': { model: Ref }
  /** After a Rampage the model's own side has no capacity for it in this cube. */
  'must-move-out': { model: Ref; cube: CubeId }
}
