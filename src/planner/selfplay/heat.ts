/** What a report shows on the table: heat by cell, the lanes most shot along, and how much each objective mattered. */
import { cellsOf, pointOf } from '../../geometry/sight/map/lattice'
import { INCH, type Point, type Units } from '../../geometry/types'
import { type Counts, latticeOfReport, type Report } from './report'

export const HEATS = ['stood', 'died', 'shot'] as const
export type Heat = (typeof HEATS)[number]

/** Bands of the field overlay, from least to most. */
const BANDS = 5
/** The share of cells with anything in them that lies at or below the upper end of each band but the last. */
const QUANTILES = [0.4, 0.65, 0.85, 0.95]

export interface HeatShown {
  readonly columns: number
  readonly rows: number
  readonly cell: Units
  /** For the field overlay: the middle of a band for each cell; NaN where nothing was counted. */
  readonly values: Float64Array
  /** The highest value of each band per match; bands that nothing falls into are absent. */
  readonly bands: readonly { readonly look: number; readonly low: number; readonly high: number }[]
}

/** A heat, smoothed over neighbouring cells so that a few matches do not look like noise; undefined if nothing was counted. */
export function heatOf(report: Report, which: Heat): HeatShown | undefined {
  const { columns, rows, cell } = latticeOfReport(report)
  const smooth = smoothed(report[which], columns, rows)
  const some = [...smooth].filter((value) => value > 0).sort((a, b) => a - b)
  if (some.length === 0) return undefined
  const limits = QUANTILES.map((part) => some[Math.floor(part * (some.length - 1))] ?? 0)
  const lookOf = (value: number) => limits.filter((limit) => value > limit).length
  const per = Math.max(1, report.matches)
  const bands = Array.from({ length: BANDS }, (_, look) => some.filter((value) => lookOf(value) === look)).flatMap(
    (values, look) => {
      const [low, high] = [values[0], values[values.length - 1]]
      return low === undefined || high === undefined ? [] : [{ look, low: low / per, high: high / per }]
    },
  )
  const values = smooth.map((value) => (value > 0 ? (lookOf(value) + 0.5) / BANDS : Number.NaN))
  return { columns, rows, cell, values, bands }
}

/** Half of each count stays in its cell, the rest spreads evenly over the neighbours on the table. */
function smoothed(counts: Counts, columns: number, rows: number): Float64Array {
  const out = new Float64Array(columns * rows)
  for (const [key, count] of Object.entries(counts)) {
    const index = Number(key)
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const around: number[] = []
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
        if (x !== column || y !== row) around.push(y * columns + x)
    if (index < out.length) out[index] = (out[index] ?? 0) + count / 2
    for (const near of around) out[near] = (out[near] ?? 0) + count / 2 / around.length
  }
  return out
}

export interface FireLane {
  readonly from: Point
  readonly to: Point
  /** Shots along it in a match, on average, and its share of all shots. */
  readonly shots: number
  readonly share: number
}
const MOST_LANES = 5
/** Shots whose ends lie in the same squares of this side are along one lane. */
const LANE: Units = 6 * INCH

/** The lanes along which most shots were fired, in either direction, the most used first. */
export function lanesOf(report: Report): readonly FireLane[] {
  const lattice = latticeOfReport(report)
  const across = Math.ceil(report.table.width / LANE)
  // Squares are numbers, because there are thousands of shots and a report grows a few times a second.
  const places = Array.from({ length: cellsOf(lattice) }, (_, cell) => {
    const at = pointOf(lattice, cell)
    return { at, square: Math.floor(at.y / LANE) * across + Math.floor(at.x / LANE) }
  })
  const most = Math.max(0, ...places.map(({ square }) => square)) + 1
  const lanes = new Map<number, { shots: number; readonly sums: [number, number, number, number] }>()
  let all = 0
  for (const [key, shots] of Object.entries(report.lanes)) {
    const dash = key.indexOf('-')
    const [one, other] = [places[Number(key.slice(0, dash))], places[Number(key.slice(dash + 1))]]
    if (!one || !other) continue
    all += shots
    // A point-blank shot is no lane.
    if (one.square === other.square) continue
    const [first, second] = one.square < other.square ? [one, other] : [other, one]
    const name = first.square * most + second.square
    const lane = lanes.get(name) ?? { shots: 0, sums: [0, 0, 0, 0] }
    lane.shots += shots
    lane.sums[0] += first.at.x * shots
    lane.sums[1] += first.at.y * shots
    lane.sums[2] += second.at.x * shots
    lane.sums[3] += second.at.y * shots
    lanes.set(name, lane)
  }
  return [...lanes.values()]
    .sort((a, b) => b.shots - a.shots)
    .slice(0, MOST_LANES)
    .map(({ shots, sums: [fromX, fromY, toX, toY] }) => {
      const mean = (x: number, y: number): Point => ({ x: Math.round(x / shots), y: Math.round(y / shots) })
      return {
        from: mean(fromX, fromY),
        to: mean(toX, toY),
        shots: shots / Math.max(1, report.matches),
        share: shots / all,
      }
    })
}

export interface ObjectiveHeld {
  readonly at: Point
  /** The share of rounds at whose end somebody held it, and the share of these in which it was the later winner. */
  readonly held: number
  readonly byWinner: number
}
/** Objectives that were held at all, the most held first. */
export function objectivesHeld(report: Report): readonly ObjectiveHeld[] {
  const lattice = latticeOfReport(report)
  return Object.entries(report.held)
    .map(([cell, { rounds, held, byWinner }]) => ({
      at: pointOf(lattice, Number(cell)),
      held: rounds > 0 ? held / rounds : 0,
      byWinner: held > 0 ? byWinner / held : 0,
    }))
    .sort((a, b) => b.held - a.held)
}
