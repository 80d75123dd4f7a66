/** Terrain of a station's decks and docks. */
import type { TerrainKind } from '../piece'
import { centred, kind, rectangle, solid } from './solid'

export const STATION: readonly TerrainKind[] = [
  kind('container', [solid(centred(4, 3), 2)], { shape: centred(3.9, 2.9), height: 2 }),
  kind('crates-long', [solid(centred(2, 1), 0.9)], { shape: centred(1.9, 0.9), height: 0.9 }),
  kind('crate-stack', [solid(centred(2, 2), 0.9), solid(rectangle(-0.95, -0.1, 0.15, 1), 1.8, 0.9)]),
  kind('barricade', [solid(centred(3, 0.4), 0.8)]),
  kind('barricade-short', [solid(centred(2, 0.4), 0.8)]),
  kind('console', [solid(centred(1.6, 1.6), 1.2)]),
  kind('barrels', [solid(centred(1, 1), 1)]),
  kind('pipe', [solid(centred(3, 0.4), 0.6)]),
  kind('platform', [solid(centred(3, 3), 1)], { shape: centred(2.9, 2.9), height: 1 }),
]
