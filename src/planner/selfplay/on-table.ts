/** What of a report is shown on the table: one heat, or lanes and objectives as lines and labels. The same in both views. */
import type { Point } from '../../geometry/types'
import { type FireLane, HEATS, type Heat, type HeatShown, heatOf, lanesOf, type ObjectiveHeld, objectivesHeld } from './heat'
import type { Report } from './report'

export const ON_TABLE = [...HEATS, 'lanes', 'held'] as const
export type OnTable = Heat | 'lanes' | 'held'

export interface ShownOnTable {
  readonly which: OnTable
  /** Undefined if nothing was counted, or if lanes or objectives are shown. */
  readonly heat: HeatShown | undefined
  readonly lanes: readonly FireLane[]
  readonly held: readonly ObjectiveHeld[]
}

function shownOf(report: Report, which: OnTable): ShownOnTable {
  const heat = HEATS.find((one) => one === which)
  return {
    which,
    heat: heat && heatOf(report, heat),
    lanes: which === 'lanes' ? lanesOf(report) : [],
    held: which === 'held' ? objectivesHeld(report) : [],
  }
}
const last = new WeakMap<Report, ShownOnTable>()

/** Computed once for each report, because the table and the panel show the same. */
export function shownOnTable(report: Report, which: OnTable): ShownOnTable {
  const known = last.get(report)
  if (known?.which === which) return known
  const made = shownOf(report, which)
  last.set(report, made)
  return made
}

export interface Signs {
  readonly lines: readonly { readonly from: Point; readonly to: Point }[]
  /** `isPlace`: it is about the place itself, not about a line. */
  readonly labels: readonly { readonly at: Point; readonly text: string; readonly isPlace: boolean }[]
}

/** Where a label of a lane may stand, as shares of its length, the best first. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]

/** Lanes bear the numbers that they have in the panel's list. `share`: a share in words. */
export function signsOf({ lanes, held }: ShownOnTable, share: (part: number) => string): Signs {
  const placed: Point[] = []
  // Letters are wider than they are high.
  const room = (at: Point) => Math.min(...placed.map(({ x, y }) => Math.max(Math.abs(x - at.x), 3 * Math.abs(y - at.y))))
  return {
    lines: lanes.map(({ from, to }) => ({ from, to })),
    labels: [
      ...lanes.map(({ from, to, share: part }, index) => {
        const places = ALONG.map(
          (t): Point => ({
            x: Math.round(from.x + (to.x - from.x) * t),
            y: Math.round(from.y + (to.y - from.y) * t),
          }),
        )
        const at = places.reduce((best, one) => (room(one) > room(best) ? one : best))
        placed.push(at)
        return { at, text: `${index + 1} · ${share(part)}`, isPlace: false }
      }),
      ...held.map(({ at, held: part }) => ({ at, text: share(part), isPlace: true })),
    ],
  }
}
