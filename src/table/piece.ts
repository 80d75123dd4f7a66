/** Things on the table, as data. Lengths are hundredths of a millimetre; see `geometry/types.ts` for the axes. */
import type { Convex, Point, Units } from '../geometry/types'

/** The name of one thing on the table: a miniature, a token, a terrain piece. Readable, and stable for the whole match. */
export type Ref = string

/** Where a piece is. `on` is the terrain piece on whose top it stands; without it, the piece stands on the ground. */
export interface Pose {
  readonly at: Point
  readonly on?: Ref
  /** Whole degrees, counter-clockwise, 0 = towards +x. */
  readonly heading: number
}

/** A miniature or token: a disc that can be moved. */
export interface Piece {
  readonly ref: Ref
  readonly radius: Units
  readonly pose: Pose
}

/** One solid of a terrain piece in the piece's own space: a convex prism from `bottom` to `top`. */
export interface Part {
  readonly outline: Convex
  readonly bottom: Units
  readonly top: Units
}

/** What stops sight of terrain: a solid, possibly without thickness (two corners, or `top` = `bottom`), or a flat face. */
export type SightPart = Part | { readonly face: readonly (Point & { readonly z: Units })[] }

/** A kind of terrain. Collision, sight, planner handles and the fallback drawing are all derived from it. */
export interface TerrainKind {
  readonly kind: string
  /** Solids around the piece's own origin at heading 0. Their union seen from above is the piece's footprint. */
  readonly parts: readonly Part[]
  /** The area that bases cannot enter, if it differs from the outlines of all parts. */
  readonly footprint?: readonly Convex[]
  /** What stops sight, if it differs from the parts. */
  readonly sight?: readonly SightPart[]
  /** The flat top on which a miniature may stand, if there is one: convex, in the piece's own space, at `height`. */
  readonly top?: {
    readonly outline: Convex
    readonly height: Units
    /** For a slope: how much it rises from its -y side to its +y side; `height` is half way. */
    readonly rise?: Units
  }
  /** The folder in `models/` with its mesh; without it the parts are drawn. */
  readonly model?: string
  /** Its name in each language, for a kind that a game supplies. */
  readonly names?: { readonly [language: string]: string }
}

/** A terrain piece as it stands in a layout. */
export interface PlacedTerrain {
  readonly ref: Ref
  readonly kind: string
  readonly at: Point
  /** Whole degrees, counter-clockwise. */
  readonly heading: number
  /** The height of its base above the table, for a piece that stands on others; 0 by default. */
  readonly z?: Units
  /** What of it stops sight, in its own space, for a kind that is in no catalogue. */
  readonly sight?: readonly SightPart[]
  /** The piece in table space, computed when the layout is opened: footprint, highest point, and the top if it has one. */
  readonly outlines: readonly Convex[]
  readonly height: Units
  readonly top?: {
    readonly outline: Convex
    readonly height: Units
    /** For a slope: it rises `by` this much between two points; `height` is half way. */
    readonly rise?: { readonly from: Point; readonly to: Point; readonly by: Units }
  }
}

/** The table and everything standing on it. States and views both have one, so that ghosts are judged like the state. */
export interface Tabletop {
  readonly width: Units
  readonly depth: Units
  readonly terrain: readonly PlacedTerrain[]
  readonly pieces: { readonly [ref: Ref]: Piece }
}
