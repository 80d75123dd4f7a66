import { describe, expect, it } from 'vitest'
import { type PlayerSeat, type Rng, replay, type Seen } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { nowOf } from '../../src/match/history'
import { createHost, openHost } from '../../src/match/host'
import { openLog } from '../../src/match/opening'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { COUNTING, type Counting, SPEC } from './counting'
import { sitDown } from './player'
import { act, hostOptions, playOn, type Setting, setting } from './setting'

const text = (value: unknown) => JSON.stringify(value)

describe('random play over a host with two clients', () => {
  it('views held by clients equal the projections; the kept entries replay to the byte', async () => {
    let changes = 0
    for (let seed = 1; seed <= 30; seed++) {
      const kept: string[] = []
      const table = await setting(seed, { keep: (entries) => void kept.push(...entries.map(text)) })
      await playOn(table, generator(seed + 1000))
      const { host, a, b } = table
      for (const [player, seat] of [
        [a, 'A'],
        [b, 'B'],
      ] as const) {
        expect(player.refusals, `seed ${seed}`).toEqual([])
        expect(player.views.get(seat)).toEqual(COUNTING.project(host.snapshot().state, seat))
        changes += player.got.filter((message) => message.type === 'more' && message.line.change).length
        const late = sitDown(host, [seat])
        expect(late.views.get(seat)).toEqual(player.views.get(seat))
        expect(late.lines.get(seat)).toEqual(player.lines.get(seat))
      }
      const entries = kept.map((line) => JSON.parse(line))
      expect(text(replay(COUNTING, SPEC, entries))).toBe(text(host.snapshot()))
      const opened = openLog(COUNTING, SPEC, TABLE_SHAPES, entries)
      expect(opened.ok && text(nowOf(opened.history).snapshot)).toBe(text(host.snapshot()))
      expect(host.outcome()).toBeDefined()
    }
    expect(changes).toBeGreaterThan(500)
  })

  it('a seat cannot tell from its messages how many questions of a train the other was asked', async () => {
    const { host, a, b } = await setting(3)
    a.answer('A', 'bid', 3)
    const sealed = b.got.length
    b.answer('B', 'bid', 0)
    await host.settled()
    expect(b.got.slice(sealed).map(({ type }) => type)).toEqual(['more', 'kept'])
    const before = b.got.length
    for (const answer of [['play'], ['hand 1'], ['no'], ['swap'], ['play'], ['hand 2']]) {
      const decision = a.state('A').decisions[0]
      a.send({ type: 'answer', seat: 'A', decision: decision?.id, answer })
    }
    await host.settled()
    expect(b.got.slice(before)).toEqual([])
    a.answer('A', 'sure', ['yes'])
    const line = b.lines.get('B')?.at(-1)
    expect(line?.entry.cause).toEqual({ type: 'answer', seat: 'A' })
    expect(line?.entry.seq).toBe((b.lines.get('B')?.length ?? 0) - 1)
    expect(b.state('B').decisions.map(({ id }) => id)).toEqual(['B2'])
    expect(text(b.got)).not.toContain('which card')
  })

  it('a roll is told to everybody with its film', async () => {
    const good = seededChance(generator(1))
    const { host, a, b } = await setting(1, {
      chance: { answer: async (decision) => ({ ...(await good.answer(decision)), film: { of: decision.subject } }) },
    })
    a.answer('A', 'bid', 3)
    b.answer('B', 'bid', 0)
    a.answer('A', 'what', ['roll'])
    await host.settled()
    const roll = b.lines.get('B')?.at(-1)?.entry
    expect(roll).toMatchObject({
      cause: { type: 'answer', seat: 'chance', subject: 'roll' },
      roll: { by: 'A', about: { seat: 'A' }, film: { of: 'roll' } },
    })
    expect(roll?.roll?.faces).toHaveLength(2)
    expect(host.entries().at(-1)?.film).toEqual({ of: 'roll' })
  })
})

describe('a stored match', () => {
  it('goes on at the open decision, wherever it was left: in the middle of a train, of sealed bids, before a roll', async () => {
    const seen = new Set<string>()
    const table = await setting(7)
    const rng = generator(8)
    for (;;) {
      const { host } = table
      const entries = JSON.parse(text(host.entries()))
      const again = openHost({ ...hostOptions(99), entries })
      if (!again.ok) throw new Error(again.reason.key)
      expect(text(again.host.snapshot())).toBe(text(host.snapshot()))
      const late = sitDown(again.host, ['A', 'B'])
      expect(late.state('A').decisions.map(({ subject, choice }) => ({ subject, choice }))).toEqual(
        table.a.state('A').decisions.map(({ subject, choice }) => ({ subject, choice })),
      )
      for (const decision of host.snapshot().pending) seen.add(decision.subject)
      if (host.outcome()) break
      await playOn(table, rng, 1)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['bid', 'what', 'which card', 'sure', 'double', 'where to']))
  })

  it('left before chance had answered is answered by chance of now', async () => {
    const host = createHost(hostOptions(1))
    const entries = JSON.parse(text(host.entries()))
    expect(entries).toHaveLength(1)
    const again = openHost({ ...hostOptions(2), entries })
    if (!again.ok) throw new Error(again.reason.key)
    await again.host.settled()
    expect(again.host.snapshot().pending.map(({ subject }) => subject)).toEqual(['bid', 'bid'])
  })

  /** A log of four entries with something changed in it. */
  interface Loose {
    seq: number
    cause: Record<string, unknown>
    events: unknown[]
    bookmark?: { agenda: { keep: number; frames: { step: string }[] } }
  }
  const changed = async (change: (entries: Loose[]) => void) => {
    const { host, a, b } = await setting(1)
    a.answer('A', 'bid', 3)
    b.answer('B', 'bid', 1)
    const entries = JSON.parse(text(host.entries()))
    change(entries)
    return openHost({ ...hostOptions(1), entries })
  }

  it('that is no log is refused with the entry that does not fit', async () => {
    const refused = async (change: (entries: Loose[]) => void) => {
      const opened = await changed(change)
      return opened.ok ? 'opened' : [opened.entry, opened.reason.key]
    }
    expect(await refused(() => {})).toBe('opened')
    expect(await refused((log) => log.splice(0))).toEqual([0, 'log-empty'])
    expect(await refused((log) => log.splice(0, 1))).toEqual([0, 'log-gap'])
    expect(await refused((log) => log.splice(1, 1))).toEqual([1, 'log-gap'])
    expect(await refused((log) => log.splice(1, 1, { seq: 1, cause: { type: 'start' }, events: [] }))).toEqual([
      1,
      'log-no-start',
    ])
    const undo = { seq: 4, cause: { type: 'undo', seat: 'A', to: 44 }, events: [] }
    expect(await refused((log) => log.push(undo))).toEqual([4, 'log-undo-impossible'])
    const redo = { ...undo, cause: { ...undo.cause, type: 'redo' } }
    expect(await refused((log) => log.push(redo))).toEqual([4, 'log-undo-impossible'])
    expect(await refused((log) => log[1]?.events.push({ type: 'unheard of' }))).toEqual([1, 'log-unreadable'])
    expect(await refused((log) => Object.assign(log[1]?.bookmark?.agenda ?? {}, { keep: 9 }))).toEqual([1, 'log-unreadable'])
  })

  it('that the rules would not have made opens as it is; the check names the entry, and everybody at the table is told', async () => {
    const doubted = async (change: (entries: Loose[]) => void) => {
      const opened = await changed(change)
      if (!opened.ok) throw new Error(opened.reason.key)
      const early = sitDown(opened.host, ['A'])
      const doubt = await opened.host.check(async () => {})
      const late = sitDown(opened.host, ['B'])
      // Each is told by his own count: of the other's bid he has no line.
      const told = (entry: number) => (doubt ? [{ key: 'log-not-following', says: { entry, why: doubt.reason.key } }] : [])
      const at = doubt?.entry ?? 0
      expect(early.refusals).toEqual(told(at))
      expect(late.refusals).toEqual(told(Math.min(at, 2)))
      return doubt ? [doubt.entry, doubt.reason.key] : 'follows'
    }
    expect(await doubted(() => {})).toBe('follows')
    expect(await doubted((log) => Object.assign(log[2]?.cause ?? {}, { decision: 'q77' }))).toEqual([2, 'log-answer-to-nothing'])
    expect(await doubted((log) => Object.assign(log[2]?.cause ?? {}, { seat: 'B' }))).toEqual([2, 'log-answer-to-nothing'])
    expect(await doubted((log) => Object.assign(log[2]?.cause ?? {}, { answer: 9 }))).toEqual([2, 'log-answer-refused'])
    expect(await doubted((log) => Object.assign(log[3]?.cause ?? {}, { answer: 2 }))).toEqual([3, 'log-events-differ'])
    expect(await doubted((log) => log[1]?.events.pop())).toEqual([1, 'log-events-differ'])
    const elsewhere = (log: Loose[]) => Object.assign(log[3]?.bookmark?.agenda.frames.at(-1) ?? {}, { step: 'play' })
    expect(await doubted(elsewhere)).toEqual([3, 'log-place-differs'])
  })
})

describe('dice by hand', () => {
  const rollFor = async (table: Setting) => {
    table.a.answer('A', 'bid', 3)
    table.b.answer('B', 'bid', 0)
    table.a.answer('A', 'what', ['roll'])
    await table.host.settled()
  }

  it('a roll waits for the hand of its player, and only for his', async () => {
    const gestures: unknown[] = []
    const good = seededChance(generator(1))
    const table = await setting(1, {
      policy: { dice: 'by hand' },
      chance: {
        answer(decision, asking) {
          gestures.push(asking.gesture)
          return good.answer(decision)
        },
      },
    })
    await rollFor(table)
    const { host, a, b } = table
    const [awaited] = a.state('A').throws
    expect(awaited).toMatchObject({ subject: 'roll', about: { seat: 'A' }, roll: { by: 'A' } })
    expect(b.state('B')).toMatchObject({ throws: [], awaited: ['A'] })
    const gesture = { x: 10, y: 500, strength: 700 }
    b.send({ type: 'throw', seat: 'B', decision: awaited?.decision, gesture })
    expect(b.refusals[0]?.key).toBe('unknown-decision')
    a.send({ type: 'answer', seat: 'A', decision: awaited?.decision, answer: ['6', '6'] })
    expect(a.refusals[0]?.key).toBe('unknown-decision')
    a.send({ type: 'throw', seat: 'A', decision: awaited?.decision, gesture })
    a.send({ type: 'throw', seat: 'A', decision: awaited?.decision, gesture })
    await host.settled()
    expect(gestures).toEqual([undefined, gesture])
    expect(a.state('A').throws).toEqual([])
    expect(host.snapshot().pending[0]?.subject).toBe('double')
  })

  it('turned to auto in the middle, the waiting dice are thrown', async () => {
    const table = await setting(1, { policy: { dice: 'by hand' } })
    await rollFor(table)
    table.host.setDice('auto')
    await table.host.settled()
    expect(table.host.snapshot().pending[0]?.subject).toBe('double')
  })
})

describe('bots', () => {
  const randomBot = (rng: Rng) => (known: Seen<Counting>) => {
    const decision = known.decisions[rng.below(known.decisions.length)]
    if (!decision) throw new Error('asked nothing')
    const sampled = TABLE_SHAPES[decision.choice.shape]?.sample(decision.choice as never, known.view.tabletop, rng)
    return { decision: decision.id, answer: decision.subject === 'what' ? ['roll'] : (sampled ?? decision.fallback) }
  }

  it('two bots play a match to its end by themselves', async () => {
    const bots = { A: randomBot(generator(1)), B: randomBot(generator(2)) }
    const host = createHost(hostOptions(3, { roster: { A: 'bot', B: 'bot' }, bots }))
    const watcher = sitDown(host, ['A'])
    await host.settled()
    expect(host.outcome()).toBeDefined()
    expect(watcher.views.get('A')).toEqual(COUNTING.project(host.snapshot().state, 'A'))
    watcher.send({ type: 'undo', seat: 'A' })
    expect(watcher.refusals[0]?.key).toBe('not-your-seat')
  })

  it('a closed host answers nothing more, though its bots were thinking', async () => {
    const kept: number[] = []
    const bots = { A: randomBot(generator(1)), B: randomBot(generator(2)) }
    const host = createHost(
      hostOptions(3, {
        roster: { A: 'bot', B: 'bot' },
        bots,
        keep: (entries) => void kept.push(...entries.map(({ seq }) => seq)),
      }),
    )
    await host.close()
    const length = host.entries().length
    await host.settled()
    expect(host.entries()).toHaveLength(length)
    expect(kept).toHaveLength(length)
    expect(host.outcome()).toBeUndefined()
  })

  it.each<[string, () => never | { decision: string; answer: unknown }]>([
    [
      'throws',
      () => {
        throw new Error('lost')
      },
    ],
    ['answers nonsense', () => ({ decision: 'q99', answer: 'x' })],
  ])('a bot that %s is answered for by the fallback, and the person is told', async (_name, choose) => {
    const host = createHost(hostOptions(3, { roster: { B: 'bot' }, bots: { B: choose } }))
    const a = sitDown(host, ['A'])
    await host.settled()
    const rng = generator(4)
    for (let step = 0; step < 300 && !host.outcome(); step++) {
      act(a, 'A', rng)
      await host.settled()
    }
    expect(host.outcome()).toBeDefined()
    expect(a.refusals[0]).toEqual({ key: 'bot-failed', says: { seat: 'B' } satisfies { seat: PlayerSeat } })
  })
})
