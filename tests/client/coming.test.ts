/** What is received while something is played: dice that follow fall along with those before them. */
import { expect, test } from 'vitest'
import { createClient } from '../../src/client/store'
import { directTransport } from '../../src/client/transport'
import type { AnyDecision, DecisionId, Json } from '../../src/kernel'
import { createHost } from '../../src/match/host'
import { PROTOCOL_VERSION } from '../../src/protocol/messages'
import { COUNTING, type View } from '../match/counting'
import { hostOptions } from '../match/setting'

async function begin() {
  const host = createHost(hostOptions(1))
  const { store, actions } = createClient({
    transport: directTransport(host),
    seats: ['A', 'B'],
    tabletop: (view: Json) => (view as unknown as View).tabletop,
  })
  const settled = async () => {
    for (let turn = 0; turn < 5; turn++) {
      await host.settled()
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  }
  await settled()
  return { host, actions, settled, now: store.getState }
}

test.each([true, false])('what is to be played next is told, in order; over together: %s', async (areTogether) => {
  const { host, actions, settled, now } = await begin()
  const bid = (given: number) => {
    const open = now().decisions.find(({ subject }) => subject === 'bid')
    actions.answer(open?.id as DecisionId, given)
    return settled()
  }
  while (now().playing) actions.played()
  expect(now().coming).toEqual([])
  await bid(3)
  while (now().playing) actions.played()
  await bid(0)
  while (now().playing) actions.played()
  const what = now().decisions.find(({ subject }) => subject === 'what')
  actions.answer(what?.id as DecisionId, ['roll'])
  await settled()
  const { playing, coming } = now()
  expect(playing?.entry.roll).toBeDefined()
  expect(coming).toEqual([])
  // The other seat answers before the dice have been seen.
  const other = directTransport(host)
  const answer = (decisions: readonly AnyDecision[]) => {
    const double = decisions.find(({ subject }) => subject === 'double')
    if (double) other.send({ type: 'answer', seat: 'B', decision: double.id, answer: ['yes'] })
  }
  const refused: unknown[] = []
  other.onMessage((message) => {
    if (message.type === 'refused') refused.push(message)
    else if ('state' in message && message.type === 'all') answer(message.state.decisions)
  })
  other.send({ type: 'hello', version: PROTOCOL_VERSION, seats: ['B'] })
  await settled()
  expect(refused).toEqual([])
  expect(now().playing).toBe(playing)
  const next = now().coming
  expect(next.length).toBeGreaterThan(0)
  expect(next[0]?.entry.seq).toBeGreaterThan(playing?.entry.seq ?? 0)
  if (areTogether) actions.played(1 + next.length)
  else {
    actions.played()
    expect(now().playing).toBe(next[0])
    for (const _ of next) actions.played()
  }
  expect(now().playing).toBeUndefined()
  expect(now().coming).toEqual([])
  expect(now().view).toEqual(COUNTING.project(host.snapshot().state, now().seat))
})
