/** What is drawn over the table while something is considered, as data. Table coordinates as in a look. */
import type { Solid } from '../geometry/sight'
import type { Point, Units } from '../geometry/types'
import type { Ref } from '../table/piece'
import type { TokenFace, Tone } from './look'

/** Drawn over the table while something is considered. Overlays with the same `id` are the same thing from frame to frame. */
export type Overlay =
  | {
      readonly type: 'area'
      readonly id: string
      readonly polygons: readonly (readonly Point[])[]
      readonly z: Units
      readonly tone: Tone
    }
  /** A filled area within closed lines, with an edge. A place is inside if an odd number of the lines surround it. */
  | {
      readonly type: 'zone'
      readonly id: string
      readonly rings: readonly (readonly Point[])[]
      readonly z: Units
      readonly tone: Tone
    }
  /** A box on or above the ground, drawn edge by edge, such as a cube of a stack. `label` stands over it. */
  | {
      readonly type: 'box'
      readonly id: string
      readonly outline: readonly Point[]
      readonly z: Units
      readonly height: Units
      readonly tone: Tone
      /** Drawn strongly: the box under the pointer. */
      readonly strong?: boolean
    }
  /** A tape along a path: `ticks` every inch, and a number at each bend and at the end. */
  | {
      readonly type: 'path'
      readonly id: string
      readonly points: readonly Point[]
      readonly z: Units
      readonly tone: Tone
      readonly labels: readonly { readonly at: Point; readonly text: string }[]
    }
  /** An arrow from one place to another, drawn over everything. */
  | { readonly type: 'arrow'; readonly id: string; readonly from: Point; readonly to: Point }
  /** A translucent copy of a figure or token. One that is not in the look is drawn as `token` says, or else as a pawn. */
  | {
      readonly type: 'ghost'
      readonly id: string
      readonly ref: Ref
      readonly at: Point
      readonly z: Units
      readonly tone: Tone
      readonly token?: TokenFace & { readonly radius: Units }
      /** The picture is seen from the eye of the miniature at that place, so the ghost is not drawn. */
      readonly isOwn?: boolean
    }
  /** A strip on the table from shooter to target, with what lies in it. */
  | {
      readonly type: 'corridor'
      readonly id: string
      readonly outline: readonly Point[]
      readonly z: Units
      readonly tone: Tone
      readonly pieces: readonly { readonly clipped: readonly (readonly Point[])[]; readonly tone: Tone; readonly height: Units }[]
    }
  /** A thing outlined at its place. */
  | { readonly type: 'outline'; readonly id: string; readonly ref: Ref; readonly tone: Tone }
  | {
      readonly type: 'ring'
      readonly id: string
      readonly at: Point
      readonly z: Units
      readonly radius: Units
      readonly tone: Tone
    }
  /** A line of sight in space, drawn over everything: solid for the share `whole` of its length, dashed beyond. */
  | {
      readonly type: 'sight-line'
      readonly id: string
      readonly from: Point & { readonly z: Units }
      readonly to: Point & { readonly z: Units }
      readonly whole: number
      readonly tone: Tone
    }
  /**
   * Points of a body, x, y, z in turn: a square for a point that is seen (`hiddenBy` 0), a cross for one that is hidden. Each
   * stands for a field of this size; `across` is the unit vector of its width.
   */
  | {
      readonly type: 'body-marks'
      readonly id: string
      readonly points: ArrayLike<number>
      readonly hiddenBy: ArrayLike<number>
      readonly width: Units
      readonly height: Units
      readonly across: Point
    }
  /** The volume that the rules use for a thing: drawn over its model, only in views from a miniature's eye. */
  | { readonly type: 'volume'; readonly id: string; readonly solids: readonly Solid[]; readonly tone: Tone }
  /** A number from 0 to 1 for every cell of the table, row by row from the near left corner; NaN for a cell without one. */
  | {
      readonly type: 'field'
      readonly id: string
      readonly columns: number
      readonly rows: number
      readonly cell: Units
      readonly values: ArrayLike<number>
    }
  /**
   * Text in the scene at a thing or a place. Over a thing it is shortened until the thing is pointed at or selected; pressing the
   * text presses the thing.
   */
  | {
      readonly type: 'tag'
      readonly id: string
      readonly over: Ref | Point
      readonly z?: Units
      readonly text: string
      readonly detail?: string
      readonly tone: Tone
      /** Shown in full without being pointed at, because it concerns what was chosen or has just happened. */
      readonly isWhole?: boolean
    }
