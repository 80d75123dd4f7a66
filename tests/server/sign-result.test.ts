/** A page at a table signs the result by itself once the match is over, and only once. */
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { signingResult } from '../../src/app/online/sign-result'
import type { Online, OnlineState } from '../../src/client/online/connection'
import type { Client, ClientState } from '../../src/client/state'
import type { PlayerSeat } from '../../src/kernel'
import { hashesOf } from '../../src/match/result/statement'
import type { OnlineRequest } from '../../src/protocol/online'
import { signed } from '../../src/workers/signing'
import { AT, device, newSigner, plainStatement } from '../match/result/made'

const statement = plainStatement()
const signing = {
  workedThrough: async (file: string) => (file === 'a file' ? { statement, rulesVersion: 3 } : { refused: { key: 'x' } }),
  signedHere: async (_: unknown, seats: readonly PlayerSeat[]) =>
    signed(await newSigner(), hashesOf(statement), device(...(seats as ('A' | 'B')[])), AT),
}

/** A page at a table, as far as signing needs it. */
function page(file = 'a file') {
  const sent: OnlineRequest[] = []
  const table = createStore(() => ({ table: undefined }) as unknown as OnlineState)
  const match = createStore(() => ({ outcome: undefined }) as unknown as ClientState)
  const online = { store: table, request: (one: OnlineRequest) => sent.push(one) > 0 } as unknown as Online
  const client = { store: match, actions: { exportMatch: async () => file } } as unknown as Client
  return {
    sent,
    watch: (...seats: readonly ('A' | 'B')[]) => signingResult(online, client, seats, 20, async () => signing),
    ends: () => match.setState({ outcome: { winners: ['A'], scores: {} } }),
    goesOn: () => match.setState({ outcome: undefined }),
    hasSigned: (...seats: readonly string[]) => table.setState({ table: { signed: seats } } as unknown as OnlineState),
  }
}

/** Longer than a page waits. */
const calm = () => new Promise((done) => setTimeout(done, 300))

it('signs for its seats with the audit it has made, after the end and not twice', async () => {
  const { sent, watch, ends } = page()
  const stop = watch('A', 'B')
  await calm()
  expect(sent).toEqual([])
  ends()
  ends()
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(1)
  await calm()
  expect(sent).toMatchObject([
    { type: 'sign-result', audit: statement.audit, signature: { as: { role: 'device', seats: ['A', 'B'] } } },
  ])
  stop()
})

it('signs nothing that is taken back, signed already, refused, or not its own', async () => {
  const taken = page()
  taken.watch('A')
  taken.ends()
  taken.goesOn()
  await calm()
  const before = page()
  before.hasSigned('A')
  before.ends()
  before.watch('A')
  await calm()
  const refused = page('nothing')
  refused.watch('A')
  refused.ends()
  await calm()
  const onlooker = page()
  onlooker.watch()
  onlooker.ends()
  await calm()
  expect([taken, before, refused, onlooker].flatMap(({ sent }) => sent)).toEqual([])
  // It ends anew.
  taken.ends()
  await expect.poll(() => taken.sent.length, { timeout: 30_000 }).toBe(1)
})
