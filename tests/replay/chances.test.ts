/** The chances over a match: what they are made from, that they are the same every time, and where they are worked out. */
import { describe, expect, it } from 'vitest'
import { inPlayouts } from '../../src/bots/levels'
import { chancesAtEnd, chancing } from '../../src/bots/search/chances'
import { canonical, imagined, seeded, seen } from '../../src/kernel'
import type { Recording } from '../../src/replay/recording'
import { chancesOf } from '../../src/workers/chances'
import { createRoom } from '../../src/workers/replay-room'
import { RULES, recorded, textIn } from './recorded'

const CARDS = 'doctor-who-card-game-whole.4.json.gz'
const quiet = { onProgress: () => {}, isStopped: () => false }
const rulesIn = ({ game }: Recording) => RULES[game.id] as NonNullable<(typeof RULES)[string]>

it('the winners of a finished match share its chances, and in a draw everybody does', () => {
  expect(chancesAtEnd({ winners: ['B'], scores: {} }, ['A', 'B'])).toEqual([0, 1])
  expect(chancesAtEnd({ winners: ['A', 'C'], scores: {} }, ['A', 'B', 'C'])).toEqual([0.5, 0, 0.5])
  expect(chancesAtEnd({ winners: [], scores: {} }, ['A', 'B'])).toEqual([0.5, 0.5])
})

describe('chances', () => {
  const source = recorded(CARDS)
  const { history, record, game } = source
  const { seats } = record.spec
  const seqs = history.past.map(({ entry }) => entry.seq)
  const at = (share: number) => seqs[Math.floor(share * (seqs.length - 1))] as number

  it('are worked out from what an onlooker knows: with other hands they are the same', () => {
    const moment = history.past[Math.floor(history.past.length / 2)] as (typeof history.past)[number]
    const known = seen(game, moment.snapshot, 'spectator')
    const other = { ...moment.snapshot, state: imagined(game, known, seeded(3)).state }
    expect(canonical(other.state)).not.toBe(canonical(moment.snapshot.state))
    const judged = [moment.snapshot, other].map((snapshot) => {
      const steps = chancing(rulesIn(source), seen(game, snapshot, 'spectator'), seats, inPlayouts('strong', 8), seeded(1))
      let step = steps.next()
      while (!step.done) step = steps.next()
      return step.value
    })
    expect(judged[1]).toEqual(judged[0])
    expect(judged[0]?.shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 10)
    expect(judged[0]?.error).toBeGreaterThan(0)
    expect(judged[0]?.error).toBeLessThan(0.5)
  })

  it('are the same on every run, whatever the hidden hands of the recording, and end with the result', {
    timeout: 120_000,
  }, async () => {
    const asked = { stops: [at(0.3), at(0.6), at(1)], first: [at(0.3), at(1)] }
    const one = await chancesOf(rulesIn(source), source, asked, quiet)
    expect(one.map(({ after }) => after)).toEqual(asked.stops)
    expect(one.at(-1)).toEqual({ after: at(1), shares: chancesAtEnd(source.outcome as never, seats), error: 0 })
    const guessed = history.past.map((moment) => {
      const state = imagined(game, seen(game, moment.snapshot, 'spectator'), seeded(5)).state
      return { ...moment, state, snapshot: { ...moment.snapshot, state } }
    })
    const twin = { ...source, history: { ...history, past: guessed as unknown as typeof history.past } }
    expect(await chancesOf(rulesIn(source), twin, asked, quiet)).toEqual(one)
  })

  it('are told with progress, and are cut short when stopped', { timeout: 120_000 }, async () => {
    let onProgress = () => {}
    const room = createRoom(() => onProgress())
    await room({ id: 1, call: 'open', file: textIn(CARDS) })
    const stops = [0.2, 0.4, 0.6, 0.8].map(at)
    onProgress = () => void room({ id: 3, call: 'stop', of: 2 })
    const cut = await room({ id: 2, call: 'chances', stops, first: stops })
    const { chances } = cut.ok ? (cut.value as { chances: readonly unknown[] }) : { chances: stops }
    expect(chances.length).toBeLessThan(stops.length)
  })
})
