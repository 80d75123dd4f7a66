/** What the exposure layer shows: for every cell a share of the table or of an area that sees it, in five bands that a legend can tell apart. */
import type { Cells } from '../geometry/sight/map/counts'
import { type Inspector, inspectorOf } from '../geometry/sight/map/inspect'
import { cellsIn, exposure, type MapLayer, outlook } from '../geometry/sight/map/layers'
import type { SightMap } from '../geometry/sight/map/map'
import type { Box, Convex, Units } from '../geometry/types'

/** `exposure`: how much of the table sees a cell; `outlook`: how much of it is seen from there; `far`, `near`: how much of that edge's area sees it. */
export const LAYERS = ['exposure', 'outlook', 'far', 'near'] as const
export type LabLayer = (typeof LAYERS)[number]

export const BANDS = 5
/** The band of a share: 0 for the least, and a whole is in the last. */
export const bandOf = (share: number): number => Math.min(BANDS - 1, Math.max(0, Math.floor(share * BANDS)))

/** The ground along the far and the near edge. */
export function edgeArea({ width, depth }: Box, edge: 'far' | 'near', deep: Units): Convex {
  const [low, high] = edge === 'far' ? [depth - deep, depth] : [0, deep]
  return [
    { x: 0, y: low },
    { x: width, y: low },
    { x: width, y: high },
    { x: 0, y: high },
  ]
}

/** A map with what is asked of it most, counted once. */
export interface Exposed {
  readonly map: SightMap
  readonly inspector: Inspector
  layer(which: LabLayer): MapLayer
}

export function exposed(map: SightMap, table: Box, deep: Units): Exposed {
  const cells = (edge: 'far' | 'near'): Cells => cellsIn(map.lattice, [edgeArea(table, edge, deep)])
  const [far, near] = [cells('far'), cells('near')]
  const made = new Map<LabLayer, MapLayer>()
  const make = (which: LabLayer): MapLayer => {
    switch (which) {
      case 'exposure':
        return exposure(map)
      case 'outlook':
        return outlook(map)
      case 'far':
        return exposure(map, far)
      case 'near':
        return exposure(map, near)
    }
  }
  return {
    map,
    inspector: inspectorOf(
      map,
      [
        { ref: 'far', cells: far },
        { ref: 'near', cells: near },
      ],
      [],
    ),
    layer(which) {
      const layer = made.get(which) ?? make(which)
      made.set(which, layer)
      return layer
    },
  }
}
