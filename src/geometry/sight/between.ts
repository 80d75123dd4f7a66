/** The parts that may stand between an eye and a body: a wedge of the grid instead of one line. Units as in `types.ts`. */
import { type Asking, counts, nextMark } from './asking'
import { STEP } from './grid'
import { BOUNDS, BOX, POLYHEDRON, PRISM, STRIDE } from './parts'
import type { Point3 } from './types'

/** Whether a part lies beside everything between an eye and some points: all of them on the outer side of one of its faces. */
const isBeside = (asking: Asking, id: number, eye: Point3, around: readonly Point3[]): boolean => {
  const { bounds, kind, numbers, first, planes } = asking.scene.parts
  const at = id * BOUNDS
  const below = bounds[at + 2] as number
  const above = bounds[at + 5] as number
  const all = (isOut: (point: Point3) => boolean) => isOut(eye) && around.every(isOut)
  if (
    all(({ x }) => x < (bounds[at] as number)) ||
    all(({ x }) => x > (bounds[at + 3] as number)) ||
    all(({ y }) => y < (bounds[at + 1] as number)) ||
    all(({ y }) => y > (bounds[at + 4] as number)) ||
    all(({ z }) => z < below) ||
    all(({ z }) => z > above)
  )
    return true
  if (kind[id] !== PRISM && kind[id] !== BOX && kind[id] !== POLYHEDRON) return false
  const begin = (first[id] as number) * STRIDE
  for (let i = begin; i < begin + (planes[id] as number) * STRIDE; i += STRIDE) {
    const [nx, ny, nz, limit] = [
      numbers[i] as number,
      numbers[i + 1] as number,
      numbers[i + 2] as number,
      numbers[i + 3] as number,
    ]
    if (all(({ x, y, z }) => nx * x + ny * y + nz * z > limit)) return true
  }
  return false
}

/**
 * Every part that counts and may block a segment from the eye into the convex hull of `around`, about from near to far; perhaps a few
 * more.
 */
export const partsBetween = (asking: Asking, eye: Point3, around: readonly Point3[]): readonly number[] => {
  const { grid, parts, asked } = asking.scene
  const { size, columns, rows, held, first, count, items, width, depth } = grid
  const mark = nextMark(asking.scene)
  const found: number[] = []
  const consider = (id: number) => {
    if (parts.seen[id] === mark) return
    parts.seen[id] = mark
    if (counts(asking, id) && !isBeside(asking, id, eye, around)) found.push(id)
  }
  const isOff = ({ x, y }: Point3) => x < 0 || y < 0 || x > width || y > depth
  if (isOff(eye) || around.some(isOff)) for (const id of grid.beyond) consider(id)
  const [one = eye] = around
  const isByX = Math.abs(one.x - eye.x) >= Math.abs(one.y - eye.y)
  const along = (p: Point3) => (isByX ? p.x - eye.x : p.y - eye.y)
  const aside = (p: Point3) => (isByX ? p.y - eye.y : p.x - eye.x)
  const way = along(one) < 0 ? -1 : 1
  // The wedge of slopes, aside and upwards, that holds every segment; without one, if the body reaches around the eye, a plain box.
  const isWedge = around.every((p) => along(p) * way > size)
  const slopes = isWedge ? around.map((p) => aside(p) / along(p)) : [0]
  const rises = isWedge ? around.map((p) => (p.z - eye.z) / along(p)) : [0]
  const [leastSlope, mostSlope] = [Math.min(...slopes), Math.max(...slopes)]
  const [leastRise, mostRise] = [Math.min(...rises), Math.max(...rises)]
  const everyAside = isWedge ? [0] : [0, ...around.map(aside)]
  const everyHeight = isWedge ? [0] : [0, ...around.map((p) => p.z - eye.z)]
  const [leastAside, mostAside] = [Math.min(...everyAside), Math.max(...everyAside)]
  const [leastHeight, mostHeight] = [Math.min(...everyHeight), Math.max(...everyHeight)]
  const ends = [0, ...around.map(along)]
  const [nearest, farthest] = [Math.min(...ends), Math.max(...ends)]
  const [originOn, originAside] = isByX ? [eye.x, eye.y] : [eye.y, eye.x]
  const lastOn = (isByX ? columns : rows) - 1
  const lastAside = (isByX ? rows : columns) - 1
  const cellOf = (value: number, last: number) => Math.min(last, Math.max(0, Math.floor(value / size)))
  const from = cellOf(originOn + (way > 0 ? nearest : farthest) - way, lastOn)
  const to = cellOf(originOn + (way > 0 ? farthest : nearest) + way, lastOn)
  for (let on = from; (to - on) * way >= 0; on += way) {
    // Between these two distances from the eye, a unit's doubt included.
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
      for (let i = begin; i < begin + (count[cell] as number); i++) consider((items[i] as number) >> 1)
    }
  }
  // Asking again marks anew; keep the query's own count of segments.
  asked.mark = Math.max(asked.mark, mark)
  return found
}
