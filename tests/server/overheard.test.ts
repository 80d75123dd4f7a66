/** Everything that each connection is sent in whole matches holds nothing that it must not know; planted leaks are found. */
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/kernel'
import { generator } from '../../src/match/generator'
import { derived } from '../../src/match/proof/hash'
import type { Eyes } from '../../src/protocol/messages'
import { PROTOCOL_VERSION } from '../../src/protocol/messages'
import type { Answered, OnlineMessage, TableKeys } from '../../src/protocol/online'
import { gatheredFor, gathering } from '../../src/server/tables/gather'
import { hashOf } from '../../src/server/tables/keys'
import { NO_DICE } from '../match/proven'
import { ask } from './hostile'
import { memoryStore } from './memory-store'
import { come, serveTables } from './online'
import { type Bounds, digest, leaksIn } from './overheard'
import { allMine, leave, type Played, playOn, sitDown, truthOf, watchedAt } from './storm/playing'
import { storm } from './storm/proxy'
import { GAMES } from './storm/storming'

const WIND = { dropped: 2, doubled: 5, delayed: 5, overtaken: 2, cut: 4 }

/** A match played to its end: all that each connection was sent, and what it may know. */
async function overheard(game: string, seed: number) {
  const secrets: string[] = []
  const store = memoryStore()
  const secret = () => {
    const made = derived('b'.repeat(64), `${seed} ${secrets.length}`)
    secrets.push(made)
    return made
  }
  const server = await serveTables({ store, chance: { secret, dice: NO_DICE } })
  const keys = await server.open(await allMine(game))
  const all = [keys.opener, keys.onlooker, ...Object.values(keys.seats), ...Object.values(keys.invitations)]
  // Each sits at a line of his own, which is listened to.
  const winds = new Map<Eyes | 'opener', { readonly port: number; readonly heard: string[][]; close(): Promise<void> }>()
  const through = async (eyes: Eyes | 'opener') => {
    const heard: string[][] = []
    const wind = await storm(server.port, seed + winds.size, WIND, (text, connection) => {
      const one = heard[connection] ?? []
      one.push(text)
      heard[connection] = one
    })
    winds.set(eyes, { ...wind, heard })
    return wind.port
  }
  const seated = await sitDown(server.port, game, keys, 150)
  const played: Played = {
    ...seated,
    players: await Promise.all(
      seated.players.map(async (player) => {
        const { seat } = player
        player.guest.online.close()
        return { ...player, guest: come(await through(seat), keys.table, [keys.seats[seat] as string], [seat], undefined, 150) }
      }),
    ),
  }
  seated.onlooker.online.close()
  const onlooker = come(await through('spectator'), keys.table, [keys.onlooker], ['spectator'], undefined, 150)
  const opener = come(await through('opener'), keys.table, [keys.opener], ['spectator'], undefined, 150)
  const here: Played = { ...played, onlooker }
  const rng = generator(seed)
  let tries = 0
  await playOn(here, rng, {
    isDone() {
      // Refusals and files are messages, too.
      if (++tries % 40 === 0) {
        const { players } = here
        const [first, second] = [players[rng.below(players.length)], players[rng.below(players.length)]]
        const decision = second?.guest.states.get(second.seat)?.decisions[0]?.id
        if (first && decision) first.guest.send({ type: 'answer', seat: first.seat, decision, answer: 'no such option' })
        onlooker.send({ type: 'export' })
        first?.guest.send({ type: 'export' })
        if (first) first.guest.send({ type: 'telling', eyes: first.seat })
        if (second) onlooker.send({ type: 'telling', eyes: second.seat })
        onlooker.send({ type: 'telling', eyes: 'spectator' })
        first?.guest.online.request({ type: 'say', text: `said at ${tries}` })
      }
      return here.players.every(({ seat, guest }) => guest.states.get(seat)?.outcome !== undefined)
    },
  })
  const listed = await ask(server.port, '/api/mine', { body: JSON.stringify({ keys: [keys.onlooker] }) })
  const truth = await truthOf(store, here)
  const viewpoints: readonly Eyes[] = watchedAt(here).map(({ eyes }) => eyes)
  const views = new Map(viewpoints.map((eyes) => [eyes, new Set(truth.viewsOf(eyes).map(digest))]))
  const bounds = ({ eyes, key }: { eyes: Eyes; key: string }): Bounds => ({
    eyes: [eyes],
    keys: all,
    mine: [key],
    secrets,
    sealed: [],
    views,
  })
  const connections = [
    ...watchedAt(here).map((watched) => ({
      eyes: watched.eyes,
      heard: winds.get(watched.eyes)?.heard.flat() ?? [],
      bounds: bounds(watched),
    })),
    {
      eyes: 'spectator' as const,
      heard: winds.get('opener')?.heard.flat() ?? [],
      bounds: bounds({ eyes: 'spectator', key: keys.opener }),
    },
  ]
  opener.online.close()
  leave(here)
  await Promise.all([...winds.values()].map((wind) => wind.close()))
  await server.close()
  return { keys, secrets, connections, listed: listed.body }
}

describe.each(GAMES)('in whole matches of %s', (game) => {
  it('nobody is sent what he must not know, and what is planted is found', async () => {
    const { keys, secrets, connections, listed } = await overheard(game, 21)
    expect(secrets.length).toBeGreaterThan(0)
    for (const { eyes, heard, bounds } of connections) {
      expect(heard.length).toBeGreaterThan(100)
      expect({ eyes, leaks: leaksIn(heard, bounds) }).toEqual({ eyes, leaks: [] })
      expect(leaksIn([listed], bounds)).toEqual([])
    }
    const [mine, other] = connections
    if (!mine || !other) throw new Error('nobody was there')
    const [first] = other.heard.flatMap((text) => {
      const [, message] = JSON.parse(text) as [number, OnlineMessage]
      return message.type === 'match' && message.message.type === 'all' ? [message.message] : []
    })
    if (!first) throw new Error('no state was told')
    const frame = (message: object) => JSON.stringify([1, message])
    const match = (message: object) => frame({ type: 'match', message })
    const asMine = (more: object) => ({ ...first, ...more, state: { ...first.state, seat: mine.eyes, decisions: [], ...more } })
    const hidden: { readonly [kind: string]: string } = {
      'a key of another': frame({ type: 'taken', seat: 'B', key: keys.onlooker }),
      'the hash of a key': frame({ type: 'beat', at: hashOf(keys.opener) }),
      'a secret of chance before the end': match({ type: 'notice', reason: { key: 'x', says: secrets[0] } }),
      'the file before the end': match({ type: 'exported', file: '{}' }),
      [`the state of ${other.eyes}`]: match({ type: 'now', state: first.state }),
      [`a question of another in the state of ${mine.eyes}`]: match(asMine({ decisions: [{ seat: other.eyes }], lines: [] })),
      'a refusal of another': match({ type: 'refused', seat: other.eyes, decision: 'x', reason: { key: 'x' } }),
      [`a view of ${mine.eyes} that the game does not project`]: match({
        ...asMine({}),
        lines: [{ entry: {}, change: { keys: { secret: { set: 'the top card' } } } }],
      }),
    }
    for (const [kind, planted] of Object.entries(hidden)) expect(leaksIn([planted], mine.bounds)).toContain(kind)
  })
})

describe('at a table with sealed choices', () => {
  it('they are not shown when everybody is ready either: the rules may refuse them yet', async () => {
    const asked = { ...(await allMine('exterminate')), sealed: true }
    const record = gathering(asked, 0)
    if ('key' in record) throw new Error(record.key)
    const complete = { ...record, seats: record.seats.map((seat) => ({ ...seat, isReady: true })) }
    expect(Object.keys(gatheredFor(complete, ['A']).seats)).toEqual(['A'])
    expect(Object.keys(gatheredFor({ ...complete, sealed: false }, ['A']).seats)).toEqual(['A', 'B'])
  })

  it('nobody is sent what another has chosen, whatever happens to it', async () => {
    const server = await serveTables()
    const keys: TableKeys = await server.open({ sealed: true, sitters: { A: 'link', B: 'me' } })
    const given = [keys.invitations.A, keys.onlooker, keys.opener] as readonly string[]
    const bob = come(server.port, keys.table, [keys.seats.B as string], ['B'])
    const sealed = ['sealed-faction', 'sealed-card', 'sealed-picture']
    const taps = await Promise.all(
      given.map(async (key) => {
        const heard: string[] = []
        const wind = await storm(server.port, 3, { dropped: 0, doubled: 0, delayed: 0, overtaken: 0, cut: 0 }, (text) =>
          heard.push(text),
        )
        return { key, heard, wind, guest: come(wind.port, keys.table, [key]) }
      }),
    )
    await Promise.all([bob, ...taps.map(({ guest }) => guest)].map((guest) => guest.until(({ table }) => table !== undefined)))
    const [ada, onlooker, opener] = taps.map(({ guest }) => guest)
    ada?.online.request({ type: 'take', invitation: keys.invitations.A as string, name: 'Ada' })
    await ada?.until(({ table }) => table?.mine.seats.includes('A') === true)
    const chosen: Json = { faction: sealed[0] ?? '', cards: [sealed[1] ?? ''], adventures: '3', picked: [sealed[2] ?? ''] }
    bob.online.request({ type: 'choose-seat', seat: 'B', chosen })
    await bob.until(({ table }) => JSON.stringify(table?.gathered?.seats.B) === JSON.stringify(chosen))
    // Everybody is ready, and the rules refuse the choice: it stays sealed.
    bob.online.request({ type: 'ready', seat: 'B', ready: true })
    ada?.online.request({ type: 'ready', seat: 'A', ready: true })
    await ada?.until(({ table }) => table?.problem !== undefined)
    opener?.online.request({ type: 'choose', gathered: { shared: {}, seats: {} } })
    onlooker?.send({ type: 'hello', version: PROTOCOL_VERSION, seats: ['spectator'] })
    const listed = await server.post<Json>('/api/mine', { keys: given })
    const late = come(server.port, keys.table, given)
    await late.until(({ table }) => table !== undefined)
    const bounds: Bounds = { eyes: [], keys: [], mine: [], secrets: [], sealed, views: new Map() }
    for (const { heard } of taps) {
      expect(heard.length).toBeGreaterThan(1)
      expect(leaksIn(heard, bounds)).toEqual([])
    }
    expect(leaksIn([JSON.stringify(listed satisfies Answered<Json>)], bounds)).toEqual([])
    expect(JSON.stringify(late.online.store.getState().table)).not.toContain('sealed-')
    expect(leaksIn([JSON.stringify([1, { type: 'table', state: { gathered: { seats: { B: chosen } } } }])], bounds)).toEqual([
      'a sealed choice of another',
    ])
    for (const one of [bob, late, ...taps.map(({ guest }) => guest)]) one.online.close()
    await Promise.all(taps.map(({ wind }) => wind.close()))
    await server.close()
  })
})
