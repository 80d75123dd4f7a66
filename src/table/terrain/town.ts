/** Terrain of streets and settlements. */
import type { TerrainKind } from '../piece'
import { centred, kind, rectangle, solid } from './solid'

export const TOWN: readonly TerrainKind[] = [
  kind('wall', [solid(centred(4, 0.4), 2.4)]),
  kind('ruined-corner', [solid(rectangle(-1.8, 0.9, 1.8, 1.4), 2.8), solid(rectangle(-1.8, -1.4, -1.3, 0.9), 2.4)]),
  kind('building', [solid(centred(6, 5), 4.5)], { shape: centred(5.6, 4.6), height: 4.5 }),
  kind('vehicle', [solid(rectangle(-2.25, -1.1, 0.95, 1.1), 1.8), solid(rectangle(0.95, -1.1, 2.25, 1.1), 1.5)], {
    shape: rectangle(-2.15, -1, 0.8, 1),
    height: 1.8,
  }),
]
