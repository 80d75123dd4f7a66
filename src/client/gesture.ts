/** What the pointer or the keys did, in table terms. The scene sends gestures; it knows no rule and no question. */
import type { Point } from '../geometry/types'
import type { Ref } from '../table/piece'

export type Gesture =
  /** The pointer rests over something, or over the bare table, or has left it. */
  | { readonly type: 'hover'; readonly ref?: Ref; readonly at?: Point }
  /** Pressed and let go without moving. */
  | { readonly type: 'tap'; readonly ref?: Ref; readonly at: Point }
  /** A piece has been picked up: it now follows the pointer. */
  | { readonly type: 'lift'; readonly ref: Ref; readonly at: Point }
  /** The piece held is here now, over that thing if any. */
  | { readonly type: 'drag'; readonly ref: Ref; readonly at: Point; readonly over?: Ref; readonly free: boolean }
  | { readonly type: 'drop'; readonly ref: Ref; readonly at: Point; readonly over?: Ref; readonly free: boolean }
  /** While dragging: fix a bend of the path here. */
  | { readonly type: 'bend'; readonly at: Point }
  /** The piece held goes to a level above or below the one that the pointer is on. */
  | { readonly type: 'level'; readonly by: 1 | -1 }
  | { readonly type: 'confirm' }
  | { readonly type: 'back' }
