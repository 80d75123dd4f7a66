/** Tables over real sockets: getting in, gathering, playing to the end, coming back. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { choose } from '../../src/bots/bot'
import { gameOf } from '../../src/games'
import type { Json, PlayerSeat } from '../../src/kernel'
import { generator } from '../../src/match/generator'
import type { TableSummary } from '../../src/protocol/online'
import { asking, come, type Guest, type Served, serveTables } from './online'

let server: Served
const guests: Guest[] = []
const sit = (...given: Parameters<typeof come>): Guest => {
  const guest = come(...given)
  guests.push(guest)
  return guest
}
beforeEach(async () => {
  server = await serveTables()
})
afterEach(async () => {
  for (const { online } of guests.splice(0)) online.close()
  await server.close()
})

const here = (guest: Guest) => guest.until(({ status, table }) => status === 'here' && table !== undefined)

describe('a table on a server', () => {
  it('is opened, joined by a link, agreed on, and played by both', async () => {
    const { table, seats, invitations, onlooker } = await server.open({})
    const ada = sit(server.port, table, [seats.A as string], ['A'])
    const bob = sit(server.port, table, [invitations.B as string], [])
    const eve = sit(server.port, table, [onlooker])
    await Promise.all([here(ada), here(bob), here(eve)])
    expect(bob.online.store.getState().table?.mine).toEqual({ seats: [], isOpener: false, invited: 'B' })

    bob.online.request({ type: 'take', invitation: invitations.B as string, name: '  Bob\u202e  the   builder ' })
    const { table: seen } = await bob.until(({ table: state }) => state?.mine.seats.includes('B') === true)
    expect(seen?.seats.map(({ name, isTaken, here: pages }) => ({ name, isTaken, here: pages }))).toEqual([
      { name: 'Ada', isTaken: true, here: 1 },
      { name: 'Bob the builder', isTaken: true, here: 1 },
    ])
    expect(bob.keys).toHaveLength(2)

    ada.online.request({ type: 'ready', seat: 'A', ready: true })
    bob.online.request({ type: 'ready', seat: 'B', ready: true })
    await Promise.all([ada, bob, eve].map((guest) => guest.until(({ table: state }) => state?.stage === 'playing')))
    await expect.poll(() => [ada.views.has('A'), bob.views.has('B'), eve.views.has('spectator')]).toEqual([true, true, true])
  })

  it('an invitation is used up; whoever comes with it later is told to ask for another', async () => {
    const { table, invitations } = await server.open({})
    const link = invitations.B as string
    const [bob, late] = [sit(server.port, table, [link], []), sit(server.port, table, [link], [])]
    await Promise.all([here(bob), here(late)])
    bob.online.request({ type: 'take', invitation: link, name: 'Bob' })
    await bob.until(({ table: state }) => state?.mine.seats.includes('B') === true)
    late.online.request({ type: 'take', invitation: link, name: 'Mallory' })
    const { refusal } = await late.until((state) => state.refusal !== undefined)
    expect(refusal).toMatchObject({ of: 'take', reason: { key: 'seat-taken' } })
    const stranger = sit(server.port, table, [link], [])
    expect((await stranger.until(({ status }) => status === 'ended')).ended?.key).toBe('no-table')
  })

  it('sealed forces are seen by the others only when everybody is ready', async () => {
    const { table, seats, invitations } = await server.open({ sealed: true })
    const ada = sit(server.port, table, [seats.A as string], ['A'])
    const bob = sit(server.port, table, [invitations.B as string], [])
    await Promise.all([here(ada), here(bob)])
    bob.online.request({ type: 'take', invitation: invitations.B as string, name: 'Bob' })
    await bob.until(({ table: state }) => state?.mine.seats.includes('B') === true)
    const chosen: Json = { faction: 'cyberman', cards: [], adventures: '2', picked: [] }
    bob.online.request({ type: 'choose-seat', seat: 'B', chosen })
    await bob.until(({ table: state }) => JSON.stringify(state?.gathered?.seats.B) === JSON.stringify(chosen))
    expect(Object.keys(bob.online.store.getState().table?.gathered?.seats ?? {})).toEqual(['B'])
    expect(Object.keys(ada.online.store.getState().table?.gathered?.seats ?? {})).toEqual(['A'])
    // The rules refuse these choices: everybody is told why, and asked again.
    ada.online.request({ type: 'ready', seat: 'A', ready: true })
    bob.online.request({ type: 'ready', seat: 'B', ready: true })
    const { table: after } = await ada.until(({ table: state }) => state?.problem !== undefined)
    expect(after?.problem?.key).toBe('bad-options')
    expect(after?.seats.map(({ isReady }) => isReady)).toEqual([false, false])
    expect(after?.stage).toBe('gathering')
  })

  it.each(['exterminate', 'deadzone', 'doctor-who-card-game'])(
    '%s is played to its end by people, with lines cut at random, and every view is right',
    { timeout: 120_000 },
    async (game) => {
      const many = game === 'doctor-who-card-game' ? (['A', 'B', 'C'] as const) : (['A', 'B'] as const)
      const asked = await asking({ game })
      const keys = await server.open({ ...asked, sitters: Object.fromEntries(many.map((seat) => [seat, 'me'])) })
      const players = many.map((seat) => ({ seat, guest: sit(server.port, keys.table, [keys.seats[seat] as string], [seat]) }))
      const onlooker = sit(server.port, keys.table, [keys.onlooker])
      await Promise.all([...players.map(({ guest }) => guest), onlooker].map(here))
      for (const { seat, guest } of players) guest.online.request({ type: 'ready', seat, ready: true })
      const rng = generator(11)
      const rules = await gameOf(game)?.rules?.()
      if (!rules) throw new Error(`there are no rules of ${game}`)
      const isOver = () => players.every(({ seat, guest }) => guest.states.get(seat)?.outcome !== undefined)
      const answeredBy = new Map<PlayerSeat, string>()
      for (let turn = 0; turn < 20_000 && !isOver(); turn++) {
        for (const { seat, guest } of players) {
          const decisions = guest.states.get(seat)?.decisions ?? []
          const owed = decisions.find(({ offer }) => !offer)
          if (!owed || answeredBy.get(seat) === owed.id) continue
          answeredBy.set(seat, owed.id)
          const { decision, answer } = choose(rules, { view: guest.views.get(seat) as object, decisions }, rng)
          guest.send({ type: 'answer', seat, decision, answer: answer as Json })
          if (rng.below(150) === 0) {
            guest.cut()
            answeredBy.delete(seat)
          }
        }
        if (rng.below(300) === 0) onlooker.cut()
        await new Promise((done) => setTimeout(done, turn % 5 === 0 ? 1 : 0))
      }
      expect(isOver()).toBe(true)
      await expect.poll(() => onlooker.states.get('spectator')?.outcome !== undefined).toBe(true)
      await onlooker.until(({ table }) => table?.stage === 'over')
      for (const { guest, seat } of players) {
        const last = sit(server.port, keys.table, guest.keys, [seat])
        await expect.poll(() => last.views.has(seat), { timeout: 10_000 }).toBe(true)
        expect(guest.views.get(seat)).toEqual(last.views.get(seat))
      }
      const listed = await server.post<readonly TableSummary[]>('/api/mine', { keys: [keys.opener] })
      expect(listed).toMatchObject({ ok: true, value: [{ table: keys.table, stage: 'over', mine: { isOpener: true } }] })
    },
  )
})
