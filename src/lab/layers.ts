/** The exposure layers of a table, and the bands in which each is shown: at most five, distinguishable without colour. */
import type { MapLayer } from '../geometry/sight/map/layers'
import { SYMMETRIES, type Symmetry } from '../geometry/sight/map/symmetries'
import { INCH, type Units } from '../geometry/types'
import type { Ref } from '../table/piece'
import type { LabGround } from './ground'

export type LabLayer =
  /** The share of the table that sees a cell; the share it sees; the number of objectives it sees; how far it sees. */
  | { readonly type: 'exposure' | 'outlook' | 'objectives' | 'lanes' }
  /** The share of an area that sees a cell; the same within the other area; how tall a target may be and stay hidden from it. */
  | { readonly type: 'from' | 'cross' | 'height'; readonly area: string }
  /** Whether one objective is seen from a cell. */
  | { readonly type: 'objective'; readonly ref: Ref }
  /** How much more a cell is seen than its image under the table's symmetry. */
  | { readonly type: 'fair'; readonly symmetry: Symmetry }

/** The groups that a list of layers is sorted into. */
export const LAYER_GROUPS = ['table', 'areas', 'objectives', 'lines'] as const
export type LayerGroup = (typeof LAYER_GROUPS)[number]

export const groupOf = ({ type }: LabLayer): LayerGroup => {
  switch (type) {
    case 'exposure':
    case 'outlook':
      return 'table'
    case 'from':
    case 'cross':
    case 'height':
      return 'areas'
    case 'objectives':
    case 'objective':
      return 'objectives'
    case 'lanes':
    case 'fair':
      return 'lines'
  }
}

/** A layer's unique key. */
export const layerKey = (layer: LabLayer): string =>
  'area' in layer
    ? `${layer.type} ${layer.area}`
    : 'ref' in layer
      ? `${layer.type} ${layer.ref}`
      : 'symmetry' in layer
        ? `${layer.type} ${layer.symmetry}`
        : layer.type

/** All layers for a table. The number of objectives seen is a layer only if there are several. */
export function layersOf({ areas, objectives }: LabGround): readonly LabLayer[] {
  const by = (type: 'from' | 'cross' | 'height') => areas.map(({ ref }): LabLayer => ({ type, area: ref }))
  return [
    { type: 'exposure' },
    { type: 'outlook' },
    ...by('from'),
    ...(areas.length === 2 ? by('cross') : []),
    ...by('height'),
    ...(objectives.length > 1 ? [{ type: 'objectives' } as const] : []),
    ...objectives.map(({ ref }): LabLayer => ({ type: 'objective', ref })),
    { type: 'lanes' },
    ...SYMMETRIES.map((symmetry): LabLayer => ({ type: 'fair', symmetry })),
  ]
}

/** The step and the maximum of the heights tried for "how tall may I be": every tenth of an inch up to six inches. */
export const [RISE, TALLEST]: readonly [Units, Units] = [INCH / 10, 6 * INCH]
/** Limits of the bands of such heights: finer where the heights of miniatures differ. */
const HEIGHTS: readonly Units[] = [0, 0.5 * INCH, INCH, 1.5 * INCH, 2 * INCH, TALLEST]

/** The number of looks for bands. */
export const BANDS = 5

/** A range of a layer's values. `look`: which of the five looks it has, from the least (0) to the most. */
export interface Band {
  readonly look: number
  readonly low: number
  readonly high: number
  /** The last band of a count, which includes all higher values. */
  readonly isOpen?: true
}

const stretches = (edges: readonly number[]): readonly Band[] =>
  edges.slice(1).map((high, look) => ({ look, low: edges[look] ?? 0, high }))

/** The bands of a layer, from the least to the most. */
export function bandsOf(layer: LabLayer, { measure, least, most }: MapLayer, objectives: number): readonly Band[] {
  switch (measure) {
    case 'share':
      return stretches([0, 0.2, 0.4, 0.6, 0.8, 1])
    case 'difference': {
      const widest = Math.max(Math.abs(least), Math.abs(most))
      // Nothing differs, so there is only the middle band.
      if (widest === 0) return [{ look: 2, low: 0, high: 0 }]
      // If some cells differ much, the inner bands are still narrow enough to show cells that differ little.
      const parts = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((part) => part * widest)
      return stretches(widest > 0.2 ? [-widest, -0.2, -0.05, 0.05, 0.2, widest] : parts)
    }
    case 'length': {
      if (layer.type === 'height') return stretches(HEIGHTS)
      const step = INCH * Math.max(1, Math.ceil(most / INCH / BANDS))
      return stretches([0, 1, 2, 3, 4, 5].map((part) => part * step))
    }
    case 'count': {
      const of = layer.type === 'objective' ? 1 : objectives
      if (of === 1)
        return [
          { look: 0, low: 0, high: 0 },
          { look: BANDS - 1, low: 1, high: 1 },
        ]
      return Array.from({ length: Math.min(BANDS, of + 1) }, (_, count) => ({
        look: count,
        low: count,
        high: count,
        ...(count === BANDS - 1 && of >= BANDS ? { isOpen: true as const } : {}),
      }))
    }
  }
}

/** The band of a value: the last one that begins at or below it. */
export const bandAt = (bands: readonly Band[], value: number): Band | undefined =>
  Number.isNaN(value) ? undefined : (bands.findLast(({ low }) => low <= value) ?? bands[0])
