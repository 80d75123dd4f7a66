import { describe, expect, it } from 'vitest'
import { createHome, type HomeRefusal } from '../../src/client/home'
import { createClient } from '../../src/client/store'
import type { Game, Json, Rng, Terms } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import type { MatchEntry } from '../../src/match/history'
import { type MatchStore, memoryStore } from '../../src/match/store'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { diceChance } from '../../src/workers/dice-chance'
import { createHouse, type HouseOptions, type HousePort, type Rules } from '../../src/workers/house'
import { COUNTING, SPEC, type State, type View } from '../match/counting'

// The platform handles games without knowing their words.
const game = COUNTING as unknown as Game<Terms>
const RULES = {
  counting: {
    game,
    glimpse: (state: object) => ({ totals: (state as State).totals }),
    parseSpec: (options: unknown): ReturnType<Rules['parseSpec']> =>
      Object.keys(options as object).length === 0 ? { ok: true, spec: SPEC } : { ok: false, reason: { key: 'no-options' } },
  },
}
const rulesIn =
  (book: { readonly [game: string]: Rules }): HouseOptions['rules'] =>
  async (id) =>
    book[id]

/** A home page and the keeper behind it, joined as a worker would join them. */
const device = (store: MatchStore = memoryStore(), more: Partial<HouseOptions> = {}) => {
  let ids = 0
  let clock = 0
  const house = createHouse({
    rules: rulesIn(RULES),
    shapes: TABLE_SHAPES,
    store,
    chance: seededChance(generator(1)),
    now: () => ++clock,
    newId: () => `match ${++ids}`,
    ...more,
  })
  const hearing: ((event: MessageEvent) => void)[] = []
  const housePort = (port: MessagePort): HousePort => ({
    post: (message) => port.postMessage(message),
    hear(listener) {
      port.onmessage = ({ data }) => listener(data)
    },
    close: () => port.close(),
  })
  const home = createHome({
    postMessage(message, [port]) {
      void house.call(structuredClone(message), port instanceof MessagePort ? housePort(port) : undefined).then((response) => {
        for (const listener of hearing) listener({ data: structuredClone(response) } as MessageEvent)
      })
    },
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === 'message') hearing.push(listener as (event: MessageEvent) => void)
    },
  })
  return { house, home, store }
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
    const { home, house } = device()
    const { id } = await home.ask('create', NEW)
    const before = await home.ask('list', {})
    expect(await reasonOf(home.ask('import', { file: '{"SaveName":"x"}' }))).toMatchObject({ key: 'file-foreign' })
    expect(await reasonOf(home.ask('create', { ...NEW, game: 'chess' }))).toEqual({
      key: 'unknown-game',
      says: { game: 'chess' },
    })
    expect(await reasonOf(home.ask('create', { ...NEW, options: { x: 1 } }))).toEqual({ key: 'no-options' })
    expect(await reasonOf(home.open('match 99'))).toEqual({ key: 'unknown-match', says: { match: 'match 99' } })
    expect(await house.call({ id: 7, call: 'erase' })).toMatchObject({ id: 7, ok: false, reason: { key: 'malformed-request' } })
    expect(await house.call('nonsense')).toMatchObject({ id: -1, ok: false, reason: { key: 'malformed-request' } })
    expect(await home.ask('list', {})).toEqual(before)
    expect((await sitDown(home, id)).now().status).toBe('open')
  })

  it('damage in the store is named, and what is stored stays', async () => {
    const store = memoryStore()
    const { home } = device(store)
    const { id } = await home.ask('create', NEW)
    const { match } = (await store.load(id)) ?? {}
    if (!match) throw new Error('nothing stored')
    await store.append({ ...match, entries: 2 }, { seq: 1, cause: { type: 'magic' }, events: [] } as unknown as MatchEntry)
    expect(await reasonOf(home.open(id))).toEqual({ key: 'stored-damaged', says: { at: 'entries[1].cause.type' } })
    expect((await store.load(id))?.entries).toHaveLength(2)
  })

  it('a match that no longer plays by the rules of now says so, and at which move', async () => {
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
    const later = device(store, { rules: rulesIn({ counting: { parseSpec, game: changed } }) })
    expect(await reasonOf(later.home.open(id))).toMatchObject({ key: 'stored-outdated', says: { entry: 1 } })
    expect((await store.load(id))?.entries.length).toBeGreaterThan(1)
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

describe('dice that are thrown', () => {
  const ROLL = {
    id: 'q1',
    seat: 'chance',
    subject: 'roll',
    choice: { shape: 'roll', dice: [{ faces: ['1', '2', '3', '4', '5', '6'] }] },
    fallback: ['1'],
  } as const
  const rng: Rng = { below: () => 3 }
  const throwing = (load: () => Promise<never>, patience = 50) => diceChance({ load, seed: () => 1, rng, patience })

  it('answer with what landed, and with the throw itself for the picture', async () => {
    const asked: unknown[] = []
    const thrown = { faces: ['5'], film: { version: 1 } }
    const throwDice = (request: unknown) => {
      asked.push(request)
      return thrown
    }
    const load = async () => ({ throwDice }) as never
    const answer = await throwing(load).answer(ROLL, { x: -1000, y: 504, strength: 1000 })
    expect(answer).toEqual({ answer: ['5'], film: thrown })
    expect(asked).toEqual([{ dice: ROLL.choice.dice, seed: 1, gesture: { x: -100, y: 50, strength: 100 } }])
  })

  it.each<[string, () => Promise<never>]>([
    ['cannot be loaded', () => Promise.reject(new Error('no wasm'))],
    ['never come', () => new Promise(() => {})],
    [
      'cannot be thrown',
      async () =>
        ({
          throwDice: () => {
            throw new Error('no die has 20 faces')
          },
        }) as never,
    ],
  ])('that %s are replaced by the generator, and the players are told', async (_name, load) => {
    expect(await throwing(load).answer(ROLL)).toEqual({ answer: ['4'], notice: { key: 'dice-replaced', says: {} } })
  })

  it('shuffles need no dice', async () => {
    const shuffle = { ...ROLL, choice: { shape: 'shuffle', count: 3 } } as const
    expect((await throwing(() => Promise.reject(new Error('unused'))).answer(shuffle)).notice).toBeUndefined()
  })

  it('the real ones land on faces of the dice', async () => {
    const { createThrower } = await import('../../src/dice/throw')
    const { answer, film, notice } = await diceChance({ load: createThrower, seed: () => 42, rng }).answer(ROLL)
    expect(notice).toBeUndefined()
    expect(ROLL.choice.dice[0].faces).toContain((answer as string[])[0])
    expect(film).toMatchObject({ faces: answer, film: { version: 1 } })
    expect(JSON.parse(JSON.stringify(film))).toEqual(film)
  })
})
