/** Samples of `npm run storm`: matches through a network that loses and doubles messages, and on a server that is killed. */
import { expect, it } from 'vitest'
import { killed } from './killing'
import { stormed } from './storming'

it('a match of each game goes through the storm: every view is right, and nothing is answered or told twice', async () => {
  const { faults, entries, met } = await stormed(5, 1)
  expect(faults).toEqual([])
  expect(entries).toBeGreaterThan(300)
  expect(Math.min(met.dropped, met.doubled, met.delayed, met.overtaken, met.cut)).toBeGreaterThan(3)
})

it('a server that is killed has forgotten nothing that anybody was told of, and its matches go on', async () => {
  const { faults, told } = await killed(3, 1)
  expect(faults).toEqual([])
  expect(told).toBeGreaterThan(100)
})
