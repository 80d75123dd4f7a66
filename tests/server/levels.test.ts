/** How well the bots of a table play: chosen by who opened it, seen by all, settled with the match. */
import { afterEach, expect, it } from 'vitest'
import { come, type Guest, type Served, serveTables } from './online'

const servers: Served[] = []
const guests: Guest[] = []
const made: string[] = []
afterEach(async () => {
  for (const { online } of guests.splice(0)) online.close()
  await Promise.all(servers.splice(0).map((server) => server.close()))
  made.length = 0
})
async function opened(levels?: { B: 'strong' }) {
  const server = await serveTables({
    bot(_game, seat, level) {
      made.push(`${seat} ${level}`)
      return () => new Promise(() => {})
    },
  })
  servers.push(server)
  const keys = await server.open({ sitters: { A: 'me', B: 'bot' }, ...(levels ? { levels } : {}) })
  const sit = async (key: string) => {
    const guest = come(server.port, keys.table, [key])
    guests.push(guest)
    await guest.until(({ table }) => table !== undefined)
    return guest
  }
  return { keys, sit }
}
const levelOf = ({ online }: Guest) => online.store.getState().table?.seats.map(({ level }) => level)
const until = (guest: Guest, level: string) => guest.until(({ table }) => table?.seats[1]?.level === level)

it('is what the lobby has chosen, plain where it has chosen nothing, and no matter of persons', async () => {
  const chosen = await opened({ B: 'strong' })
  expect(levelOf(await chosen.sit(chosen.keys.seats.A as string))).toEqual([undefined, 'strong'])
  const silent = await opened()
  expect(levelOf(await silent.sit(silent.keys.seats.A as string))).toEqual([undefined, 'plain'])
})

it('is changed by the opener alone, before the match, and asks everybody again who was ready', async () => {
  const { keys, sit } = await opened()
  const opener = await sit(keys.opener)
  const player = await sit(keys.seats.A as string)
  const refused = async (guest: Guest, key: string) =>
    expect((await guest.until(({ refusal }) => refusal?.reason.key === key)).refusal?.of).toBe('level')
  player.online.request({ type: 'level', seat: 'B', level: 'strongest' })
  await refused(player, 'not-yours')
  opener.online.request({ type: 'level', seat: 'A', level: 'strongest' })
  await refused(opener, 'no-such-seat')
  opener.online.request({ type: 'level', seat: 'B', level: 'strongest' })
  await until(player, 'strongest')
  player.online.request({ type: 'ready', seat: 'A', ready: true })
  await player.until(({ table }) => table?.stage === 'playing')
  expect(made).toEqual(['B strongest'])
  opener.online.request({ type: 'level', seat: 'B', level: 'plain' })
  await refused(opener, 'match-has-begun')
})
