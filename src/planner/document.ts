/**
 * A layout as a document: plain JSON that is saved, shared, undone and played. All lengths are whole hundredths of a millimetre
 * in table space (see `geometry/types.ts`), whichever unit is shown; headings are whole degrees counter-clockwise, 0 to 359.
 */
import type { Symmetry } from '../geometry/sight/map/symmetries'
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
  /** Height of the piece's base above the table; 0 if omitted. */
  readonly z?: Units
  /** The piece that this one stands on. Moving that piece moves this one too. */
  readonly on?: Ref
  /** Pieces of one group are picked up together. */
  readonly group?: string
  /** Stays where it is until it is unlocked. */
  readonly locked?: true
  readonly name?: string
  /** The piece at this one's image under the document's symmetry. Changing either changes the other. */
  readonly twin?: Ref
}

/** Where a side deploys; the union of its outlines. Shaped as the lab's areas are. */
export interface LayoutArea {
  readonly ref: Ref
  readonly seat?: PlayerSeat
  readonly outlines: readonly Convex[]
  readonly name?: string
}
/** An objective to be fought over; `height` is above the table. The same shape as the lab's objectives. */
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

/** What the layout is for: a game by its id, and match options that go with the table. */
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
  /** The ground image, by its name in `public/mats`; an unknown name is drawn as a plain mat. */
  readonly mat: string
  /** A picture that lies on the mat. */
  readonly matPicture?: MatPicture
  readonly symmetry: LayoutSymmetry
  readonly pieces: readonly LayoutPiece[]
  readonly areas: readonly LayoutArea[]
  readonly objectives: readonly LayoutObjective[]
  readonly notes: readonly LayoutNote[]
  /** The document's own kinds of terrain. */
  readonly own: { readonly [id: string]: OwnPiece }
  readonly play?: LayoutPlay
}

/** The part of a document that edits may change: everything but `format` and `version`. */
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

/**
 * A document with some fields replaced. `play: undefined` and `matPicture: undefined` remove them. Keys keep a fixed order, so
 * that equal documents have equal text.
 */
export type Changes = { readonly [F in FieldName]?: LayoutFields[F] | (F extends 'play' | 'matPicture' ? undefined : never) }
export function changed(document: LayoutDocument, changes: Changes): LayoutDocument {
  const entries = FIELDS.flatMap((field) => {
    const value = Object.hasOwn(changes, field) ? changes[field] : document[field]
    return value === undefined ? [] : [[field, value] as const]
  })
  // Every value comes from a document or from changes, both of which have the right type.
  return { format: LAYOUT_FORMAT, version: LAYOUT_VERSION, ...Object.fromEntries(entries) } as unknown as LayoutDocument
}

/** The most that a document may hold, and the permitted sides of a table. */
export const MOST = { pieces: 1000, areas: 24, objectives: 60, notes: 100, own: 200, corners: 64 } as const
export const TABLE_SIDE = { least: 6 * INCH, most: 144 * INCH } as const
/** The most characters of a document, pictures included. */
export const MOST_CHARACTERS = 48_000_000

export const OWN_PREFIX = 'own/'
/** The id of the own piece that a kind names; undefined for a kind of the catalogue. */
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
