/** Fire lanes: how far each cell sees, and the longest lines of sight on the table. */
import type { Point, Units } from '../../types'
import { cellsOf, type Lattice, pointOf, wordsOf } from './lattice'
import { layerOf, type MapLayer } from './layers'
import type { SightMap } from './request'

export interface Lane {
  /** The cells of eye and target, and their points. */
  readonly eye: number
  readonly target: number
  readonly from: Point
  readonly to: Point
  readonly length: Units
}

/** The first and the last column of a row of cells that an eye sees, or -1, from the outermost set bits. */
const firstSeen = (seen: Int32Array, from: number, words: number): number => {
  for (let k = 0; k < words; k++) {
    const word = seen[from + k] as number
    if (word !== 0) return k * 32 + 31 - Math.clz32(word & -word)
  }
  return -1
}
const lastSeen = (seen: Int32Array, from: number, words: number): number => {
  for (let k = words - 1; k >= 0; k--) {
    const word = seen[from + k] as number
    if (word !== 0) return k * 32 + 31 - Math.clz32(word)
  }
  return -1
}

/** The farthest cell that each eye sees, or -1. */
export const farthestSeen = ({ lattice, seen }: SightMap): Int32Array => {
  const { columns, rows, words } = lattice
  const stride = wordsOf(lattice)
  return Int32Array.from({ length: cellsOf(lattice) }, (_, eye) => {
    const column = eye % columns
    const row = (eye - column) / columns
    const aside = Math.max(column, columns - 1 - column)
    let most = -1
    let farthest = -1
    for (let other = 0; other < rows; other++) {
      const away = (other - row) * (other - row)
      if (away + aside * aside <= most) continue
      const at = eye * stride + other * words
      const first = firstSeen(seen, at, words)
      if (first < 0) continue
      for (const end of [first, lastSeen(seen, at, words)]) {
        const square = away + (end - column) * (end - column)
        if (square > most) {
          most = square
          farthest = other * columns + end
        }
      }
    }
    return farthest
  })
}

const laneOf = (lattice: Lattice, eye: number, target: number): Lane => {
  const [from, to] = [pointOf(lattice, eye), pointOf(lattice, target)]
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))
  return { eye, target, from, to, length: Math.round(length) }
}

/** How far each cell sees; NaN if it sees nothing. */
export const reachOfSight = ({ lattice }: SightMap, farthest: Int32Array): MapLayer =>
  layerOf(
    lattice,
    'length',
    Float64Array.from(farthest, (target, eye) => (target < 0 ? Number.NaN : laneOf(lattice, eye, target).length)),
  )

/**
 * The longest lanes, longest first, at most `most`. A lane whose ends are both within `apart` of a longer one's ends, in either
 * order, counts as the same lane and is dropped.
 */
export const longestLanes = ({ lattice }: SightMap, farthest: Int32Array, most: number, apart: Units): readonly Lane[] => {
  const lanes: Lane[] = []
  farthest.forEach((target, eye) => {
    if (target >= 0) lanes.push(laneOf(lattice, eye, target))
  })
  lanes.sort((a, b) => b.length - a.length || a.eye - b.eye)
  const isNear = (a: Point, b: Point) => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) <= apart * apart
  const chosen: Lane[] = []
  for (const lane of lanes) {
    if (chosen.length >= most) break
    const isSame = (one: Lane) =>
      (isNear(one.from, lane.from) && isNear(one.to, lane.to)) || (isNear(one.from, lane.to) && isNear(one.to, lane.from))
    if (!chosen.some(isSame)) chosen.push(lane)
  }
  return chosen
}
