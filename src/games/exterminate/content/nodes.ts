/** The stock of vortex nodes (house: reports of play name the kinds and some of their points). */
import { INCH } from '../../../geometry/types'
import type { DataSet } from '../rules/data'

export const NODES: DataSet['nodes'] = {
  radius: INCH / 2,
  stock: [
    { kind: 'black', count: 2, points: 3 },
    { kind: 'temporal', count: 3, points: 1 },
    { kind: 'spatial', count: 3, points: 1 },
  ],
}
