import { describe, expect, test } from 'vitest'
import { INCH } from '../../../src/geometry/types'
import { heatOf, lanesOf, objectivesHeld } from '../../../src/planner/selfplay/heat'
import { matchesNeeded, shareOf, verdictOf } from '../../../src/planner/selfplay/odds'
import { emptyReport, firstOf, forcesOf, meansOf, sidesOf, withTallies } from '../../../src/planner/selfplay/report'
import type { Tally } from '../../../src/planner/selfplay/tally'
import { SETTING, TABLE, TALLY } from './tallies'

const summed = (...tallies: readonly Partial<Tally>[]) =>
  withTallies(
    emptyReport(SETTING, TABLE),
    tallies.map((some) => ({ ...TALLY, ...some })),
  )

describe('shares', () => {
  test.each([
    // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i has the published Wilson interval', (wins, of, low, high) => {
    const share = shareOf(wins, of)
    expect(share.low).toBeCloseTo(low, 4)
    expect(share.high).toBeCloseTo(high, 4)
  })
  test('without a match everything is possible', () => {
    expect(shareOf(0, 0)).toEqual({ share: 0.5, low: 0, high: 1, of: 0 })
  })
  test.each([
    [10, 10, 'open'],
    [55, 100, 'open'],
    [60, 100, 'leaning'],
    [75, 100, 'lopsided'],
    [20, 100, 'lopsided'],
    [198, 400, 'close'],
    [1000, 2000, 'even'],
  ])('%i of %i is %s', (wins, of, verdict) => {
    expect(verdictOf(shareOf(wins, of))).toBe(verdict)
  })
  test('the number of matches needed makes the error small enough', () => {
    const { low, high } = shareOf(matchesNeeded() / 2, matchesNeeded())
    expect((high - low) / 2).toBeLessThanOrEqual(0.05)
  })
})

describe('the report', () => {
  test('is the same in whichever order matches end', () => {
    const all = [
      TALLY,
      { ...TALLY, winner: 1, first: 0, points: [2, 5] },
      { ...TALLY, winner: undefined, points: [3, 3] },
    ] as const
    expect(summed(...all)).toEqual(summed(all[2], all[0], all[1]))
    expect(summed(...all)).toEqual(withTallies(summed(all[0]), all.slice(1)))
  })
  test('counts a win for the edge, the force and the turn order, each by itself', () => {
    const report = summed({}, { isSwapped: true }, { homes: ['far', 'near'], winner: 1 })
    expect(sidesOf(report).map(({ edges, share }) => [edges, share.share, share.of])).toEqual([[['near', 'far'], 1, 3]])
    expect(forcesOf(report)).toMatchObject({ share: 1 / 3, of: 3 })
    expect(firstOf(report)).toMatchObject({ share: 1 / 3, of: 3 })
  })
  test('counts a draw as half a win for everybody', () => {
    const report = summed({ winner: undefined, points: [4, 4] })
    expect(firstOf(report).share).toBe(0.5)
    expect(sidesOf(report)[0]?.share.share).toBe(0.5)
    expect(meansOf(report).points).toEqual([4, 4])
  })
  test('gives the means of winners and losers', () => {
    expect(meansOf(summed({}, { winner: 1, points: [2, 8], rounds: 4 }))).toEqual({ points: [7, 3], rounds: 5, lost: 3 })
  })
  test('counts a match that never ended as such, and in nothing else', () => {
    const report = summed({}, { end: 'stuck', winner: undefined })
    expect(report.ends).toEqual({ 'wiped-out': 0, counted: 1, stuck: 1 })
    expect(report.matches).toBe(1)
    expect(report.stood).toEqual(summed({}).stood)
  })
  test('keeps pairs of opposite edges apart, the most played first', () => {
    const report = summed({ homes: ['left', 'right'] }, {}, {})
    expect(sidesOf(report).map(({ edges }) => edges)).toEqual([
      ['near', 'far'],
      ['left', 'right'],
    ])
  })
})

describe('on the table', () => {
  test('heat keeps what was counted and spreads it over neighbours only', () => {
    const heat = heatOf(summed({ stood: [5 * 36 + 5] }), 'stood')
    const hot = [...(heat?.values ?? [])].flatMap((value, at) => (Number.isNaN(value) ? [] : [at]))
    expect(hot).toEqual([4, 5, 6].flatMap((row) => [4, 5, 6].map((column) => row * 36 + column)))
    expect(Math.max(...hot.map((at) => heat?.values[at] ?? 0))).toBe(heat?.values[5 * 36 + 5])
  })
  test('there is no heat where nothing was counted', () => {
    expect(heatOf(summed({ died: [] }), 'died')).toBeUndefined()
  })
  test('lanes join shots in both directions, and leave out point-blank ones', () => {
    const [near, far] = [0, 35 * 36 + 35]
    const shots = [
      { from: near, to: far },
      { from: far, to: near },
      { from: near, to: 1 },
    ]
    const [lane, ...others] = lanesOf(summed({ shots }))
    expect(others).toEqual([])
    expect(lane).toMatchObject({ shots: 2, share: 2 / 3, from: { x: INCH / 2, y: INCH / 2 } })
  })
  test('an objective tells how long it was held, and whether by the winner', () => {
    expect(objectivesHeld(summed({}))).toEqual([{ at: { x: 4.5 * INCH, y: 1.5 * INCH }, held: 4 / 6, byWinner: 3 / 4 }])
  })
})
