/** Joins walls that meet into as few pieces as can hold them: as separate pieces, walls that meet at a corner would overlap. */
import { areApart, type Bounds, boundsOf } from '../../geometry/outline'
import { overlaps } from '../../geometry/overlap'
import type { Convex } from '../../geometry/types'
import type { Work } from '../own/mesh'
import { beside } from './wall-solids'
import type { Wall } from './walls'

export interface WallBox {
  readonly as: Wall['as']
  readonly outline: Convex
}
type Lot = readonly WallBox[]

/** Indexes boxes by the cells of a grid that they reach into, so that each is compared with its neighbours only. */
function latticeOf(bounds: readonly Bounds[]): (of: Bounds) => readonly number[] {
  const cells = new Map<string, number[]>()
  const reached = ({ minX, minY, maxX, maxY }: Bounds): readonly string[] => {
    const keys: string[] = []
    for (let x = Math.floor(minX / CELL); x <= Math.floor(maxX / CELL); x++)
      for (let y = Math.floor(minY / CELL); y <= Math.floor(maxY / CELL); y++) keys.push(`${x},${y}`)
    return keys
  }
  for (const [index, one] of bounds.entries())
    for (const key of reached(one)) {
      const cell = cells.get(key)
      if (cell) cell.push(index)
      else cells.set(key, [index])
    }
  return (of) => [...new Set(reached(of).flatMap((key) => cells.get(key) ?? []))].sort((a, b) => a - b)
}
/** Four inches: most walls reach into few cells, and few walls into any one cell. */
const CELL = 10_160
/** Number of walls handled between two pauses of the work. */
export const BREATH = 256

/**
 * Joins boxes of one sort that touch into lots of at most `most` boxes. A longer run becomes several lots, each grown around one
 * box so that few of them meet; where they do, the later box is cut at the earlier one, so that no two lots overlap.
 */
export function* joined(boxes: readonly WallBox[], most: number): Work<readonly Lot[]> {
  const bounds = boxes.map(({ outline }) => boundsOf(outline))
  const near = latticeOf(bounds)
  const left = new Set(boxes.keys())
  /** The lot that contains the first part of each box. */
  const lotOf = new Map<number, number>()
  let lots = 0
  let done = 0
  const meets = (one: number): readonly number[] => {
    const [here, mine] = [bounds[one] as Bounds, boxes[one] as WallBox]
    return near(here).filter((other) => {
      const { as, outline } = boxes[other] as WallBox
      if (other === one || as !== mine.as || areApart(here, bounds[other] as Bounds, 0)) return false
      return overlaps({ parts: [mine.outline] }, { parts: [outline] }, 0)
    })
  }
  const all: Lot[] = []
  for (const first of boxes.keys()) {
    if (!left.has(first)) continue
    const run: WallBox[][] = []
    const seeds = [first]
    for (const seed of seeds) {
      if (!left.has(seed)) continue
      let lot: WallBox[] = []
      const open = () => {
        lot = []
        run.push(lot)
        lots++
      }
      open()
      const started = lots
      const queue = new Set([seed])
      for (const one of queue) {
        // A box that no longer fits starts the next lot.
        if (lots > started || lot.length >= most) {
          seeds.push(one)
          continue
        }
        if (!left.delete(one)) continue
        const { as, outline } = boxes[one] as WallBox
        const others = meets(one)
        const cutters = (from: number) =>
          others.filter((other) => (lotOf.get(other) ?? lots) < lots && (lotOf.get(other) ?? 0) >= from)
        const cutAt = (parts: readonly Convex[], by: readonly number[]) =>
          by.reduce((kept, other) => kept.flatMap((part) => beside(part, (boxes[other] as WallBox).outline)), parts)
        let parts = cutAt([outline], cutters(0))
        if (lot.length > 0 && lot.length + parts.length > most) {
          open()
          parts = cutAt(parts, cutters(lots - 1))
        }
        lotOf.set(one, lots)
        for (const part of parts) {
          if (lot.length >= most) open()
          lot.push({ as, outline: part })
        }
        for (const other of others) if (left.has(other)) queue.add(other)
        if (++done % BREATH === 0) yield done / boxes.length
      }
    }
    all.push(...packed(run, most))
  }
  return all
}

/** Combines lots of one sort, touching or not, into fewer lots of at most `most` boxes, the largest first. */
export function packed(lots: readonly Lot[], most: number): readonly Lot[] {
  const made: WallBox[][] = []
  for (const lot of [...lots].sort((a, b) => b.length - a.length)) {
    const fits = made.find((other) => other[0]?.as === lot[0]?.as && other.length + lot.length <= most)
    if (fits) fits.push(...lot)
    else if (lot.length > 0) made.push([...lot])
  }
  return made
}
