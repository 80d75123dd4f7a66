/** Messages of moves. */
import type { Ref } from '../../../../table/piece'

export type MoveSaid = {
  /** Nothing to move to, and no other place where it stands. */
  'nowhere-to-move': { model: Ref }
}
