/** What the exposure layer shows: for every cell a share of the table or of an area that sees it, in five bands that a legend can tell apart. */
import { type Scene, segment } from '../geometry/sight'
import type { Cells } from '../geometry/sight/map/counts'
import { type Inspector, inspectorOf } from '../geometry/sight/map/inspect'
import { cellsIn, exposure, type MapLayer, outlook } from '../geometry/sight/map/layers'
import type { SightMap } from '../geometry/sight/map/map'
import { type Box, type Convex, INCH, type Point, type Units } from '../geometry/types'

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

/** Heights looked at for "how tall may I be": every fifth of an inch up to six inches. */
const [STEP, TALLEST]: readonly [Units, Units] = [INCH / 5, 6 * INCH]

/**
 * The lowest height at which a target at a place is seen from an edge's area, by eyes an inch apart at that height above the table; nothing
 * if it is seen at none. Each answered by the exact query, scenery alone in the way.
 */
export function seenFromHeight(
  scene: Scene,
  table: Box,
  edge: 'far' | 'near',
  deep: Units,
  eye: Units,
  at: Point,
): Units | undefined {
  const [corner] = edgeArea(table, edge, deep)
  const eyes = Array.from({ length: Math.floor(table.width / INCH) * Math.floor(deep / INCH) }, (_, i) => ({
    x: Math.round((Math.floor(i / Math.floor(deep / INCH)) + 0.5) * INCH),
    y: (corner?.y ?? 0) + Math.round(((i % Math.floor(deep / INCH)) + 0.5) * INCH),
    z: eye,
  }))
  const among = { layers: ['terrain'] } as const
  for (let z = STEP; z <= TALLEST; z += STEP) if (eyes.some((from) => segment(scene, from, { ...at, z }, among).isSeen)) return z
  return undefined
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
