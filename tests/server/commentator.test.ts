/** A commentator sees all hands: only with the word of every player, only late, and only as long as all of them still agree. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PlayerSeat } from '../../src/kernel'
import type { SeatCard } from '../../src/protocol/online'
import { proposed } from '../../src/server/tables/motion'
import { come, type Guest, type Served, serveTables } from './online'

const MINUTE = 60_000

describe('a commentator is proposed', () => {
  const card = (seat: SeatCard['seat'], more: Partial<SeatCard> = {}): SeatCard => ({
    seat,
    player: 'person',
    name: seat,
    isTaken: true,
    isReady: true,
    here: 1,
    ...more,
  })
  const cards = [card('A'), card('B'), card('C', { player: 'bot' })]
  const wish = { type: 'commentator', seat: 'A' } as const

  it('to all persons, away or here', () => {
    const away = [card('A'), card('B', { here: 0, awaySince: 5 })]
    expect(proposed(cards, 'A', wish, { now: 0, delay: 5 })).toEqual({ ...wish, by: 'A', waitsFor: ['B'] })
    expect(proposed(away, 'A', wish, { now: 1e9, delay: 5 })).toMatchObject({ waitsFor: ['B'] })
  })
  it('only where onlookers see the table late, and where there is none', () => {
    expect(proposed(cards, 'A', wish, { now: 0 })).toMatchObject({ key: 'commentator-needs-delay' })
    expect(proposed(cards, 'A', wish, { now: 0, delay: 5, hasCommentator: true })).toMatchObject({ key: 'nothing-to-propose' })
  })
})

describe('at a table', () => {
  let server: Served
  let ahead = 0
  let waiting: { at: number; work: () => void }[] = []
  const guests: Guest[] = []
  const now = () => 1_000_000 + ahead
  /** Lets this time pass for whatever waits for it. */
  const pass = (milliseconds: number) => {
    ahead += milliseconds
    const due = waiting.filter(({ at }) => at <= now())
    waiting = waiting.filter(({ at }) => at > now())
    for (const { work } of due) work()
  }
  const sit = (...given: Parameters<typeof come>): Guest => {
    const guest = come(...given)
    guests.push(guest)
    return guest
  }
  beforeEach(async () => {
    ahead = 0
    waiting = []
    server = await serveTables({
      now,
      later(milliseconds, work) {
        if (milliseconds < 100) setTimeout(work, milliseconds)
        else waiting.push({ at: now() + milliseconds, work })
      },
    })
  })
  afterEach(async () => {
    for (const { online } of guests.splice(0)) online.close()
    await server.close()
  })

  /** Two players of a game of hands that has begun. */
  const begun = async () => {
    const keys = await server.open({
      game: 'doctor-who-card-game',
      sitters: { A: 'me', B: 'me', C: 'bot' },
      names: { A: 'Ada', B: 'Bob', C: 'Cy' },
      delay: 5,
    })
    const seated = (seat: PlayerSeat) => sit(server.port, keys.table, [keys.seats[seat] as string], [seat])
    const [ada, bob] = [seated('A'), seated('B')] as const
    for (const [seat, guest] of [['A', ada] as const, ['B', bob] as const]) {
      await guest.until(({ status }) => status === 'here')
      guest.online.request({ type: 'ready', seat, ready: true })
    }
    await expect.poll(() => [ada.views.has('A'), bob.views.has('B')]).toEqual([true, true])
    return { keys, ada, bob }
  }
  const agreed = async (ada: Guest, bob: Guest): Promise<string> => {
    ada.online.request({ type: 'propose', motion: { type: 'commentator', seat: 'A' } })
    await bob.until(({ table }) => table?.motion?.type === 'commentator')
    expect(ada.links).toEqual([])
    bob.online.request({ type: 'vote', grant: true })
    await expect.poll(() => ada.links.length).toBe(1)
    await bob.until(({ table }) => table?.hasCommentator === true)
    return ada.links[0]?.key as string
  }
  const come5MinutesLate = async (guest: Guest) => {
    await guest.until(({ status }) => status === 'here')
    await expect.poll(() => guest.lines()).toBe(1)
    expect(guest.views.size).toBe(0)
    // What comes after five minutes by the server's clock was sent before.
    await expect
      .poll(() => {
        pass(MINUTE)
        return guest.views.has('A') && guest.views.has('B')
      })
      .toBe(true)
  }

  it('sees every hand after the delay, answers for nobody, and goes when one player takes his consent back', async () => {
    const { keys, ada, bob } = await begun()
    const link = await agreed(ada, bob)
    const eve = sit(server.port, keys.table, [link], ['spectator', 'A', 'B', 'C'])
    expect((await eve.until(({ table }) => table !== undefined)).table?.mine).toEqual({
      seats: [],
      isOpener: false,
      isCommentator: true,
    })
    await come5MinutesLate(eve)
    expect(eve.views.get('A')).toEqual(ada.views.get('A'))
    expect(eve.views.get('B')).toEqual(bob.views.get('B'))

    eve.send({ type: 'concede', seat: 'A' })
    eve.send({ type: 'export' })
    await expect
      .poll(() => {
        pass(MINUTE)
        return eve.got.flatMap((message) => (message.type === 'refused' ? [message.reason.key] : []))
      })
      .toEqual(['not-your-seat', 'export-while-secret'])
    expect(ada.states.get('A')?.outcome).toBeUndefined()

    bob.online.request({ type: 'bar-commentator' })
    expect((await eve.until(({ status }) => status === 'ended')).ended?.key).toBe('commentator-barred')
    await ada.until(({ table }) => table?.hasCommentator === undefined)
    const again = sit(server.port, keys.table, [link])
    expect((await again.until(({ status }) => status === 'ended')).ended?.key).toBe('no-table')
  })

  it('has no link where one player says no, and takes no seat himself', async () => {
    const { keys, ada, bob } = await begun()
    ada.online.request({ type: 'propose', motion: { type: 'commentator', seat: 'A' } })
    await bob.until(({ table }) => table?.motion !== undefined)
    bob.online.request({ type: 'vote', grant: false })
    expect((await ada.until(({ refusal }) => refusal !== undefined)).refusal?.reason.key).toBe('motion-declined')
    expect(ada.links).toEqual([])
    expect(ada.online.store.getState().table?.hasCommentator).toBeUndefined()

    const eve = sit(server.port, keys.table, [await agreed(ada, bob)])
    await eve.until(({ status }) => status === 'here')
    eve.online.request({ type: 'bar-commentator' })
    expect((await eve.until(({ refusal }) => refusal !== undefined)).refusal?.reason.key).toBe('not-yours')
    ada.online.request({ type: 'move', seat: 'A' })
    await expect.poll(() => ada.links.length).toBe(2)
    eve.online.request({ type: 'follow', link: ada.links[1]?.key as string })
    await eve.until(({ refusal }) => refusal?.reason.key === 'commentator-sits-nowhere')
  })

  it('must go when somebody sits down who has not agreed', async () => {
    const { keys, ada, bob } = await begun()
    const eve = sit(server.port, keys.table, [await agreed(ada, bob)])
    const opener = sit(server.port, keys.table, [keys.opener])
    await Promise.all([eve, opener].map((guest) => guest.until(({ status }) => status === 'here')))
    bob.online.request({ type: 'propose', motion: { type: 'to-guest', seat: 'B' } })
    await expect.poll(() => opener.links.length).toBe(1)
    const invitation = opener.links[0]?.key as string
    const carol = sit(server.port, keys.table, [invitation], [])
    await carol.until(({ status }) => status === 'here')
    carol.online.request({ type: 'take', invitation, name: 'Carol' })
    expect((await eve.until(({ status }) => status === 'ended')).ended?.key).toBe('commentator-barred')
    await carol.until(({ table }) => table?.mine.seats.includes('B') === true && table.hasCommentator === undefined)
  })
})
