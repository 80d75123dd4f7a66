/**
 * A layout as a document: plain JSON, what is saved, shared, undone and played. All lengths are whole hundredths of a millimetre in table
 * space (see `geometry/types.ts`), whatever unit is shown; headings are whole degrees counter-clockwise, 0 to 359.
 */
import type { Symmetry } from '../geometry/sight/map/fairness'
import { type Convex, INCH, type Point, type Units } from '../geometry/types'
import type { PlayerSeat } from '../kernel'
import type { Ref } from '../table/piece'
import type { MatPicture } from './mat/types'
import type { OwnPiece } from './own/types'
import type { PlayOptions } from './said'

export type { OwnPiece } from './own/types'

export const LAYOUT_FORMAT = 'sightline-layout'
export const LAYOUT_VERSION = 1

/** In which unit lengths are shown and typed in. */
export const SHOWN_UNITS = ['inch', 'cm'] as const
export type ShownUnit = (typeof SHOWN_UNITS)[number]

/** The symmetry of a table: none, turned by half a circle, or mirrored. Named as the lab's fairness layers are. */
export type LayoutSymmetry = 'none' | Symmetry
export const LAYOUT_SYMMETRIES = ['none', 'turned', 'left-right', 'near-far'] as const satisfies readonly LayoutSymmetry[]

/** One piece of terrain. */
export interface LayoutPiece {
  readonly ref: Ref
  /** A kind of the table's catalogue, or `own/` and the id of one of the document's own pieces. */
  readonly kind: string
  readonly at: Point
  readonly heading: number
  /** How high above the table its own ground lies; 0 unless said. */
  readonly z?: Units
  /** The piece it was put on: it goes where that one goes. */
  readonly on?: Ref
  /** Pieces of one group are picked up together. */
  readonly group?: string
  /** Stays where it is until it is unlocked. */
  readonly locked?: true
  readonly name?: string
  /** The piece that follows it, and that it follows, while the document has a symmetry. */
  readonly twin?: Ref
}

/** Where a side deploys; the union of its outlines. Shaped as the lab's areas are. */
export interface LayoutArea {
  readonly ref: Ref
  readonly seat?: PlayerSeat
  readonly outlines: readonly Convex[]
  readonly name?: string
}
/** What is fought over: `height` above the table. Shaped as the lab's objectives are. */
export interface LayoutObjective {
  readonly ref: Ref
  readonly at: Point
  readonly height: Units
  readonly name?: string
  readonly points?: number
}
/** A note for whoever lays the table out. */
export interface LayoutNote {
  readonly ref: Ref
  readonly at: Point
  readonly text: string
}

/** What it was laid out for: a game by its id, and options of a match that go with the table. */
export interface LayoutPlay {
  readonly game: string
  readonly options?: PlayOptions
}

export interface LayoutDocument {
  readonly format: typeof LAYOUT_FORMAT
  readonly version: typeof LAYOUT_VERSION
  readonly name: string
  readonly size: { readonly width: Units; readonly depth: Units }
  readonly shown: ShownUnit
  /** The picture on the ground, by its name in `public/mats`; an unknown one is drawn plain. */
  readonly mat: string
  /** A picture that lies on it. */
  readonly matPicture?: MatPicture
  readonly symmetry: LayoutSymmetry
  readonly pieces: readonly LayoutPiece[]
  readonly areas: readonly LayoutArea[]
  readonly objectives: readonly LayoutObjective[]
  readonly notes: readonly LayoutNote[]
  /** Kinds of terrain that the document brings itself. */
  readonly own: { readonly [id: string]: OwnPiece }
  readonly play?: LayoutPlay
}

/** The part of a document that edits may change: all but the marks of the format. */
export type LayoutFields = Omit<LayoutDocument, 'format' | 'version'>
const FIELDS = [
  'name',
  'size',
  'shown',
  'mat',
  'matPicture',
  'symmetry',
  'pieces',
  'areas',
  'objectives',
  'notes',
  'own',
  'play',
] as const satisfies readonly (keyof LayoutFields)[]
export type FieldName = (typeof FIELDS)[number]
export const FIELD_NAMES: readonly FieldName[] = FIELDS

/** A document with some fields replaced. `play: undefined` and `matPicture: undefined` remove them. Keys keep one order, so that equal documents have equal text. */
export type Changes = { readonly [F in FieldName]?: LayoutFields[F] | (F extends 'play' | 'matPicture' ? undefined : never) }
export function changed(document: LayoutDocument, changes: Changes): LayoutDocument {
  const entries = FIELDS.flatMap((field) => {
    const value = Object.hasOwn(changes, field) ? changes[field] : document[field]
    return value === undefined ? [] : [[field, value] as const]
  })
  // Every field comes from a document or from changes that have its type.
  return { format: LAYOUT_FORMAT, version: LAYOUT_VERSION, ...Object.fromEntries(entries) } as unknown as LayoutDocument
}

/** What a document may hold at most, and how large a table may be. */
export const MOST = { pieces: 1000, areas: 24, objectives: 60, notes: 100, own: 200, corners: 64 } as const
export const TABLE_SIDE = { least: 6 * INCH, most: 144 * INCH } as const
/** The most characters of a document, pictures included. */
export const MOST_CHARACTERS = 48_000_000

export const OWN_PREFIX = 'own/'
/** The id of an own piece that a kind names, if it names one. */
export const ownIdOf = (kind: string): string | undefined =>
  kind.startsWith(OWN_PREFIX) ? kind.slice(OWN_PREFIX.length) : undefined

/** A bare table. */
export const emptyLayout = (name: string, width: Units, depth: Units, rest: Partial<LayoutFields> = {}): LayoutDocument => ({
  format: LAYOUT_FORMAT,
  version: LAYOUT_VERSION,
  name,
  size: { width, depth },
  shown: 'inch',
  mat: 'deck',
  symmetry: 'none',
  pieces: [],
  areas: [],
  objectives: [],
  notes: [],
  own: {},
  ...rest,
})
