import { expect, test } from 'vitest'
import { byId, keyed, known, named } from '../../src/packs/laying'

test('things are found by their own ids only; of two of one id the later replaces the other', () => {
  const things = byId([
    { id: 'a', cost: 1 },
    { id: 'a', cost: 2 },
  ])
  expect([known(things, 'a')?.cost, known(things, 'b'), known(things, 'toString')]).toEqual([2, undefined, undefined])
  expect(keyed([{ ref: 'x' }], ({ ref }) => ref)).toEqual({ x: { ref: 'x' } })
  expect([named('Ann'), named(undefined)]).toEqual([{ name: 'Ann' }, {}])
})
