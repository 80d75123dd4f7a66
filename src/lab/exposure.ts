/** The layers of an exposure map: a number for every cell, in bands; a summary of each layer; and all facts of one cell. */
import { type Among, type Scene, segment } from '../geometry/sight'
import { type Fairness, fairness } from '../geometry/sight/map/fairness'
import { type CellFacts, inspectorOf } from '../geometry/sight/map/inspect'
import { farthestSeen, type Lane, longestLanes, reachOfSight } from '../geometry/sight/map/lanes'
import {
  areaExposure,
  cellsIn,
  exposure,
  type MapLayer,
  objectivesSeen,
  outlook,
  sightOfObjectives,
} from '../geometry/sight/map/layers'
import type { SightMap } from '../geometry/sight/map/request'
import { type Box, INCH, type Point } from '../geometry/types'
import type { LabGround } from './ground'
import { type Band, bandAt, bandsOf, type LabLayer, layerKey } from './layers'
import { valueAt } from './shown'

/** The summary of a layer. */
export type Summary =
  /** The share of pairs of places of the two areas that see each other, and how many places are hidden from the other area. */
  | { readonly type: 'cross'; readonly share: number; readonly hidden: number; readonly of: number }
  /** The share of the table from which it is seen. */
  | { readonly type: 'objective'; readonly share: number }
  | { readonly type: 'lanes'; readonly lanes: readonly Lane[] }
  /** The share of pairs of places where one sees the other while their mirror images do not. */
  | { readonly type: 'fair'; readonly unequal: number }

/** A layer as it is shown. */
export interface Shown {
  readonly layer: MapLayer
  readonly bands: readonly Band[]
  readonly summary?: Summary
  /** The number of cells in each band, and the number of cells without a value. */
  readonly counts: readonly number[]
  readonly blank: number
}

/** The lowest heights seen, by area, as far as they have been computed. */
export type Lowest = { readonly [area: string]: MapLayer }

export interface Exposed {
  readonly map: SightMap
  /** Undefined for heights that have not been computed yet. */
  layer(which: LabLayer, lowest: Lowest): Shown | undefined
  /** The facts of the cell at a place; undefined beyond the table. */
  inspect(at: Point, lowest: Lowest): CellFacts | undefined
}

/** The number of fire lanes shown, and the least distance between their ends. */
const [LANES, APART] = [5, 8 * INCH]

/** A map with its most used counts, computed on demand. `sight`: the scene of the map, and what blocks in it. */
export function exposed(map: SightMap, ground: LabGround, sight: { readonly scene: Scene; readonly among: Among }): Exposed {
  const { lattice } = map
  const areas = ground.areas.map(({ ref, outlines }) => ({ ref, cells: cellsIn(lattice, outlines) }))
  const made = new Map<string, Shown>()
  const once = <T>(make: () => T) => {
    let known: { readonly value: T } | undefined
    return () => {
      known ??= { value: make() }
      return known.value
    }
  }
  const farthest = once(() => farthestSeen(map))
  const reach = once(() => reachOfSight(map, farthest()))
  const inspector = once(() => inspectorOf(map, areas, [], { farthest: farthest(), layer: reach() }))
  const request = { table: boxOf(map), cell: lattice.cell, eye: map.eye, target: map.target, among: sight.among }
  const objectives = once(() => sightOfObjectives(sight.scene, lattice, request, ground.objectives))
  const cellsOfArea = (ref: string) => areas.find((one) => one.ref === ref)?.cells

  const make = (which: LabLayer, lowest: Lowest): { readonly layer: MapLayer; readonly summary?: Summary } | undefined => {
    switch (which.type) {
      case 'exposure':
        return { layer: exposure(map) }
      case 'outlook':
        return { layer: outlook(map) }
      case 'from':
        return { layer: exposure(map, cellsOfArea(which.area)) }
      case 'cross': {
        const [from, to] = [cellsOfArea(which.area), areas.find(({ ref }) => ref !== which.area)?.cells]
        if (!from || !to) return undefined
        const { layer, share, hidden, of } = areaExposure(map, from, to)
        return { layer, summary: { type: 'cross', share, hidden, of } }
      }
      case 'height': {
        const layer = lowest[which.area]
        return layer && { layer }
      }
      case 'objectives':
        return { layer: objectivesSeen(lattice, objectives()) }
      case 'objective': {
        const one = objectives().find(({ ref }) => ref === which.ref)
        return one && { layer: objectivesSeen(lattice, [one]), summary: { type: 'objective', share: one.share } }
      }
      case 'lanes':
        return { layer: reach(), summary: { type: 'lanes', lanes: longestLanes(map, farthest(), LANES, APART) } }
      case 'fair': {
        const { layer, unequal }: Fairness = fairness(map, which.symmetry)
        return { layer, summary: { type: 'fair', unequal } }
      }
    }
  }
  return {
    map,
    layer(which, lowest) {
      const key = layerKey(which)
      const known = made.get(key)
      // Heights are computed in stages: a result from a coarser map is not reused for a finer one.
      if (known && (which.type !== 'height' || known.layer === lowest[which.area])) return known
      const next = make(which, lowest)
      if (!next) return undefined
      const shown = banded(which, next, ground.objectives.length)
      made.set(key, shown)
      return shown
    },
    inspect(at, lowest) {
      const facts = inspector().cell(at.x, at.y)
      if (!facts) return undefined
      const from = { ...facts.at, z: map.eye }
      return {
        ...facts,
        areas: facts.areas.map((area) => ({ ...area, ...heightAt(lowest[area.ref], facts.at) })),
        objectives: ground.objectives
          .filter(({ at: { x, y }, height }) => segment(sight.scene, from, { x, y, z: height }, sight.among).isSeen)
          .map(({ ref }) => ref),
      }
    },
  }
}

/** The smallest table whose map has these cells; only the cells' own points are queried. */
const boxOf = ({ lattice: { columns, rows, cell } }: SightMap): Box => ({ width: columns * cell, depth: rows * cell })

const heightAt = (lowest: MapLayer | undefined, at: Point) => {
  const height = lowest && valueAt(lowest, at)
  if (height === undefined) return {}
  return Number.isNaN(height) ? { isNeverSeen: true as const } : { hiddenBelow: height }
}

function banded(
  which: LabLayer,
  { layer, summary }: { readonly layer: MapLayer; readonly summary?: Summary },
  objectives: number,
): Shown {
  const bands = bandsOf(which, layer, objectives)
  const counts = bands.map(() => 0)
  let blank = 0
  for (const value of layer.values) {
    const band = bandAt(bands, value)
    const at = band ? bands.indexOf(band) : -1
    if (at < 0) blank += 1
    else counts[at] = (counts[at] ?? 0) + 1
  }
  return { layer, bands, counts, blank, ...(summary ? { summary } : {}) }
}
