import { expect, test } from 'vitest'
import type { Option } from '../../../src/kernel'
import { type Laid, playing } from './scenes'

const laid: Laid = {
  phase: 'setup',
  round: 0,
  floors: { '4-4-2': 'floor' },
  objectives: [{ in: '8-5-1', vp: 1 }],
  sides: { A: { zone: 'blue' }, B: { zone: 'red' } },
  models: {
    A1: { profile: 'enforcer', as: { abilities: [{ name: 'aerial-deployment' }] } },
    A2: { profile: 'enforcer', at: '6-8-1' },
    B1: { profile: 'warrior', at: '3-1-1' },
  },
}
// A choice to deploy is a pick.
const optionsOf = (choice: unknown) => (choice as { readonly options: readonly Option[] }).options
const cubesOf = (options: readonly Option[]) => options.map(({ id }) => id.split('>')[1])

test('A.3 Aerial Deployment: after both teams, on top of a stack, two cubes from enemies, on no objective, never in their zone', () => {
  const play = playing(laid, { call: 'aerial deployment', local: {} })
  expect(play.open).toEqual(['A: deploy'])
  const cubes = cubesOf(optionsOf(play.decision('deploy').choice))
  // The top of the stack, not the ground below it.
  expect(cubes).toContain('4-4-2')
  expect(cubes).not.toContain('4-4-1')
  // Beside the enemy, and in his zone.
  expect(cubes).not.toContain('3-2-1')
  expect(cubes).not.toContain('1-1-1')
  expect(cubes).toContain('3-3-1')
  expect(cubes).not.toContain('8-5-1')
  play.answer('A', 'deploy', 'deploy:A1>4-4-2').answer('A', 'deploy where', play.decision('deploy where').fallback)
  expect(play.state.models.A1?.standing).toBe('board')
  expect(play.state.tabletop.pieces.A1?.pose.on).toBe('floor 4-4-2')
  expect(play.open).toEqual([])
})
