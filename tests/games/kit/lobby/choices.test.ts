import { expect, test } from 'vitest'
import { changed, commonOptions, listIn, textIn } from '../../../../src/games/kit/lobby/choices'
import type { LobbyChosen } from '../../../../src/games/lobby'

const FIRST: LobbyChosen = { scenario: 'one', agreed: { size: '3' }, seats: {}, rulings: { fog: 'no' } }

test('each change touches what it is about alone', () => {
  expect(changed(FIRST, { type: 'scenario', scenario: 'two' }, FIRST)).toEqual({ ...FIRST, scenario: 'two' })
  expect(changed(FIRST, { type: 'agreed', list: 'map', value: 'hill' }, FIRST).agreed).toEqual({ size: '3', map: 'hill' })
  const seated = changed(FIRST, { type: 'seat', seat: 'B', list: 'team', value: 'red' }, FIRST)
  expect(changed(seated, { type: 'seat', seat: 'B', list: 'cards', value: ['a'] }, FIRST).seats).toEqual({
    B: { team: 'red', cards: ['a'] },
  })
  const ruled = changed(FIRST, { type: 'ruling', ruling: 'fog', value: 'yes' }, FIRST)
  expect([ruled.rulings, changed(ruled, { type: 'rulings-reset' }, FIRST).rulings]).toEqual([{ fog: 'yes' }, { fog: 'no' }])
  const packed = changed(FIRST, { type: 'pack', pack: { id: 1 } }, FIRST)
  expect([packed.pack, changed(packed, { type: 'pack' }, FIRST)]).toEqual([{ id: 1 }, FIRST])
  expect([commonOptions({ fog: 'no' }, FIRST), commonOptions({}, packed)]).toEqual([
    { rulings: { fog: 'no' } },
    { rulings: {}, pack: { id: 1 } },
  ])
})
test('a value is read as what is expected of it', () => {
  expect([textIn('a'), textIn(['a']), listIn('a'), listIn(['a']), textIn(undefined)]).toEqual(['a', '', [], ['a'], ''])
})
