/**
 * A piece of the user's own: the volumes that the rules count, and apart from them a picture. Volumes are in the piece's own space as
 * in `table/piece.ts`: whole hundredths of a millimetre, x right, y away, z up, the origin on the ground in the middle.
 */
import type { Convex, Units } from '../../geometry/types'
import type { Part } from '../../table/piece'

/** What files are read. */
export const FORMATS = ['stl', 'obj', 'glb', 'ply', '3mf'] as const
export type Format = (typeof FORMATS)[number]

/** How the file's size is told: the length of its unit, or a length that the piece is to have. */
export type UnitChoice =
  | { readonly in: 'mm' | 'cm' | 'inch' | 'm' }
  /** The smallest circle around it, seen from above, gets this diameter. */
  | { readonly fit: 'base'; readonly diameter: Units }
  /** Its longer side, seen from above, gets this length. */
  | { readonly fit: 'length'; readonly length: Units }

/** Which of the file's axes points up. */
export const UPS = ['z', 'y', 'x', '-z', '-y', '-x'] as const
export type Up = (typeof UPS)[number]

/** How the file's shape is put on the ground. */
export interface Placing {
  readonly unit: UnitChoice
  readonly up: Up
  /** Whole degrees, counter-clockwise seen from above, 0 ... 359. */
  readonly heading: number
}

/** What a solid is in the way of. */
export const BLOCKS = ['both', 'sight', 'way'] as const

export interface OwnPart extends Part {
  /** 'both' unless said. */
  readonly blocks?: (typeof BLOCKS)[number]
}

/** What games may make of it. */
export interface OwnTraits {
  /** False: it stops no sight, whatever its solids say. */
  readonly blocksSight: boolean
  /** Miniatures may get up on it from its side. */
  readonly climb: boolean
  /** Miniatures may stand on `top`. Without it the piece has no top in play. */
  readonly stand: boolean
  /** Miniatures walk through it: it keeps off no base. */
  readonly pass: boolean
}

/** A piece as a layout carries it, under its id. */
export interface OwnPiece {
  readonly name: string
  /** One solid or more. */
  readonly parts: readonly OwnPart[]
  readonly top?: { readonly outline: Convex; readonly height: Units }
  readonly traits: OwnTraits
  /**
   * A GLB in base64, as the files in `models/`: inches, y up. Without textures and without references. Not there where it would be too
   * much, as in a link: then the solids are drawn.
   */
  readonly picture?: string
}

/** A piece as it is imported and as the device keeps it. Its source stays private: layouts do not contain it. */
export interface OwnRecord extends OwnPiece {
  readonly version: 1
  /** Made from its contents when it is imported, and kept when it is adjusted. */
  readonly id: string
  /** Not there where the piece came with somebody's layout. */
  readonly source?: {
    readonly file: string
    readonly format: Format
    readonly placing: Placing
    /** Triangles in the file, and in the picture. */
    readonly triangles: number
    readonly kept: number
  }
}

/** What ids are made of: they are part of a kind's name. */
export const OWN_ID = /^[a-z0-9-]{1,50}$/
/** The most of everything that a definition may hold. */
export const MOST = {
  parts: 64,
  corners: 24,
  name: 60,
  file: 120,
  /** Files that are looked at beside a model. */
  beside: 500,
  picture: 1_500_000,
  triangles: 100_000,
  size: 200_000,
} as const

/** Triangles of a picture, unless the user wants another number. */
export const BUDGET = 8000
/** The most that a layout file can carry in each piece. */
export const MOST_BUDGET = 30_000
