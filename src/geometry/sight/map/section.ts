/**
 * The section of a prism, a sheet or a cylinder with the plane of a pair of rows, and its shadow. Seen from above, the plane's
 * part at the heights of a solid is a strip along the rows: the section is the outline within that strip. The strip's borders are
 * fractions; everything is expressed over a common denominator (`Heights.over` times the rows' distance), so comparisons are
 * exact. See `work.ts` and `fill.ts`.
 */
import { ROUND, ROUND_LEVEL, UPRIGHT, VOLUME } from './casters'
import { EDGE, fillInLine, fillOne, fillSection } from './fill'
import { castOutline } from './outline-cast'
import { AT_EYES, addPoint, doubt, doubtAll, noPoints, type Work } from './work'

/** The greatest error of the ends of round shadows, in columns. */
const ROUND_EDGE = 1e-3

/** The columns between which a line along x cuts an outline, border included, written to `cut`. False if it misses it. */
const cutAlong = ({ casters }: Work, caster: number, y: number, cut: Float64Array): boolean => {
  const first = casters.first[caster] as number
  const count = casters.corners[caster] as number
  cut[0] = Infinity
  cut[1] = -Infinity
  const widen = (column: number) => {
    if (column < (cut[0] as number)) cut[0] = column
    if (column > (cut[1] as number)) cut[1] = column
  }
  for (let i = 0; i < count; i++) {
    const p = first + i
    const q = first + ((i + 1) % count)
    const before = (casters.y[p] as number) - y
    const after = (casters.y[q] as number) - y
    const [from, to] = [casters.column[p] as number, casters.column[q] as number]
    if (before === 0) widen(from)
    if ((before < 0 && after > 0) || (before > 0 && after < 0)) widen(from + ((to - from) * before) / (before - after))
  }
  return (cut[0] as number) <= (cut[1] as number)
}

/** For equal rows: the plane is vertical, and the section is a rectangle (or a line) along it. */
const alongRow = (work: Work, caster: number, y: number): void => {
  const { casters, heights } = work
  const kind = casters.kind[caster] as number
  const [least, most] = [casters.minY[caster] as number, casters.maxY[caster] as number]
  const isOpen = kind === VOLUME || kind === ROUND
  // A sheet along the row does not block.
  if (isOpen ? y <= least || y >= most : y < least || y > most || (kind === UPRIGHT && least === most)) return
  const cut = new Float64Array(2)
  if (kind === ROUND || kind === ROUND_LEVEL) {
    const at = casters.first[caster] as number
    const away = y - (casters.y[at] as number)
    const radius = (casters.x[at + 1] as number) - (casters.x[at] as number)
    const half = Math.sqrt(radius * radius - away * away) / work.lattice.cell
    cut[0] = (casters.column[at] as number) - half
    cut[1] = (casters.column[at] as number) + half
  } else if (!cutAlong(work, caster, y, cut)) return
  const [from, to] = [cut[0] as number, cut[1] as number]
  if (heights.eye === heights.target) {
    if (isOpen) fillInLine(work, caster, from, to)
    else doubtAll(work, caster)
    return
  }
  noPoints(work)
  for (const share of [casters.from[caster] as number, casters.to[caster] as number]) {
    addPoint(work, from, heights.over / share)
    addPoint(work, to, heights.over / share)
  }
  fillSection(work, caster, EDGE)
}

/**
 * The outline of a prism or a sheet within the strip from `low` to `high`. Distances from the eyes' row are scaled so that
 * `whole` is the targets' row.
 */
const cutOutline = (work: Work, caster: number, eyeY: number, way: number, low: number, high: number, whole: number): void => {
  const { casters, heights } = work
  const first = casters.first[caster] as number
  const past = first + (casters.corners[caster] as number)
  const scale = way * heights.over
  noPoints(work)
  let column = casters.column[past - 1] as number
  let height = ((casters.y[past - 1] as number) - eyeY) * scale
  for (let i = first; i < past; i++) {
    const toColumn = casters.column[i] as number
    const toHeight = ((casters.y[i] as number) - eyeY) * scale
    if ((height < low && toHeight > low) || (height > low && toHeight < low))
      addPoint(work, column + ((toColumn - column) * (low - height)) / (toHeight - height), whole / low)
    if ((height < high && toHeight > high) || (height > high && toHeight < high))
      addPoint(work, column + ((toColumn - column) * (high - height)) / (toHeight - height), whole / high)
    if (toHeight >= low && toHeight <= high) addPoint(work, toColumn, whole / toHeight)
    column = toColumn
    height = toHeight
  }
}

/** Half the width of a disc at a distance from its centre along y, in columns; 0 outside. */
const halfAt = (radius: number, away: number, cell: number): number =>
  Math.sqrt(Math.max(0, radius * radius - away * away)) / cell

/** The disc of a cylinder within a strip: the ends of the strip's borders, and each eye's points of tangency. */
const castRound = (work: Work, caster: number, eyeY: number, way: number, low: number, high: number, whole: number): void => {
  const { casters, heights, lattice } = work
  const { cell, columns } = lattice
  const at = casters.first[caster] as number
  const [x, y, middle] = [casters.x[at] as number, casters.y[at] as number, casters.column[at] as number]
  const radius = (casters.x[at + 1] as number) - x
  const away = (y - eyeY) * way
  noPoints(work)
  for (const border of low === high ? [low] : [low, high]) {
    const height = Math.min(away + radius, Math.max(away - radius, border / heights.over))
    const half = halfAt(radius, height - away, cell)
    // If a border barely cuts the disc, the place of the cut is uncertain.
    if (half * cell < 1 && border / heights.over === height) {
      doubtAll(work, caster)
      return
    }
    addPoint(work, middle - half, whole / heights.over / height)
    addPoint(work, middle + half, whole / heights.over / height)
  }
  const { points, a, b, nearLeast, nearMost } = work
  const near = 2 * AT_EYES * columns
  const isAtEyes = nearLeast <= nearMost
  const distance = whole / heights.over
  for (let eye = 0; eye < columns; eye++) {
    if (isAtEyes && (Math.abs(eye - nearLeast) <= near || Math.abs(eye - nearMost) <= near)) {
      doubt(work, caster, eye, -1)
      continue
    }
    let left = isAtEyes && eye > nearLeast ? -2 : Infinity
    let right = isAtEyes && eye < nearMost ? columns + 2 : -Infinity
    for (let k = 0; k < points; k++) {
      const end = (a[k] as number) - (b[k] as number) * eye
      left = Math.min(left, end)
      right = Math.max(right, end)
    }
    const beside = x - (lattice.half + eye * cell)
    const square = beside * beside + away * away
    const tangent = square - radius * radius
    if (tangent > 0 && low < high) {
      // Where the two tangents from the eye touch the circle: first along the line to its centre, then sideways.
      const along = tangent / square
      const aside = (radius * Math.sqrt(tangent)) / square
      for (const side of [-aside, aside]) {
        const height = away * along + beside * side
        if (height * heights.over <= low || height * heights.over >= high || height < AT_EYES * distance) continue
        const end = eye + ((beside * along - away * side) * distance) / (height * cell)
        left = Math.min(left, end)
        right = Math.max(right, end)
      }
    }
    fillOne(work, caster, eye, Math.max(left, -2), Math.min(right, columns + 2), ROUND_EDGE)
  }
}

/** Fills the shadow of a prism, sheet or cylinder for a pair of rows, given by their y. Mutates the work. */
export const castSolid = (work: Work, caster: number, eyeY: number, targetY: number): void => {
  const { casters, heights } = work
  if (eyeY === targetY) {
    alongRow(work, caster, eyeY)
    return
  }
  const kind = casters.kind[caster] as number
  const way = targetY > eyeY ? 1 : -1
  const distance = Math.abs(targetY - eyeY)
  const low = (casters.from[caster] as number) * distance
  const high = (casters.to[caster] as number) * distance
  const whole = heights.over * distance
  const scale = way * heights.over
  const a = ((casters.minY[caster] as number) - eyeY) * scale
  const b = ((casters.maxY[caster] as number) - eyeY) * scale
  const [least, most] = a < b ? [a, b] : [b, a]
  if (kind === VOLUME || kind === ROUND) {
    if (least >= high || most <= low) return
  } else if (least > high || most < low) return
  // Lines can pass through a sheet along the rows only if it is strictly between the rows.
  if (kind === UPRIGHT && least === most && (least <= 0 || least >= whole)) return
  if (kind < ROUND && least >= low && most <= high && least > AT_EYES * whole) castOutline(work, caster, eyeY, distance)
  else if (kind === ROUND || kind === ROUND_LEVEL) castRound(work, caster, eyeY, way, low, high, whole)
  else {
    cutOutline(work, caster, eyeY, way, low, high, whole)
    fillSection(work, caster, EDGE)
  }
}
