/** What a host keeps of a match that goes on: little for what is long past, and all of it can still be had. */
import { describe, expect, it } from 'vitest'
import { generator } from '../../src/match/generator'
import { chainOf, LENGTH } from '../../src/match/proof/chain'
import { askedAgain } from '../../src/protocol/question'
import { sitDown } from './player'
import { playOn, setting } from './setting'

const text = (value: unknown) => JSON.stringify(value)

describe('of a long match', () => {
  it('only the last moments keep their open questions, however many there are', async () => {
    const table = await setting(3)
    const kept: number[] = []
    for (let round = 0; round < 6; round++) {
      await playOn(table, generator(round), 8)
      const { past } = table.host.history()
      kept.push(past.filter((moment) => Object.getOwnPropertyDescriptor(moment, 'snapshot')?.value !== undefined).length)
      if (round > 1) expect(past.length).toBeGreaterThan(10)
    }
    expect(Math.max(...kept)).toBeLessThanOrEqual(4)
  })

  it('what was told is kept as text, and told again as it was', async () => {
    const table = await setting(3)
    await playOn(table, generator(1), 30)
    const { lines } = table.host.ledger('A')
    expect(lines.length).toBeGreaterThan(10)
    for (const line of lines)
      for (const [of, value] of Object.entries(line)) expect(of === 'film' ? 'string' : typeof value).toMatch(/^(string|number)$/)
    const late = sitDown(table.host, ['A'])
    expect(late.lines.get('A')).toEqual(table.a.lines.get('A'))
    expect(late.views.get('A')).toEqual(table.a.views.get('A'))
  })

  it('an undo leads back to moments whose questions are no longer kept: they are the same, under the next of their names', async () => {
    const table = await setting(3)
    const stops: { to: number; snapshot: string; ids: readonly string[] }[] = []
    const ids = () => table.a.state('A').decisions.map(({ id }) => id)
    for (let answer = 0; answer < 24; answer++) {
      stops.push({ to: table.host.entries().length - 1, snapshot: text(table.host.snapshot()), ids: ids() })
      await playOn(table, generator(answer), 1)
    }
    const asked = stops.filter((one) => one.ids.length > 0 && one.to < table.host.entries().length - 10)
    const [stop] = asked.toReversed()
    if (!stop) throw new Error('A was asked nothing')
    expect(table.host.rewind('A', stop.to)).toBe(true)
    await table.host.settled()
    expect(text(table.host.snapshot())).toBe(stop.snapshot)
    expect(ids()).toEqual(stop.ids.map(askedAgain))
    await playOn(table, generator(99), 5)
  })
})

it('a chain of hashes gives every link, and none beside them', () => {
  const chain = chainOf('ab'.repeat(32), 'throw')
  const links = Array.from({ length: LENGTH }, (_, at) => chain.link(at + 1))
  expect(new Set(links).size).toBe(LENGTH)
  for (const place of [0, -1, 1.5, LENGTH + 1]) expect(() => chain.link(place)).toThrow('no link')
})
