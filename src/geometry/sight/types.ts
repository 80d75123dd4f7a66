/**
 * The types of sight in space. TABLE SPACE as in `geometry/types.ts`, with z up from the table's surface: whole hundredths of a
 * millimetre, within `FARTHEST` of the origin.
 *
 * What blocks, once for all queries: a segment is OPEN, its ends do not count. A solid with a volume blocks a segment that meets its
 * INSIDE; touching a face, an edge or a corner does not block, as touching is not overlapping in the plane. A solid without thickness (a
 * sheet: an outline of two corners, or top = bottom) and a triangle of a mesh block a segment that passes THROUGH them, from strictly
 * on one side to strictly on the other, border included, so that sheets side by side leave no gap; a segment along a sheet is free.
 * A segment without length is blocked by what it lies inside of.
 */
import type { Convex, Point, Units } from '../types'

/** A place in space, whole units. */
export interface Point3 extends Point {
  readonly z: Units
}

/**
 * Coordinates of solids and of the ends of segments stay within this of the origin: about ten metres. Keeps all decisions exact, and
 * heights in the grid's steps within half a number.
 */
export const FARTHEST: Units = 2 ** 20 - 64

/** What a solid belongs to, so that a game can say what counts: scenery, a miniature's base, its hull, or what it carries. */
export const LAYERS = ['terrain', 'base', 'hull', 'equipment'] as const
export type Layer = (typeof LAYERS)[number]

interface InLayer {
  /** 'terrain' unless said. */
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

/** The convex hull of four or more corners that do not lie in a plane; at most `MOST_CORNERS`. */
export interface Polyhedron extends InLayer {
  readonly type: 'polyhedron'
  readonly corners: readonly Point3[]
}

/**
 * A skin of triangles: it blocks what passes through a triangle. `corners` are x, y, z in turn; `triangles` are three corner numbers
 * each.
 */
export interface Mesh extends InLayer {
  readonly type: 'mesh'
  readonly corners: ArrayLike<number>
  readonly triangles: ArrayLike<number>
}

export type Solid = Prism | Cylinder | Polyhedron | Mesh

/** One thing on the table with everything of it that may stop sight. */
export interface SightPiece {
  readonly ref: string
  readonly solids: readonly Solid[]
}

/** Why a solid is not taken into a scene. */
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

/** A solid that was left out of a scene: the piece keeps its others. */
export interface RefusedSolid {
  readonly ref: string
  /** Which of the piece's solids, counted from 0. */
  readonly index: number
  readonly fault: Fault
}

/** What counts as a blocker in one query. */
export interface Among {
  /** All but 'equipment' unless said. */
  readonly layers?: readonly Layer[]
  /** Pieces that do not block: as a rule viewer and target. Names that are not in the scene do no harm. */
  readonly except?: readonly string[]
}

/** Where something first stops a segment. */
export interface Blocker {
  readonly ref: string
  /** Which of the piece's solids in the scene, counted from 0. */
  readonly solid: number
  /** How far along the segment, from 0 to 1, not rounded. */
  readonly share: number
  /** The point itself, rounded to whole units, to draw. */
  readonly at: Point3
}
