/** Natural terrain. */
import type { TerrainKind } from '../piece'
import { kind, octagon, solid } from './solid'

export const WILD: readonly TerrainKind[] = [
  kind('trees', [solid(octagon(3, 2.5, 0.7), 3)]),
  kind('rocks', [solid(octagon(2.5, 2, 0.55), 1.1)], { shape: octagon(1.9, 1.45, 0.45), height: 1.1 }),
]
