/** Everything told so far, sent on request: to whoever may know it, and placed by what onlookers had been told by then. */
import { expect, test } from 'vitest'
import { generator } from '../../src/match/generator'
import { PROTOCOL_VERSION, type Telling } from '../../src/protocol/messages'
import { trackOf } from '../../src/replay/track'
import { type Player, sitDown } from './player'
import { act, setting } from './setting'

const tellingTo = (player: Player, eyes: string): Telling | undefined => {
  const from = player.got.length
  player.send({ type: 'telling', eyes })
  const answer = player.got.slice(from).find(({ type }) => type === 'telling')
  return answer?.type === 'telling' ? answer.telling : undefined
}

test('is what the seat was told anyway, and of no seat but its own', async () => {
  const { host, a, b } = await setting(5)
  a.answer('A', 'bid', 3)
  b.answer('B', 'bid', 0)
  await host.settled()
  const onlooker = sitDown(host, ['spectator'])
  const telling = tellingTo(a, 'A')
  expect(telling).toMatchObject({ eyes: 'A', first: a.firsts.get('A'), lines: a.lines.get('A') })
  expect(telling && trackOf(telling).viewAt(telling.lines.length)).toEqual(a.views.get('A'))
  // Anybody may look on.
  expect(tellingTo(a, 'spectator')?.lines).toEqual(onlooker.lines.get('spectator'))
  for (const [player, eyes] of [
    [a, 'B'],
    [onlooker, 'A'],
  ] as const) {
    expect(tellingTo(player, eyes)).toBeUndefined()
    expect(player.refusals.at(-1)).toMatchObject({ key: 'not-your-seat' })
  }
  expect(tellingTo(a, 'Z')).toBeUndefined()
  expect(a.refusals.at(-1)).toMatchObject({ key: 'malformed-message' })
})

test('each line is placed among those told to onlookers as it came', async () => {
  const { host, a, b } = await setting(7)
  const onlooker = sitDown(host, ['spectator'])
  onlooker.send({ type: 'hello', version: PROTOCOL_VERSION, seats: ['spectator'] })
  const rng = generator(11)
  /** How many lines each had been told, after every answer. */
  const moments: (readonly [number, number])[] = []
  const count = (player: Player, eyes: 'A' | 'spectator') => player.lines.get(eyes)?.length ?? 0
  while (moments.length < 60 && !host.outcome()) {
    if (!act(a, 'A', rng)) act(b, 'B', rng)
    await host.settled()
    moments.push([count(a, 'A'), count(onlooker, 'spectator')])
  }
  const { of, lines } = tellingTo(a, 'A') as Telling
  expect(of).toHaveLength(lines.length)
  expect(tellingTo(a, 'spectator')?.of).toEqual(onlooker.lines.get('spectator')?.map((_, line) => line))
  // The seat is told more than the onlooker, or the numbers would say nothing.
  expect(of.length).toBeGreaterThan((of.at(-1) ?? 0) + 1)
  const last = moments.findLastIndex(([mine]) => mine <= lines.length)
  for (const [mine, theirs] of moments.slice(0, last + 1)) {
    expect(of.slice(0, mine).every((line) => line < theirs)).toBe(true)
    expect(of.slice(mine).every((line) => line >= theirs - 1)).toBe(true)
  }
})
