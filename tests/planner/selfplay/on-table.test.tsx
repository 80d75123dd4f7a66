/** Heat, lanes and objectives of bots' matches: the same on the plan as on the table. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { triedOverlays } from '../../../src/app/planner/selfplay/overlays'
import { INCH } from '../../../src/geometry/types'
import { heatOf } from '../../../src/planner/selfplay/heat'
import { type OnTable, shownOnTable, signsOf } from '../../../src/planner/selfplay/on-table'
import { emptyReport, withTallies } from '../../../src/planner/selfplay/report'
import type { Tally } from '../../../src/planner/selfplay/tally'
import { FIELD_COLOURS, FIELD_DOTS } from '../../../src/scene/seats'
import { bandPaths, PlanHeat, PlanSigns } from '../../../src/ui/planner/selfplay/plan-tried'
import { SETTING, TABLE, TALLY } from './tallies'

const share = (part: number) => `${Math.round(part * 100)}%`
const reportOf = (some: Partial<Tally>) => withTallies(emptyReport(SETTING, TABLE), [{ ...TALLY, ...some }])
const shownOf = (which: OnTable, some: Partial<Tally> = {}) => shownOnTable(reportOf(some), which)

/** Where a path has its rectangles: the cells that it covers. */
const cellsIn = (path: string): readonly number[] =>
  [...path.matchAll(/M(-?\d+) (-?\d+)h(\d+)v-(\d+)h-\d+z/g)].flatMap(([, x, y, wide]) =>
    Array.from({ length: Number(wide) / INCH }, (_, at) => (-Number(y) / INCH) * 36 + Number(x) / INCH + at),
  )

test('the plan fills just the cells in which something was counted, each in its band', () => {
  const heat = heatOf(reportOf({ stood: [5 * 36 + 5, 5 * 36 + 5, 5 * 36 + 6, 30 * 36 + 35] }), 'stood')
  if (!heat) throw new Error('no heat')
  const paths = bandPaths(heat, FIELD_COLOURS.length)
  const drawn = paths.flatMap((path, band) => cellsIn(path).map((cell) => [cell, band] as const))
  const counted = [...heat.values].flatMap((value, cell) => (Number.isNaN(value) ? [] : [[cell, Math.floor(value * 5)] as const]))
  const inOrder = (cells: typeof drawn) => [...cells].sort(([a], [b]) => a - b)
  expect(inOrder(drawn)).toEqual(inOrder(counted))
  expect(counted.length).toBeGreaterThan(12)
  // Neighbours of one band are one rectangle.
  expect(paths.join('').split('M').length - 1).toBeLessThan(counted.length)
})
test('bands on the plan differ by dots, too, and only those that are there are drawn', () => {
  const heat = heatOf(reportOf({ died: [40, 40, 400] }), 'died')
  if (!heat) throw new Error('no heat')
  const drawn = renderToStaticMarkup(<PlanHeat heat={heat} colours={FIELD_COLOURS} dots={FIELD_DOTS} />)
  const radii = [...drawn.matchAll(/<circle[^>]* r="([\d.]+)"/g)].map(([, radius]) => Number(radius))
  expect(radii).toHaveLength(FIELD_COLOURS.length)
  expect(radii).toEqual([...new Set(radii)].sort((a, b) => a - b))
  expect(drawn.match(/fill="url\(#/g)).toHaveLength(bandPaths(heat, FIELD_COLOURS.length).filter((path) => path !== '').length)
})
test('lanes and objectives are the same lines and labels in both views', () => {
  const shots = [
    { from: 0, to: 35 * 36 + 35 },
    { from: 0, to: 35 * 36 + 35 },
    { from: 35, to: 35 * 36 },
  ]
  const shown = shownOf('lanes', { shots })
  const { lines, labels } = signsOf(shown, share)
  expect(lines).toHaveLength(2)
  expect(labels.map(({ text }) => text)).toEqual(['1 · 67%', '2 · 33%'])
  const inSpace = triedOverlays(shown, share)
  expect(inSpace.flatMap((one) => (one.type === 'tag' ? [[one.over, one.text]] : []))).toEqual(
    labels.map(({ at, text }) => [at, text]),
  )
  expect(inSpace.flatMap((one) => (one.type === 'sight-line' ? [one.from.x, one.to.x] : []))).toEqual(
    lines.flatMap(({ from, to }) => [from.x, to.x]),
  )
  const onPlan = renderToStaticMarkup(<PlanSigns {...signsOf(shownOf('held'), share)} text={600} />)
  expect(onPlan).toContain('>67%</text>')
})
test('labels of lanes that cross do not lie on each other', () => {
  const shots = [
    { from: 0, to: 35 * 36 + 35 },
    { from: 35, to: 35 * 36 },
    { from: 17, to: 35 * 36 + 17 },
  ]
  const places = signsOf(shownOf('lanes', { shots }), share).labels.map(({ at }) => at)
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.max(Math.abs(one.x - other.x), 3 * Math.abs(one.y - other.y))).toBeGreaterThan(6 * INCH)
})
test('one thing at a time is shown, and nothing of what never happened', () => {
  expect(triedOverlays(shownOf('stood'), share).map(({ type }) => type)).toEqual(['field'])
  expect(triedOverlays(shownOf('died', { died: [] }), share)).toEqual([])
  expect(triedOverlays(shownOf('lanes', { shots: [] }), share)).toEqual([])
})
