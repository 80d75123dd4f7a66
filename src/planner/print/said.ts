/** The messages of the printed sheets. Lengths, shares and names come as finished text: this folder knows no language. */
import type { Reason } from '../../kernel'
import type { Ref } from '../../table/piece'
import type { SelfplaySaid } from '../selfplay/said'

type Nothing = Record<never, never>

export type SheetSaid = SelfplaySaid & {
  'sheet-foot': { page: number; pages: number }
  'sheet-cover': Nothing
  'sheet-cover-told': { name: string; width: string; depth: string; pieces: number }
  'sheet-game': Nothing
  'sheet-size': Nothing
  'sheet-count': Nothing
  'sheet-covered': Nothing
  'sheet-tall': Nothing
  'sheet-quarters': Nothing
  'sheet-objectives': Nothing
  'sheet-open': Nothing
  'sheet-unequal': Nothing
  'sheet-figures': Nothing
  'sheet-checks': Nothing
  'sheet-no-findings': Nothing
  'sheet-fault': { what: string }
  'sheet-advice': { what: string }
  'sheet-more': { count: number }
  'sheet-link': Nothing
  'sheet-link-hint': { module: string }
  'sheet-link-next': Nothing
  'sheet-link-none': { letters: number; most: number }
  'sheet-link-too-long': Nothing
  'sheet-link-without': { count: number }
  'sheet-link-without-mat': Nothing
  'sheet-link-told': Nothing
  'sheet-notes': Nothing

  'sheet-plan': Nothing
  'sheet-plan-ground': Nothing
  'sheet-plan-level': { height: string }
  'sheet-plan-part': { part: number; parts: number }
  'sheet-plan-told': { scale: string; pieces: number }
  'sheet-scale': { scale: string }
  'sheet-bar': { length: string }
  'sheet-near': Nothing
  'sheet-far': Nothing
  'sheet-left': Nothing
  'sheet-right': Nothing
  'sheet-edge-near': Nothing
  'sheet-edge-far': Nothing
  'sheet-edge-left': Nothing
  'sheet-edge-right': Nothing
  'sheet-legend-up-to': { height: string }
  'sheet-legend-above': { height: string }
  'sheet-legend-passed': Nothing
  'sheet-legend-below': Nothing
  'sheet-legend-first': Nothing
  'sheet-legend-second': Nothing
  'sheet-legend-middle': Nothing
  'sheet-legend-objective': Nothing
  'sheet-legend-note': Nothing

  'sheet-list': Nothing
  'sheet-list-told': { pieces: number }
  'sheet-list-how': Nothing
  'sheet-list-none': Nothing
  'sheet-kinds': Nothing
  'sheet-kind': Nothing
  'sheet-kind-size': Nothing
  'sheet-numbers': Nothing
  'sheet-number': Nothing
  'sheet-piece': Nothing
  'sheet-first': Nothing
  'sheet-second': Nothing
  'sheet-middle': { where: string }
  'sheet-turned': Nothing
  'sheet-height': Nothing
  'sheet-remarks': Nothing
  'sheet-on': { number: number }
  'sheet-raised': { height: string }
  'sheet-twin': { number: number }
  'sheet-locked': Nothing
  'sheet-objective': Nothing
  'sheet-points': Nothing
  'sheet-from-left': Nothing
  'sheet-from-near': Nothing

  'sheet-gaps': Nothing
  'sheet-gaps-told': { gaps: number }
  'sheet-gaps-how': { widest: string }
  'sheet-gaps-none': Nothing
  'sheet-gaps-more': { count: number; width: string }
  'sheet-between': Nothing
  'sheet-free': Nothing

  'sheet-sight': Nothing
  'sheet-sight-told': { open: string }
  'sheet-sight-how': { eye: string }
  'sheet-sight-table': Nothing
  'sheet-sight-area': { area: string }
  'sheet-share-class': { from: string; to: string }
  'sheet-sides': Nothing
  'sheet-sides-told': { areas: number }
  'sheet-sides-none': Nothing
  'sheet-reach-of': { area: string }
  'sheet-reach-how': { move: string; base: string }
  'sheet-reach-one': Nothing
  'sheet-reach-two': Nothing
  'sheet-reach-more': Nothing
  'sheet-reach-never': Nothing
  'sheet-area': Nothing
  'sheet-areas': Nothing
  'sheet-corners': Nothing
  'sheet-reach': Nothing
  'sheet-room': Nothing
  'sheet-inches': { area: string }
  'sheet-seen': Nothing
  'sheet-hidden': Nothing
  'sheet-way': { area: string }
  'sheet-way-none': Nothing
  'sheet-seen-objective': Nothing
  'sheet-difference': Nothing
}

/** The texts of one language, and the names of one layout's things in it. */
export interface SheetWords {
  say<K extends keyof SheetSaid>(key: K, ...says: Record<never, never> extends SheetSaid[K] ? [] : [says: SheetSaid[K]]): string
  /** A length in the document's unit, as exact as a tape measure. */
  length(units: number): string
  /** A number with at most `decimals` decimals. */
  number(value: number, decimals?: number): string
  share(part: number): string
  /** The name of a piece, an area or an objective. */
  name(ref: Ref): string
  kind(kind: string): string
  game(game: string): string
  /** The name of a level of the bots. */
  bots(level: string): string
  symmetry(symmetry: string): string
  reason(reason: Reason): string
  readonly untitled: string
}
