/** The edits of a layout, as data. `../edits.ts` checks and makes each of them, and returns its exact inverse. */
import type { Point, Units } from '../../geometry/types'
import type { Ref } from '../../table/piece'
import type {
  Changes,
  LayoutArea,
  LayoutDocument,
  LayoutNote,
  LayoutObjective,
  LayoutPiece,
  LayoutPlay,
  LayoutSymmetry,
  ShownUnit,
} from '../document'
import type { MatPicture } from '../mat/types'
import type { OwnPiece } from '../own/types'

type Refs = { readonly refs: readonly Ref[] }

/** Edits that add, remove or name pieces. While the document has a symmetry, twins are added and removed with them. */
export type PieceEdit =
  | { readonly type: 'add'; readonly pieces: readonly LayoutPiece[] }
  | ({ readonly type: 'remove' } & Refs)
  | { readonly type: 'rename'; readonly ref: Ref; readonly name: string }
  | ({ readonly type: 'lock'; readonly locked: boolean } & Refs)
  | ({ readonly type: 'group'; readonly group: string } & Refs)
  | ({ readonly type: 'ungroup' } & Refs)
  /** Copies, shifted by `by`. `as` names each copy; copies of a group form a new group. */
  | ({ readonly type: 'duplicate'; readonly by: Point; readonly as: { readonly [ref: Ref]: Ref } } & Refs)

/** Which edges or middles are aligned. `top` is away from the viewer. */
export const ALIGNMENTS = ['left', 'right', 'top', 'bottom', 'centre-x', 'centre-y'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** Edits that move pieces. What stands on them goes along, and twins follow. */
export type PoseEdit =
  | ({ readonly type: 'move'; readonly by: Point } & Refs)
  /** Turns by whole degrees, about each piece's own middle or about one point. */
  | ({ readonly type: 'turn'; readonly by: number; readonly about: 'each' | Point } & Refs)
  /** Sets a pose from typed numbers. */
  | { readonly type: 'put'; readonly ref: Ref; readonly at?: Point; readonly heading?: number; readonly z?: Units }
  /** Up or down, not below the table. */
  | ({ readonly type: 'raise'; readonly by: Units } & Refs)
  /** Moves down, or up, onto what lies under the piece's middle, or onto the table. `on` names the piece to stand on. */
  | ({ readonly type: 'settle'; readonly on?: Ref } & Refs)
  | ({ readonly type: 'align'; readonly to: Alignment } & Refs)
  /** Equalises the free space between neighbours; the outermost pieces stay. */
  | ({ readonly type: 'distribute'; readonly along: 'x' | 'y' } & Refs)

export type TableEdit =
  | { readonly type: 'title'; readonly name: string }
  /** Resizes the table. Either its near left corner or its middle keeps its place. */
  | { readonly type: 'size'; readonly width: Units; readonly depth: Units; readonly keep: 'corner' | 'middle' }
  | { readonly type: 'shown'; readonly shown: ShownUnit }
  | { readonly type: 'mat'; readonly mat: string }
  /** Sets the picture on the mat; without `picture` it is removed. */
  | { readonly type: 'mat-picture'; readonly picture?: MatPicture }
  | { readonly type: 'play'; readonly play?: LayoutPlay }
  /** Sets the symmetry. Pieces that are each other's images become twins. `copies`: pieces without an image get one. */
  | { readonly type: 'symmetry'; readonly symmetry: LayoutSymmetry; readonly copies: boolean }
  | { readonly type: 'put-own'; readonly id: string; readonly own: OwnPiece }
  /** Refused while pieces of the kind stand on the table, unless `too` removes those as well. */
  | { readonly type: 'remove-own'; readonly id: string; readonly too: boolean }

/** Edits of areas, objectives and notes. While the document has a symmetry, the image of an edited mark is edited likewise. */
export type GroundEdit =
  /** Adds a mark, or replaces the one with the same ref. */
  | { readonly type: 'put-area'; readonly area: LayoutArea }
  | { readonly type: 'put-objective'; readonly objective: LayoutObjective }
  | { readonly type: 'put-note'; readonly note: LayoutNote }
  | { readonly type: 'remove-area' | 'remove-objective' | 'remove-note'; readonly ref: Ref }
  /** Moves areas, objectives and notes. */
  | ({ readonly type: 'shift'; readonly by: Point } & Refs)
  /** Adds the image of an area or an objective; without a symmetry of the document, the image turned by 180 degrees. */
  | { readonly type: 'image'; readonly ref: Ref }
  /** Replaces all areas by these. */
  | { readonly type: 'areas'; readonly areas: readonly LayoutArea[] }

/** Pastes the contents of another layout, or of part of one, shifted by `by`, under new refs. */
export interface PasteEdit {
  readonly type: 'paste'
  readonly clip: LayoutDocument
  readonly by: Point
}

export type Edit =
  | PieceEdit
  | PoseEdit
  | TableEdit
  | GroundEdit
  | PasteEdit
  /** Replaces the whole document by one that was generated, imported or opened. */
  | { readonly type: 'replace'; readonly document: LayoutDocument }
  /** Restores fields; every inverse is of this type. */
  | { readonly type: 'restore'; readonly fields: Changes }
