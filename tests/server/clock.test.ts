/** The players' clocks: what is charged and what is not, and what becomes of whoever runs out of time. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ClockTerms } from '../../src/protocol/online'
import { createClock } from '../../src/server/tables/clock'
import { memoryStore } from './memory-store'
import { come, type Guest, type Served, serveTables } from './online'

const BANK: ClockTerms = { type: 'bank', minutes: 1, increment: 5, atEnd: 'loss' }
const DAYS: ClockTerms = { type: 'days', days: 2, atEnd: 'bot' }
const none = () => 0
const DAY = 86_400_000

describe('a clock', () => {
  it('charges a seat while it owes an answer, and adds the increment when it owes no more', () => {
    const clock = createClock(BANK, ['A', 'B'])
    clock.owe(['A', 'B'], 0, none)
    clock.owe(['B'], 20_000, none)
    expect(clock.left(20_000)).toEqual({ A: 45_000, B: 40_000 })
    clock.owe(['A'], 30_000, none)
    expect(clock.left(31_000)).toEqual({ A: 44_000, B: 35_000 })
  })
  it('does not charge the way to the page, falling dice, a pause, or bots', () => {
    const clock = createClock(BANK, ['A'])
    clock.owe(['A', 'B'], 0, () => 300)
    expect(clock.left(1300)).toEqual({ A: 59_000 })
    clock.wait(2000, 1300)
    expect(clock.left(3300)).toEqual({ A: 59_000 })
    clock.hold(true, 4300)
    expect(clock.left(900_000)).toEqual({ A: 58_000 })
    expect([clock.out(900_000), clock.nextOut(900_000)]).toEqual([[], undefined])
    clock.hold(false, 900_000)
    expect(clock.left(901_000)).toEqual({ A: 57_000 })
  })
  it('says who is out of time, and when the next will be', () => {
    const clock = createClock(BANK, ['A', 'B'], { A: 10_000, B: 20_000 })
    expect(clock.nextOut(0)).toBeUndefined()
    clock.owe(['A', 'B'], 0, none)
    expect(clock.nextOut(0)).toBe(10_000)
    expect(clock.out(9999)).toEqual([])
    expect(clock.out(10_000)).toEqual(['A'])
  })
  it('with days, gives each answer that all could see its own', () => {
    const clock = createClock(DAYS, ['A'])
    clock.owe(['A'], 0, none)
    expect(clock.left(DAY)).toEqual({ A: DAY })
    clock.answered('A', DAY)
    expect(clock.left(DAY)).toEqual({ A: 2 * DAY })
    clock.owe([], 2 * DAY, none)
    expect(clock.left(9 * DAY)).toEqual({ A: 2 * DAY })
  })
  it('as pages count it down is the same until something changes', () => {
    const clock = createClock(BANK, ['A'])
    clock.owe(['A'], 1000, none)
    const shown = clock.shown()
    clock.left(5000)
    expect(clock.shown()).toEqual(shown)
    expect(shown).toEqual({ left: { A: 60_000 }, runs: { A: 1000 } })
  })
})

describe('at a table', () => {
  let server: Served
  let ahead = 0
  const guests: Guest[] = []
  /** What waits for its time; a test lets it pass. */
  let waiting: { at: number; work: () => void }[] = []
  const now = () => 1_000_000 + ahead
  const pass = (milliseconds: number) => {
    ahead += milliseconds
    const due = waiting.filter(({ at }) => at <= now())
    waiting = waiting.filter(({ at }) => at > now())
    for (const { work } of due) work()
  }
  const serve = async (store = memoryStore()) =>
    serveTables({
      store,
      now,
      later(milliseconds, work) {
        if (milliseconds < 100) setTimeout(work, milliseconds)
        else waiting.push({ at: now() + milliseconds, work })
      },
    })
  beforeEach(async () => {
    ahead = 0
    waiting = []
    server = await serve()
  })
  afterEach(async () => {
    for (const { online } of guests.splice(0)) online.close()
    await server.close()
  })
  const sit = (...given: Parameters<typeof come>): Guest => {
    const guest = come(...given)
    guests.push(guest)
    return guest
  }
  const begin = async (clock: ClockTerms, sitters: { A: 'me'; B: 'me' | 'bot' } = { A: 'me', B: 'me' }) => {
    const keys = await server.open({ sitters, names: { A: 'Ada', B: 'Bob' }, clock })
    const ada = sit(server.port, keys.table, [keys.seats.A as string], ['A'])
    const bob = keys.seats.B === undefined ? undefined : sit(server.port, keys.table, [keys.seats.B], ['B'])
    for (const [seat, guest] of [
      ['A', ada],
      ['B', bob],
    ] as const) {
      await guest?.until(({ status }) => status === 'here')
      guest?.online.request({ type: 'ready', seat, ready: true })
    }
    const { table } = await ada.until((state) => Object.keys(state.table?.clocks?.runs ?? {}).length > 0)
    const [seat] = Object.keys(table?.clocks?.runs ?? {}) as ('A' | 'B')[]
    const mine = seat === 'B' ? bob : ada
    await expect.poll(() => mine?.states.get(seat ?? 'A')?.decisions.length ?? 0).toBeGreaterThan(0)
    return { keys, ada, bob, seat: seat ?? 'A' }
  }
  it('onlookers are told later, where that was agreed: of the match, the talk and the clocks', async () => {
    const keys = await server.open({ sitters: { A: 'me', B: 'me' }, names: { A: 'Ada', B: 'Bob' }, clock: BANK, delay: 5 })
    const ada = sit(server.port, keys.table, [keys.seats.A as string, keys.seats.B as string], ['A', 'B'])
    const eve = sit(server.port, keys.table, [keys.onlooker])
    await Promise.all([ada, eve].map((guest) => guest.until(({ table }) => table !== undefined)))
    for (const seat of ['A', 'B'] as const) ada.online.request({ type: 'ready', seat, ready: true })
    ada.online.request({ type: 'say', text: 'Good luck!' })
    await ada.until(({ table, said }) => table?.clocks !== undefined && said.length === 1)
    expect(eve.online.store.getState()).toMatchObject({ said: [], table: { stage: 'gathering', delay: 5 } })
    pass(299_000)
    expect(eve.online.store.getState().said).toEqual([])
    pass(1000)
    await eve.until(({ table, said }) => table?.stage === 'playing' && said.length === 1)
    expect(eve.online.store.getState().table?.clocks).toBeUndefined()
    // The match is joined now, and seen five minutes later.
    await expect.poll(() => eve.lines()).toBe(1)
    expect(eve.views.size).toBe(0)
    await expect
      .poll(() => {
        pass(60_000)
        return eve.views.has('spectator')
      })
      .toBe(true)
  })

  const states = (guest: Guest) => guest.online.store.getState().table

  it('whoever runs out of time has lost, where that was agreed', async () => {
    const { ada, seat } = await begin(BANK)
    expect(states(ada)?.clock).toEqual(BANK)
    expect(states(ada)?.clocks?.left).toEqual({ A: 60_000, B: 60_000 })
    pass(61_000)
    await expect.poll(() => ada.states.get('A')?.outcome?.winners).toEqual([seat === 'A' ? 'B' : 'A'])
    await ada.until(({ table }) => table?.stage === 'over')
    expect(states(ada)?.clocks?.runs).toEqual({})
  })

  it('or his questions get their fallback answers, while the other has his own time', async () => {
    const { ada, bob, seat } = await begin({ ...BANK, atEnd: 'fallback' })
    const mine = seat === 'A' ? ada : (bob as Guest)
    const before = mine.states.get(seat)?.decisions.map(({ id }) => id)
    pass(61_000)
    await expect.poll(() => mine.states.get(seat)?.decisions.map(({ id }) => id)).not.toEqual(before)
    expect(mine.states.get(seat)?.outcome).toBeUndefined()
    expect(states(ada)?.stage).toBe('playing')
  })

  it('or a bot takes his seat', async () => {
    const { ada, bob, seat } = await begin({ ...DAYS })
    const other = seat === 'A' ? (bob as Guest) : ada
    pass(2 * DAY + 1000)
    await other.until(({ table }) => table?.seats.find((one) => one.seat === seat)?.player === 'bot')
  })

  it('is paused by consent: nobody is charged, nobody may answer, and bots wait until all would play on', async () => {
    const { ada, bob, seat } = await begin(BANK)
    const [mine, other] = seat === 'A' ? [ada, bob as Guest] : [bob as Guest, ada]
    const otherSeat = seat === 'A' ? 'B' : 'A'
    mine.online.request({ type: 'propose', motion: { type: 'pause', seat } })
    await other.until(({ table }) => table?.motion?.type === 'pause')
    other.online.request({ type: 'vote', grant: true })
    await mine.until(({ table }) => table?.isPaused === true)
    expect(states(mine)?.clocks?.runs).toEqual({})
    pass(600_000)
    const [open] = mine.states.get(seat)?.decisions ?? []
    if (!open) throw new Error('nothing is asked')
    mine.send({ type: 'answer', seat, decision: open.id, answer: open.fallback as never })
    await expect
      .poll(() => mine.got.flatMap((message) => (message.type === 'refused' ? [message.reason.key] : [])))
      .toEqual(['match-rests'])
    other.online.request({ type: 'propose', motion: { type: 'resume', seat: otherSeat } })
    await mine.until(({ table }) => table?.motion?.type === 'resume')
    mine.online.request({ type: 'vote', grant: true })
    await mine.until(({ table }) => table?.isPaused === undefined && table?.motion === undefined)
    expect(states(mine)?.clocks?.left[seat]).toBe(60_000)
    mine.send({ type: 'answer', seat, decision: open.id, answer: open.fallback as never })
    await expect.poll(() => mine.states.get(seat)?.decisions.some(({ id }) => id === open.id)).toBe(false)
  })

  it('ends in a draw by the word of all', async () => {
    const { ada, bob } = await begin(BANK)
    ada.online.request({ type: 'propose', motion: { type: 'draw', seat: 'A' } })
    await bob?.until(({ table }) => table?.motion?.type === 'draw')
    expect(ada.states.get('A')?.outcome).toBeUndefined()
    bob?.online.request({ type: 'vote', grant: true })
    await expect.poll(() => ada.states.get('A')?.outcome).toEqual({ winners: [], scores: {} })
    await ada.until(({ table }) => table?.stage === 'over')
  })

  it('keeps its clocks with the match, and charges nobody for a stopped server', async () => {
    const { keys, ada, bob, seat } = await begin(BANK)
    const mine = seat === 'A' ? ada : (bob as Guest)
    const [open] = mine.states.get(seat)?.decisions ?? []
    if (!open) throw new Error('nothing is asked')
    pass(15_000)
    mine.send({ type: 'answer', seat, decision: open.id, answer: open.fallback as never })
    await expect.poll(() => mine.states.get(seat)?.decisions.some(({ id }) => id === open.id)).toBe(false)
    const { store, port } = server
    await server.close()
    pass(3_600_000)
    server = await serveTables(
      { store, now, later: (milliseconds, work) => void (milliseconds < 100 && setTimeout(work, milliseconds)) },
      port,
    )
    const again = sit(port, keys.table, [keys.seats.A as string], ['A'])
    const { table } = await again.until((state) => state.table?.clocks !== undefined)
    const left = table?.clocks?.left[seat] ?? 0
    expect(left).toBeGreaterThanOrEqual(45_000)
    expect(left).toBeLessThan(60_000)
  })
})
