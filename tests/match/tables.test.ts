import { describe, expect, it } from 'vitest'
import { createHome, type HomeRefusal } from '../../src/client/home'
import { createClient } from '../../src/client/store'
import type { Game, Json, Terms } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import type { MatchEntry } from '../../src/match/history'
import { type MatchStore, memoryStore } from '../../src/match/store'
import { createTables } from '../../src/match/tables'
import type { Rules, TablePort, TablesOptions } from '../../src/match/tables-options'
import { type Eyes, type HostMessage, PROTOCOL_VERSION } from '../../src/protocol/messages'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { COUNTING, SPEC, type State, type View } from './counting'

// The platform handles games without knowing their words.
const game = COUNTING as unknown as Game<Terms>
const RULES = {
  counting: {
    game,
    rulesVersion: 1,
    glimpse: (state: object) => ({ totals: (state as State).totals }),
    parseSpec: (options: unknown): ReturnType<Rules['parseSpec']> =>
      Object.keys(options as object).length === 0 ? { ok: true, spec: SPEC } : { ok: false, reason: { key: 'no-options' } },
  },
}
const rulesIn =
  (book: { readonly [game: string]: Rules }): TablesOptions['rules'] =>
  async (id) =>
    book[id]

/** A home page and the keeper behind it, joined as a worker would join them. */
const device = (store: MatchStore = memoryStore(), more: Partial<TablesOptions> = {}) => {
  let ids = 0
  let clock = 0
  const tables = createTables({
    rules: rulesIn(RULES),
    shapes: TABLE_SHAPES,
    store,
    chance: seededChance(generator(1)),
    now: () => ++clock,
    newId: () => `match ${++ids}`,
    ...more,
  })
  const hearing: ((event: MessageEvent) => void)[] = []
  const tablePort = (port: MessagePort): TablePort => ({
    post: (message) => port.postMessage(message),
    hear(listener) {
      port.onmessage = ({ data }) => listener(data)
    },
    close: () => port.close(),
  })
  const home = createHome({
    postMessage(message, [port]) {
      void tables.call(structuredClone(message), port instanceof MessagePort ? tablePort(port) : undefined).then((response) => {
        for (const listener of hearing) listener({ data: structuredClone(response) } as MessageEvent)
      })
    },
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === 'message') hearing.push(listener as (event: MessageEvent) => void)
    },
  })
  return { tables, home, store }
}
const NEW = { game: 'counting', options: {}, roster: {}, dice: 'auto' } as const
const reasonOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'granted',
    (refusal: HomeRefusal) => refusal.reason,
  )
const until = async (isSo: () => boolean) => {
  for (let turn = 0; turn < 200 && !isSo(); turn++) await new Promise((done) => setTimeout(done, 5))
  expect(isSo()).toBe(true)
}
const sitDown = async (home: ReturnType<typeof device>['home'], match: string) => {
  const { transport } = await home.open(match)
  const client = createClient({ transport, seats: ['A', 'B'], tabletop: (view: Json) => (view as unknown as View).tabletop })
  const now = client.store.getState
  await until(() => now().decisions.length > 0 || now().playing !== undefined)
  while (now().playing) client.actions.played()
  return { ...client, now }
}

describe('the matches of a device', () => {
  it('a tab closed in the middle of a decision opens again at that decision', async () => {
    const { home, store } = device()
    const { id } = await home.ask('create', { ...NEW, title: 'Tuesday' })
    const first = await sitDown(home, id)
    first.actions.answer(first.now().decisions[0]?.id ?? '', 3)
    await until(() => first.now().seat === 'B')
    first.actions.answer(first.now().decisions[0]?.id ?? '', 0)
    await until(() => first.now().playing !== undefined)
    first.actions.played()
    await until(() => first.now().seat === 'A' && first.now().decisions.length > 0)
    first.actions.answer(first.now().decisions[0]?.id ?? '', ['play'])
    await until(() => first.now().keptSeq === first.now().seq && first.now().decisions[0]?.subject === 'which card')
    // The tab is gone; what is left is the store.
    const again = device(store)
    const second = await sitDown(again.home, id)
    expect(second.now().decisions.map(({ subject, choice }) => ({ subject, choice }))).toEqual(
      first.now().decisions.map(({ subject, choice }) => ({ subject, choice })),
    )
    expect(second.now().view).toEqual(first.now().view)
    expect(second.now().log).toEqual(first.now().log)
    const { matches } = await again.home.ask('list', {})
    expect(matches).toMatchObject([
      { id, title: 'Tuesday', game: 'counting', seats: ['A', 'B'], entries: 5, over: false, glimpse: { totals: { A: 0, B: 0 } } },
    ])
  })

  it('are listed newest first, exported, imported beside what is there, and removed', async () => {
    const { home } = device()
    const one = await home.ask('create', NEW)
    const other = await home.ask('create', { ...NEW, dice: 'by hand' })
    const { file } = await home.ask('export', { match: one.id })
    const copy = await home.ask('import', { file })
    const ids = async () => (await home.ask('list', {})).matches.map(({ id }) => id)
    expect(await ids()).toEqual([copy.id, other.id, one.id])
    await home.ask('remove', { match: one.id })
    expect(await ids()).toEqual([copy.id, other.id])
    expect((await home.ask('dice', { match: other.id, dice: 'auto' })).dice).toBe('auto')
  })

  it('a refused request changes nothing that was there', async () => {
    const { home, tables } = device()
    const { id } = await home.ask('create', NEW)
    const before = await home.ask('list', {})
    expect(await reasonOf(home.ask('import', { file: '{"SaveName":"x"}' }))).toMatchObject({ key: 'file-foreign' })
    expect(await reasonOf(home.ask('create', { ...NEW, game: 'chess' }))).toEqual({
      key: 'unknown-game',
      says: { game: 'chess' },
    })
    expect(await reasonOf(home.ask('create', { ...NEW, options: { x: 1 } }))).toEqual({ key: 'no-options' })
    expect(await reasonOf(home.open('match 99'))).toEqual({ key: 'unknown-match', says: { match: 'match 99' } })
    expect(await tables.call({ id: 7, call: 'erase' })).toMatchObject({ id: 7, ok: false, reason: { key: 'malformed-request' } })
    expect(await tables.call('nonsense')).toMatchObject({ id: -1, ok: false, reason: { key: 'malformed-request' } })
    expect(await home.ask('list', {})).toEqual(before)
    expect((await sitDown(home, id)).now().status).toBe('open')
  })

  it('damage in the store is named, and what is stored stays', async () => {
    const store = memoryStore()
    const { home } = device(store)
    const { id } = await home.ask('create', NEW)
    const { match } = (await store.load(id)) ?? {}
    if (!match) throw new Error('nothing stored')
    await store.append({ ...match, entries: 2 }, [{ seq: 1, cause: { type: 'magic' }, events: [] } as unknown as MatchEntry])
    expect(await reasonOf(home.open(id))).toEqual({ key: 'stored-damaged', says: { at: 'entries[1].cause.type' } })
    expect((await store.load(id))?.entries).toHaveLength(2)
  })

  it('a match that today’s rules would play differently opens as it was played, says from where on, and goes on', async () => {
    const store = memoryStore()
    const { home } = device(store)
    const { id } = await home.ask('create', NEW)
    await sitDown(home, id)
    await home.ask('close', { match: id })
    const { match } = game.procedures
    if (!match) throw new Error('no match')
    const dealt = (here: never) => ({
      ...match.steps.dealt?.(here),
      does: { tell: [{ type: 'dealt', order: [5, 4, 3, 2, 1, 0] }] },
    })
    // A step of the game as it will be: cards are dealt in another order.
    const steps = { ...match.steps, dealt } as unknown as typeof match.steps
    const changed: Game<Terms> = { ...game, procedures: { ...game.procedures, match: { ...match, steps } } }
    const { parseSpec } = RULES.counting
    const rules = rulesIn({ counting: { parseSpec, rulesVersion: 2, game: changed } })
    const later = device(store, { rules, breathe: async () => {} })
    const { now, actions } = await sitDown(later.home, id)
    await until(() => now().notice?.reason.key === 'log-of-other-rules')
    expect(now().notice?.reason.says).toEqual({ entry: 1, why: 'log-events-differ' })
    const { hands } = now().view as unknown as View
    expect(hands.A).not.toEqual([6, 5, 4])
    actions.answer(now().decisions[0]?.id ?? '', 3)
    await until(() => now().seat === 'B')
    expect(now().refusal).toBeUndefined()
    await until(() => now().keptSeq === now().seq)
    // Its file says which rules began it, and so does what is made of the file.
    const { file } = await later.home.ask('export', { match: id })
    expect(JSON.parse(file)).toMatchObject({ rulesVersion: 1 })
    const copy = await later.home.ask('import', { file })
    const again = await sitDown(later.home, copy.id)
    await until(() => again.now().notice?.reason.key === 'log-of-other-rules')
  })

  it('a match whose events these rules cannot read is refused at that move, and stays', async () => {
    const store = memoryStore()
    const { home } = device(store)
    const { id } = await home.ask('create', NEW)
    const { match } = (await store.load(id)) ?? {}
    if (!match) throw new Error('nothing stored')
    const bookmark = { agenda: { keep: 1, frames: [] }, open: [], asked: 1 }
    await store.append({ ...match, entries: 2 }, [
      {
        seq: 1,
        cause: { type: 'answer', decision: 'q1', seat: 'chance', subject: 'deal', answer: [] },
        events: [{ type: 'unheard of' }],
        bookmark,
      },
    ])
    const says = { entry: 1, why: 'log-unreadable' }
    expect(await reasonOf(home.open(id))).toEqual({ key: 'stored-outdated', says })
    expect((await store.load(id))?.entries).toHaveLength(2)
  })

  it('any number sit at one table, each for the seats it was given; one that leaves leaves the others', async () => {
    const { tables } = device()
    const created = await tables.call({ ...NEW, call: 'create', id: 1 })
    if (!created.ok || !('entries' in created.value)) throw new Error('not created')
    const { id: match } = created.value
    const line = async (seats?: TablePort['seats']) => {
      const got: HostMessage[] = []
      let say: (message: unknown) => void = () => {}
      let leave = () => {}
      const port: TablePort = {
        ...(seats ? { seats } : {}),
        post: (message) => got.push(message),
        hear: (listener) => {
          say = listener
        },
        ended: (listener) => {
          leave = listener
        },
        close: () => {},
      }
      await tables.call({ call: 'open', id: 2, match }, port)
      const hello = (...asking: Eyes[]) => say({ type: 'hello', version: PROTOCOL_VERSION, seats: asking })
      return { got, hello, say: (message: object) => say(message), leave: () => leave() }
    }
    const all = await line()
    const [a, b, onlooker] = [await line(['A']), await line(['B']), await line([])]
    all.hello('A', 'B')
    a.hello('A')
    b.hello('A')
    expect(b.got.at(-1)).toMatchObject({ type: 'failed', reason: { key: 'not-your-seat', says: { seat: 'A' } } })
    b.hello('B')
    onlooker.hello('A')
    expect(onlooker.got.at(-1)).toMatchObject({ type: 'failed', reason: { key: 'not-your-seat' } })
    onlooker.hello('spectator')
    a.leave()
    const before = a.got.length
    all.say({ type: 'concede', seat: 'A' })
    expect(a.got).toHaveLength(before)
    for (const { got } of [all, b, onlooker]) expect(got.some((one) => one.type === 'more')).toBe(true)
    a.say({ type: 'concede', seat: 'A' })
    expect(a.got).toHaveLength(before)
  })

  it('one window plays a match; it is free again when the match is closed', async () => {
    const locked = new Set<string>()
    const lock = async (match: string) => {
      if (locked.has(match)) return undefined
      locked.add(match)
      return () => void locked.delete(match)
    }
    const one = device(memoryStore(), { lock })
    const other = device(one.store, { lock })
    const { id } = await one.home.ask('create', NEW)
    await Promise.all([one.home.open(id), one.home.open(id)])
    expect(await reasonOf(other.home.open(id))).toEqual({ key: 'open-elsewhere', says: {} })
    await one.home.ask('close', { match: id })
    expect(await reasonOf(other.home.open(id))).toBe('granted')
  })

  it('where nothing can be stored the players are told, and a removed match ends at its table', async () => {
    const { home } = device()
    const { id } = await home.ask('create', NEW)
    const { now } = await sitDown(home, id)
    expect(now().notice?.reason).toEqual({ key: 'kept-in-memory', says: {} })
    await home.ask('remove', { match: id })
    await until(() => now().status === 'failed')
    expect(now().failure).toEqual({ key: 'match-removed', says: {} })
  })
})
