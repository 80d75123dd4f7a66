/** What many tables have to do at once is done one by one, and others are heard in between. */
import { expect, it } from 'vitest'
import { createTurns } from '../../src/server/tables/turns'

it('gives each a turn of the loop of its own, first come, first served', async () => {
  const { next } = createTurns()
  const order: string[] = []
  const tables = ['one', 'two', 'three'].map((name) => next().then(() => order.push(name)))
  // Somebody who comes when the first is served already.
  setImmediate(() => order.push('a message'))
  await Promise.all(tables)
  expect(order).toEqual(['one', 'a message', 'two', 'three'])
  await next()
  expect(order).toHaveLength(4)
})

it('gives spare turns only when nobody waits for the next', async () => {
  const { next, spare } = createTurns()
  const order: string[] = []
  const done = [
    spare().then(() => order.push('spare')),
    next().then(() => order.push('one')),
    next().then(async () => {
      order.push('two')
      await next()
      order.push('three')
    }),
  ]
  await Promise.all(done)
  expect(order).toEqual(['one', 'two', 'three', 'spare'])
})
