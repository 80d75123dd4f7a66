/** Where the bot walks. */
import { expect, test } from 'vitest'
import { botAnswer } from '../../../src/bots/bot'
import { loadRules } from '../../../src/games'
import { gapBetween } from '../../../src/games/exterminate/rules/facts/figures'
import { nodesTouched } from '../../../src/games/exterminate/rules/facts/nodes'
import { seeded } from '../../conformance/rng'
import { inch } from '../../driver/inches'
import { type Laid, moving, where } from './position'

const RULES = await loadRules()

/** The position after the bot has walked with this figure. */
function walked(position: Laid, ref = 'A1') {
  const rules = RULES.exterminate
  if (!rules) throw new Error('no such game')
  const play = moving(position).answer('A', 'move turn', `move:${ref}`)
  const answer = botAnswer(rules, play.sees('A'), play.decision('move where'), seeded(1))
  return play.answer('A', 'move where', answer)
}

test('a fighter walks to where it may engage, around what it would have to cross', () => {
  const figures = { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [6, 0] } } as const
  const play = walked({ figures })
  expect(gapBetween(play.state, 'A1', 'B1')).toBeLessThanOrEqual(inch(2))
  const low = { low: { box: [1.5, -0.3, 2, 0.3], height: 0.8 } } as const
  const around = walked({ figures, terrain: low })
  // Nothing was rolled for: it has arrived.
  expect(around.last('figure-moved')).toBeDefined()
  expect(where(around.state, 'A1')?.[0]).toBeGreaterThan(1.5)
})

test('a shooter comes into range, and stays out of the reach of a better fighter', () => {
  const far = walked({ figures: { A1: { profile: 'TD', at: [-7, 0] }, B1: { profile: 'TC', at: [8, 0] } } })
  const gap = gapBetween(far.state, 'A1', 'B1')
  expect(gap).toBeLessThanOrEqual(inch(10))
  expect(gap).toBeGreaterThan(inch(6))
  const near = walked({ figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [4, 0] } } })
  expect(gapBetween(near.state, 'A1', 'B1')).toBeGreaterThan(inch(6))
})

test('it takes the node beside it, unless a friend is closer', () => {
  const position: Laid = {
    figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [16, 16] } },
    nodes: { n1: { at: [3, 0] } },
  }
  expect(nodesTouched(walked(position).state, 'A1')).toEqual(['n1'])
  const figures = { ...position.figures, A2: { profile: 'TD', at: [4.6, 0] } } as const
  const nodes = { n1: { at: [3, 0] }, n2: { at: [-4, 0] } } as const
  expect(nodesTouched(walked({ figures, nodes }).state, 'A1')).toEqual(['n2'])
})
