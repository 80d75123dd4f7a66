/** A recorded match shows at every entry the very view that was seen there, in whatever order one looks. */
import { describe, expect, it } from 'vitest'
import { canonical, type Json } from '../../src/kernel'
import type { Eyes } from '../../src/protocol/messages'
import { openRecording, type Recording } from '../../src/replay/recording'
import { INTERVAL, trackOf } from '../../src/replay/track'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'
import { NEWEST, plain, RECORDED, RULES, recorded, textIn } from './recorded'

/** For each moment of the log, its number and what it looked like to these eyes, by the rules themselves. Worked out on demand. */
const seenBy = ({ game, history }: Recording, eyes: Eyes) =>
  history.past.map(({ entry, state }) => {
    let text: string | undefined
    return {
      seq: entry.seq,
      text: () => {
        text ??= canonical(plain(game.project(state, eyes)) as Json)
        return text
      },
    }
  })

it('every game has matches to look at, and finished ones among them', () => {
  const games = Object.keys(RULES)
  for (const game of games) expect(RECORDED.filter((name) => name.startsWith(`${game}-whole`)).length, game).toBeGreaterThan(0)
})

describe.each(RECORDED)('%s', (name) => {
  const recording = recorded(name)
  it('is the same forward, backward and in any order, for everybody who may look', { timeout: 60_000 }, () => {
    for (const eyes of recording.viewers) {
      const telling = recording.telling(eyes)
      if (!telling) throw new Error(`${eyes} is a viewer`)
      const track = trackOf(plain(telling))
      const seen = seenBy(recording, eyes)
      const texts = seen.map(({ seq, text }) => ({ at: track.positionOf(seq), text }))
      const rng = seeded(11)
      const jumps = texts.map(() => texts[rng.below(texts.length)] as (typeof texts)[number])
      // Backward and at random a part of the entries is enough, because the changes between them are the same. Older versions recorded the
      // same kind of telling, so few jumps are tried in each.
      const some = (order: typeof texts, every: number) => order.filter((_, at) => at % every === 0)
      const orders = NEWEST.includes(name) ? [texts, some(texts.toReversed(), 3), some(jumps, 3)] : [some(jumps, 9)]
      for (const order of orders) {
        const differ = order.find(({ at, text }) => canonical(track.viewAt(at)) !== text())
        expect(differ && `${eyes} at ${differ.at}`).toBeUndefined()
      }
      expect(track.positionOf(recording.record.entries.length)).toBe(track.length)
    }
  })
  it('shows an onlooker alone until it is over', () => {
    const { spec } = recording.record
    const isOver = recording.outcome !== undefined
    expect(isOver).toBe(name.includes('-whole'))
    expect(recording.viewers).toEqual(isOver ? ['spectator', ...spec.seats] : ['spectator'])
    for (const seat of spec.seats) expect(recording.telling(seat) !== undefined, seat).toBe(isOver)
  })
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
