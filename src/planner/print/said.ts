/** What the sheets of a pack say. Lengths, shares and names come as words already: this folder knows no language. */
import type { Reason } from '../../kernel'
import type { Ref } from '../../table/piece'

type Nothing = Record<never, never>

export type PackSaid = {
  'pack-foot': { page: number; pages: number }
  'pack-cover': Nothing
  'pack-cover-told': { name: string; width: string; depth: string; pieces: number }
  'pack-game': Nothing
  'pack-size': Nothing
  'pack-count': Nothing
  'pack-covered': Nothing
  'pack-tall': Nothing
  'pack-quarters': Nothing
  'pack-objectives': Nothing
  'pack-open': Nothing
  'pack-unequal': Nothing
  'pack-figures': Nothing
  'pack-checks': Nothing
  'pack-no-findings': Nothing
  'pack-fault': { what: string }
  'pack-advice': { what: string }
  'pack-more': { count: number }
  'pack-link': Nothing
  'pack-link-hint': { module: string }
  'pack-link-next': Nothing
  'pack-link-none': { letters: number; most: number }
  'pack-link-too-long': Nothing
  'pack-link-without': { count: number }
  'pack-link-told': Nothing
  'pack-notes': Nothing

  'pack-plan': Nothing
  'pack-plan-ground': Nothing
  'pack-plan-level': { height: string }
  'pack-plan-part': { part: number; parts: number }
  'pack-plan-told': { scale: string; pieces: number }
  'pack-scale': { scale: string }
  'pack-bar': { length: string }
  'pack-near': Nothing
  'pack-far': Nothing
  'pack-left': Nothing
  'pack-right': Nothing
  'pack-edge-near': Nothing
  'pack-edge-far': Nothing
  'pack-edge-left': Nothing
  'pack-edge-right': Nothing
  'pack-legend-up-to': { height: string }
  'pack-legend-above': { height: string }
  'pack-legend-passed': Nothing
  'pack-legend-below': Nothing
  'pack-legend-first': Nothing
  'pack-legend-second': Nothing
  'pack-legend-middle': Nothing
  'pack-legend-objective': Nothing
  'pack-legend-note': Nothing

  'pack-list': Nothing
  'pack-list-told': { pieces: number }
  'pack-list-how': Nothing
  'pack-list-none': Nothing
  'pack-kinds': Nothing
  'pack-kind': Nothing
  'pack-kind-size': Nothing
  'pack-numbers': Nothing
  'pack-number': Nothing
  'pack-piece': Nothing
  'pack-first': Nothing
  'pack-second': Nothing
  'pack-middle': { where: string }
  'pack-turned': Nothing
  'pack-height': Nothing
  'pack-remarks': Nothing
  'pack-on': { number: number }
  'pack-raised': { height: string }
  'pack-twin': { number: number }
  'pack-locked': Nothing
  'pack-objective': Nothing
  'pack-points': Nothing
  'pack-from-left': Nothing
  'pack-from-near': Nothing

  'pack-gaps': Nothing
  'pack-gaps-told': { gaps: number }
  'pack-gaps-how': { widest: string }
  'pack-gaps-none': Nothing
  'pack-gaps-more': { count: number; width: string }
  'pack-between': Nothing
  'pack-free': Nothing

  'pack-sight': Nothing
  'pack-sight-told': { open: string }
  'pack-sight-how': { eye: string }
  'pack-sight-table': Nothing
  'pack-sight-area': { area: string }
  'pack-share-class': { from: string; to: string }
  'pack-sides': Nothing
  'pack-sides-told': { areas: number }
  'pack-sides-none': Nothing
  'pack-reach-of': { area: string }
  'pack-reach-how': { move: string; base: string }
  'pack-reach-one': Nothing
  'pack-reach-two': Nothing
  'pack-reach-more': Nothing
  'pack-reach-never': Nothing
  'pack-area': Nothing
  'pack-areas': Nothing
  'pack-corners': Nothing
  'pack-reach': Nothing
  'pack-room': Nothing
  'pack-inches': { area: string }
  'pack-seen': Nothing
  'pack-hidden': Nothing
  'pack-way': { area: string }
  'pack-way-none': Nothing
  'pack-seen-objective': Nothing
  'pack-difference': Nothing
}

/** The words of one language, and the names of one layout's things in it. */
export interface PackWords {
  say<K extends keyof PackSaid>(key: K, ...says: Record<never, never> extends PackSaid[K] ? [] : [says: PackSaid[K]]): string
  /** A length in the document's unit, fine enough for a tape measure. */
  length(units: number): string
  /** A plain number, of that many decimals at most. */
  number(value: number, decimals?: number): string
  share(part: number): string
  /** A piece, an area, an objective by its ref. */
  name(ref: Ref): string
  kind(kind: string): string
  game(game: string): string
  symmetry(symmetry: string): string
  reason(reason: Reason): string
  readonly untitled: string
}
