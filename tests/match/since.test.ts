/** Coming back to a match: a client that was told something gets only what it missed, whatever host answers; else it gets the whole. */
import { describe, expect, it } from 'vitest'
import { INCH } from '../../src/geometry/types'
import type { PlayerSeat } from '../../src/kernel'
import { sampled } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { openHost } from '../../src/match/host'
import { type Eyes, type HostMessage, PROTOCOL_VERSION } from '../../src/protocol/messages'
import { COUNTING } from './counting'
import { type Player, sitDown } from './player'
import { act, hostOptions, playOn, setting } from './setting'

const typesOf = ({ got }: Player) => got.filter((one) => one.type !== 'kept').map(({ type }) => type)
/** Both seats and the onlooker of one table. */
const EYES = ['A', 'B', 'spectator'] as const

describe('hello with since', () => {
  it('brings nothing that is known already, and all that was missed, at any moment of many matches', async () => {
    for (let seed = 1; seed <= 25; seed++) {
      const table = await setting(seed)
      const rng = generator(seed)
      await playOn(table, rng, 1 + rng.below(12))
      let here = sitDown(table.host, EYES)
      for (let time = 0; time < 6 && !table.host.outcome(); time++) {
        here.close()
        const before = new Map<Eyes, number>(EYES.map((eyes) => [eyes, here.state(eyes).seq]))
        await playOn(table, rng, rng.below(5))
        const whole = sitDown(table.host, EYES)
        here = sitDown(table.host, EYES, here)
        expect(typesOf(here)).toEqual(['past', 'past', 'past'])
        for (const message of here.got) {
          if (message.type !== 'past') continue
          const { seat, seq } = message.state
          expect(message).toMatchObject({ because: 'hello', keep: (before.get(seat) ?? 0) + 1 })
          expect(message.lines).toHaveLength(seq - (before.get(seat) ?? 0))
        }
        for (const eyes of EYES) {
          expect(here.lines.get(eyes)).toEqual(whole.lines.get(eyes))
          expect(here.views.get(eyes)).toEqual(whole.views.get(eyes))
          expect(here.state(eyes)).toEqual(whole.state(eyes))
        }
      }
    }
  })

  it('holds over a host that was opened again', async () => {
    const table = await setting(3)
    await playOn(table, generator(4), 8)
    const here = sitDown(table.host, EYES)
    const opened = openHost({ ...hostOptions(3), entries: JSON.parse(JSON.stringify(table.host.entries())) })
    if (!opened.ok) throw new Error(opened.reason.key)
    const back = sitDown(opened.host, EYES, here)
    expect(typesOf(back)).toEqual(['past', 'past', 'past'])
    for (const message of back.got) if (message.type === 'past') expect(message.lines).toEqual([])
  })

  it('brings the whole where the past has changed since, and where somebody else’s past is named', async () => {
    const { host, a, b } = await setting(1)
    a.answer('A', 'bid', 3)
    b.answer('B', 'bid', 0)
    a.answer('A', 'what', ['play'])
    const gone = sitDown(host, ['A', 'B'])
    gone.close()
    a.send({ type: 'undo', seat: 'A' })
    a.answer('A', 'what', ['swap'])
    const back = sitDown(host, ['A', 'B'], gone)
    // B was told nothing of either.
    expect(typesOf(back)).toEqual(['all', 'past'])
    expect(back.views.get('A')).toEqual(JSON.parse(JSON.stringify(COUNTING.project(host.snapshot().state, 'A'))))
    const { mark } = gone.state('A')
    for (const since of [
      { seq: 0, mark },
      { seq: 5000, mark },
      { seq: 0, mark: '' },
    ]) {
      const got: HostMessage[] = []
      const line = host.connect((message) => got.push(message), ['B'])
      line.receive({ type: 'hello', version: PROTOCOL_VERSION, seats: ['B'], since: { B: since } })
      expect(got[0]?.type).toBe('all')
    }
  })
})

describe('an undo', () => {
  const sent = (player: Player, from: number) => player.got.slice(from).filter(({ type }) => type === 'past' || type === 'all')

  it('tells what changed: from which line on, and what stands there now', async () => {
    const table = await setting(5)
    const rng = generator(6)
    let seen = 0
    await playOn(table, rng, 6)
    for (let step = 0; step < 40 && !table.host.outcome(); step++) {
      const { host, a, b } = table
      const seat: PlayerSeat = rng.below(2) === 0 ? 'A' : 'B'
      const [player, judge] = seat === 'A' ? [a, b] : [b, a]
      if (!player.state(seat).canUndo) {
        act(a, 'A', rng) || act(b, 'B', rng)
        await host.settled()
        continue
      }
      const from = player.got.length
      const before = player.lines.get(seat) ?? []
      const needs = player.state(seat).undoNeeds
      player.send({ type: 'undo', seat })
      if (needs.length > 0) judge.send({ type: 'consent', seat: needs[0], grant: true })
      const [message] = sent(player, from)
      if (message?.type !== 'past') throw new Error('an undo sends the changed part of the past')
      seen++
      expect(message.because).toBe('undo')
      expect(message.keep).toBeLessThan(before.length)
      expect(player.lines.get(seat)?.slice(0, message.keep)).toEqual(before.slice(0, message.keep))
      // The line that tells of it, and no film of what came before.
      expect(message.lines.every(({ entry, change }) => entry.cause.type === 'undo' && change === undefined)).toBe(true)
      expect(player.lines.get(seat)).toEqual(sitDown(host, [seat]).lines.get(seat))
      expect(player.views.get(seat)).toEqual(JSON.parse(JSON.stringify(COUNTING.project(host.snapshot().state, seat))))
      await playOn(table, rng, 3)
    }
    expect(seen).toBeGreaterThan(5)
  })

  it('and its redo send nothing of what was before them, films least of all', async () => {
    const rng = generator(1)
    const film = 'x'.repeat(10_000)
    const { host, a, b } = await setting(1, {
      chance: { answer: async (decision) => ({ answer: sampled(decision, rng), film }) },
    })
    a.answer('A', 'bid', 3)
    b.answer('B', 'bid', 0)
    a.answer('A', 'what', ['roll'])
    await host.settled()
    const filmed = a.got.length
    const sentSince = (from: number) => a.got.slice(from).flatMap((message) => (message.type === 'past' ? [message] : []))
    // The roll itself comes back with its film, once.
    a.send({ type: 'undo', seat: 'A' })
    b.send({ type: 'consent', seat: 'B', grant: true })
    a.send({ type: 'redo', seat: 'A' })
    expect(sentSince(filmed).map(({ lines }) => JSON.stringify(lines).split(film).length - 1)).toEqual([0, 1])
    b.answer('B', 'double', ['no'])
    b.answer('B', 'what', ['move'])
    b.answer('B', 'where to', [{ x: 17 * INCH, y: 12 * INCH }])
    a.answer('A', 'what', ['move'])
    a.answer('A', 'where to', [{ x: 7 * INCH, y: 12 * INCH }])
    const moved = a.got.length
    const before = a.lines.get('A')
    a.send({ type: 'undo', seat: 'A' })
    a.send({ type: 'redo', seat: 'A' })
    expect(sentSince(moved).map(({ because, lines }) => [because, lines.length])).toEqual([
      ['undo', 1],
      ['redo', 1],
    ])
    expect(JSON.stringify(sentSince(moved))).not.toContain(film)
    expect(a.lines.get('A')).toEqual(before)
  })
})
