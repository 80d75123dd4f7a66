import { expect, test } from 'vitest'
import type { Eyes } from '../../src/protocol/messages'
import type { OnlineMessage } from '../../src/protocol/online'
import type { Grant } from '../../src/server/tables/keys'
import { createTalk, type KeptLine } from '../../src/server/tables/talk'
import type { Visit } from '../../src/server/tables/visit'

function visiting(...grants: readonly Grant[]): { readonly visit: Visit; readonly got: OnlineMessage[] } {
  const got: OnlineMessage[] = []
  const visitor = { send: (message: OnlineMessage) => void got.push(message), end: () => {} }
  return { visit: { visitor, grants, number: 1, sent: '', line: undefined, heard: 0 }, got }
}
const seat = (one: 'A' | 'B'): Grant => ({ type: 'seat', seat: one })
/** A match of nine entries, of which B was told every other one, onlookers none after the first. */
const HOST = {
  toldOf: (eyes: Eyes, entries: number) => (eyes === 'A' ? entries : eyes === 'B' ? Math.ceil(entries / 2) : 1) - 1,
}

test('everybody is told the place in the log that he knows, and nobody how long the whole log is', async () => {
  const kept: KeptLine[] = []
  const talk = createTalk([], async (line) => void kept.push(line))
  await talk.add({ at: 5, by: { seat: 'A' }, text: 'before the match' })
  await talk.add({ at: 6, by: { seat: 'A' }, text: 'in it', entries: 9 })
  expect(kept.map(({ number, entries }) => [number, entries])).toEqual([
    [1, undefined],
    [2, 9],
  ])
  const afterOf = (...grants: readonly Grant[]) => {
    const { visit, got } = visiting(...grants)
    talk.tell(visit, HOST)
    expect(JSON.stringify(got)).not.toContain('entries')
    return got.flatMap((message) => (message.type === 'said' ? message.lines.map(({ after }) => after) : []))
  }
  expect(afterOf(seat('A'))).toEqual([undefined, { A: 8 }])
  expect(afterOf(seat('B'))).toEqual([undefined, { B: 4 }])
  expect(afterOf(seat('A'), seat('B'))).toEqual([undefined, { spectator: 0, A: 8, B: 4 }])
  expect(afterOf({ type: 'onlooker' })).toEqual([undefined, { spectator: 0 }])
})

test('a line is told once', async () => {
  const talk = createTalk([{ number: 7, at: 0, by: { seat: 'B' }, sign: 'hello' }], async () => {})
  const { visit, got } = visiting(seat('A'))
  talk.tell(visit, undefined)
  talk.tell(visit, undefined)
  expect(got).toHaveLength(1)
  expect(await talk.add({ at: 1, by: { seat: 'A' }, sign: 'thanks' })).toMatchObject({ number: 8 })
  talk.tell(visit, undefined)
  expect(got.slice(1)).toEqual([{ type: 'said', lines: [{ number: 8, at: 1, by: { seat: 'A' }, sign: 'thanks' }] }])
})
