/**
 * A piece of the user's own: the volumes that the rules use, and separately a picture. Volumes are in the piece's own space as in
 * `table/piece.ts`: whole hundredths of a millimetre, x right, y away, z up, the origin on the ground in the middle.
 */
import type { Convex, Units } from '../../geometry/types'
import type { Part } from '../../table/piece'

/** The supported formats. */
export const FORMATS = ['stl', 'obj', 'glb', 'ply', '3mf'] as const
export type Format = (typeof FORMATS)[number]

/** How the user states the size: the length of the file's unit, or a length that the piece is to have. */
export type UnitChoice =
  | { readonly in: 'mm' | 'cm' | 'inch' | 'm' }
  /** The smallest circle around the piece, seen from above, gets this diameter. */
  | { readonly fit: 'base'; readonly diameter: Units }
  /** The piece's longer side, seen from above, gets this length. */
  | { readonly fit: 'length'; readonly length: Units }

/** Which of the file's axes points up. */
export const UPS = ['z', 'y', 'x', '-z', '-y', '-x'] as const
export type Up = (typeof UPS)[number]

/** How the file's shape is placed. */
export interface Placing {
  readonly unit: UnitChoice
  readonly up: Up
  /** Whole degrees, counter-clockwise seen from above, 0 ... 359. */
  readonly heading: number
}

/** What a solid blocks. */
export const BLOCKS = ['both', 'sight', 'way'] as const

export interface OwnPart extends Part {
  /** 'both' unless said. */
  readonly blocks?: (typeof BLOCKS)[number]
}

/** Properties that a game may use. */
export interface OwnTraits {
  /** False: none of its solids stops sight. */
  readonly blocksSight: boolean
  /** Miniatures may climb onto it from its sides. */
  readonly climb: boolean
  /** Miniatures may stand on `top`. If false, the top is not used in play. */
  readonly stand: boolean
  /** Miniatures walk through it: it stops no base. */
  readonly pass: boolean
}

/** A piece in a layout, which stores it under its id. */
export interface OwnPiece {
  readonly name: string
  /** At least one solid. */
  readonly parts: readonly OwnPart[]
  readonly top?: { readonly outline: Convex; readonly height: Units }
  readonly traits: OwnTraits
  /**
   * A GLB in base64, like the files in `models/`: inches, y up, without textures and references. Absent where it would be too
   * large, as in a link: then the solids are drawn.
   */
  readonly picture?: string
}

/** A piece as imported and as the device keeps it. Its source is private, so layouts do not contain it. */
export interface OwnRecord extends OwnPiece {
  readonly version: 1
  /** Made from its contents on import, and kept when the piece is adjusted. */
  readonly id: string
  /** Absent if the piece came with a layout. */
  readonly source?: {
    readonly file: string
    readonly format: Format
    readonly placing: Placing
    /** Triangles in the file, and in the picture. */
    readonly triangles: number
    readonly kept: number
  }
}

/** Valid ids, which are part of a kind's name. */
export const OWN_ID = /^[a-z0-9-]{1,50}$/
/** Limits of a definition. */
export const MOST = {
  parts: 64,
  corners: 24,
  name: 60,
  file: 120,
  /** Files that are considered beside a model. */
  beside: 500,
  picture: 1_500_000,
  triangles: 100_000,
  size: 200_000,
} as const

/** Default number of triangles of a picture. */
export const BUDGET = 8000
/** The most triangles of a piece that a layout file can carry. */
export const MOST_BUDGET = 30_000
