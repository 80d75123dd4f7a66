import { expect, test } from 'vitest'
import { cubeOf } from '../../../src/games/deadzone/rules/facts/cubes'
import { laid } from './scenes'

test('R4, DZ-TER-09, DZ-POS-01, DZ-POS-02: the centre of its base decides the cube, wherever the base reaches', () => {
  const state = laid({
    models: { A1: { profile: 'warrior', at: [4.2, 4] }, B1: { profile: 'enforcer', at: [5.6, 4.4] } },
  })
  expect([cubeOf(state, 'A1'), cubeOf(state, 'B1')]).toEqual(['2-2-1', '2-2-1'])
})

test('DZ-TER-09: on a floor a model is in the cube above it', () => {
  const state = laid({
    models: { A1: { profile: 'warrior', at: '3-4-2' }, A2: { profile: 'warrior', at: [7.5, 10, 3] } },
    floors: { '3-4-2': 'floor', '3-4-3': 'floor' },
  })
  expect([cubeOf(state, 'A1'), cubeOf(state, 'A2')]).toEqual(['3-4-2', '3-4-3'])
})
