import { expect, test } from 'vitest'
import { menuOf } from '../../../src/games/deadzone/rules/facts/menu'
import { acting, type DeadzonePlay, goes, type Laid, laid } from './driver'

const alone: Laid = { models: { A1: { profile: 'warrior', at: '4-4-1' }, B1: { profile: 'enforcer', at: '4-1-1' } } }
const among = (enemy: Partial<Laid['models'][string]> = {}, more: Partial<Laid> = {}): Laid => ({
  models: {
    A1: { profile: 'warrior', at: [10, 10.5] },
    B1: { profile: 'enforcer', at: [11.3, 10.5], ...enemy },
    B2: { profile: 'enforcer', at: '4-1-1' },
  },
  ...more,
})
/** The regular actions that are open, and the reasons of the others. */
const regular = ['move', 'sprint', 'stand', 'shoot', 'fight', 'special']
const open = (play: DeadzonePlay) => play.options('action').filter((id) => regular.includes(id))
const reason = (play: DeadzonePlay, id: string) => play.option('action', id).refused
const stay = (play: DeadzonePlay) => play.answer('A', 'move where', play.decision('move where').fallback)

test('DZ-ACT-01, DZ-ACT-02, DZ-ACT-07: alone in its cube it may Move, Sprint or Shoot; what it may not is shown with its reason', () => {
  const play = acting(alone, 'A1')
  expect(open(play)).toEqual(['move', 'sprint', 'shoot'])
  expect(reason(play, 'stand')).toMatchObject({ key: 'is-standing', rule: 'DZ-STD-01' })
  expect(reason(play, 'fight')).toMatchObject({ key: 'no-enemy-here', rule: 'DZ-FGT-01' })
  expect(reason(play, 'special')).toMatchObject({ rule: 'DZ-SPC-01' })
  expect(play.options('action')).toContain('end')
})

test('DZ-ACT-01, DZ-ACT-03: after a short action no long one, and none of the same kind', () => {
  const play = stay(acting(alone, 'A1').answer('A', 'action', 'move'))
  expect(play.state.active).toMatchObject({ budget: 'short', typesUsed: ['move'] })
  expect(open(play)).toEqual(['shoot'])
  expect(reason(play, 'sprint')).toMatchObject({ key: 'no-long-left', rule: 'DZ-ACT-01' })
  expect(reason(play, 'move')).toMatchObject({ key: 'type-used', rule: 'DZ-ACT-03' })
})

test('DZ-ACT-01: a long action is the whole activation', () => {
  const play = stay(acting(alone, 'A1').answer('A', 'action', 'sprint'))
  expect(play.state.active?.budget).toBe('done')
  expect(open(play)).toEqual([])
  expect(reason(play, 'shoot')).toMatchObject({ key: 'budget-spent', rule: 'DZ-ACT-01' })
})

test('G18, DZ-ACT-03: no action twice, but a Move, a free Shoot and a Shoot', () => {
  const play = acting({ ...alone, command: { A: 'SHOOT' } }, 'A1')
  stay(play.answer('A', 'action', 'move'))
  expect(reason(play, 'move')).toMatchObject({ key: 'type-used' })
  play.answer('A', 'action', 'free-shoot:a1').answer('A', 'shoot what', 'shoot:hailstorm-rifle>B1:normal')
  const { count } = { count: play.decision('attack dice').choice as unknown as { dice: readonly unknown[] } }
  play.roll('attack dice', '1'.repeat(count.dice.length)).roll('defence dice', '111')
  expect(play.state.active).toMatchObject({ freeDieUsed: true, budget: 'short', typesUsed: ['move'] })
  expect(open(play)).toEqual(['shoot'])
  play.answer('A', 'action', 'shoot').answer('A', 'shoot what', 'shoot:hailstorm-rifle>B1:normal')
  play.roll('attack dice', '1'.repeat(count.dice.length)).roll('defence dice', '111')
  expect(play.state.active?.budget).toBe('done')
  expect(reason(play, 'shoot')).toMatchObject({ key: 'budget-spent' })
})

test('DZ-ACT-04, AMB-12, G21: a Pinned model can only stand up; free dice are for afterwards', () => {
  const lying: Laid = { models: { A1: { profile: 'warrior', at: '4-4-1', pinned: true } }, command: { A: 'MOVE' } }
  const play = acting(lying, 'A1')
  expect(open(play)).toEqual(['stand'])
  expect(reason(play, 'move')).toMatchObject({ key: 'must-stand-first', rule: 'DZ-ACT-04' })
  expect(reason(play, 'free-move:a1')).toMatchObject({ key: 'no-free-die-pinned', rule: 'DZ-CMD-17' })
  play.answer('A', 'action', 'stand').answer('A', 'stand where', play.decision('stand where').fallback)
  expect(play.state.models.A1?.pinned).toBe(false)
  expect(play.options('action')).toContain('free-move:a1')
})

test('DZ-ACT-04: it may stay where it lies', () => {
  const play = acting({ models: { A1: { profile: 'warrior', at: '4-4-1', pinned: true } } }, 'A1').answer('A', 'action', 'end')
  expect(play.state.models.A1).toMatchObject({ pinned: true, activated: true })
})

test('DZ-ACT-05: among standing enemies only Fight and Move', () => {
  const play = acting(among(), 'A1')
  expect(open(play)).toEqual(['move', 'fight'])
  expect(reason(play, 'shoot')).toMatchObject({ key: 'standing-enemies', says: { enemies: ['B1'] }, rule: 'DZ-ACT-05' })
  // It began there: that is reason enough.
  expect(reason(play, 'sprint')).toMatchObject({ key: 'started-with-enemy', rule: 'DZ-SPR-02' })
})

test('DZ-ACT-05, DZ-PIN-05: with all enemies Pinned it may not Shoot nor Sprint from there, but Fight and Move', () => {
  const play = acting(among({ pinned: true }), 'A1')
  expect(open(play)).toEqual(['move', 'fight'])
  expect(reason(play, 'shoot')).toMatchObject({ key: 'enemy-in-cube', says: { enemies: ['B1'] } })
})

test('DZ-ACT-05, DZ-SPR-02, AMB-14: enemies that came later bar a Sprint only while they stand', () => {
  const sprint = (position: Laid) => {
    const state = laid({ ...position, active: { model: 'A1', enemyAtStart: false } })
    if (!state.active) throw new Error('nobody is active')
    return menuOf(state, state.active, 'A', []).find(({ id }) => id === 'sprint')?.refused?.key
  }
  expect([sprint(among()), sprint(among({ pinned: true })), sprint(alone)]).toEqual(['standing-enemies', undefined, undefined])
})

test('DZ-TEST-09: without a stat an action cannot be chosen', () => {
  const drone = acting(
    among({}, { models: { A1: { profile: 'drone', at: [10, 10.5] }, B1: { profile: 'warrior', at: [11.3, 10.5] } } }),
    'A1',
  )
  expect(reason(drone, 'fight')).toMatchObject({ rule: 'DZ-TEST-09' })
  const blunt = acting(
    { models: { A1: { profile: 'warrior', at: '4-4-1', as: { shoot: null } }, B1: { profile: 'drone', at: '4-5-1' } } },
    'A1',
  )
  expect(reason(blunt, 'shoot')).toMatchObject({ rule: 'DZ-TEST-09' })
})

test('G17, DZ-SPR-02, DZ-ENG-10, DZ-CMD-12: away by a MOVE die it may not Sprint, but Move and Shoot', () => {
  const play = acting(among({}, { command: { A: 'MOVE' } }), 'A1')
  play.answer('A', 'action', 'free-move:a1')
  goes(play, 'A', '5-4-1')
  play.answer('B', 'break-away attacker', 'none')
  expect(reason(play, 'sprint')).toMatchObject({ key: 'started-with-enemy', rule: 'DZ-SPR-02' })
  expect(open(play)).toEqual(['move', 'shoot'])
})

test('G19, DZ-CMD-16: one of MOVE, SHOOT and FIGHT for each model; DICE and SPLAT are not meant', () => {
  const play = acting({ ...alone, command: { A: 'MOVE SHOOT DICE SPLAT' } }, 'A1')
  stay(play.answer('A', 'action', 'free-move:a1'))
  expect(reason(play, 'free-shoot:a2')).toMatchObject({ key: 'free-die-used', rule: 'DZ-CMD-16' })
  play.answer('A', 'action', 'shoot').answer('A', 'shoot what', 'shoot:hailstorm-rifle>B1:normal')
  expect(play.options('add dice')).toEqual(['die:a3'])
})

test('DZ-CMD-13, DZ-CMD-14, DZ-CMD-17: free Shoots and Fights obey all that their actions obey', () => {
  const play = acting(among({}, { command: { A: 'SHOOT FIGHT' } }), 'A1')
  expect(reason(play, 'free-shoot:a1')).toMatchObject({ key: 'standing-enemies', rule: 'DZ-ACT-05' })
  expect(play.options('action')).toContain('free-fight:a2')
  const far = acting({ ...alone, command: { A: 'SHOOT FIGHT' } }, 'A1')
  expect(reason(far, 'free-fight:a2')).toMatchObject({ key: 'no-enemy-here' })
  expect(far.options('action')).toContain('free-shoot:a1')
})

test('DZ-CMD-14: a FIGHT die after a Fight of its own', () => {
  const play = acting(among({}, { command: { A: 'FIGHT' } }), 'A1')
  const fights = (id: string) => {
    play.answer('A', 'action', id)
    play.answer('B', 'defend', 'survive').roll('attack dice', '111').roll('defence dice', '111')
  }
  fights('fight')
  expect(play.state.active).toMatchObject({ budget: 'done', typesUsed: ['fight'] })
  fights('free-fight:a1')
  expect(play.state.active).toMatchObject({ freeDieUsed: true })
  expect(open(play)).toEqual([])
})

test('DZ-ACT-06: being Pinned or killed in its own activation ends it', () => {
  // It steps off a roof two levels high, and is Pinned by the fall.
  const roof: Laid = { models: { A1: { profile: 'warrior', at: '3-4-3' } }, floors: { '3-4-3': 'floor' } }
  const play = acting(roof, 'A1').answer('A', 'action', 'move')
  goes(play, 'A', '4-4-3>4-4-1')
  play.roll('attack dice', '11111').roll('defence dice', '111')
  expect(play.state.models.A1).toMatchObject({ pinned: true, activated: true })
  expect(play.open).toEqual([])
})

test('G16, DZ-ENG-03, DZ-ACT-01: after a Fight that its Move brought, one more short action', () => {
  const position: Laid = {
    models: {
      A1: { profile: 'warrior', at: '4-4-1' },
      B1: { profile: 'enforcer', at: '5-4-1', as: { armour: 0 } },
      B2: { profile: 'enforcer', at: '5-1-1' },
    },
  }
  const play = acting(position, 'A1').answer('A', 'action', 'move')
  goes(play, 'A', '5-4-1')
  play.answer('B', 'defend', 'survive').roll('attack dice', '5551').roll('defence dice', '111')
  expect(play.state.models.B1?.standing).toBe('dead')
  expect(open(play)).toEqual(['shoot'])
  expect(reason(play, 'fight')).toMatchObject({ key: 'no-long-left', rule: 'DZ-ACT-01' })
})

test('R12, DZ-CMD-11: the target of a Shoot adds a DICE result to its Survive test in the other’s Turn', () => {
  const play = acting({ ...alone, command: { B: 'DICE DICE' } }, 'A1')
  play.answer('A', 'action', 'shoot').answer('A', 'shoot what', 'shoot:hailstorm-rifle>B1:normal')
  play.answer('B', 'add dice', ['die:b1'])
  const { dice } = play.decision('attack dice').choice as unknown as { dice: readonly unknown[] }
  play.roll('attack dice', '1'.repeat(dice.length))
  expect(play.decision('defence dice').choice).toMatchObject({ dice: { length: 4 } })
  expect(play.state.sides.B.command.map(({ spent }) => spent ?? false)).toEqual([true, false])
})

test('DZ-ABL-06, AMB-46: who burns puts the fire out before anything else; what is left of the activation follows', () => {
  const play = acting({ models: { A1: { profile: 'warrior', at: '4-4-1', onFire: true, pinned: true } } }, 'A1')
  play.roll('attack dice', '423').roll('defence dice', '412')
  expect(play.state.models.A1?.onFire).toBe(false)
  expect(open(play)).toEqual(['stand'])
})
