import { expect, it } from 'vitest'
import { createClient } from '../../src/client/store'
import { directTransport } from '../../src/client/transport'
import { INCH } from '../../src/geometry/types'
import type { Json } from '../../src/kernel'
import { createHost } from '../../src/match/host'
import type { HostMessage } from '../../src/protocol/messages'
import { COUNTING, type View } from '../match/counting'
import { sitDown } from '../match/player'
import { hostOptions } from '../match/setting'

/** Seat A at a screen of its own, seat B at another; A has the turn and is asked where its pawn goes. */
async function apart() {
  const host = createHost(hostOptions(1))
  const b = sitDown(host, ['B'])
  const told: HostMessage[] = []
  const line = () =>
    directTransport({
      connect: (send) =>
        host.connect(
          (message) => {
            told.push(message)
            send(message)
          },
          ['A'],
        ),
    })
  let transport = line()
  const { store, actions } = createClient({ transport, seats: ['A'], tabletop: (view) => (view as unknown as View).tabletop })
  const now = store.getState
  const settled = async () => {
    for (let turn = 0; turn < 5; turn++) {
      await host.settled()
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  }
  const answer = async (subject: string, given: Json) => {
    await settled()
    while (now().playing) actions.played()
    actions.answer(now().decisions.find((one) => one.subject === subject)?.id ?? `no ${subject}`, given)
    await settled()
  }
  await answer('bid', 3)
  b.answer('B', 'bid', 0)
  const cut = () => transport.close()
  const back = async () => {
    transport = line()
    told.splice(0)
    actions.rejoin(transport)
    await settled()
  }
  return { host, b, actions, now, answer, settled, told, cut, back }
}

it('a line that was lost and opens again brings what was missed; what was drafted stays', async () => {
  const { actions, now, answer, told, cut, back } = await apart()
  await answer('what', ['move'])
  actions.gesture({ type: 'lift', ref: 'pawn A', at: { x: 6 * INCH, y: 12 * INCH } })
  actions.gesture({ type: 'drop', ref: 'pawn A', at: { x: 8 * INCH, y: 12 * INCH }, free: true })
  const { draft, log } = now()
  expect(draft.type).toBe('pathing')
  cut()
  expect(now().status).toBe('closed')
  await back()
  expect(now().status).toBe('open')
  expect(told.filter(({ type }) => type !== 'kept')).toMatchObject([{ type: 'past', because: 'hello', lines: [] }])
  expect(now().draft).toEqual(draft)
  expect(now().log).toBe(log)
  actions.confirm()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(now().refusal).toBeUndefined()
  expect(now().playing ?? now().log.at(-1)).toMatchObject({ entry: { told: [{ type: 'moved' }, { type: 'turned' }] } })
})

it('what happened meanwhile is played, with the views that were there', async () => {
  const { host, b, actions, now, answer, settled, told, cut, back } = await apart()
  await answer('what', ['roll'])
  while (now().playing) actions.played()
  const seen = now().log.length
  cut()
  b.answer('B', 'double', ['yes'])
  await settled()
  await back()
  expect(told[0]).toMatchObject({ type: 'past', keep: seen })
  expect(now().playing?.before).toBe(now().log.at(-1)?.after)
  while (now().playing) actions.played()
  expect(now().log.length).toBeGreaterThan(seen)
  expect(now().view).toEqual(COUNTING.project(host.snapshot().state, 'A'))
})

it('an answer that never arrived can be given again, and one that did is not asked again', async () => {
  const { host, actions, now, settled, cut, back } = await apart()
  await settled()
  while (now().playing) actions.played()
  const what = now().decisions[0]?.id ?? ''
  actions.answer(what, ['roll'])
  // The line is cut before the message leaves.
  cut()
  await settled()
  await back()
  const asked = now().decisions.map(({ id }) => id)
  expect(now().sent).toBeUndefined()
  if (asked.includes(what)) actions.answer(what, ['roll'])
  await settled()
  expect(host.snapshot().pending.map(({ subject }) => subject)).toEqual(['double'])
})
