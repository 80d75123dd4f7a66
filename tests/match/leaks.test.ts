/** What one seat holds, is asked and answers in private shows in nothing that another is sent: refusals, undo, storing. */
import { describe, expect, it } from 'vitest'
import { INCH } from '../../src/geometry/types'
import type { Json } from '../../src/kernel'
import { sampled, scriptedChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import type { HostOptions } from '../../src/match/host'
import { COUNTING, type Counting } from './counting'
import { type Player, sitDown } from './player'
import { type Setting, setting } from './setting'

/** Seat A has the turn; the cards lie as `deal` says. */
async function turnOfA(deal = [0, 1, 2, 3, 4, 5], more: Partial<HostOptions<Counting>> = {}): Promise<Setting> {
  const cards = scriptedChance([['deal', deal]])
  const dice = generator(7)
  const chance: HostOptions<Counting>['chance'] = {
    answer: async (decision) => (decision.subject === 'deal' ? cards.answer(decision) : { answer: sampled(decision, dice) }),
  }
  const table = await setting(1, { chance, ...more })
  table.a.answer('A', 'bid', 3)
  table.b.answer('B', 'bid', 0)
  await table.host.settled()
  return table
}
const move = ({ a }: Setting) => {
  a.answer('A', 'what', ['move'])
  a.answer('A', 'where to', [{ x: 7 * INCH, y: 12 * INCH }])
}
/** All messages from now on. */
const hearing = ({ got }: Player) => {
  const from = got.length
  return () => got.slice(from)
}
const rights = ({ a }: Setting) => {
  const { canUndo, undoNeeds, canRedo, consent } = a.state('A')
  return { canUndo, undoNeeds, canRedo, consent }
}

describe('a refusal', () => {
  const TRIES = [
    (decision: string) => ({ type: 'answer', seat: 'A', decision, answer: 1 }),
    (decision: string) => ({ type: 'answer', seat: 'A', decision, answer: { nonsense: true } }),
    (decision: string) => ({ type: 'throw', seat: 'A', decision, gesture: { x: 0, y: 0, strength: 0 } }),
  ]
  /** What A hears of an answer to this question, without the id that it named. */
  const heard = ({ a }: Setting, decision: string) => {
    const got = hearing(a)
    for (const tried of TRIES) a.send(tried(decision))
    return JSON.stringify(got()).replaceAll(decision, 'ID')
  }

  it('of an id that another seat was given is that of an id that nobody was, whatever became of the question', async () => {
    const table = await setting(1)
    const theirs = table.b.state('B').decisions[0]?.id ?? ''
    expect(heard(table, theirs)).toBe(heard(table, 'B77'))
    table.b.answer('B', 'bid', 0)
    expect(heard(table, theirs)).toBe(heard(table, 'B77'))
    table.a.answer('A', 'bid', 3)
    table.b.send({ type: 'concede', seat: 'B' })
    expect(heard(table, theirs)).toBe(heard(table, 'B77'))
    expect(heard(table, 'B77')).toContain('unknown-decision')
  })

  it('of dice that another seat is to throw is no other either', async () => {
    const table = await turnOfA(undefined, { policy: { dice: 'by hand' } })
    table.a.answer('A', 'what', ['roll'])
    const thrown = table.a.state('A').throws[0]?.decision ?? ''
    const got = hearing(table.b)
    for (const id of [thrown, 'A77'])
      table.b.send({ type: 'throw', seat: 'B', decision: id, gesture: { x: 0, y: 0, strength: 0 } })
    expect(JSON.stringify(got()[0]).replaceAll(thrown, 'A77')).toBe(JSON.stringify(got()[1]))
  })

  it('names no rule and no question of a bot whose answer failed', async () => {
    const choose = ({ decisions: [open] }: { decisions: readonly { id: string; subject: string }[] }) => ({
      decision: open?.id ?? '',
      answer: open?.subject === 'bid' ? 3 : ['swap'],
    })
    const failing: typeof COUNTING = {
      ...COUNTING,
      tell(event, viewer, after) {
        if (event.type === 'swapped') throw new Error(`hand ${after.hands.B}`)
        return COUNTING.tell(event, viewer, after)
      },
    }
    const { host, a } = await setting(1, { game: failing, roster: { B: 'bot' }, bots: { B: choose } })
    a.answer('A', 'bid', 0)
    await host.settled()
    expect(a.refusals).toEqual([{ key: 'rules-failed', says: {} }])
  })
})

describe('whose consent an undo needs', () => {
  it('does not depend on what another seat holds', async () => {
    // Who holds the six first sees all cards of the other at a move; of that the mover is told nothing.
    const peeking: typeof COUNTING = {
      ...COUNTING,
      tell: (event, viewer, after) =>
        event.type === 'moved' && viewer === 'B' && after.hands.B[0] === 6
          ? { ...event, seen: after.hands.A }
          : COUNTING.tell(event, viewer, after),
    }
    const [holds, holdsNot] = [
      await turnOfA([0, 1, 2, 5, 3, 4], { game: peeking }),
      await turnOfA([0, 1, 2, 3, 4, 5], { game: peeking }),
    ]
    for (const table of [holds, holdsNot]) move(table)
    expect(JSON.stringify(holds.b.lines.get('B'))).toContain('seen')
    expect(rights(holds)).toEqual(rights(holdsNot))
    expect(JSON.stringify(holds.a.got)).toBe(JSON.stringify(holdsNot.a.got))
  })

  it('comes to the same, and as often, if another seat answers in private while it is worked out', async () => {
    const heard = async (isBusy: boolean) => {
      const table = await turnOfA(undefined, { breathe: () => new Promise((done) => setTimeout(done)) })
      move(table)
      if (isBusy) {
        table.b.answer('B', 'what', ['play'])
        table.b.answer('B', 'which card', ['hand 1'])
      }
      expect(rights(table).canUndo).toBe(false)
      for (let waited = 0; waited < 200; waited++) await new Promise((done) => setTimeout(done))
      expect(rights(table)).toMatchObject({ canUndo: true, undoNeeds: [] })
      return table.a.got
    }
    expect(JSON.stringify(await heard(true))).toBe(JSON.stringify(await heard(false)))
  })

  it('does not change when another seat answers in private; the undo takes that back, too', async () => {
    const table = await turnOfA()
    const { host, a, b } = table
    const before = JSON.stringify(host.snapshot())
    move(table)
    await host.settled()
    expect(rights(table)).toMatchObject({ canUndo: true, undoNeeds: [] })
    const got = hearing(a)
    b.answer('B', 'what', ['play'])
    b.answer('B', 'which card', ['hand 1'])
    b.send({ type: 'undo', seat: 'B' })
    await host.settled()
    expect(got()).toEqual([])
    a.send({ type: 'undo', seat: 'A' })
    a.send({ type: 'undo', seat: 'A' })
    expect(a.refusals).toEqual([])
    expect(JSON.stringify(host.snapshot())).toBe(before)
    expect(b.lines.get('B')?.at(-1)?.entry.cause).toEqual({ type: 'undo', seat: 'A' })
    expect(b.views.get('B')).toEqual(COUNTING.project(host.snapshot().state, 'B') as unknown as Json)
    expect(b.lines.get('B')).toEqual(sitDown(host, ['B']).lines.get('B'))
  })

  it('a wish for an undo stays when another seat answers in private, and lapses when everybody sees that the match went on', async () => {
    const table = await turnOfA()
    const { host, a, b } = table
    a.answer('A', 'what', ['roll'])
    await host.settled()
    b.answer('B', 'double', ['no'])
    a.send({ type: 'undo', seat: 'A' })
    expect(rights(table).consent).toEqual({ by: 'A', waitsFor: ['B'] })
    await host.settled()
    const got = hearing(a)
    b.answer('B', 'what', ['play'])
    b.send({ type: 'undo', seat: 'B' })
    expect(b.refusals.map(({ key }) => key)).toEqual(['undo-already-asked'])
    await host.settled()
    expect(got()).toEqual([])
    b.send({ type: 'consent', seat: 'B', grant: true })
    expect(host.snapshot().pending.map(({ subject }) => subject)).toEqual(['what'])
    expect(host.snapshot().state).toMatchObject({ turn: 'A', totals: { A: 0 } })
    a.answer('A', 'what', ['roll'])
    await host.settled()
    a.send({ type: 'undo', seat: 'A' })
    b.answer('B', 'double', ['no'])
    expect(a.refusals.at(-1)?.key).toBe('undo-lapsed')
    expect(rights(table).consent).toBeUndefined()
  })

  it('what can be redone is not told while another seat could end it in private', async () => {
    const table = await setting(1)
    const { a } = table
    a.answer('A', 'bid', 1)
    a.send({ type: 'undo', seat: 'A' })
    expect(rights(table)).toMatchObject({ canUndo: false, canRedo: false })
    a.send({ type: 'redo', seat: 'A' })
    expect(a.refusals.at(-1)?.key).toBe('nothing-to-redo')
  })
})

describe('that an entry is stored', () => {
  it('is told to nobody who was not told of it, whenever he sat down', async () => {
    let release = () => {}
    let gate = Promise.resolve()
    const table = await turnOfA(undefined, { keep: () => gate })
    const { host } = table
    gate = new Promise<void>((resolve) => {
      release = resolve
    })
    move(table)
    const onlooker = sitDown(host, ['spectator'])
    const late = sitDown(host, ['A'])
    expect(onlooker.got.at(-1)).toEqual({ type: 'kept', seat: 'spectator', seq: onlooker.state('spectator').seq - 1 })
    release()
    await host.settled()
    expect(onlooker.got.map(({ type }) => type)).toEqual(['all', 'kept', 'kept'])
    expect(late.got.at(-1)).toEqual({ type: 'kept', seat: 'A', seq: late.state('A').seq })
    const heard = [hearing(onlooker), hearing(late)]
    table.b.answer('B', 'what', ['play'])
    table.b.answer('B', 'which card', ['hand 1'])
    await host.settled()
    expect(heard.map((since) => since())).toEqual([[], []])
    expect(onlooker.got[2]).toEqual({ type: 'kept', seat: 'spectator', seq: onlooker.state('spectator').seq })
  })
})
