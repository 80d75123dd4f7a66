/** Tables over real sockets: getting in, gathering, playing to the end, coming back. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { choose } from '../../src/bots/bot'
import { gameOf } from '../../src/games'
import type { Json, PlayerSeat } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { writeMatchFile } from '../../src/match/file'
import { generator } from '../../src/match/generator'
import { createHost } from '../../src/match/host'
import type { TableSummary } from '../../src/protocol/online'
import { TABLE_SHAPES } from '../../src/table/shapes'
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

  it('is there again after a restart of the server: pages come back by themselves and the match goes on', async () => {
    const { port, store } = server
    const { table, seats, invitations } = await server.open({ sitters: { A: 'me', B: 'bot' }, names: { A: 'Ada' } })
    expect(invitations).toEqual({})
    const ada = sit(port, table, [seats.A as string], ['A'])
    await here(ada)
    ada.online.request({ type: 'say', text: 'Is anybody there?' })
    ada.online.request({ type: 'ready', seat: 'A', ready: true })
    await expect.poll(() => ada.states.get('A')?.decisions.length ?? 0, { timeout: 10_000 }).toBeGreaterThan(0)
    const before = ada.views.get('A')
    await server.close()
    await ada.until(({ status }) => status === 'lost')
    const got = ada.got.length
    server = await serveTables({ store }, port)
    await expect.poll(() => ada.got.length, { timeout: 15_000 }).toBeGreaterThan(got)
    // Only what was missed is told: nothing.
    expect(ada.got.slice(got).flatMap((message) => (message.type === 'past' ? [message.lines.length] : []))).toEqual([0])
    expect(ada.views.get('A')).toEqual(before)
    expect(ada.online.store.getState().said.map(({ text }) => text)).toEqual(['Is anybody there?'])
    const [open] = ada.states.get('A')?.decisions ?? []
    const rules = await gameOf('exterminate')?.rules?.()
    if (!open || !rules) throw new Error('nothing is asked')
    const { seq } = ada.states.get('A') ?? { seq: 0 }
    const { decision, answer } = choose(rules, { view: ada.views.get('A') as object, decisions: [open] }, generator(3))
    ada.send({ type: 'answer', seat: 'A', decision, answer: answer as Json })
    await expect.poll(() => ada.states.get('A')?.seq ?? 0, { timeout: 10_000 }).toBeGreaterThan(seq)
  })

  it('everybody who has a key may have the pictures of its layout, until the layout is taken away', async () => {
    const asked = await asking({})
    const layout = { name: 'Ruins', options: {} }
    const gathered = { ...asked.gathered, shared: { ...asked.gathered.shared, layout } }
    const pictures = { own: { 'a-tower': 'R0xC' }, mat: { picture: { type: 'image/png', data: 'AAAA' }, width: 5, depth: 6 } }
    const { table, opener, seats, invitations, onlooker } = await server.open({ gathered, pictures })
    const of = async (...keys: readonly string[]) => server.post(`/api/tables/${table}/pictures`, { keys })
    for (const key of [opener, seats.A, invitations.B, onlooker])
      expect(await of(key as string)).toEqual({ ok: true, value: pictures })
    const bare = await server.open({})
    for (const key of [bare.opener, 'x'.repeat(24)])
      expect(await of(key)).toMatchObject({ ok: false, reason: { key: 'no-table' } })
    expect(await server.post(`/api/tables/${bare.table}/pictures`, { keys: [bare.opener] })).toMatchObject({ ok: false })
    expect(await server.post(`/api/tables/${table}/pictures`, { key: opener })).toMatchObject({
      reason: { key: 'online-malformed' },
    })

    const ada = sit(server.port, table, [opener, seats.A as string], ['A'])
    expect((await here(ada)).table?.hasPictures).toBe(true)
    const eve = sit(server.port, bare.table, [bare.onlooker])
    expect((await here(eve)).table?.hasPictures).toBeUndefined()
    ada.online.request({ type: 'choose', gathered })
    ada.online.request({ type: 'choose', gathered: asked.gathered })
    await ada.until(({ table: state }) => state?.gathered?.shared.layout === undefined)
    expect(ada.online.store.getState().table?.hasPictures).toBeUndefined()

    const huge = { own: Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`p${at}`, 'A'.repeat(1_400_000)])) }
    const refused = await server.post('/api/tables', { ...asked, pictures: huge })
    expect(refused).toMatchObject({ ok: false, reason: { key: 'pictures-too-large', says: { most: 12_000_000 } } })
    for (const wrong of [
      { own: { '../x': 'A' } },
      { own: { x: 1 } },
      { own: {}, more: 1 },
      { own: {}, mat: { width: 1, depth: 1 } },
    ])
      expect(await server.post('/api/tables', { ...asked, pictures: wrong })).toMatchObject({
        reason: { key: 'online-malformed' },
      })
  })

  it('a match begun at one screen goes on at a table; another game, or a damaged file, is refused', async () => {
    const rules = await gameOf('doctor-who-card-game')?.rules?.()
    const parsed = rules?.parseSpec(rules.defaultOptions())
    if (!rules || !parsed?.ok) throw new Error('no rules')
    const { spec } = parsed
    const host = createHost({ game: rules.game, spec, shapes: TABLE_SHAPES, chance: seededChance(generator(5)) })
    await host.settled()
    const file = writeMatchFile({ spec, roster: {}, dice: 'auto', rulesVersion: rules.rulesVersion, entries: host.entries() })
    const sitters = { A: 'me', B: 'bot', C: 'bot' } as const
    const { table, seats } = await server.open({ ...(await asking({ game: 'doctor-who-card-game', sitters })), file })
    const ada = sit(server.port, table, [seats.A as string], ['A'])
    await ada.until(({ table: state }) => state?.stage === 'playing')
    await expect.poll(() => ada.states.get('A')?.seq ?? -1, { timeout: 10_000 }).toBeGreaterThanOrEqual(0)
    const refused = await server.post('/api/tables', { ...(await asking({ game: 'exterminate' })), file })
    expect(refused).toMatchObject({ ok: false, reason: { key: 'no-seats' } })
    const damaged = await server.post('/api/tables', { ...(await asking({})), file: file.slice(0, 2000) })
    expect(damaged).toMatchObject({ ok: false, reason: { key: 'file-cut-short' } })
  })

  it.each(['exterminate', 'deadzone', 'doctor-who-card-game', 'vortex'])(
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
