/** A screen of the tiny game of the kernel's tests: hidden hands, sealed bids, and a window in which seats may react or pass. */

import type { ClientOptions } from '../../src/client/state'
import { createClient } from '../../src/client/store'
import { directTransport } from '../../src/client/transport'
import type { Json, PlayerSeat } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { createHost, type Host, type HostOptions } from '../../src/match/host'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { type State, type Tiny, tinyGame } from '../kernel/tiny-game'

/** Seat A is asked about its own things, the others about another's. */
export const WINDOWS: NonNullable<ClientOptions['windows']> = {
  subjects: ['react'],
  isOwn: ({ seat }) => seat === 'A',
}
const NO_TABLE = { width: 1, depth: 1, terrain: [], pieces: {} }

export const tinyHost = (seed = 1, more: Partial<HostOptions<Tiny>> = {}): Host<Tiny> =>
  createHost({
    game: tinyGame(),
    spec: { game: 'tiny', seats: ['A', 'B'], options: {} },
    shapes: TABLE_SHAPES,
    chance: seededChance(generator(seed)),
    ...more,
  })

export async function tinyScreen(
  seats: readonly [PlayerSeat, ...PlayerSeat[]],
  options: Partial<ClientOptions> = {},
  host: Host<Tiny> = tinyHost(),
) {
  const { store, actions } = createClient({
    transport: directTransport(host),
    seats,
    tabletop: () => NO_TABLE,
    windows: WINDOWS,
    ...options,
  })
  const now = store.getState
  const settled = async () => {
    for (let turn = 0; turn < 4; turn++) {
      await host.settled()
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  }
  const show = async () => {
    for (let shown = 0; shown < 50; shown++) {
      await settled()
      if (!now().playing) return
      actions.played()
    }
    throw new Error('the match never stands still')
  }
  const answer = async (subject: string, given: Json) => {
    const decision = now().decisions.find((one) => one.subject === subject)
    if (!decision) throw new Error(`${now().seat} is not asked "${subject}" but ${now().decisions.map((one) => one.subject)}`)
    actions.answer(decision.id, given)
    await show()
  }
  const subjects = () =>
    now()
      .decisions.filter((one) => one.offer === undefined)
      .map((one) => one.subject)
  const view = () => now().view as unknown as State
  await show()
  return { host, actions, now, show, settled, answer, subjects, view }
}
export type TinyScreen = Awaited<ReturnType<typeof tinyScreen>>

/** To the first window, which is put to A and then to B, until both have passed in a row. */
export async function toWindow(screen: TinyScreen) {
  const take = () => {
    if (screen.now().handOver) screen.actions.showHand()
  }
  for (const [subject, given] of [
    ['bid', 0],
    ['bid', 0],
    ['side', ['left']],
    ['which card', ['hand 0']],
  ] as const) {
    take()
    await screen.answer(subject, given as Json)
  }
}
