/** What the pointer or the keys did, in terms of the table. The scene sends gestures and knows no rule and no question. */
import type { Point } from '../geometry/types'
import type { Ref } from '../table/piece'

/**
 * The held piece is at this point, over that thing if any; `through`: the miniature that shows through that thing there. `free`:
 * exactly there, without snapping.
 */
interface Carrying<Type> {
  readonly type: Type
  readonly ref: Ref
  readonly at: Point
  readonly over?: Ref
  readonly through?: Ref
  readonly free: boolean
}

export type Gesture =
  /** The pointer rests over a thing or the bare table, or (without `at`) has left the table. */
  | { readonly type: 'hover'; readonly ref?: Ref; readonly at?: Point }
  /** Pressed and released without moving. */
  | { readonly type: 'tap'; readonly ref?: Ref; readonly at: Point }
  /** A piece has been picked up: it now follows the pointer. */
  | { readonly type: 'lift'; readonly ref: Ref; readonly at: Point }
  | Carrying<'drag'>
  | Carrying<'drop'>
  /** While dragging: fix a bend of the path here. */
  | { readonly type: 'bend'; readonly at: Point }
  /** Moves the held piece to the level above or below. */
  | { readonly type: 'level'; readonly by: 1 | -1 }
  | { readonly type: 'confirm' }
  | { readonly type: 'back' }
