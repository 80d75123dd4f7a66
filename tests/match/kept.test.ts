/** Told only after kept: what a client hears of is stored, whatever the store does. */
import { describe, expect, it } from 'vitest'
import { generator } from '../../src/match/generator'
import type { MatchEntry } from '../../src/match/history'
import { createHost, type HostOptions, openHost } from '../../src/match/host'
import { LostOwnership } from '../../src/match/keeper'
import type { Counting } from './counting'
import { type Player, sitDown } from './player'
import { act, hostOptions, type Setting, setting } from './setting'

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))
const text = (value: unknown) => JSON.stringify(value)

/** A store that does at once what it is asked for, until it is held: then it waits to be told. */
function heldStore() {
  const stored: MatchEntry[] = []
  const batches: number[] = []
  let isHeld = false
  let answer: ((error?: Error) => void) | undefined
  return {
    stored,
    batches,
    hold: () => {
      isHeld = true
    },
    async keep(entries: readonly MatchEntry[]) {
      const copy = JSON.parse(text(entries)) as MatchEntry[]
      const error = isHeld ? await new Promise<Error | undefined>((resolve) => (answer = resolve)) : undefined
      if (error) throw error
      stored.push(...copy)
      batches.push(copy.length)
    },
    /** What is being stored now is; `free`: so is all from now on. */
    async store({ free = false } = {}) {
      await turn()
      isHeld = !free
      const done = answer
      answer = undefined
      done?.()
      await turn()
    },
    async fail(error = new Error('no room')) {
      await turn()
      const done = answer
      answer = undefined
      if (!done) throw new Error('nothing is being stored')
      done(error)
      await turn()
    },
    isAsked: () => answer !== undefined,
  }
}
type Store = ReturnType<typeof heldStore>

/** The cards are dealt, both seats are asked for their bids, and from now on the store waits. */
async function held(more: Partial<HostOptions<Counting>> = {}): Promise<Setting & { readonly store: Store }> {
  const store = heldStore()
  const table = await setting(1, { tells: 'once kept', keep: store.keep, ...more })
  store.hold()
  return { ...table, store }
}
const heardSince = (players: readonly Player[]) => {
  const before = players.map(({ got }) => got.length)
  return () => players.map(({ got }, at) => got.slice(before[at]))
}
/** What a newcomer is told at a host that was opened from what is stored. */
const fromStore = ({ stored }: Store, seat: 'A' | 'B' | 'spectator') => {
  const opened = openHost({ ...hostOptions(1), entries: stored })
  if (!opened.ok) throw new Error(opened.reason.key)
  return sitDown(opened.host, [seat])
}

describe('where things are told once they are kept', () => {
  it('nobody hears of an entry that is not stored; what was folded in one turn is stored together and told in order', async () => {
    const { host, a, b, store } = await held()
    const onlooker = sitDown(host, ['spectator'])
    const heard = heardSince([a, b, onlooker])
    a.answer('A', 'bid', 3)
    b.answer('B', 'bid', 0)
    a.answer('A', 'bid', 2)
    await turn()
    expect(host.snapshot().pending.map(({ subject }) => subject)).toEqual(['what'])
    expect(heard()).toEqual([[], [], []])
    // Whoever comes meanwhile is shown what is stored, too.
    const late = sitDown(host, ['A'])
    expect(late.got.map(({ type }) => type)).toEqual(['all'])
    expect(late.lines).toEqual(fromStore(store, 'A').lines)
    expect(late.state('A').decisions.map(({ subject }) => subject)).toEqual(['bid'])
    expect(late.state('A').canUndo).toBe(false)
    const batches = store.batches.length
    await store.store()
    expect(store.batches.slice(batches)).toEqual([2])
    const [toA, toB, toOnlooker] = heard()
    expect(toA?.map(({ type }) => type)).toEqual(['more', 'more', 'refused'])
    expect(toB?.map(({ type }) => type)).toEqual(['now', 'more'])
    expect(toOnlooker?.map(({ type }) => type)).toEqual(['now', 'more'])
    expect(a.refusals.map(({ key }) => key)).toEqual(['already-answered'])
    expect(late.lines.get('A')).toEqual(a.lines.get('A'))
    expect(late.views.get('A')).toEqual(a.views.get('A'))
    // `kept` is not said: it goes without saying.
    expect(a.got.filter(({ type }) => type === 'kept')).toEqual([])
  })

  it('at any moment of random play, everybody knows exactly what is stored', async () => {
    let [points, behind] = [0, 0]
    for (let seed = 1; seed <= 12; seed++) {
      const store = heldStore()
      const { host, a, b } = await setting(seed, { tells: 'once kept', keep: store.keep })
      const rng = generator(seed + 50)
      store.hold()
      for (let step = 0; step < 60 && !host.outcome(); step++) {
        const [player, seat] = rng.below(2) === 0 ? ([a, 'A'] as const) : ([b, 'B'] as const)
        const chosen = rng.below(12)
        if (chosen < 6) act(player, seat, rng)
        else if (chosen === 6) player.send({ type: 'undo', seat })
        else if (chosen === 7) player.send({ type: 'redo', seat })
        else if (chosen === 8) player.send({ type: 'consent', seat, grant: true })
        else if (chosen === 9 && store.isAsked()) {
          await store.fail()
          host.retry()
        } else await store.store()
        await turn()
        const late = sitDown(host, ['A'])
        for (const [who, eyes] of [
          [a, 'A'],
          [b, 'B'],
          [late, 'A'],
        ] as const) {
          const opened = fromStore(store, eyes)
          expect(who.lines.get(eyes)).toEqual(opened.lines.get(eyes))
          expect(who.state(eyes).mark).toBe(opened.state(eyes).mark)
          expect(who.state(eyes).decisions.map(({ subject }) => subject)).toEqual(
            opened.state(eyes).decisions.map(({ subject }) => subject),
          )
          expect([who.state(eyes).canUndo, who.state(eyes).canRedo]).toEqual([
            opened.state(eyes).canUndo,
            opened.state(eyes).canRedo,
          ])
          points++
        }
        late.close()
        if (host.entries().length > store.stored.length) behind++
      }
      await store.store({ free: true })
      host.retry()
      await host.settled()
      expect(text(store.stored)).toBe(text(host.entries()))
    }
    expect(points).toBeGreaterThan(500)
    expect(behind).toBeGreaterThan(100)
  })

  it('a refusal waits for what its seat is shown, and never for what another answers in private', async () => {
    const { host, a, b, store } = await held()
    await store.store({ free: true })
    a.answer('A', 'bid', 3)
    b.answer('B', 'bid', 0)
    await host.settled()
    store.hold()
    const refused = (player: Player) => {
      const before = player.refusals.length
      player.send({
        type: 'answer',
        seat: player === a ? 'A' : 'B',
        decision: player.state(player === a ? 'A' : 'B').decisions[0]?.id ?? 'none',
        answer: 7,
      })
      return player.refusals.length - before
    }
    a.answer('A', 'what', ['play'])
    expect([refused(a), refused(b)]).toEqual([0, 1])
    await store.store()
    expect(a.refusals.map(({ key }) => key)).toEqual(['already-answered'])
    a.answer('A', 'which card', ['hand 1'])
    await store.store()
    a.answer('A', 'sure', ['yes'])
    expect(refused(b)).toBe(0)
    await store.store()
    expect(b.refusals.map(({ key }) => key)).toEqual(['unknown-decision', 'unknown-decision'])
  })

  it('a file holds what is stored, and secrets are given out once the end is', async () => {
    const { a, b, store } = await held()
    a.send({ type: 'concede', seat: 'A' })
    b.send({ type: 'export' })
    expect(b.refusals.map(({ key }) => key)).toEqual(['export-while-secret'])
    await store.store()
    b.send({ type: 'export' })
    const file = b.got.at(-1)
    expect(file?.type === 'exported' && file.file).toContain('concede')
  })

  it('nothing is told before the very first entry is stored, not even to whoever has said hello', async () => {
    const store = heldStore()
    store.hold()
    const host = createHost(hostOptions(1, { tells: 'once kept', keep: store.keep }))
    const a = sitDown(host, ['A'])
    await turn()
    expect(a.got).toEqual([])
    await store.store({ free: true })
    await host.settled()
    expect(a.got[0]?.type).toBe('all')
    expect(a.state('A').decisions.map(({ subject }) => subject)).toEqual(['bid'])
  })
})

describe('where storing fails', () => {
  it('play is paused, of which all are told once; nothing is lost, and it goes on when storing succeeds again', async () => {
    const { host, a, b, store } = await held()
    a.answer('A', 'bid', 3)
    await store.fail()
    for (const { refusals, got } of [a, b]) {
      expect(refusals.map(({ key }) => key)).toEqual(['play-paused'])
      expect(got.at(-1)?.type).toBe('notice')
    }
    const heard = heardSince([a, b])
    const live = text(host.snapshot())
    b.answer('B', 'bid', 0)
    b.send({ type: 'concede', seat: 'B' })
    a.send({ type: 'undo', seat: 'A' })
    expect(text(host.snapshot())).toBe(live)
    expect(heard().map((got) => got.map((one) => one.type === 'refused' && one.reason.key))).toEqual([
      ['play-paused'],
      ['play-paused', 'play-paused'],
    ])
    const late = sitDown(host, ['B'])
    expect(late.got.map(({ type }) => type)).toEqual(['all', 'notice'])
    host.retry()
    await store.fail()
    // Of a second failure nobody is told again.
    expect(late.got).toHaveLength(2)
    host.retry()
    await store.store({ free: true })
    expect(a.refusals.at(-1)?.key).toBe('play-resumed')
    expect(a.lines.get('A')).toEqual(fromStore(store, 'A').lines.get('A'))
    b.answer('B', 'bid', 0)
    await host.settled()
    expect(a.state('A').decisions.map(({ subject }) => subject)).toEqual(['what'])
    expect(store.stored.map(({ seq }) => seq)).toEqual(host.entries().map(({ seq }) => seq))
    host.retry()
    await host.settled()
    expect(store.stored).toHaveLength(host.entries().length)
  })

  it('bots and chance wait, too; who has begun to think ends', async () => {
    let release = () => {}
    const thought = new Promise<void>((resolve) => {
      release = resolve
    })
    const choose = async ({
      decisions: [open],
    }: {
      decisions: readonly { id: string; subject: string; fallback: unknown }[]
    }) => {
      if (open?.subject === 'bid') return { decision: open.id, answer: 3 }
      await thought
      return { decision: open?.id ?? '', answer: open?.fallback }
    }
    const { host, a, store } = await held({ roster: { B: 'bot' }, bots: { B: choose } })
    const asked = () => host.snapshot().pending.map(({ subject }) => subject)
    a.answer('A', 'bid', 0)
    await store.fail()
    expect(asked()).toEqual(['what'])
    release()
    await turn()
    await turn()
    // The entry of the bot has been offered, too, and its dice are not thrown.
    await store.fail()
    await turn()
    expect(asked()).toEqual(['roll'])
    host.retry()
    await store.store({ free: true })
    await host.settled()
    expect(asked()).toEqual(['double'])
    expect(a.refusals.map(({ key }) => key)).toEqual(['play-paused', 'play-resumed'])
  })

  it('because another owner writes the match, all lines end, and nothing that was not stored was told', async () => {
    let isLost = false
    const { host, a, b, store } = await held({
      lost: () => {
        isLost = true
      },
    })
    const heard = heardSince([a, b])
    a.answer('A', 'bid', 3)
    b.answer('B', 'bid', 0)
    await store.fail(new LostOwnership('another node has it'))
    expect(heard()).toEqual([
      [{ type: 'failed', reason: { key: 'run-elsewhere', says: {} } }],
      [{ type: 'failed', reason: { key: 'run-elsewhere', says: {} } }],
    ])
    expect(isLost).toBe(true)
    const stored = store.stored.length
    a.send({ type: 'concede', seat: 'A' })
    host.retry()
    await host.settled()
    expect([store.stored.length, store.isAsked()]).toEqual([stored, false])
    expect(heard().map((got) => got.length)).toEqual([1, 1])
  })
})
