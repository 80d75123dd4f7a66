/** A recorded match shows at every entry the very view that was seen there, in whatever order one looks. */
import { describe, expect, it } from 'vitest'
import { canonical, type Json } from '../../src/kernel'
import { openRecording } from '../../src/replay/recording'
import { INTERVAL, trackOf } from '../../src/replay/track'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { writer } from '../tools/text-of'
import { NEWEST, plain, RECORDED, RULES, recorded, textIn } from './recorded'
import { scrubbed } from './scrubbing'

it('every game has matches to look at, and finished ones among them', () => {
  const games = Object.keys(RULES)
  for (const game of games) expect(RECORDED.filter((name) => name.startsWith(`${game}-whole`)).length, game).toBeGreaterThan(0)
})

/** Earlier versions recorded the same kind of telling, and `match/recorded.test.ts` opens all of them: some are enough here. */
const SOME = RECORDED.filter((name, at) => NEWEST.includes(name) || at % 4 === 0)

describe.each(SOME)('%s', (name) => {
  const recording = recorded(name)
  it('is the same forward, backward and in any order, for everybody who may look', { timeout: 60_000 }, () => {
    // In earlier versions a few jumps are enough.
    const orders = NEWEST.includes(name) ? { forward: 1, backward: 1, random: 1 } : { random: 9 }
    expect(scrubbed(recording, orders).faults).toEqual([])
  })
  it('shows an onlooker alone until it is over', () => {
    const { spec } = recording.record
    const isOver = recording.outcome !== undefined
    expect(isOver).toBe(name.includes('-whole'))
    expect(recording.viewers).toEqual(isOver ? ['spectator', ...spec.seats] : ['spectator'])
    for (const seat of spec.seats) expect(recording.telling(seat) !== undefined, seat).toBe(isOver)
  })
})

it('a view is compared by the very text that the kernel writes of it', () => {
  const { game, history } = recorded('deadzone-whole.4.json.gz')
  const textOf = writer()
  for (const { state } of history.past.filter((_, at) => at % 9 === 0))
    expect(textOf(game.project(state, 'spectator'))).toBe(canonical(game.project(state, 'spectator')))
})

it('a match cut off before its end shows no hand, though its file has them all', () => {
  let hidden = 0
  for (const name of NEWEST.filter((one) => one.includes('-undone'))) {
    const { game, record, history, telling } = recorded(name)
    const { state } = history.past[history.past.length - 1] ?? history.past[0]
    const onlooker = canonical(plain(game.project(state, 'spectator')) as Json)
    if (record.spec.seats.some((seat) => canonical(plain(game.project(state, seat)) as Json) !== onlooker)) hidden++
    for (const seat of record.spec.seats) expect(telling(seat)).toBeUndefined()
  }
  expect(hidden).toBeGreaterThan(0)
})

it('a telling that lacks a change is refused, and so is a position outside of it', () => {
  const telling = recorded('exterminate-whole.4.json.gz').telling('spectator')
  if (!telling) throw new Error('an onlooker may always look')
  const track = trackOf(telling)
  expect(track.length).toBeGreaterThan(2 * INTERVAL)
  expect(() => track.viewAt(track.length + 1)).toThrow('no position')
  expect(() => track.viewAt(-1)).toThrow('no position')
  const found = telling.lines.findLastIndex(({ change }) => change && 'keys' in change)
  const broken = telling.lines.map((line, at) => (at === found ? { ...line, change: { keys: { nowhere: { keys: {} } } } } : line))
  expect(() => trackOf({ ...telling, lines: broken })).toThrow('was applied where nothing was')
})

it('what is no match is refused with the reason of the file', () => {
  expect(openRecording('{}', RULES, TABLE_SHAPES)).toMatchObject({ ok: false, reason: { key: 'file-foreign' } })
  const text = textIn('exterminate-begun.4.json.gz').replace('"dice":"', '"dice":"by ')
  expect(openRecording(text, RULES, TABLE_SHAPES).ok).toBe(false)
})
