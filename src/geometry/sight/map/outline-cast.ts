/**
 * Outlines that are cut neither by a height nor by a row: their outermost corners are the same for all rows of targets behind
 * them, so they are computed once for each row of eyes. See `work.ts`.
 */
import { addRun, envelope } from './envelope'
import { EDGE, fillRuns } from './fill'
import type { Runs, Work } from './work'

const look = (work: Work, caster: number, eyeY: number): void => {
  const { casters, outlines, a, b, left, right } = work
  const first = casters.first[caster] as number
  const count = casters.corners[caster] as number
  for (let i = 0; i < count; i++) {
    const inverse = 1 / Math.abs((casters.y[first + i] as number) - eyeY)
    a[i] = (casters.column[first + i] as number) * inverse
    b[i] = inverse
  }
  const last = work.lattice.columns - 1
  envelope(count, a, b, left, 1, 0, last)
  envelope(count, a, b, right, -1, 0, last)
  outlines.seenFrom[caster] = eyeY
  outlines.leftCount[caster] = keep(left, outlines.left, first)
  outlines.rightCount[caster] = keep(right, outlines.right, first)
}

const keep = (from: Runs, to: Runs, first: number): number => {
  for (let k = 0; k < from.count; k++) {
    to.end[first + k] = from.end[k] as number
    to.a[first + k] = from.a[k] as number
    to.b[first + k] = from.b[k] as number
  }
  return from.count
}

const scale = (from: Runs, first: number, count: number, distance: number, to: Runs): void => {
  to.count = 0
  for (let k = first; k < first + count; k++)
    addRun(to, from.end[k] as number, (from.a[k] as number) * distance, (from.b[k] as number) * distance - 1)
}

/** Fills the shadow of a whole outline between two rows of cells at this distance. Mutates the work. */
export const castOutline = (work: Work, caster: number, eyeY: number, distance: number): void => {
  const { casters, outlines, left, right, lattice } = work
  if (outlines.seenFrom[caster] !== eyeY) look(work, caster, eyeY)
  const first = casters.first[caster] as number
  scale(outlines.right, first, outlines.rightCount[caster] as number, distance, right)
  // The left and right ends move to the left from eye to eye, so the shadow misses the table if the first right end or the last
  // left end does.
  if ((right.a[0] as number) < -EDGE) return
  scale(outlines.left, first, outlines.leftCount[caster] as number, distance, left)
  const columns = lattice.columns
  const end = left.count - 1
  if ((left.a[end] as number) - (left.b[end] as number) * (columns - 1) > columns - 1 + EDGE) return
  fillRuns(work, caster, 0, columns, EDGE)
}
