import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INCH } from '../../src/geometry/types'
import type { PlayerSeat } from '../../src/kernel'
import { generator } from '../../src/match/generator'
import { nowOf } from '../../src/match/history'
import { openHost } from '../../src/match/host'
import { openLog } from '../../src/match/opening'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { COUNTING, SPEC } from './counting'
import { type Player, sitDown } from './player'
import { act, hostOptions, playOn, type Setting, setting } from './setting'

const text = (value: unknown) => JSON.stringify(value)
/** Seat A has the turn. */
const turnOfA = async (seed = 1, more: Parameters<typeof setting>[1] = {}): Promise<Setting> => {
  const table = await setting(seed, more)
  table.a.answer('A', 'bid', 3)
  table.b.answer('B', 'bid', 0)
  await table.host.settled()
  return table
}

describe('undo', () => {
  it('inside a train is free, step by step, and the other seat is not told', async () => {
    const { host, a, b } = await turnOfA()
    const before = [text(host.snapshot())]
    const heard = b.got.length
    a.answer('A', 'what', ['play'])
    before.push(text(host.snapshot()))
    a.answer('A', 'which card', ['hand 1'])
    before.push(text(host.snapshot()))
    expect(a.state('A')).toMatchObject({ canUndo: true, undoNeeds: [], canRedo: false })
    for (let step = 1; step >= 0; step--) {
      a.send({ type: 'undo', seat: 'A' })
      expect(text(host.snapshot())).toBe(before[step])
    }
    a.send({ type: 'redo', seat: 'A' })
    a.send({ type: 'redo', seat: 'A' })
    expect(text(host.snapshot())).toBe(before[2])
    await host.settled()
    expect(b.got.slice(heard)).toEqual([])
  })

  it('asks again under a new name: a late copy of the answer that was taken back counts for nothing', async () => {
    const { host, a } = await turnOfA()
    const first = a.state('A').decisions[0]?.id as string
    const answer = { type: 'answer', seat: 'A', decision: first, answer: ['play'] } as const
    a.send(answer)
    a.send({ type: 'undo', seat: 'A' })
    const taken = host.entries().length
    a.send(answer)
    expect(a.refusals.at(-1)?.key).toBe('already-answered')
    expect(host.entries()).toHaveLength(taken)
    const again = a.state('A').decisions[0]?.id
    expect(again).not.toBe(first)
    // The name is new once: whoever asks for the state meanwhile is told the same.
    expect(sitDown(host, ['A']).state('A').decisions[0]?.id).toBe(again)
    a.answer('A', 'what', ['play'])
    expect(host.entries()).toHaveLength(taken + 1)
  })

  it('of an answer to one of several questions leaves the names of those that stayed open', async () => {
    const { host, a, b } = await setting(1)
    const [mine, theirs] = [a, b].map((player, at) => player.state(at ? 'B' : 'A').decisions[0]?.id)
    a.answer('A', 'bid', 1)
    a.send({ type: 'undo', seat: 'A' })
    await host.settled()
    expect(a.state('A').decisions[0]?.id).not.toBe(mine)
    expect(b.state('B').decisions[0]?.id).toBe(theirs)
  })

  it('beyond a roll needs the consent of the other seat; redo brings the same roll back, a new answer a new roll', async () => {
    const { host, a, b } = await turnOfA()
    a.answer('A', 'what', ['roll'])
    await host.settled()
    const rolled = text(host.snapshot())
    expect(a.state('A')).toMatchObject({ canUndo: true, undoNeeds: ['B'] })
    a.send({ type: 'undo', seat: 'A' })
    expect(text(host.snapshot())).toBe(rolled)
    expect(b.state('B').consent).toEqual({ by: 'A', waitsFor: ['B'] })
    a.send({ type: 'consent', seat: 'A', grant: true })
    expect(a.refusals.at(-1)?.key).toBe('no-undo-asked')
    b.send({ type: 'consent', seat: 'B', grant: true })
    expect(b.state('B').consent).toBeUndefined()
    expect(host.snapshot().pending[0]?.subject).toBe('what')
    expect(b.views.get('B')).toEqual(COUNTING.project(host.snapshot().state, 'B'))
    a.send({ type: 'redo', seat: 'A' })
    expect(text(host.snapshot())).toBe(rolled)
    a.send({ type: 'undo', seat: 'A' })
    b.send({ type: 'consent', seat: 'B', grant: true })
    a.answer('A', 'what', ['roll'])
    await host.settled()
    const rolls = host
      .entries()
      .flatMap(({ cause }) => (cause.type === 'answer' && cause.subject === 'roll' ? [cause.answer] : []))
    expect(rolls).toHaveLength(2)
    expect(rolls[0]).not.toEqual(rolls[1])
    expect(a.state('A').canRedo).toBe(false)
  })

  it('of the last sealed answer needs the others, whose answers it has opened', async () => {
    const { a, b } = await setting(1)
    a.answer('A', 'bid', 1)
    expect(a.state('A').undoNeeds).toEqual([])
    b.answer('B', 'bid', 3)
    expect(b.state('B').undoNeeds).toEqual(['A'])
  })

  it('of a card that was shown needs the consent of those who saw it; of what hides or is open to all, nobody’s', async () => {
    const { host, a, b } = await turnOfA()
    a.answer('A', 'what', ['swap'])
    // Only seat A knows that anything happened.
    expect(a.state('A')).toMatchObject({ canUndo: true, undoNeeds: [] })
    a.answer('A', 'what', ['play'])
    a.answer('A', 'which card', ['hand 1'])
    expect(a.state('A').undoNeeds).toEqual([])
    a.answer('A', 'sure', ['yes'])
    expect(a.state('A').undoNeeds).toEqual(['B'])
    a.send({ type: 'undo', seat: 'A' })
    b.send({ type: 'consent', seat: 'B', grant: true })
    expect(host.snapshot().pending[0]?.subject).toBe('sure')
    a.answer('A', 'sure', ['no'])
    a.answer('A', 'what', ['move'])
    a.answer('A', 'where to', [{ x: 7 * INCH, y: 12 * INCH }])
    expect(host.snapshot().pending[0]?.seat).toBe('B')
    expect(a.state('A').undoNeeds).toEqual([])
  })

  it('is told when it is worked out, and neither the others nor the match wait for that', async () => {
    let go = () => {}
    const breathe = () =>
      new Promise<void>((done) => {
        go = done
      })
    const { host, a, b } = await turnOfA(1, { breathe })
    a.answer('A', 'what', ['swap'])
    expect(a.state('A')).toMatchObject({ canUndo: false, undoNeeds: [] })
    const theirs = b.got.length
    const until = async (isSo: () => boolean) => {
      for (let part = 0; part < 200 && !isSo(); part++) {
        go()
        await new Promise((done) => setTimeout(done))
      }
    }
    await until(() => a.state('A').canUndo)
    expect(a.state('A')).toMatchObject({ canUndo: true, undoNeeds: [] })
    expect(a.got.at(-1)?.type).toBe('now')
    expect(b.got).toHaveLength(theirs)
    // A wish that comes before is granted by the same right, and comes with the right to what is before it.
    a.answer('A', 'what', ['move'])
    a.answer('A', 'where to', [{ x: 7 * INCH, y: 12 * INCH }])
    expect(a.state('A').canUndo).toBe(false)
    a.send({ type: 'undo', seat: 'A' })
    expect(a.refusals).toEqual([])
    expect(host.snapshot().pending[0]?.subject).toBe('where to')
    expect(a.state('A')).toMatchObject({ canUndo: true, undoNeeds: [] })
    // What nobody needs to know any more is not worked out: after the throw, everybody's consent is needed anyway.
    a.send({ type: 'undo', seat: 'A' })
    a.answer('A', 'what', ['roll'])
    await host.settled()
    const mine = a.got.length
    expect(a.state('A')).toMatchObject({ canUndo: true, undoNeeds: ['B'] })
    go()
    await new Promise((done) => setTimeout(done))
    expect(a.got).toHaveLength(mine)
  })

  it('of a card that only a bot saw needs nobody', async () => {
    const choose = ({ decisions: [open] }: { decisions: readonly { id: string; subject: string; fallback: unknown }[] }) =>
      open?.subject === 'bid' ? { decision: open.id, answer: 0 } : new Promise<never>(() => {})
    const { host, a } = await setting(1, { roster: { B: 'bot' }, bots: { B: choose } })
    a.answer('A', 'bid', 3)
    a.answer('A', 'what', ['play'])
    a.answer('A', 'which card', ['hand 1'])
    a.answer('A', 'sure', ['yes'])
    expect(host.snapshot().pending[0]?.seat).toBe('B')
    expect(a.state('A')).toMatchObject({ canUndo: true, undoNeeds: [] })
  })

  it('of what one learnt oneself needs the others: he could choose again, knowing it', async () => {
    const peeking: typeof COUNTING = {
      ...COUNTING,
      tell: (event, viewer, after) =>
        event.type === 'moved' && event.seat === viewer
          ? { ...event, seen: after.hands[viewer === 'A' ? 'B' : 'A'] }
          : COUNTING.tell(event, viewer, after),
    }
    const { a, b } = await setting(1, { game: peeking })
    a.answer('A', 'bid', 3)
    b.answer('B', 'bid', 0)
    a.answer('A', 'what', ['move'])
    expect(a.state('A').undoNeeds).toEqual([])
    a.answer('A', 'where to', [{ x: 7 * INCH, y: 12 * INCH }])
    expect(a.state('A').undoNeeds).toEqual(['B'])
  })

  it('leaves a line for those who had been told of it, and none for those who had not', async () => {
    const { host, a, b } = await turnOfA()
    const causes = (player: Player, seat: PlayerSeat) => player.lines.get(seat)?.map(({ entry }) => entry.cause)
    const before = causes(b, 'B')
    a.answer('A', 'what', ['play'])
    a.send({ type: 'undo', seat: 'A' })
    expect(causes(b, 'B')).toEqual(before)
    expect(causes(a, 'A')?.at(-1)).toEqual({ type: 'undo', seat: 'A' })
    a.answer('A', 'what', ['move'])
    a.answer('A', 'where to', [{ x: 7 * INCH, y: 12 * INCH }])
    const moved = text(b.lines.get('B'))
    a.send({ type: 'undo', seat: 'A' })
    a.send({ type: 'undo', seat: 'A' })
    expect(causes(b, 'B')).toEqual([...(before ?? []), { type: 'undo', seat: 'A' }])
    expect(b.state('B').seq).toBe(before?.length)
    expect(b.views.get('B')).toEqual(COUNTING.project(host.snapshot().state, 'B'))
    // Opened again, it reads the same.
    const opened = openHost({ ...hostOptions(1), entries: host.entries() })
    expect(opened.ok && sitDown(opened.host, ['B']).lines.get('B')).toEqual(b.lines.get('B'))
    a.send({ type: 'redo', seat: 'A' })
    a.send({ type: 'redo', seat: 'A' })
    expect(text(b.lines.get('B'))).toBe(moved)
  })

  it('declined, taken back, or overtaken by an answer, changes nothing', async () => {
    const { host, a, b } = await turnOfA()
    a.answer('A', 'what', ['roll'])
    await host.settled()
    const rolled = text(host.snapshot())
    a.send({ type: 'undo', seat: 'A' })
    a.send({ type: 'undo', seat: 'A' })
    b.send({ type: 'consent', seat: 'B', grant: false })
    expect(a.refusals.map(({ key }) => key)).toEqual(['undo-already-asked', 'undo-declined'])
    a.send({ type: 'undo', seat: 'A' })
    a.send({ type: 'consent', seat: 'A', grant: false })
    expect(text(host.snapshot())).toBe(rolled)
    a.send({ type: 'undo', seat: 'A' })
    b.answer('B', 'double', ['no'])
    expect(a.refusals.at(-1)?.key).toBe('undo-lapsed')
    expect(a.state('A').consent).toBeUndefined()
  })

  it('against a bot needs nobody', async () => {
    const choose = (known: { decisions: readonly { id: string; fallback: unknown }[] }) => {
      const [decision] = known.decisions
      return { decision: decision?.id ?? '', answer: decision?.fallback }
    }
    const { host, a } = await setting(1, { roster: { B: 'bot' }, bots: { B: choose } })
    a.answer('A', 'bid', 3)
    a.answer('A', 'what', ['roll'])
    await host.settled()
    expect(a.state('A')).toMatchObject({ canUndo: true, undoNeeds: [] })
    a.send({ type: 'undo', seat: 'A' })
    await host.settled()
    expect(host.snapshot().pending[0]?.subject).toBe('what')
  })

  it('works after the end, and an answer given to a question that came back is taken', async () => {
    const { host, a, b } = await turnOfA()
    a.answer('A', 'what', ['play'])
    a.send({ type: 'undo', seat: 'A' })
    const what = a.state('A').decisions[0]?.id
    a.send({ type: 'answer', seat: 'A', decision: what, answer: ['play'] })
    expect(a.refusals).toEqual([])
    a.send({ type: 'concede', seat: 'A' })
    expect(host.outcome()).toBeDefined()
    expect(a.state('A').undoNeeds).toEqual(['B'])
    a.send({ type: 'undo', seat: 'A' })
    b.send({ type: 'consent', seat: 'B', grant: true })
    expect(host.outcome()).toBeUndefined()
  })

  it('takes back a draw that all agreed on, by consent; the log of it opens to the same', async () => {
    const { host, a, b } = await turnOfA()
    a.answer('A', 'what', ['play'])
    const before = text(host.snapshot())
    expect(host.draw()).toBe(true)
    expect(a.state('A').outcome).toEqual({ winners: [], scores: {} })
    expect(b.lines.get('B')?.at(-1)?.entry.cause).toEqual({ type: 'draw' })
    expect(host.draw()).toBe(false)
    const again = openHost({ ...hostOptions(1), entries: host.entries().map((entry) => JSON.parse(text(entry))) })
    expect(again.ok && again.host.outcome()).toEqual({ winners: [], scores: {} })
    a.send({ type: 'undo', seat: 'A' })
    b.send({ type: 'consent', seat: 'B', grant: true })
    expect(host.outcome()).toBeUndefined()
    expect(text(host.snapshot())).not.toBe(before)
  })

  it('any sequence of undos and as many redos give the same snapshot; the log of it opens to the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(10_000), fc.array(fc.nat(5), { minLength: 3, maxLength: 25 }), async (seed, plan) => {
        const table = await setting(seed)
        const { host, a, b } = table
        const rng = generator(seed + 1)
        for (const step of plan) {
          if (host.outcome()) break
          if (step > 1) {
            await playOn(table, rng, step)
            continue
          }
          const seat = step === 0 ? 'A' : 'B'
          const [player, judge] = seat === 'A' ? [a, b] : [b, a]
          const before = text(host.snapshot())
          let count = 0
          while (count <= rng.below(4) && player.state(seat).canUndo) {
            const needs = player.state(seat).undoNeeds
            player.send({ type: 'undo', seat })
            if (needs.length > 0) judge.send({ type: 'consent', seat: needs[0], grant: true })
            count++
          }
          const after = text(host.snapshot())
          if (count > 0) expect(after).not.toBe(before)
          let back = 0
          for (; back < count && player.state(seat).canRedo; back++) player.send({ type: 'redo', seat })
          if (back === count) expect(text(host.snapshot())).toBe(before)
          // Beside a sealed question to the other seat nothing is redone.
          else expect(host.snapshot().pending.map(({ subject }) => subject)).toEqual(['bid', 'bid'])
          if (count > 0 && player.state(seat).canUndo) {
            player.send({ type: 'undo', seat })
            const needs = player.state(seat).consent?.waitsFor[0]
            if (needs) judge.send({ type: 'consent', seat: needs, grant: true })
            await host.settled()
          }
        }
        await host.settled()
        for (const [player, seat] of [
          [a, 'A'],
          [b, 'B'],
        ] as const) {
          expect(player.refusals).toEqual([])
          expect(player.views.get(seat)).toEqual(COUNTING.project(host.snapshot().state, seat))
          expect(player.lines.get(seat)).toEqual(sitDown(host, [seat]).lines.get(seat))
        }
        const again = openHost({ ...hostOptions(seed), entries: JSON.parse(text(host.entries())) })
        if (!again.ok) throw new Error(again.reason.key)
        for (const [player, seat] of [
          [a, 'A'],
          [b, 'B'],
        ] as const)
          expect(sitDown(again.host, [seat]).lines.get(seat)).toEqual(player.lines.get(seat))
        const opened = openLog(COUNTING, SPEC, TABLE_SHAPES, JSON.parse(text(host.entries())))
        expect(opened.ok && text(nowOf(opened.history).snapshot)).toBe(text(host.snapshot()))
        const isOffered = a.state('A').canRedo || b.state('B').canRedo
        if (host.snapshot().pending.length > 1) expect(isOffered).toBe(false)
        else expect(opened.ok && opened.history.undone.length > 0).toBe(isOffered)
        while (!host.outcome() && (act(a, 'A', rng) || act(b, 'B', rng))) await host.settled()
        expect(host.outcome()).toBeDefined()
      }),
      { numRuns: 60 },
    )
  })
})
