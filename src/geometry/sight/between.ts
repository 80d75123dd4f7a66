/** The parts that may stand between an eye and a body: searches a wedge of the grid instead of a line. Units as in `types.ts`. */
import { type Asking, counts, nextMark } from './asking'
import { STEP } from './grid'
import { BOUNDS, BOX, POLYHEDRON, PRISM, STRIDE } from './parts'
import type { Point3 } from './types'

/** Whether all the places (x, y, z in turn) lie outside the same face of a part, so that the part cannot be between them. */
const isBeside = (asking: Asking, id: number, places: Float64Array, hold: Float64Array): boolean => {
  const { bounds, kind, numbers, first, planes } = asking.scene.parts
  const at = id * BOUNDS
  for (let axis = 0; axis < 3; axis++) {
    if ((hold[axis + 3] as number) < (bounds[at + axis] as number)) return true
    if ((hold[axis] as number) > (bounds[at + axis + 3] as number)) return true
  }
  if (kind[id] !== PRISM && kind[id] !== BOX && kind[id] !== POLYHEDRON) return false
  const begin = (first[id] as number) * STRIDE
  for (let i = begin; i < begin + (planes[id] as number) * STRIDE; i += STRIDE) {
    const nx = numbers[i] as number
    const ny = numbers[i + 1] as number
    const nz = numbers[i + 2] as number
    const limit = numbers[i + 3] as number
    let k = 0
    while (
      k < places.length &&
      nx * (places[k] as number) + ny * (places[k + 1] as number) + nz * (places[k + 2] as number) > limit
    )
      k += 3
    if (k >= places.length) return true
  }
  return false
}

/**
 * Every part that counts and may block a segment from the eye into the convex hull of `around`, approximately from near to far.
 * May include some that do not.
 */
export const partsBetween = (asking: Asking, eye: Point3, around: readonly Point3[]): readonly number[] => {
  const { grid, parts } = asking.scene
  const { size, columns, rows, held, first, count, items, width, depth } = grid
  const mark = nextMark(asking.scene)
  const places = new Float64Array(3 * around.length + 3)
  const hold = new Float64Array([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity])
  for (let k = 0, at = 0; k <= around.length; k++) {
    const { x, y, z } = around[k - 1] ?? eye
    for (let axis = 0; axis < 3; axis++, at++) {
      const value = axis === 0 ? x : axis === 1 ? y : z
      places[at] = value
      hold[axis] = Math.min(hold[axis] as number, value)
      hold[3 + axis] = Math.max(hold[3 + axis] as number, value)
    }
  }
  const found: number[] = []
  const consider = (id: number) => {
    if (parts.seen[id] === mark) return
    parts.seen[id] = mark
    if (counts(asking, id) && !isBeside(asking, id, places, hold)) found.push(id)
  }
  const isOff = ({ x, y }: Point3) => x < 0 || y < 0 || x > width || y > depth
  if (isOff(eye) || around.some(isOff)) for (const id of grid.beyond) consider(id)
  const [one = eye] = around
  const isByX = Math.abs(one.x - eye.x) >= Math.abs(one.y - eye.y)
  const way = (isByX ? one.x - eye.x : one.y - eye.y) < 0 ? -1 : 1
  // The wedge of slopes, sideways and upwards, that contains every segment; a box if the body extends around the eye.
  let isWedge = true
  let [leastSlope, mostSlope, leastRise, mostRise] = [Infinity, -Infinity, Infinity, -Infinity]
  let [leastAside, mostAside, leastHeight, mostHeight, nearest, farthest] = [0, 0, 0, 0, 0, 0]
  for (const p of around) {
    const along = isByX ? p.x - eye.x : p.y - eye.y
    const aside = isByX ? p.y - eye.y : p.x - eye.x
    const up = p.z - eye.z
    isWedge &&= along * way > size
    leastSlope = Math.min(leastSlope, aside / along)
    mostSlope = Math.max(mostSlope, aside / along)
    leastRise = Math.min(leastRise, up / along)
    mostRise = Math.max(mostRise, up / along)
    leastAside = Math.min(leastAside, aside)
    mostAside = Math.max(mostAside, aside)
    leastHeight = Math.min(leastHeight, up)
    mostHeight = Math.max(mostHeight, up)
    nearest = Math.min(nearest, along)
    farthest = Math.max(farthest, along)
  }
  if (isWedge) leastAside = mostAside = leastHeight = mostHeight = 0
  if (!isWedge || around.length === 0) leastSlope = mostSlope = leastRise = mostRise = 0
  const [originOn, originAside] = isByX ? [eye.x, eye.y] : [eye.y, eye.x]
  const lastOn = (isByX ? columns : rows) - 1
  const lastAside = (isByX ? rows : columns) - 1
  const cellOf = (value: number, last: number) => Math.min(last, Math.max(0, Math.floor(value / size)))
  const from = cellOf(originOn + (way > 0 ? nearest : farthest) - way, lastOn)
  const to = cellOf(originOn + (way > 0 ? farthest : nearest) + way, lastOn)
  for (let on = from; (to - on) * way >= 0; on += way) {
    // The wedge between these two distances from the eye, with a unit of margin.
    const a = Math.max(nearest, on * size - originOn - 1)
    const b = Math.min(farthest, (on + 1) * size - originOn + 1)
    const least = leastAside + Math.min(a * leastSlope, b * leastSlope, a * mostSlope, b * mostSlope) - 1
    const most = mostAside + Math.max(a * leastSlope, b * leastSlope, a * mostSlope, b * mostSlope) + 1
    const low = (eye.z + leastHeight + Math.min(a * leastRise, b * leastRise, a * mostRise, b * mostRise) - 1) >> STEP
    const high = (eye.z + mostHeight + Math.max(a * leastRise, b * leastRise, a * mostRise, b * mostRise) + 1) >> STEP
    const past = cellOf(originAside + most, lastAside)
    for (let beside = cellOf(originAside + least, lastAside); beside <= past; beside++) {
      const cell = isByX ? beside * columns + on : on * columns + beside
      const holds = held[cell] as number
      if (low > holds >> 16 || Math.max(0, high) < (holds & 0xffff)) continue
      const begin = first[cell] as number
      for (let i = begin; i < begin + (count[cell] as number); i++) consider(items[i] as number)
    }
  }
  return found
}
