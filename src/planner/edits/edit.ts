/** The edits of a layout, as data. Every one is judged and made by `../edits.ts`, and has an exact inverse there. */
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

/** Pieces come, go and are named. While the document has a symmetry, twins are added and removed with them. */
export type PieceEdit =
  | { readonly type: 'add'; readonly pieces: readonly LayoutPiece[] }
  | ({ readonly type: 'remove' } & Refs)
  | { readonly type: 'rename'; readonly ref: Ref; readonly name: string }
  | ({ readonly type: 'lock'; readonly locked: boolean } & Refs)
  | ({ readonly type: 'group'; readonly group: string } & Refs)
  | ({ readonly type: 'ungroup' } & Refs)
  /** Copies, `by` so far from the originals. `as` names each copy; a group's copies are a group of their own. */
  | ({ readonly type: 'duplicate'; readonly by: Point; readonly as: { readonly [ref: Ref]: Ref } } & Refs)

/** Which edges or middles are brought into one line. `top` is away from the viewer. */
export const ALIGNMENTS = ['left', 'right', 'top', 'bottom', 'centre-x', 'centre-y'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** Pieces are moved; what stands on them goes with them, and twins follow. */
export type PoseEdit =
  | ({ readonly type: 'move'; readonly by: Point } & Refs)
  /** By whole degrees, about each piece's own middle or about one point. */
  | ({ readonly type: 'turn'; readonly by: number; readonly about: 'each' | Point } & Refs)
  /** Numbers typed in. */
  | { readonly type: 'put'; readonly ref: Ref; readonly at?: Point; readonly heading?: number; readonly z?: Units }
  /** Up or down, not below the table. */
  | ({ readonly type: 'raise'; readonly by: Units } & Refs)
  /** Down, or up, onto what is under its middle; onto the table where nothing is. `on` names what it is to stand on. */
  | ({ readonly type: 'settle'; readonly on?: Ref } & Refs)
  | ({ readonly type: 'align'; readonly to: Alignment } & Refs)
  /** The same free space between neighbours; the outermost stay. */
  | ({ readonly type: 'distribute'; readonly along: 'x' | 'y' } & Refs)

export type TableEdit =
  | { readonly type: 'title'; readonly name: string }
  /** The near left corner stays, or the middle does. */
  | { readonly type: 'size'; readonly width: Units; readonly depth: Units; readonly keep: 'corner' | 'middle' }
  | { readonly type: 'shown'; readonly shown: ShownUnit }
  | { readonly type: 'mat'; readonly mat: string }
  /** A picture on the mat; without one it is taken away. */
  | { readonly type: 'mat-picture'; readonly picture?: MatPicture }
  | { readonly type: 'play'; readonly play?: LayoutPlay }
  /** Pieces that are each other's images become twins. `copies`: pieces without an image get one. */
  | { readonly type: 'symmetry'; readonly symmetry: LayoutSymmetry; readonly copies: boolean }
  | { readonly type: 'put-own'; readonly id: string; readonly own: OwnPiece }
  /** Refused while pieces of the kind stand on the table, unless `too` removes these as well. */
  | { readonly type: 'remove-own'; readonly id: string; readonly too: boolean }

/** What is marked on the ground. While the document has a symmetry, a mark that is the image of an edited one is edited in the same way. */
export type GroundEdit =
  /** New, or in place of the one of that ref. */
  | { readonly type: 'put-area'; readonly area: LayoutArea }
  | { readonly type: 'put-objective'; readonly objective: LayoutObjective }
  | { readonly type: 'put-note'; readonly note: LayoutNote }
  | { readonly type: 'remove-area' | 'remove-objective' | 'remove-note'; readonly ref: Ref }
  /** Areas, objectives and notes moved. */
  | ({ readonly type: 'shift'; readonly by: Point } & Refs)
  /** The image of an area or an objective laid on the other side; by the turn of half a circle, if the document has no symmetry. */
  | { readonly type: 'image'; readonly ref: Ref }
  /** Replaces all areas by these. */
  | { readonly type: 'areas'; readonly areas: readonly LayoutArea[] }

/** Pastes the contents of another layout, or of part of one, moved by `by` and under new names. */
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
  /** Replaces the whole document: generated, imported, opened. */
  | { readonly type: 'replace'; readonly document: LayoutDocument }
  /** Fields as they were; every inverse is of this kind. */
  | { readonly type: 'restore'; readonly fields: Changes }
