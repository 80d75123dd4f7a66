/** Things on the table, as data. Lengths are hundredths of a millimetre; see `geometry/types.ts` for the axes. */
import type { Convex, Point, Units } from '../geometry/types'

/** The name of one thing on the table: a miniature, a token, a terrain piece. Readable, stable for the whole match. */
export type Ref = string

/** Where a piece is. `on` names the terrain piece it stands on top of; without it, it stands on the ground. */
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

/** What stops sight of a terrain piece: a solid, perhaps without thickness (two corners, or `top` = `bottom`), or a flat face in space. */
export type SightPart = Part | { readonly face: readonly (Point & { readonly z: Units })[] }

/** One kind of terrain, described once; collision, sight, planner handles and the fallback drawing all come from it. */
export interface TerrainKind {
  readonly kind: string
  /** Solids around the piece's own origin, heading 0. Their union seen from above is the piece's footprint. */
  readonly parts: readonly Part[]
  /** What bases keep off, where that is not the outlines of all the parts. */
  readonly footprint?: readonly Convex[]
  /** What stops sight, where that is not the parts themselves. */
  readonly sight?: readonly SightPart[]
  /** The free flat top a miniature may stand on, if there is one: convex, in the piece's own space, at height `top`. */
  readonly top?: {
    readonly outline: Convex
    readonly height: Units
    /** A slope: by how much it rises from its -y side to its +y side; `height` is half way. */
    readonly rise?: Units
  }
  /** The folder in `models/` with its mesh; without it the parts themselves are drawn. */
  readonly model?: string
  /** What it is called in each language, for a kind that a game brings. */
  readonly names?: { readonly [language: string]: string }
}

/** A terrain piece as it stands in a layout. */
export interface PlacedTerrain {
  readonly ref: Ref
  readonly kind: string
  readonly at: Point
  /** Whole degrees, counter-clockwise. */
  readonly heading: number
  /** How high above the table its own ground lies, for a piece that stands on others; 0 unless said. */
  readonly z?: Units
  /** What of it stops sight, in its own space, if its kind is in no catalogue. */
  readonly sight?: readonly SightPart[]
  /** The piece in table space, made once when the layout is opened: footprint, tallest point, and the top if it has one. */
  readonly outlines: readonly Convex[]
  readonly height: Units
  readonly top?: {
    readonly outline: Convex
    readonly height: Units
    /** A slope: it rises by so much from one point to the other; `height` is half way. */
    readonly rise?: { readonly from: Point; readonly to: Point; readonly by: Units }
  }
}

/** The table and everything standing on it. States and views both carry one, so a ghost asks what the authority asks. */
export interface Tabletop {
  readonly width: Units
  readonly depth: Units
  readonly terrain: readonly PlacedTerrain[]
  readonly pieces: { readonly [ref: Ref]: Piece }
}
