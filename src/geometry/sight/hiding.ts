/**
 * Which points of a body one part hides from an eye. Gives the answers of `shareOf` for each point. For a prism, points above
 * each other share one test seen from above, after which only the heights are compared. Units as in `types.ts`.
 */
import { shareOf } from './meets'
import { BOUNDS, BOX, type Parts, PRISM, STRIDE } from './parts'
import { FREE_WAY, SURE } from './share'
import type { Point3 } from './types'

/** Points of a body, and what hides them so far. */
export interface Hiding {
  /** x, y, z in turn. */
  readonly at: Int32Array
  /** Points repeat their x and y with this period. */
  readonly columns: number
  /** For each point 0, or the number of its blocker. */
  readonly hiddenBy: Uint8Array | Uint16Array
  /** Scratch space per column: the shares of the way between which it is over the part, seen from above. */
  readonly into: Float64Array
  readonly out: Float64Array
}

/**
 * Where the lines to all columns enter and leave the outline of a prism. A line that misses it gets an exit before its entry.
 * Returns whether any line enters.
 */
const overOutline = (parts: Parts, id: number, eye: Point3, { at, columns, into, out }: Hiding): boolean => {
  const n = parts.numbers
  const begin = (parts.first[id] as number) * STRIDE
  const end = begin + (parts.planes[id] as number) * STRIDE
  let isAny = false
  for (let c = 0; c < columns; c++) {
    const px = at[3 * c] as number
    const py = at[3 * c + 1] as number
    let from = 0
    let to = 1
    for (let i = begin; i < end; i += STRIDE) {
      const x = n[i] as number
      const y = n[i + 1] as number
      const limit = n[i + 3] as number
      const before = x * eye.x + y * eye.y - limit
      const after = x * px + y * py - limit
      if (before >= 0) {
        if (after >= 0) {
          to = -1
          break
        }
        const share = before / (before - after)
        if (share > from) from = share
      } else if (after > 0) {
        const share = before / (before - after)
        if (share < to) to = share
      }
    }
    into[c] = from
    out[c] = to
    if (from - to <= SURE) isAny = true
  }
  return isAny
}

/** Marks what a prism hides, with the same result as `shareOf`. */
const hideByPrism = (parts: Parts, id: number, eye: Point3, hiding: Hiding, name: number): number => {
  if (!overOutline(parts, id, eye, hiding)) return 0
  const { at, columns, hiddenBy, into, out } = hiding
  const { x: ax, y: ay, z: az } = eye
  const bottom = parts.bounds[id * BOUNDS + 2] as number
  const top = parts.bounds[id * BOUNDS + 5] as number
  let hidden = 0
  for (let i = 0, k = 0, c = 0; k < at.length; i++, k += 3, c++) {
    if (c === columns) c = 0
    if (hiddenBy[i] !== 0) continue
    let from = into[c] as number
    let to = out[c] as number
    if (from - to > SURE) continue
    const bz = at[k + 2] as number
    if ((az <= bottom && bz <= bottom) || (az >= top && bz >= top)) continue
    const rise = bz - az
    if (az < bottom) from = Math.max(from, (bottom - az) / rise)
    else if (bz < bottom) to = Math.min(to, (bottom - az) / rise)
    if (az > top) from = Math.max(from, (top - az) / rise)
    else if (bz > top) to = Math.min(to, (top - az) / rise)
    if (from - to > SURE) continue
    if (to - from <= SURE && shareOf(parts, id, ax, ay, az, at[k] as number, at[k + 1] as number, bz, true) === FREE_WAY) continue
    hiddenBy[i] = name
    hidden += 1
  }
  return hidden
}

/** Marks the points that a part hides and no earlier part hid. Returns their number. Mutates `hiddenBy`. */
export const hideBy = (parts: Parts, id: number, eye: Point3, hiding: Hiding, name: number): number => {
  if (parts.kind[id] === BOX || parts.kind[id] === PRISM) return hideByPrism(parts, id, eye, hiding, name)
  const { at, hiddenBy } = hiding
  const { x, y, z } = eye
  let hidden = 0
  for (let i = 0, k = 0; k < at.length; i++, k += 3) {
    if (hiddenBy[i] !== 0) continue
    if (shareOf(parts, id, x, y, z, at[k] as number, at[k + 1] as number, at[k + 2] as number, true) === FREE_WAY) continue
    hiddenBy[i] = name
    hidden += 1
  }
  return hidden
}
