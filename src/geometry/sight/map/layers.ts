/** Layers of a map: one number per cell, with the limits for a legend. Units as in `../types.ts`; cells as in `lattice.ts`. */
import { isInside } from '../../outline'
import type { Convex, Point, Units } from '../../types'
import { ask } from '../asking'
import { admitPlace } from '../door'
import type { Scene } from '../scene'
import { isBlocked } from '../trace'
import { type Cells, cellsSeen, eyesThatSee } from './counts'
import { cellsOf, type Lattice, pointOf } from './lattice'
import type { MapRequest, SightMap } from './request'

/** What the numbers of a layer are: shares 0 ... 1, differences of shares -1 ... 1, lengths in units, or counts. */
export type Measure = 'share' | 'difference' | 'length' | 'count'

export interface MapLayer {
  readonly lattice: Lattice
  readonly measure: Measure
  /** By cell. NaN for a cell without a value. */
  readonly values: Float64Array
  /** The least and the greatest value; both 0 if there is none. */
  readonly least: number
  readonly most: number
}

export const layerOf = (lattice: Lattice, measure: Measure, values: Float64Array): MapLayer => {
  let least = Infinity
  let most = -Infinity
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return { lattice, measure, values, least: least > most ? 0 : least, most: least > most ? 0 : most }
}

/** The cells whose points lie in one of these outlines, border included, such as a deployment area. */
export const cellsIn = (lattice: Lattice, area: readonly Convex[]): Cells =>
  Uint8Array.from({ length: cellsOf(lattice) }, (_, cell) => {
    const point = pointOf(lattice, cell)
    return area.some((outline) => isInside(point, outline)) ? 1 : 0
  })

/** The number of marked cells. */
export const sizeOf = (cells: Cells): number => cells.reduce((sum, one) => sum + one, 0)

const shares = (counts: Uint32Array, of: number): Float64Array =>
  Float64Array.from(counts, (count) => (of > 0 ? count / of : Number.NaN))

/** For each cell, the share of the table, or of an area, that sees it. */
export const exposure = (map: SightMap, from?: Cells): MapLayer =>
  layerOf(map.lattice, 'share', shares(eyesThatSee(map, from), from ? sizeOf(from) : cellsOf(map.lattice)))

/** For each cell, the share of the table, or of an area, that it sees. */
export const outlook = (map: SightMap, of?: Cells): MapLayer =>
  layerOf(map.lattice, 'share', shares(cellsSeen(map, of), of ? sizeOf(of) : cellsOf(map.lattice)))

/** How much of one area is seen from another. */
export interface AreaExposure {
  /** For each cell of `to`, the share of `from` that sees it; NaN elsewhere. */
  readonly layer: MapLayer
  /** The share of all pairs of cells that see each other. */
  readonly share: number
  /** How many cells of `to` are seen from no cell of `from`, and how many cells `to` has. */
  readonly hidden: number
  readonly of: number
}

export const areaExposure = (map: SightMap, from: Cells, to: Cells): AreaExposure => {
  const counts = eyesThatSee(map, from)
  const size = sizeOf(from)
  const of = sizeOf(to)
  const values = shares(counts, size).map((share, cell) => (to[cell] ? share : Number.NaN))
  let sum = 0
  let hidden = 0
  counts.forEach((count, cell) => {
    if (!to[cell]) return
    sum += count
    if (count === 0) hidden += 1
  })
  return { layer: layerOf(map.lattice, 'share', values), share: size * of > 0 ? sum / (size * of) : 0, hidden, of }
}

/** A place to be seen: an objective, `height` above the table. */
export interface Objective {
  readonly ref: string
  readonly at: Point
  readonly height: Units
}

export interface ObjectiveSight {
  readonly ref: string
  /** Cells from which it is seen. */
  readonly seenFrom: Cells
  /** Their share of the table. */
  readonly share: number
}

/** The cells from which each objective is seen, by an eye at the map's height. Uses the exact query. */
export const sightOfObjectives = (
  scene: Scene,
  lattice: Lattice,
  { eye, among = {} }: MapRequest,
  objectives: readonly Objective[],
): readonly ObjectiveSight[] => {
  const asking = ask(scene, among)
  for (const { ref, at, height } of objectives) admitPlace({ ...at, z: height }, ref)
  return objectives.map(({ ref, at, height }) => {
    const seenFrom = Uint8Array.from({ length: cellsOf(lattice) }, (_, cell) =>
      isBlocked(asking, { ...pointOf(lattice, cell), z: eye }, { ...at, z: height }) ? 0 : 1,
    )
    return { ref, seenFrom, share: sizeOf(seenFrom) / seenFrom.length }
  })
}

/** The number of objectives seen from each cell. */
export const objectivesSeen = (lattice: Lattice, sights: readonly ObjectiveSight[]): MapLayer =>
  layerOf(
    lattice,
    'count',
    Float64Array.from({ length: cellsOf(lattice) }, (_, cell) =>
      sights.reduce((sum, { seenFrom }) => sum + (seenFrom[cell] ?? 0), 0),
    ),
  )
