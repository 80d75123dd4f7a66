/** What a game tells the planner: the planner knows no game, a registry beside the games fills this in (`games/layouts.ts`). */
import type { Units } from '../geometry/types'
import type { Reason } from '../kernel'
import type { AreaPreset } from './areas'
import type { LayoutDocument } from './document'
import type { Finding } from './faults'
import type { EditorReason, Outcome, PlayOptions } from './said'

export interface SizePreset {
  readonly width: Units
  readonly depth: Units
}

/** What of a random layout can be wished for, each from 0 to 100. */
export const SLIDERS = ['density', 'height', 'cover'] as const
export type Slider = (typeof SLIDERS)[number]
export type Sliders = { readonly [S in Slider]: number }
export const MIDDLING: Sliders = { density: 50, height: 50, cover: 50 }

/** What a random layout is asked for. */
export interface RandomAsked {
  readonly seed: number
  readonly sliders: Sliders
  /** Both halves the same, turned or mirrored; or none. */
  readonly symmetry: LayoutDocument['symmetry']
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
  /** A random layout that passes the checks. */
  random?(base: LayoutDocument, asked: RandomAsked): Outcome<LayoutDocument>
  /** Ready layouts. */
  readonly library: readonly LayoutDocument[]
}
export type { EditorReason }
