/** What becomes of a seat whose player is gone: his own word, or the others' consent after a while. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SeatCard } from '../../src/protocol/online'
import { GONE, proposed, voted } from '../../src/server/tables/motion'
import { come, type Guest, type Served, serveTables } from './online'

const card = (seat: SeatCard['seat'], more: Partial<SeatCard> = {}): SeatCard => ({
  seat,
  player: 'person',
  name: seat,
  isTaken: true,
  isReady: true,
  here: 1,
  ...more,
})

const at = (now: number, isPaused = false) => ({ now, ...(isPaused ? { isPaused } : {}) }) as const

describe('a motion', () => {
  const cards = [card('A'), card('B', { here: 0, awaySince: 1000 }), card('C'), card('D', { player: 'bot' })]
  it('asks all the others, once the player has been gone for a while; of his own word nobody is asked', () => {
    expect(proposed(cards, 'A', { type: 'to-bot', seat: 'B' }, at(1000 + GONE - 1))).toMatchObject({ key: 'not-gone-long' })
    const motion = proposed(cards, 'A', { type: 'to-bot', seat: 'B' }, at(1000 + GONE))
    expect(motion).toEqual({ type: 'to-bot', seat: 'B', by: 'A', waitsFor: ['C'] })
    expect(proposed(cards, 'A', { type: 'to-bot', seat: 'C' }, at(1e12))).toMatchObject({ key: 'not-gone-long' })
    expect(proposed(cards, 'A', { type: 'to-bot', seat: 'D' }, at(1e12))).toMatchObject({ key: 'no-such-seat' })
    expect(proposed(cards, 'C', { type: 'to-guest', seat: 'C' }, at(0))).toMatchObject({ waitsFor: [] })
  })
  it('for a pause asks all persons but the one who makes it, and only where there is none; going on needs the same', () => {
    expect(proposed(cards, 'A', { type: 'pause', seat: 'A' }, at(0))).toMatchObject({ type: 'pause', waitsFor: ['B', 'C'] })
    expect(proposed(cards, 'A', { type: 'pause', seat: 'B' }, at(0))).toMatchObject({ key: 'nothing-to-propose' })
    expect(proposed(cards, 'A', { type: 'pause', seat: 'A' }, at(0, true))).toMatchObject({ key: 'nothing-to-propose' })
    expect(proposed(cards, 'C', { type: 'resume', seat: 'C' }, at(0))).toMatchObject({ key: 'nothing-to-propose' })
    expect(proposed(cards, 'C', { type: 'resume', seat: 'C' }, at(0, true))).toMatchObject({ waitsFor: ['A', 'B'] })
  })
  it('is carried by everybody, dropped by one, withdrawn by whoever made it, and nobody else has a word', () => {
    const motion = { type: 'to-bot', seat: 'B', by: 'A', waitsFor: ['C', 'E'] } as const
    expect(voted(motion, ['C'], true)).toEqual({ ...motion, waitsFor: ['E'] })
    expect(voted(motion, ['C', 'E'], true)).toBe('carried')
    expect(voted(motion, ['E'], false)).toBe('dropped')
    expect(voted(motion, ['A'], false)).toBe('dropped')
    expect(voted(motion, ['A'], true)).toMatchObject({ key: 'nothing-proposed' })
    expect(voted(motion, [], false)).toMatchObject({ key: 'nothing-proposed' })
  })
})

describe('at a table', () => {
  let server: Served
  let ahead = 0
  const guests: Guest[] = []
  const sit = (...given: Parameters<typeof come>): Guest => {
    const guest = come(...given)
    guests.push(guest)
    return guest
  }
  beforeEach(async () => {
    ahead = 0
    server = await serveTables({ now: () => Date.now() + ahead })
  })
  afterEach(async () => {
    for (const { online } of guests.splice(0)) online.close()
    await server.close()
  })
  const begun = async () => {
    const keys = await server.open({})
    const { table, seats, invitations } = keys
    const ada = sit(server.port, table, [seats.A as string], ['A'])
    const opener = sit(server.port, table, [keys.opener])
    const bob = sit(server.port, table, [invitations.B as string], [])
    await bob.until(({ status }) => status === 'here')
    bob.online.request({ type: 'take', invitation: invitations.B as string, name: 'Bob' })
    await bob.until(({ table: state }) => state?.mine.seats.includes('B') === true)
    ada.online.request({ type: 'ready', seat: 'A', ready: true })
    bob.online.request({ type: 'ready', seat: 'B', ready: true })
    await expect.poll(() => [ada.views.has('A'), bob.views.has('B')]).toEqual([true, true])
    return { table, ada, bob, opener }
  }

  it('a lost seat goes to a bot, who plays on from where the match stands; its old key opens nothing', async () => {
    const { table, ada, bob } = await begun()
    bob.online.close()
    await ada.until(({ table: state }) => state?.seats[1]?.awaySince !== undefined)
    ada.online.request({ type: 'propose', motion: { type: 'to-bot', seat: 'B' } })
    expect((await ada.until(({ refusal }) => refusal !== undefined)).refusal?.reason.key).toBe('not-gone-long')
    const before = ada.views.get('A')
    ahead = GONE
    ada.online.request({ type: 'propose', motion: { type: 'to-bot', seat: 'B' } })
    await ada.until(({ table: state }) => state?.seats[1]?.player === 'bot')
    // The line to the match is opened anew, and nothing of it is lost.
    await expect.poll(() => ada.got.filter(({ type }) => type === 'past').length).toBeGreaterThan(0)
    expect(ada.views.get('A')).toEqual(before)
    const back = sit(server.port, table, bob.keys, [])
    expect((await back.until(({ status }) => status === 'ended')).ended?.key).toBe('no-table')
  })

  it('where the store fails in the middle of it, all come back to a table that is read anew', async () => {
    const { ada, bob } = await begun()
    const { load } = server.store
    bob.online.close()
    await ada.until(({ table: state }) => state?.seats[1]?.awaySince !== undefined)
    ahead = GONE
    Object.assign(server.store, { load: () => Promise.reject(new Error('away')) })
    ada.online.request({ type: 'propose', motion: { type: 'to-bot', seat: 'B' } })
    await ada.until(({ status }) => status === 'lost')
    Object.assign(server.store, { load })
    await ada.until(({ status, table: state }) => status === 'here' && state?.seats[1]?.player === 'bot')
    await expect.poll(() => ada.states.get('A')?.seq ?? -1).toBeGreaterThanOrEqual(0)
  })

  it('a player gives up his own seat; whoever opened the table has the link for another, and can make a new one', async () => {
    const { table, bob, opener } = await begun()
    bob.online.request({ type: 'propose', motion: { type: 'to-guest', seat: 'B' } })
    expect((await bob.until(({ status }) => status === 'ended')).ended?.key).toBe('seat-given-up')
    await expect.poll(() => opener.links.length).toBe(1)
    opener.online.request({ type: 'sitter', seat: 'B', sitter: 'bot' })
    expect((await opener.until(({ refusal }) => refusal !== undefined)).refusal?.reason.key).toBe('match-has-begun')
    opener.online.request({ type: 'sitter', seat: 'B', sitter: 'link' })
    await expect.poll(() => opener.links.length).toBe(2)
    const [old, fresh] = opener.links.map(({ key }) => key)
    const late = sit(server.port, table, [old as string], [])
    expect((await late.until(({ status }) => status === 'ended')).ended?.key).toBe('no-table')
    const carol = sit(server.port, table, [fresh as string], [])
    await carol.until(({ status }) => status === 'here')
    carol.online.request({ type: 'take', invitation: fresh as string, name: 'Carol' })
    await carol.until(({ table: state }) => state?.mine.seats.includes('B') === true)
    await expect.poll(() => carol.views.has('B')).toBe(true)
  })
})
