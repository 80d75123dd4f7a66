/** The interface by which a game describes its tables to the planner, which knows no game (`games/index.ts` lists the games). */
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

/** The wishes for a random layout, each from 0 to 100. */
export const SLIDERS = ['density', 'height', 'cover'] as const
export type Slider = (typeof SLIDERS)[number]
export type Sliders = { readonly [S in Slider]: number }
export const MIDDLING: Sliders = { density: 50, height: 50, cover: 50 }

/** How unequal the sides of a random layout may be. */
export interface FairBound {
  /** Of sight: a share of all pairs of places under a symmetry, of the table's ground without one. */
  readonly sight: number
  /** By how much the ways to an objective may differ. */
  readonly way: Units
}

/** What a random layout is asked for. */
export interface RandomAsked {
  readonly seed: number
  readonly sliders: Sliders
  /** How the two halves are made the same: turned or mirrored; or not at all. */
  readonly symmetry: LayoutSymmetry
  /** The bound of fairness; that of the checks unless given. */
  readonly fair?: FairBound
  /**
   * Only this part is laid out anew, and its image under the table's symmetry; all else stays. The document's own symmetry then applies.
   */
  readonly within?: Bounds
}
/** A random layout, and what it is like. */
export interface RandomMade {
  readonly document: LayoutDocument
  /** How many layouts were tried until one passed. */
  readonly tries: number
  readonly density: Density
  /** The values that were compared with the bound. */
  readonly unequal: FairBound
}
/** How a system makes random layouts, and what of it can be chosen. */
export interface RandomMaker {
  readonly sliders: readonly Slider[]
  readonly symmetries: readonly LayoutSymmetry[]
  /** A part of a table can be thrown again. */
  readonly parts: boolean
  /** What a higher setting of the cover slider makes more of. */
  readonly cover: 'small-pieces' | 'low-walls'
  /** The bound of its checks; a stricter one may be chosen. Absent where both halves are the same anyway. */
  fair?(symmetry: LayoutSymmetry): FairBound
  /**
   * Makes a layout that passes the checks and the bound, or tells how near it came. The same for the same base and wishes. Locked pieces
   * stay.
   */
  make(base: LayoutDocument, asked: RandomAsked, onProgress?: (share: number) => void): Outcome<RandomMade>
}

/** A layout as options of a match, or every reason why it cannot be played. */
export type Playable =
  | { readonly ok: true; readonly options: PlayOptions }
  | { readonly ok: false; readonly reasons: readonly Reason[] }

export interface LayoutSystem {
  readonly game: string
  /** Nothing for a game without a table. */
  readonly table?: {
    readonly shown: LayoutDocument['shown']
    readonly sizes: readonly SizePreset[]
    readonly areas: readonly AreaPreset[]
    /** How long one move is, where the game says so. */
    readonly move?: Units
    /** The side of a cube, where moves are counted in cubes. */
    readonly cube?: Units
    /** The step of the grid that its pieces are laid on, if there is one. */
    readonly grid?: Units
    /** Which kinds may stand on its tables. */
    readonly kinds: readonly string[]
    readonly own: boolean
  }
  /** A bare table to begin with. */
  begin?(): LayoutDocument
  checks(document: LayoutDocument): readonly Finding[]
  /** The options of a match that say its table, by name. */
  readonly tableOptions: readonly string[]
  /** Writes the layout into options of a match. `options`: the match's other options, which are kept. */
  toMatchOptions(document: LayoutDocument, options: PlayOptions): Playable
  /** The table that a match with these options would be played on. */
  fromMatch(options: PlayOptions): Outcome<LayoutDocument> | { readonly ok: false; readonly reason: Reason }
  /** How a layout treats its sides, computed as the system's checks do. */
  fairness?(document: LayoutDocument): Fairness
  readonly random?: RandomMaker
  /** Ready layouts. */
  readonly library: readonly LayoutDocument[]
}
