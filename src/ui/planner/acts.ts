/** The actions available to the planner's panels; the app implements them. */

import type { Point } from '../../geometry/types'
import type { Edit } from '../../planner/edits'
import type { Snapping } from '../../planner/snap'
import type { Ref } from '../../table/piece'

export interface PlannerEdits {
  edit(edit: Edit, gesture?: string): boolean
  /** Sets what the table is for: a game's id, or '' for any. An empty table becomes one of that game's. */
  playFor(game: string): void
  undo(): unknown
  redo(): unknown
  select(refs: readonly Ref[]): void
  duplicate(): void
  remove(): void
  turn(by: number): void
  group(): void
  lock(): void
  set(part: {
    readonly snapping?: Snapping
    readonly stacks?: boolean
    readonly view?: 'space' | 'plan'
    readonly lit?: { readonly at: Point; readonly pieces: readonly Ref[]; readonly line?: readonly [Point, Point] } | undefined
  }): void
}
