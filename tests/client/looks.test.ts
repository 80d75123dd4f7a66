/** A page that sees what several seats see and speaks for none. */
import { expect, it } from 'vitest'
import { createClient } from '../../src/client/store'
import { lineOf } from '../../src/client/transport'
import type { PlayerSeat } from '../../src/kernel'
import type { HostMessage } from '../../src/protocol/messages'
import type { State } from '../kernel/tiny-game'
import { tinyHost, tinyScreen } from './shared-screen'

const SEATS = ['A', 'B'] as const

/** A client of a line that hears these seats and may speak for nobody. */
function watcher(host: ReturnType<typeof tinyHost>, looks: readonly PlayerSeat[]) {
  const line = lineOf<HostMessage>()
  const connection = host.connect((message) => queueMicrotask(() => line.hear(message)), [], looks)
  return createClient({
    transport: { ...line.listening, send: connection.receive, close: connection.close },
    seats: [],
    looks,
    tabletop: () => ({ width: 1, depth: 1, terrain: [], pieces: {} }),
  })
}

it('shows each hand on request, asks nothing and answers nothing', async () => {
  const host = tinyHost()
  const { store, actions } = watcher(host, SEATS)
  const now = store.getState
  const hands = () => (now().view as unknown as State).hands
  const isOpen = (seat: PlayerSeat) => (hands()[seat] ?? []).some((card) => card !== 'back')
  const players = await tinyScreen(['A', 'B'], {}, host)
  expect(now()).toMatchObject({ status: 'open', covered: true, decisions: [] })
  expect(SEATS.map(isOpen)).toEqual([false, false])

  actions.look('A')
  expect(now()).toMatchObject({ covered: false, seat: 'A', decisions: [], throws: [], canUndo: false, canCover: false })
  expect(SEATS.map(isOpen)).toEqual([true, false])
  actions.look('B')
  expect(SEATS.map(isOpen)).toEqual([false, true])

  // What the players do is seen by the eyes that were chosen.
  await players.answer('bid', 0)
  while (now().playing) actions.played()
  expect(now()).toMatchObject({ seat: 'B', covered: false, decisions: [] })
  expect(players.now().decisions.map(({ seat }) => seat)).toEqual(['B'])

  actions.look('spectator')
  expect(SEATS.map(isOpen)).toEqual([false, false])
})

it('whoever plays does not look through the eyes of others', async () => {
  const { actions, now, view } = await tinyScreen(['A'])
  actions.look('B')
  actions.look('spectator')
  expect(now()).toMatchObject({ seat: 'A', covered: false })
  expect((view().hands.B ?? []).every((card) => card === 'back')).toBe(true)
})
