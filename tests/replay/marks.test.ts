/** The time line's marks and steps, and the luck of dice, for every game's recorded matches. */
import { describe, expect, it } from 'vitest'
import { readingOf as readingAt } from '../../src/app/watch/reading'
import { gameOf } from '../../src/games'
import { luckOf } from '../../src/replay/luck'
import { marksOf, type Reading } from '../../src/replay/marks'
import { stepFrom, stopsOf } from '../../src/replay/steps'
import { trackOf } from '../../src/replay/track'
import { speaker } from '../../src/ui/words/speaker'
import { learn } from '../../src/ui/words/words'
import { NEWEST, recorded } from './recorded'

await learn('en')
/** The product's own reading of this game. */
async function readingOf(id: string): Promise<Reading> {
  const view = await gameOf(id)?.view?.()
  if (!view) throw new Error(id)
  return readingAt(view, speaker('en', view.unit))
}

describe.each(NEWEST.filter((name) => name.includes('-whole')))('%s', async (name) => {
  const { record, outcome, telling } = recorded(name)
  const reading = await readingOf(record.spec.game)
  const track = trackOf(telling('spectator') as NonNullable<ReturnType<typeof telling>>)
  const marks = marksOf(track, reading)
  it('the points on the time line add up to the result, and every roll is marked once', () => {
    for (const seat of record.spec.seats) {
      const points = marks.flatMap((mark) => (mark.kind === 'points' && mark.seat === seat ? [mark.count ?? 0] : []))
      const begun = reading.status(track.viewAt(0)).points[seat] ?? 0
      expect(begun + points.reduce((sum, one) => sum + one, 0), seat).toBe(
        reading.status(track.viewAt(track.length)).points[seat] ?? 0,
      )
    }
    expect(outcome).toBeDefined()
    expect(marks.filter(({ kind }) => kind === 'dice').map(({ at }) => at)).toEqual(
      track.lines.flatMap(({ entry }, at) => (entry.roll ? [at + 1] : [])),
    )
    expect(marks.filter(({ kind }) => kind === 'round').length).toBeGreaterThan(1)
    expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).toSorted((one, other) => one - other))
  })
  it('steps go from the beginning to the end and back, by answer, action and round, each coarser than the one before', () => {
    const stops = stopsOf(track, marks, reading)
    const counts = (['answer', 'action', 'round'] as const).map((step) => {
      const there: number[] = []
      for (let at = 0; ; ) {
        const next = stepFrom(stops[step], at, 1)
        if (next === at) break
        there.push(at)
        at = next
      }
      const back: number[] = []
      for (let at = track.length; at > 0; ) {
        at = stepFrom(stops[step], at, -1)
        back.push(at)
      }
      expect(back.toReversed()).toEqual(there)
      return there.length
    })
    expect(counts[0]).toBe(track.length)
    expect(counts[1]).toBeLessThan(counts[0] as number)
    expect(counts[2]).toBeLessThan(counts[1] as number)
    expect(counts[2]).toBeGreaterThan(1)
  })
})

describe('luck', () => {
  const roll = (by: 'A' | 'B', faces: readonly string[]) => ({
    entry: {
      seq: 0,
      cause: { type: 'answer' as const },
      told: [],
      roll: { by, faces, dice: faces.map(() => ({ faces: ['1', '2', '3', '4', '5', '6'] })) },
    },
  })
  it('two sixes of three dice are beside ten and a half expected, with the spread of three dice', () => {
    const [luck, other] = luckOf([roll('A', ['6', '6']), roll('B', ['1']), roll('A', ['2'])])
    expect(luck).toMatchObject({ seat: 'A', dice: 3, sum: { came: 14, expected: 10.5 } })
    expect(luck?.sum?.spread).toBeCloseTo(Math.sqrt((3 * 35) / 12), 10)
    expect(luck?.each.find(({ face }) => face === '6')).toMatchObject({ came: 2, expected: 0.5 })
    expect(luck?.each.find(({ face }) => face === '6')?.spread).toBeCloseTo(Math.sqrt((3 * 5) / 36), 10)
    expect(other).toMatchObject({ seat: 'B', dice: 1, sum: { came: 1, expected: 3.5 } })
  })
  it('dice without numbers are counted by their faces', () => {
    const dice = [{ faces: ['hit', 'hit', 'miss'] }]
    const [luck] = luckOf([{ entry: { seq: 0, cause: { type: 'answer' }, told: [], roll: { dice, faces: ['miss'] } } }])
    expect(luck?.sum).toBeUndefined()
    expect(luck?.each.map(({ face, came }) => [face, came])).toEqual([
      ['hit', 0],
      ['miss', 1],
    ])
    expect(luck?.each[0]?.expected).toBeCloseTo(2 / 3, 10)
  })
})
