/**
 * The types of sight in space. TABLE SPACE as in `geometry/types.ts`, with z up from the table's surface: integers in hundredths
 * of a millimetre, within `FARTHEST` of the origin.
 *
 * What blocks, for all queries: a segment is OPEN, its ends do not count. A solid with a volume blocks a segment that meets its
 * INTERIOR; touching a face, an edge or a corner does not block, as touching is not overlapping in the plane. A solid without
 * thickness (a sheet: an outline of two corners, or top = bottom) and a triangle of a mesh block a segment that passes THROUGH
 * them, from strictly on one side to strictly on the other, border included, so that adjacent sheets leave no gap; a segment
 * along a sheet is free. A segment without length is blocked by a solid that contains it.
 */
import type { Convex, Point, Units } from '../types'

/** A place in space, integer units. */
export interface Point3 extends Point {
  readonly z: Units
}

/**
 * The greatest coordinate of solids and of segment ends: about ten metres. It keeps all decisions exact, and makes heights in
 * grid steps fit into half a number.
 */
export const FARTHEST: Units = 2 ** 20 - 64

/** What a solid belongs to, so that a game can choose what counts: scenery, a miniature's base, its hull, or what it carries. */
export const LAYERS = ['terrain', 'base', 'hull', 'equipment'] as const
export type Layer = (typeof LAYERS)[number]

interface InLayer {
  /** By default 'terrain'. */
  readonly layer?: Layer
}

/** A convex outline from `bottom` to `top`. Two corners make an upright sheet; `bottom` = `top` makes a level one. */
export interface Prism extends InLayer {
  readonly type: 'prism'
  readonly outline: Convex
  readonly bottom: Units
  readonly top: Units
}

/** An upright cylinder, exactly round. */
export interface Cylinder extends InLayer {
  readonly type: 'cylinder'
  readonly at: Point
  readonly radius: Units
  readonly bottom: Units
  readonly top: Units
}

/** The convex hull of four or more corners that are not coplanar; at most `MOST_CORNERS`. */
export interface Polyhedron extends InLayer {
  readonly type: 'polyhedron'
  readonly corners: readonly Point3[]
}

/**
 * A surface of triangles: it blocks what passes through a triangle. `corners` are x, y, z in turn; `triangles` are three corner
 * indices each.
 */
export interface Mesh extends InLayer {
  readonly type: 'mesh'
  readonly corners: ArrayLike<number>
  readonly triangles: ArrayLike<number>
}

export type Solid = Prism | Cylinder | Polyhedron | Mesh

/** One thing on the table, with all its solids that may stop sight. */
export interface SightPiece {
  readonly ref: string
  readonly solids: readonly Solid[]
}

/** Why a solid is refused by a scene. */
export const FAULTS = [
  'not-whole',
  'too-far',
  'upside-down',
  'not-convex',
  'no-extent',
  'flat',
  'too-many-corners',
  'no-such-corner',
  'too-many-solids',
] as const
export type Fault = (typeof FAULTS)[number]

/** A solid that was refused by a scene; the piece keeps its others. */
export interface RefusedSolid {
  readonly ref: string
  /** The index among the piece's given solids. */
  readonly index: number
  readonly fault: Fault
}

/** What counts as a blocker in one query. */
export interface Among {
  /** By default all but 'equipment'. */
  readonly layers?: readonly Layer[]
  /** Pieces that do not block, usually viewer and target. Unknown refs are ignored. */
  readonly except?: readonly string[]
}

/** Where something first stops a segment. */
export interface Blocker {
  readonly ref: string
  /** The index of the solid among the piece's solids in the scene. */
  readonly solid: number
  /** How far along the segment, from 0 to 1, not rounded. */
  readonly share: number
  /** The point itself, rounded to integer units, for display. */
  readonly at: Point3
}
