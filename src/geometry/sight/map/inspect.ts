/** The facts about one cell, for sentences such as "seen from 37 % of the enemy's deployment area; hidden below 1.2 inches". */
import type { Point, Units } from '../../types'
import { type Cells, cellsSeen, eyesThatSee } from './counts'
import { cellAt, cellsOf, pointOf } from './lattice'
import { type MapLayer, type ObjectiveSight, sizeOf } from './layers'
import { sees } from './map'
import type { SightMap } from './request'

/** A named area, with the lowest heights at which it sees each cell if they have been computed. */
export interface NamedArea {
  readonly ref: string
  readonly cells: Cells
  readonly lowest?: MapLayer
}

export interface CellFacts {
  readonly cell: number
  readonly at: Point
  /** Whether something covers the cell's own point between the heights of eye and target, so that they do not see each other. */
  readonly isFilled: boolean
  /** The share of the table that sees this cell, and the share seen from it. */
  readonly seenFrom: number
  readonly sees: number
  /**
   * For each area: the share of it that sees this cell, and, if known, the height below which a target here is hidden from it.
   */
  readonly areas: readonly {
    readonly ref: string
    readonly share: number
    readonly hiddenBelow?: Units
    /** The target is hidden even at the greatest height tried. */
    readonly isNeverSeen?: true
  }[]
  /** The objectives in sight. */
  readonly objectives: readonly string[]
  /** How far an eye here sees, and the cell that it sees there. */
  readonly farthest?: { readonly cell: number; readonly length: Units }
}

/** Answers about cells of a map; the map's counts are computed once. */
export interface Inspector {
  /** The facts of the cell at a place on the table; undefined beyond the table. */
  cell(x: Units, y: Units): CellFacts | undefined
}

const heightFact = (lowest: MapLayer | undefined, cell: number) => {
  const height = lowest?.values[cell]
  if (height === undefined) return {}
  return Number.isNaN(height) ? { isNeverSeen: true as const } : { hiddenBelow: height }
}

export const inspectorOf = (
  map: SightMap,
  areas: readonly NamedArea[],
  objectives: readonly ObjectiveSight[],
  reach?: { readonly farthest: Int32Array; readonly layer: MapLayer },
): Inspector => {
  const { lattice } = map
  const of = cellsOf(lattice)
  const seenFrom = eyesThatSee(map)
  const sight = cellsSeen(map)
  const counted = areas.map(({ ref, cells, lowest }) => ({ ref, size: sizeOf(cells), counts: eyesThatSee(map, cells), lowest }))
  return {
    cell(x, y) {
      const cell = cellAt(lattice, { x, y })
      if (cell === undefined) return undefined
      const farthest = reach?.farthest[cell] ?? -1
      return {
        cell,
        at: pointOf(lattice, cell),
        isFilled: !sees(map, cell, cell),
        seenFrom: (seenFrom[cell] as number) / of,
        sees: (sight[cell] as number) / of,
        areas: counted.map(({ ref, size, counts, lowest }) => ({
          ref,
          share: size > 0 ? (counts[cell] as number) / size : 0,
          ...heightFact(lowest, cell),
        })),
        objectives: objectives.filter((one) => one.seenFrom[cell] === 1).map(({ ref }) => ref),
        ...(reach && farthest >= 0 ? { farthest: { cell: farthest, length: reach.layer.values[cell] as number } } : {}),
      }
    },
  }
}
