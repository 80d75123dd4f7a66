/**
 * Fills the shadow of one section for all eyes of a row: between its outermost lines, or without an end on a side where the eye
 * is within the section or the shadow extends beyond the table. See `work.ts` for the lines and `spans.ts` for the bits.
 */
import { addRun, envelope } from './envelope'
import { fillBetween, isLost } from './spans'
import { AT_EYES, doubt, GROUP, type Work } from './work'

/** Bound of the error of a computed shadow end, in columns: a thousand times the rounding error of doubles. */
export const EDGE = 1e-6

/** Fills between the left and the right runs, for the eyes from `from` up to but excluding `end`. */
export const fillRuns = (work: Work, caster: number, from: number, end: number, edge: number): void => {
  const { left, right, lattice } = work
  const most = lattice.columns - 1 + edge
  const to = Math.min(end, work.openPast)
  let l = 0
  let r = 0
  let eye = Math.max(from, work.openFrom)
  while (eye < to) {
    while ((left.end[l] as number) < eye) l++
    while ((right.end[r] as number) < eye) r++
    const next = Math.min(to, (left.end[l] as number) + 1, (right.end[r] as number) + 1)
    const leftA = left.a[l] as number
    const leftB = left.b[l] as number
    const rightA = right.a[r] as number
    const rightB = right.b[r] as number
    let past = next
    // Shadows move to the left as the eye moves to the right: eyes whose shadow is still beyond the table are skipped.
    if (leftA - leftB * eye > most) eye = leftB > 0 ? Math.max(eye, Math.min(past, Math.ceil((leftA - most) / leftB) - 1)) : past
    if (rightA - rightB * (past - 1) < -edge) {
      past = rightB > 0 ? Math.max(eye, Math.min(past, Math.floor((rightA + edge) / rightB) + 2)) : eye
    }
    if (eye < past) fillBetween(work, caster, eye, past, leftA, leftB, rightA, rightB, edge)
    // Once an eye's shadow is left of the table, so are the shadows of all eyes to its right.
    if (past < next) return
    eye = next
  }
}

/**
 * Whether all eyes of the row have lost sight of everything that the section reaches, so that its shadow changes nothing. May
 * return false although they have.
 */
export const isHiddenAlready = ({ points, a, b, nearLeast, nearMost, lost, lattice }: Work): boolean => {
  if (nearLeast <= nearMost) return false
  const { columns, words } = lattice
  for (let group = 0; group * GROUP < columns; group++) {
    const first = group * GROUP
    const last = Math.min(columns, first + GROUP) - 1
    let left = Infinity
    let right = -Infinity
    for (let k = 0; k < points; k++) {
      left = Math.min(left, (a[k] as number) - (b[k] as number) * last)
      right = Math.max(right, (a[k] as number) - (b[k] as number) * first)
    }
    if (left > columns || right < -1) continue
    const low = Math.max(0, Math.min(columns - 1, Math.floor(left - 1)))
    const high = Math.max(0, Math.min(columns - 1, Math.ceil(right + 1)))
    if (!isLost(lost, group * words, low, high)) return false
  }
  return true
}

/** A range of eyes. With `isLeft` (or `isRight`) the shadow has no end on that side. */
const fillStretch = (
  work: Work,
  caster: number,
  from: number,
  to: number,
  isLeft: boolean,
  isRight: boolean,
  edge: number,
): void => {
  if (from >= to || (work.points === 0 && !(isLeft && isRight))) return
  const columns = work.lattice.columns
  if (isLeft) {
    work.left.count = 0
    addRun(work.left, to - 1, -2, 0)
  } else envelope(work.points, work.a, work.b, work.left, 1, from, to - 1)
  if (isRight) {
    work.right.count = 0
    addRun(work.right, to - 1, columns + 2, 0)
  } else envelope(work.points, work.a, work.b, work.right, -1, from, to - 1)
  fillRuns(work, caster, from, to, edge)
}

/** Whether the section's shadow misses the table for every eye: its right end is left of it, or its left end right of it. */
const isAside = ({ points, a, b, lattice }: Work, edge: number): boolean => {
  const far = lattice.columns - 1
  let isLeft = true
  let isRight = true
  for (let k = 0; k < points && (isLeft || isRight); k++) {
    if ((a[k] as number) >= -edge) isLeft = false
    if ((a[k] as number) - (b[k] as number) * far <= far + edge) isRight = false
  }
  return isLeft || isRight
}

/**
 * Fills the shadow of the current section for all eyes of the row. If the section touches the eyes' row, its shadow has no end on
 * that side, and an eye between its ends in that row is inside it and sees nothing. Mutates the work.
 */
export const fillSection = (work: Work, caster: number, edge: number): void => {
  const columns = work.lattice.columns
  const nearLeast = work.nearLeast
  const nearMost = work.nearMost
  if (nearLeast > nearMost) {
    if (!isAside(work, edge)) fillStretch(work, caster, 0, columns, false, false, edge)
    return
  }
  // An eye this near to the ends may be on either side: these pairs are left to the exact query.
  const near = 2 * AT_EYES * columns
  const a = Math.max(0, Math.min(columns, Math.ceil(nearLeast - near)))
  const b = Math.max(a, Math.min(columns, Math.floor(nearLeast + near) + 1))
  const c = Math.max(b, Math.min(columns, Math.ceil(nearMost - near)))
  const d = Math.max(c, Math.min(columns, Math.floor(nearMost + near) + 1))
  fillStretch(work, caster, 0, a, false, true, edge)
  for (let eye = a; eye < b; eye++) doubt(work, caster, eye, -1)
  fillStretch(work, caster, b, c, true, true, edge)
  for (let eye = c; eye < d; eye++) doubt(work, caster, eye, -1)
  fillStretch(work, caster, d, columns, true, false, edge)
}

/** Fills one eye's shadow between two ends, in columns. Mutates the work. */
export const fillOne = (work: Work, caster: number, eye: number, left: number, right: number, edge: number): void =>
  fillBetween(work, caster, eye, eye + 1, left, 0, right, 0, edge)

/** Fills the shadows of an interval on the common line of both rows, where everything is collinear. Mutates the work. */
export const fillInLine = (work: Work, caster: number, least: number, most: number): void => {
  const { columns } = work.lattice
  for (let eye = 0; eye < columns; eye++) {
    if (Math.abs(eye - least) <= EDGE || Math.abs(eye - most) <= EDGE) doubt(work, caster, eye, -1)
    else if (eye < least) fillOne(work, caster, eye, least, columns + 2, EDGE)
    else if (eye > most) fillOne(work, caster, eye, -2, most, EDGE)
    else fillOne(work, caster, eye, -2, columns + 2, EDGE)
  }
}
