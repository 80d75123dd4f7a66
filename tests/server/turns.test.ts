/** What many tables have to do at once is done one by one, and others are heard in between. */
import { expect, it } from 'vitest'
import { createTurns } from '../../src/server/tables/turns'

it('gives each a turn of the loop of its own, first come, first served', async () => {
  const turn = createTurns()
  const order: string[] = []
  const tables = ['one', 'two', 'three'].map((name) => turn().then(() => order.push(name)))
  // Somebody who comes when the first is served already.
  setImmediate(() => order.push('a message'))
  await Promise.all(tables)
  expect(order).toEqual(['one', 'a message', 'two', 'three'])
  await turn()
  expect(order).toHaveLength(4)
})
