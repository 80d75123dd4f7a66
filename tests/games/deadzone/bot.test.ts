import { expect, test } from 'vitest'
import { botAnswer } from '../../../src/bots/bot'
import { loadRules } from '../../../src/games'
import { seeded } from '../../conformance/rng'
import { acting, type DeadzonePlay, type Laid, laid, playing, turning } from './scenes'

const RULES = await loadRules()

/** What the bot answers to an open question, over many seeds. */
function answers(play: DeadzonePlay, subject: string): ReadonlySet<unknown> {
  const rules = RULES.deadzone
  if (!rules) throw new Error('no such game')
  const decision = play.decision(subject)
  const seat = decision.seat === 'chance' ? 'everybody' : decision.seat
  const all = Array.from({ length: 30 }, (_, seed) => botAnswer(rules, play.sees(seat), decision, seeded(seed + 1)))
  return new Set(all.map((answer) => (Array.isArray(answer) ? answer.join() : answer)))
}

const duel: Laid = { models: { A1: { profile: 'huscarl', at: '4-4-1' }, B1: { profile: 'enforcer', at: '4-6-1', damage: 1 } } }

test('a good shot is taken before anything else, and at whom it hurts most', () => {
  const play = acting(
    { ...duel, models: { ...duel.models, B2: { profile: 'captain', at: '4-6-1', pinned: true, as: { armour: 4 } } } },
    'A1',
  )
  expect(answers(play, 'action')).toEqual(new Set(['shoot']))
  play.answer('A', 'action', 'shoot')
  for (const id of answers(play, 'shoot what')) expect(id).toMatch(/>B1:/)
})

test('without anybody in sight it goes on; who holds an objective alone stays there', () => {
  const models = { A1: { profile: 'warrior', at: '4-4-1' }, B1: { profile: 'enforcer', at: '8-8-1' } } as const
  const walls = Object.fromEntries(['N', 'S', 'E'].map((side) => [`4-4-1 ${side}`, 'full' as const]))
  const going = acting({ models, panels: { ...walls, '4-4-1 W': 'doorL' } }, 'A1')
  for (const id of answers(going, 'action')) expect(['move', 'sprint']).toContain(id)
  const holding = acting({ models, panels: { ...walls, '4-4-1 W': 'full' }, objectives: [{ in: '4-4-1', vp: 2 }] }, 'A1')
  expect(answers(holding, 'action')).toEqual(new Set(['end']))
})

test('it stands up, takes what lies there, and names itself first', () => {
  const lying = acting({ models: { A1: { profile: 'warrior', at: '4-4-1', pinned: true } } }, 'A1')
  expect(answers(lying, 'action')).toEqual(new Set(['stand']))
  const items = playing({ models: duel.models, items: { t1: { in: '4-4-1' } } }, { call: 'items', local: { model: 'A1' } })
  expect(answers(items, 'item here')).toEqual(new Set(['take:t1']))
})

test('it does not pass while it can act, and uses an ACT result', () => {
  const models = {
    ...duel.models,
    A2: { profile: 'warrior', at: '3-4-1' },
    B2: { profile: 'warrior', at: '8-1-1' },
    B3: { profile: 'warrior', at: '8-2-1' },
  } as const
  const play = turning({ models, command: { A: 'ACT' } })
  expect(answers(play, 'turn').has('pass')).toBe(false)
  play.answer('A', 'turn', 'activate:A1').answer('A', 'action', 'move')
  play.answer('A', 'move where', play.decision('move where').fallback).answer('A', 'action', 'end')
  expect(answers(play, 'extra activation')).toEqual(new Set(['activate:A2']))
})

test('an enemy in a Rampage that it leads is set upon its own side (4.23)', () => {
  const models = {
    A1: { profile: 'enforcer', as: { abilities: [{ name: 'rampage' }] }, damage: 0, at: '4-4-1' },
    A2: { profile: 'enforcer', at: [9.8, 14] },
    B1: { profile: 'warrior', at: '8-8-1' },
  } as const
  const led = { model: 'A1', by: 'B' } as const
  const play = playing({ models, active: led }, { call: 'move', local: { ...led, most: 1, how: 'move' } })
  const there = laid({ models: { A1: { ...models.A1, at: [11.3, 12.7] } } }).tabletop.pieces.A1?.pose
  play.answer('B', 'move where', { stations: ['4-5-1'], pose: there })
  expect(answers(play, 'fight whom')).toEqual(new Set(['A2']))
})
