/**
 * The envelope of a section's shadow over the eyes' columns: which points' lines are outermost, and on which ranges. See
 * `work.ts`.
 */
import type { Runs } from './work'

/** The point whose line is the lowest (`way` 1) or highest (`way` -1) at a column. */
const outermost = (points: number, a: Float64Array, b: Float64Array, way: number, column: number): number => {
  let best = 0
  let least = way * ((a[0] as number) - (b[0] as number) * column)
  for (let k = 1; k < points; k++) {
    const value = way * ((a[k] as number) - (b[k] as number) * column)
    if (value < least) {
      least = value
      best = k
    }
  }
  return best
}

export const addRun = (runs: Runs, end: number, a: number, b: number): void => {
  runs.end[runs.count] = end
  runs.a[runs.count] = a
  runs.b[runs.count] = b
  runs.count += 1
}

/**
 * The lowest (`way` 1) or highest (`way` -1) of the section's lines between two columns, as straight runs. All lines fall, and of
 * two lines the steeper is lower after their crossing. So the runs get steeper for the lowest, and less steep for the highest.
 */
export const envelope = (
  points: number,
  a: Float64Array,
  b: Float64Array,
  runs: Runs,
  way: number,
  from: number,
  to: number,
): void => {
  runs.count = 0
  let best = outermost(points, a, b, way, from)
  const final = outermost(points, a, b, way, to)
  const finalB = b[final] as number
  let start = from
  // A line that is outermost at both ends is outermost in between.
  while (best !== final && (b[best] as number) !== finalB) {
    const bestA = a[best] as number
    const bestB = b[best] as number
    let end = Infinity
    let next = final
    for (let k = 0; k < points; k++) {
      const turn = (b[k] as number) - bestB
      if (way * turn <= 0) continue
      const crossing = ((a[k] as number) - bestA) / turn
      if (crossing < end) {
        end = crossing
        next = k
      }
    }
    const last = Math.min(to, Math.floor(end))
    if (last >= start) {
      addRun(runs, last, bestA, bestB)
      start = last + 1
    }
    if (last >= to) return
    best = next
  }
  addRun(runs, to, a[final] as number, finalB)
}
