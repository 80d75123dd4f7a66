/** What a game tells the planner: the planner knows no game, a registry beside the games fills this in (`games/index.ts`). */
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

/** What of a random layout can be wished for, each from 0 to 100. */
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
  /** Both halves the same, turned or mirrored; or none. */
  readonly symmetry: LayoutSymmetry
  /** As the checks ask, unless said. */
  readonly fair?: FairBound
  /** Only here, and under the table's symmetry in its image; all else stays as it is. The symmetry is then the document's own. */
  readonly within?: Bounds
}
/** A random layout, and what it is like. */
export interface RandomMade {
  readonly document: LayoutDocument
  /** How many were thrown until one passed. */
  readonly tries: number
  readonly density: Density
  /** What was held against the bound. */
  readonly unequal: FairBound
}
/** How a system makes random layouts, and what of it can be chosen. */
export interface RandomMaker {
  readonly sliders: readonly Slider[]
  readonly symmetries: readonly LayoutSymmetry[]
  /** A part of a table can be thrown again. */
  readonly parts: boolean
  /** What the slider of cover makes more of. */
  readonly cover: 'small-pieces' | 'low-walls'
  /** What its checks ask for; a stricter bound may be chosen. Not there where both halves are the same in any case. */
  fair?(symmetry: LayoutSymmetry): FairBound
  /** Passes the checks and the bound, or says how near it came. The same for the same base and wishes. Locked pieces stay. */
  make(base: LayoutDocument, asked: RandomAsked, onProgress?: (share: number) => void): Outcome<RandomMade>
}

/** A layout as options of a match, or everything that is in the way. */
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
  /** `options`: the match's other options, which stay. */
  toMatchOptions(document: LayoutDocument, options: PlayOptions): Playable
  /** The table that a match with these options would be played on. */
  fromMatch(options: PlayOptions): Outcome<LayoutDocument> | { readonly ok: false; readonly reason: Reason }
  /** How a layout treats its sides, counted as its checks count. */
  fairness?(document: LayoutDocument): Fairness
  readonly random?: RandomMaker
  /** Ready layouts. */
  readonly library: readonly LayoutDocument[]
}
