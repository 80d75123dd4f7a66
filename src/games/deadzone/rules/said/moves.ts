/** Messages of moves. */
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'

export type MoveSaid = {
  /** Nothing to move to, and no other place where it stands. */
  'nowhere-to-move': { model: Ref }
  /** After a Rampage: its own side has no room for it there. */
  'must-move-out': { model: Ref; cube: CubeId }
}
