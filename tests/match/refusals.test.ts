import { beforeEach, describe, expect, it } from 'vitest'
import { type ChanceSource, scriptedChance, seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { createHost, openHost } from '../../src/match/host'
import { PROTOCOL_VERSION } from '../../src/protocol/messages'
import { sitDown } from './player'
import { hostOptions, playOn, type Setting, setting } from './setting'

let table: Setting
beforeEach(async () => {
  table = await setting(1)
})

/** After whatever was refused: nothing has changed, and the match plays to its end. */
const goesOnUnharmed = async (act: () => void | Promise<void>) => {
  const before = JSON.stringify(table.host.snapshot())
  const log = table.host.entries().length
  await act()
  await table.host.settled()
  expect(JSON.stringify(table.host.snapshot())).toBe(before)
  expect(table.host.entries()).toHaveLength(log)
  await playOn(table, generator(2))
  expect(table.host.outcome()).toBeDefined()
}
const bid = () => table.a.state('A').decisions[0]?.id ?? ''

describe('a request that cannot be is refused with its reason, and the match goes on unharmed', () => {
  it.each([
    ['nonsense', { nonsense: true }, 'type'],
    ['an unknown type', { type: 'cheat', seat: 'A' }, 'type'],
    ['a seat that is none', { type: 'undo', seat: 'Z' }, 'seat'],
    ['no answer', { type: 'answer', seat: 'A', decision: 'A1' }, 'answer'],
  ])('malformed message: %s', async (_name, message, at) => {
    await goesOnUnharmed(() => table.a.send(message))
    expect(table.a.refusals[0]).toMatchObject({ key: 'malformed-message', says: { at } })
  })

  it.each([
    ['an amount above the most', 4, 'above-most'],
    ['half an amount', 0.5, 'not-whole'],
    ['text for an amount', 'three', 'not-an-answer'],
    ['nothing for an amount', null, 'not-an-answer'],
  ])('illegal answer: %s', async (_name, answer, key) => {
    await goesOnUnharmed(() => table.a.answer('A', 'bid', answer))
    expect(table.a.refusals[0]?.key).toBe(key)
  })

  it('an unknown decision', async () => {
    await goesOnUnharmed(() => table.a.send({ type: 'answer', seat: 'A', decision: 'A99', answer: 1 }))
    expect(table.a.refusals[0]).toEqual({ key: 'unknown-decision', says: { decision: 'A99' } })
  })

  it('a question put before the match was opened again', async () => {
    const old = await setting(1, { epoch: 'one ' })
    const opened = openHost({ ...hostOptions(1, { epoch: 'two ' }), entries: old.host.entries() })
    if (!opened.ok) throw new Error(opened.reason.key)
    const a = sitDown(opened.host, ['A'])
    const [before, now] = [old.a, a].map((player) => player.state('A').decisions[0]?.id)
    expect([before, now]).toEqual(['one A1', 'two A1'])
    a.send({ type: 'answer', seat: 'A', decision: before, answer: 1 })
    expect(a.refusals).toEqual([{ key: 'unknown-decision', says: { decision: before } }])
  })

  it("another seat's question", async () => {
    const theirs = table.b.state('B').decisions[0]?.id
    await goesOnUnharmed(() => table.a.send({ type: 'answer', seat: 'A', decision: theirs, answer: 1 }))
    expect(table.a.refusals[0]).toEqual({ key: 'unknown-decision', says: { decision: theirs } })
  })

  it('not your seat', async () => {
    await goesOnUnharmed(() => table.a.send({ type: 'answer', seat: 'B', decision: 'B1', answer: 1 }))
    expect(table.a.refusals[0]).toEqual({ key: 'not-your-seat', says: { seat: 'B' } })
  })

  it('a second answer to a closed question', async () => {
    const id = bid()
    table.a.send({ type: 'answer', seat: 'A', decision: id, answer: 1 })
    await goesOnUnharmed(() => table.a.send({ type: 'answer', seat: 'A', decision: id, answer: 3 }))
    expect(table.a.refusals[0]).toEqual({ key: 'already-answered', says: {} })
  })

  it('a throw of dice that nobody waits for', async () => {
    const gesture = { x: 0, y: 0, strength: 0 }
    await goesOnUnharmed(() => table.a.send({ type: 'throw', seat: 'A', decision: bid(), gesture }))
    expect(table.a.refusals[0]?.key).toBe('throw-not-awaited')
  })

  it('nothing to undo, nothing to redo, no undo to consent to', async () => {
    await goesOnUnharmed(() => {
      table.a.send({ type: 'undo', seat: 'A' })
      table.a.send({ type: 'redo', seat: 'A' })
      table.a.send({ type: 'consent', seat: 'A', grant: true })
    })
    expect(table.a.refusals.map(({ key }) => key).slice(0, 3)).toEqual(['nothing-to-undo', 'nothing-to-redo', 'no-undo-asked'])
  })

  it('the export of a match with secrets by one of its players', async () => {
    await goesOnUnharmed(() => table.a.send({ type: 'export' }))
    expect(table.a.refusals[0]?.key).toBe('export-while-secret')
  })

  it('rules that fail on an answer: it is not taken, and the reason names the bug where nobody is left to have secrets', async () => {
    const rng = generator(5)
    while (table.host.snapshot().state.rounds < 7 || table.host.snapshot().pending[0]?.subject !== 'what')
      await playOn(table, rng, 1)
    const { turn } = table.host.snapshot().state
    const player = turn === 'A' ? table.a : table.b
    const both = sitDown(table.host, ['A', 'B'])
    both.answer(turn, 'what', ['break'])
    expect(both.refusals[0]).toEqual({ key: 'rules-failed', says: { subject: 'what', error: 'this rule is broken' } })
    await goesOnUnharmed(() => player.answer(turn, 'what', ['break']))
    expect(player.refusals[0]).toEqual({ key: 'rules-failed', says: {} })
  })
})

describe('the door', () => {
  it('refuses other versions, seats that were not given, and whoever does not say hello', async () => {
    const got: unknown[] = []
    const line = table.host.connect((message) => got.push(message), ['A'])
    line.receive({ type: 'undo', seat: 'A' })
    line.receive({ type: 'hello', version: 99, seats: ['A'] })
    line.receive({ type: 'hello', version: PROTOCOL_VERSION, seats: ['A', 'B'] })
    expect(got).toMatchObject([
      { type: 'refused', reason: { key: 'hello-first' } },
      { type: 'failed', reason: { key: 'wrong-version', says: { theirs: 99, ours: PROTOCOL_VERSION } } },
      { type: 'failed', reason: { key: 'not-your-seat', says: { seat: 'B' } } },
    ])
  })

  it('gives the seats of bots to nobody', () => {
    const host = createHost(hostOptions(1, { roster: { B: 'bot' } }))
    const got: unknown[] = []
    host.connect((message) => got.push(message), ['A', 'B']).receive({ type: 'hello', version: PROTOCOL_VERSION, seats: ['B'] })
    expect(got).toMatchObject([{ type: 'failed', reason: { key: 'not-your-seat' } }])
  })

  it('a closed line hears nothing more and says nothing more', async () => {
    table.a.close()
    const heard = table.a.got.length
    table.a.send({ type: 'concede', seat: 'A' })
    table.b.answer('B', 'bid', 1)
    expect(table.a.got).toHaveLength(heard)
    expect(table.host.outcome()).toBeUndefined()
  })
})

describe('the end', () => {
  it('after it every answer is refused; conceding ends a match of two', async () => {
    const id = bid()
    table.a.send({ type: 'concede', seat: 'A' })
    expect(table.b.state('B')).toMatchObject({ decisions: [], awaited: [], outcome: { winners: ['B'] } })
    table.a.send({ type: 'answer', seat: 'A', decision: id, answer: 1 })
    table.a.send({ type: 'concede', seat: 'A' })
    expect(table.a.refusals.map(({ key }) => key)).toEqual(['match-over', 'match-over'])
    expect(table.b.lines.get('B')?.at(-1)?.entry.cause).toEqual({ type: 'concede', seat: 'A' })
    table.b.send({ type: 'export' })
    expect(table.b.got.at(-1)?.type).toBe('exported')
  })
})

describe('chance', () => {
  const broken: ChanceSource = { answer: () => Promise.reject(new Error('no dice')) }

  it('that fails is told, and tried again with the next request', async () => {
    let works = false
    const good = seededChance(generator(1))
    const host = createHost(hostOptions(1, { chance: { answer: (d, asking) => (works ? good : broken).answer(d, asking) } }))
    const a = sitDown(host, ['A', 'B'])
    await host.settled()
    expect(a.refusals).toEqual([{ key: 'chance-failed', says: { subject: 'deal' } }])
    works = true
    a.send({ type: 'redo', seat: 'A' })
    await host.settled()
    expect(a.state('A').decisions).toHaveLength(1)
  })

  it('cannot answer what the shape does not accept', async () => {
    const host = createHost(hostOptions(1, { chance: scriptedChance([['deal', [0, 0, 1, 2, 3, 4]]]) }))
    await host.settled()
    expect(host.entries()).toHaveLength(1)
  })
})

describe('storage', () => {
  it('an entry that could not be stored is told and offered again before the next: the stored log has no gap', async () => {
    const stored: number[] = []
    let full = false
    const { host, a, b } = await setting(1, {
      async keep(entries) {
        if (full) throw new Error('no room')
        stored.push(...entries.map(({ seq }) => seq))
      },
    })
    expect(a.got.filter(({ type }) => type === 'kept').at(-1)).toMatchObject({ seat: 'A', seq: a.state('A').seq })
    full = true
    a.answer('A', 'bid', 1)
    await host.settled()
    expect(a.refusals).toEqual([{ key: 'not-kept', says: {} }])
    full = false
    b.answer('B', 'bid', 2)
    await host.settled()
    expect(stored).toEqual([0, 1, 2, 3])
    expect(a.got.at(-1)).toEqual({ type: 'kept', seat: 'A', seq: a.state('A').seq })
  })
})
