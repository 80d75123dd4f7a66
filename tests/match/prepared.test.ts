/** What an answer means for undoing can be worked out ahead, in pieces: it comes to the same, and everything is told in the same order. */
import { expect, it } from 'vitest'
import { generator } from '../../src/match/generator'
import { learning } from '../../src/match/learning'
import { openLog } from '../../src/match/opening'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { COUNTING, SPEC } from './counting'
import { playOn, setting } from './setting'

const SEATS = ['A', 'B'] as const

/** The first answer of a few matches for which other worlds had to be imagined. */
async function telling() {
  for (let seed = 1; seed < 20; seed++) {
    const { host } = await playedOn(seed)
    const opened = openLog(COUNTING, SPEC, TABLE_SHAPES, host.entries())
    if (!opened.ok) throw new Error(opened.reason.key)
    const { past } = opened.history
    for (const [at, moment] of past.entries()) {
      const before = past[at - 1]
      if (!before) continue
      let breaths = 0
      const { prepare } = learning(COUNTING, TABLE_SHAPES, SEATS)
      await prepare(before, moment, async () => void breaths++)
      if (breaths > 3) return { before, moment, breaths }
    }
  }
  throw new Error('no answer needs any thought')
}
async function playedOn(seed: number, more: Parameters<typeof setting>[1] = {}) {
  const table = await setting(seed, more)
  await playOn(table, generator(seed), 40)
  await table.host.settled()
  return table
}

it('in pieces it comes to the same as in one go, also where somebody asks in the middle', async () => {
  const { before, moment, breaths } = await telling()
  const atOnce = learning(COUNTING, TABLE_SHAPES, SEATS).learnt(before, moment)
  const hasty = learning(COUNTING, TABLE_SHAPES, SEATS)
  const asked: unknown[] = []
  const whole = hasty.prepare(before, moment, async () => void asked.push(hasty.learnt(before, moment)))
  await whole
  expect(asked).toEqual([atOnce])
  expect(breaths).toBeGreaterThan(asked.length)
})

it('a match that breathes tells every seat the same', async () => {
  const table = async (breathe: (() => Promise<void>) | undefined) => {
    let told = 0
    const more = { keep: async () => {}, told: () => void told++, ...(breathe ? { breathe } : {}) }
    const players = await playedOn(4, { tells: 'once kept', ...more })
    return { got: [players.a.got, players.b.got], told }
  }
  const plain = await table(undefined)
  let breaths = 0
  const breathing = await table(async () => {
    breaths++
    await new Promise((done) => setImmediate(done))
  })
  expect(breaths).toBeGreaterThan(0)
  expect(breathing.told).toBeGreaterThan(0)
  expect(breathing.got).toEqual(plain.got)
})
