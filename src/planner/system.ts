/** The interface by which a game describes its tables to the planner, which knows no game (`games/index.ts` lists them). */
import type { Bounds } from '../geometry/outline'
import type { Units } from '../geometry/types'
import type { Reason } from '../kernel'
import type { AreaPreset } from './areas'
import type { LayoutDocument, LayoutSymmetry } from './document'
import type { Finding } from './faults'
import type { Density, Fairness } from './figures'
import type { Outcome, PlayOptions } from './said'

export interface SizePreset {
  readonly width: Units
  readonly depth: Units
}

/** The settings for a random layout, each from 0 to 100. */
export const SLIDERS = ['density', 'height', 'cover'] as const
export type Slider = (typeof SLIDERS)[number]
export type Sliders = { readonly [S in Slider]: number }
export const MIDDLING: Sliders = { density: 50, height: 50, cover: 50 }

/** The permitted inequality between the sides of a random layout. */
export interface FairBound {
  /** Inequality of sight: with a symmetry a share of all pairs of places, without one a share of the table's ground. */
  readonly sight: number
  /** The permitted difference between the ways to an objective. */
  readonly way: Units
}

/** The request for a random layout. */
export interface RandomAsked {
  readonly seed: number
  readonly sliders: Sliders
  /** How the two halves are made equal: turned, mirrored, or not at all. */
  readonly symmetry: LayoutSymmetry
  /** The bound of fairness; by default that of the checks. */
  readonly fair?: FairBound
  /** Only this part and its image under the document's own symmetry are generated; everything else stays. */
  readonly within?: Bounds
}
/** A random layout, and its figures. */
export interface RandomMade {
  readonly document: LayoutDocument
  /** The number of layouts tried until one passed. */
  readonly tries: number
  readonly density: Density
  /** The values that were compared with the bound. */
  readonly unequal: FairBound
}
/** How a system makes random layouts, and which settings it offers. */
export interface RandomMaker {
  readonly sliders: readonly Slider[]
  readonly symmetries: readonly LayoutSymmetry[]
  /** Whether part of a table can be generated again. */
  readonly parts: boolean
  /** What a higher cover setting adds. */
  readonly cover: 'small-pieces' | 'low-walls'
  /** The bound of the system's checks; a stricter one may be chosen. Absent if both halves are always equal. */
  fair?(symmetry: LayoutSymmetry): FairBound
  /**
   * Makes a layout that passes the checks and the bound, or tells how near it came. The same base and settings give the same
   * result. Locked pieces stay.
   */
  make(base: LayoutDocument, asked: RandomAsked, onProgress?: (share: number) => void): Outcome<RandomMade>
}

/** A layout as match options, or all reasons why it cannot be played. */
export type Playable =
  | { readonly ok: true; readonly options: PlayOptions }
  | { readonly ok: false; readonly reasons: readonly Reason[] }

export interface LayoutSystem {
  readonly game: string
  /** Absent for a game without a table. */
  readonly table?: {
    readonly shown: LayoutDocument['shown']
    readonly sizes: readonly SizePreset[]
    readonly areas: readonly AreaPreset[]
    /** The length of one move, if the game has one. */
    readonly move?: Units
    /** The side of a cube, if moves are counted in cubes. */
    readonly cube?: Units
    /** The step of the grid on which its pieces are placed, if there is one. */
    readonly grid?: Units
    /** The kinds of terrain permitted on its tables. */
    readonly kinds: readonly string[]
    readonly own: boolean
  }
  /** A bare table to start with. */
  begin?(): LayoutDocument
  checks(document: LayoutDocument): readonly Finding[]
  /** The names of the match options that define the table. */
  readonly tableOptions: readonly string[]
  /** Writes the layout into match options. `options`: the match's other options, which are kept. */
  toMatchOptions(document: LayoutDocument, options: PlayOptions): Playable
  /** The table on which a match with these options would be played. */
  fromMatch(options: PlayOptions): Outcome<LayoutDocument> | { readonly ok: false; readonly reason: Reason }
  /** How a layout treats its sides, computed as in the system's checks. */
  fairness?(document: LayoutDocument): Fairness
  readonly random?: RandomMaker
  /** Ready layouts. */
  readonly library: readonly LayoutDocument[]
}
