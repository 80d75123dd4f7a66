/** How the sight figures are measured: in the process's own processor time, so that other programs on the machine count less. */

/** Processor time of this process in milliseconds. */
export const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds that a run takes. */
export const timed = (run: () => void): number => {
  const began = spent()
  run()
  return spent() - began
}

export const round = (value: number) => Number(value.toPrecision(4))

/** One place of a curve: how much there was to do, and what it took. */
export interface Measured {
  readonly parts: number
  readonly time: number
}

/** The straight line nearest to points, by least squares: its slope, its height at 0, and which share of the spread it explains. */
const lineThrough = (points: readonly (readonly [number, number])[]) => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const sum = (of: (x: number, y: number) => number) => points.reduce((all, [x, y]) => all + of(x - mx, y - my), 0)
  const slope = sum((x, y) => x * y) / sum((x) => x * x)
  const spread = sum((_, y) => y * y)
  return { slope, at: my - slope * mx, explained: 1 - sum((x, y) => (y - slope * x) ** 2) / spread }
}

/** How times grow with the number of parts: as a power of it (0: not at all, 1: linearly), and by how much each time it doubles. */
export const growthOf = (curve: readonly Measured[]) => {
  const power = lineThrough(curve.map(({ parts, time }) => [Math.log(parts), Math.log(time)]))
  const logarithm = lineThrough(curve.map(({ parts, time }) => [Math.log2(parts), time]))
  return {
    exponent: power.slope,
    explained: power.explained,
    first: logarithm.at,
    eachDoubling: logarithm.slope,
    explainedByLogarithm: logarithm.explained,
  }
}

/** A curve in words: its places, then both fits. */
export const told = (curve: readonly Measured[], unit: string): string => {
  const { exponent, explained, first, eachDoubling, explainedByLogarithm } = growthOf(curve)
  const places = curve.map(({ parts, time }) => `${parts}: ${round(time)}`).join(', ')
  const power = `parts^${round(exponent)} (r2 ${round(explained)})`
  const logarithm = `${round(first)} + ${round(eachDoubling)} log2 parts (r2 ${round(explainedByLogarithm)})`
  return `exponent of growth; ${unit} by parts: ${places}; fits: ${power}, ${logarithm}`
}
