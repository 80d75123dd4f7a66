/** Fights (4.18): commitments, modifiers, who deals damage, Pinned defenders, what weapons do besides. */
import { expect, test } from 'vitest'
import type { FightReport } from '../../../src/games/deadzone/rules/reports'
import type { Calls } from '../../../src/games/deadzone/rules/terms'
import { call, procedure, tell } from '../../../src/games/deadzone/rules/terms'
import { type DeadzonePlay, type Instead, type Laid, model, playing, takes, weapon, whereIs } from './driver'

const fighting = (position: Laid, more: Partial<Calls['fight']> = {}, instead: Instead = {}): DeadzonePlay =>
  playing(
    { active: 'A1', ...position },
    { call: 'fight', local: { attacker: 'A1', defender: 'B1', movedIn: [], mustSurvive: false, ...more } },
    instead,
  )
const action = (position: Laid): DeadzonePlay =>
  playing({ active: 'A1', ...position }, { call: 'fight action', local: { model: 'A1', by: 'A', how: 'action' } })
const dice = (play: DeadzonePlay) => [play.state.test?.attack.dice.total, play.state.test?.defence?.dice.total]
const keys = (play: DeadzonePlay, who: 'attack' | 'defence') =>
  play.state.test?.[who]?.dice.parts.slice(1).map(({ value, reason }) => `${value} ${reason.rule}`)

/** Two in one cube, with room. */
const at = { A1: [9.8, 9.8], A2: [9.8, 11.3], B1: [11.3, 11.3], B2: [11.3, 9.8] } as const
const pair: Laid = { models: { A1: { profile: 'enforcer', at: at.A1 }, B1: { profile: 'warrior', at: at.B1 } } }

test('R2, DZ-TEST-02, DZ-FGT-04, DZ-FGT-05, DZ-FGT-09, DZ-FGM: the higher Fight test deals the difference', () => {
  const five = { fight: 5, armour: 0 } as const
  const play = fighting({
    models: {
      A1: { profile: 'enforcer', at: at.A1, as: five },
      B1: { profile: 'warrior', at: at.B1, as: { fight: 4, armour: 0 } },
    },
  })
  expect(play.options('defend')).toEqual(['fight:knife', 'survive'])
  play.answer('B', 'defend', 'fight:knife')
  expect(dice(play)).toEqual([3, 3])
  play.roll('attack dice', '6 5 1').roll('defence dice', '4 2 3')
  expect([model(play, 'B1').damage, model(play, 'A1').damage]).toEqual([1, 0])
})

test('G10, DZ-FGM-01, DZ-ABL-08, DZ-ABL-12, AMB-01: a counter-attack that wins hurts who moved in', () => {
  const play = fighting(
    { models: { A1: { profile: 'assault', at: at.A1 }, B1: { profile: 'huscarl', at: at.B1 } } },
    { movedIn: ['A1'] },
  ).answer('B', 'defend', 'fight:forge-hammer')
  expect(dice(play)).toEqual([4, 3])
  play.roll('attack dice', '5 3 8 2').roll('attack dice', '2').roll('reroll dice', '1').roll('defence dice', '4 6 4')
  const harmed = play.last('model-harmed')
  expect([harmed.model, harmed.potential.total, harmed.armour.total, harmed.damage]).toEqual(['A1', 1, 0, 1])
})

test('DZ-FGT-08: a tie, and a Survive test that is higher, do nothing', () => {
  const tie = fighting(pair).answer('B', 'defend', 'fight:knife').roll('attack dice', '6 1 1').roll('defence dice', '5 1 1')
  const dodge = fighting(pair).answer('B', 'defend', 'survive').roll('attack dice', '1 1 1').roll('defence dice', '4 4 4')
  for (const play of [tie, dodge]) expect(play.events.some(({ type }) => type === 'model-harmed')).toBe(false)
})

test('G11, DZ-PIN-03, DZ-FGM-05, AMB-09, AMB-11: a Pinned defender Survives, gives a die, and stands; it is not activated', () => {
  const play = fighting(
    { models: { A1: { profile: 'enforcer', at: at.A1 }, B1: { profile: 'warrior', at: at.B1, pinned: true } } },
    { movedIn: ['A1'] },
  )
  expect(play.open).toEqual(['chance: attack dice'])
  expect(dice(play)).toEqual([5, 3])
  expect(keys(play, 'attack')).toEqual(['1 DZ-FGM-01', '1 DZ-FGM-05'])
  play.roll('attack dice', '6 2 7 1 5').roll('defence dice', '3 8 2').roll('defence dice', '4')
  expect(model(play, 'B1')).toMatchObject({ pinned: false, activated: false, damage: 0 })
})

test('DZ-PIN-03: a defender that stood when its Fight began and is Pinned by what that sets off stays Pinned', () => {
  const as = { armour: 0, abilities: [{ name: 'boom', value: 3 }] } as const
  const play = fighting({ models: { A1: { profile: 'enforcer', at: at.A1, as }, B1: { profile: 'warrior', at: at.B1 } } })
  // It strikes back and kills, and the dead one bursts.
  play.answer('B', 'defend', 'fight:knife').roll('attack dice', '1 1 1').roll('defence dice', '5 5 1')
  play.roll('attack dice', '1 1 1').roll('defence dice', '4 4 4').roll('scatter die', '1')
  takes(play, 'B', 'throw where')
  expect([model(play, 'A1').standing, model(play, 'B1').standing]).toEqual(['dead', 'board'])
  expect([model(play, 'B1').pinned, play.events.some(({ type }) => type === 'model-stood')]).toEqual([true, false])
  expect(play.open).toEqual([])
})

test('G12, DZ-FGM-02, DZ-FGM-03, DZ-FGM-04: a friend beside, an injured foe, a bigger body', () => {
  const play = fighting({
    models: {
      A1: { profile: 'enforcer', at: at.A1, damage: 1 },
      A2: { profile: 'enforcer', at: at.A2 },
      B1: { profile: 'warrior', at: at.B1, as: { size: 2 } },
    },
  }).answer('B', 'defend', 'survive')
  expect(dice(play)).toEqual([4, 5])
  expect(keys(play, 'attack')).toEqual(['1 DZ-FGM-02'])
  expect(keys(play, 'defence')).toEqual(['1 DZ-FGM-03', '1 DZ-FGM-04'])
})

test('G13, DZ-FGM-02: a Pinned friend gives nothing, two standing ones no more than one', () => {
  const friends = (pinned: boolean, third: boolean): Laid => ({
    models: {
      A1: { profile: 'enforcer', at: at.A1 },
      A2: { profile: 'enforcer', at: at.A2, pinned },
      ...(third ? { A3: { profile: 'enforcer', at: at.B2 } as const } : {}),
      B1: { profile: 'warrior', at: at.B1 },
    },
  })
  expect(dice(fighting(friends(true, false)))[0]).toBe(3)
  expect(dice(fighting(friends(false, true)))[0]).toBe(4)
})

test('DZ-FGM-06: who carries a Heavy weapon has a die less to Fight, not to Survive', () => {
  const as = { weapons: [weapon('cannon', 8, 0, 'heavy'), weapon('knife', 'fight')] }
  const position = (who: 'A1' | 'B1'): Laid => ({
    models: {
      A1: { profile: 'enforcer', at: at.A1, ...(who === 'A1' ? { as } : {}) },
      B1: { profile: 'warrior', at: at.B1, ...(who === 'B1' ? { as } : {}) },
    },
  })
  expect(dice(fighting(position('A1')))[0]).toBe(2)
  expect(dice(fighting(position('B1')).answer('B', 'defend', 'survive'))[1]).toBe(3)
  expect(dice(fighting(position('B1')).answer('B', 'defend', 'fight:knife'))[1]).toBe(2)
})

test('G3, DZ-FGT-07, DZ-TEST-09: a null Fight stat throws nothing and takes no Command dice; the target may strike back', () => {
  const play = fighting(
    { models: { A1: { profile: 'drone', at: at.A1 }, B1: { profile: 'warrior', at: at.B1 } }, command: { A: 'DICE DICE' } },
    { movedIn: ['A1'] },
  )
  expect(play.open).toEqual(['B: defend'])
  play.answer('B', 'defend', 'fight:knife')
  expect(play.open).toEqual(['chance: defence dice'])
  play.roll('defence dice', '5 5 1')
  expect(play.state.test?.attack).toMatchObject({ successes: 0, waves: [] })
  // Two Potential Damage on no armour: dead.
  expect(whereIs(play, 'A1')).toBeUndefined()
})

test('DZ-FGT-06: a target with a null Fight stat cannot strike back and is not asked', () => {
  const play = fighting({ models: { A1: { profile: 'enforcer', at: at.A1 }, B1: { profile: 'drone', at: at.B1 } } })
  expect(play.open).toEqual(['chance: attack dice'])
  expect(play.state.test?.defence?.stat).toBe('survive')
})

test('DZ-FGT-01, DZ-FGT-03: the Fight action names an enemy and a weapon for Fights', () => {
  const as = { weapons: [weapon('rifle', 6), weapon('axe', 'fight', 1), weapon('knife', 'fight')] }
  const play = action({
    models: {
      A1: { profile: 'enforcer', at: at.A1, as },
      B1: { profile: 'warrior', at: at.B1 },
      B2: { profile: 'warrior', at: at.B2, pinned: true },
      B3: { profile: 'warrior', at: '1-1-1' },
    },
  })
  expect(play.options('fight with')).toEqual(['with:axe>B1', 'with:knife>B1', 'with:axe>B2', 'with:knife>B2'])
  const shown = play.option('fight with', 'with:axe>B2').shows as unknown as FightReport
  expect([shown.attack.total, shown.ap.total, shown.armour.total, shown.counter]).toEqual([4, 1, 0, undefined])
  play.answer('A', 'fight with', 'with:axe>B2')
  expect(play.state.active).toMatchObject({ typesUsed: ['fight'], budget: 'done' })
  expect(play.state.test?.attack.dice).toEqual(shown.attack)
  expect(action(pair).state.active?.typesUsed).toEqual(['fight'])
})

test('DZ-FGT-01, DZ-FGT-02: without an enemy in the cube there is no Fight action', () => {
  const play = action({ models: { A1: { profile: 'enforcer', at: '1-1-1' }, B1: { profile: 'warrior', at: '2-1-1' } } })
  expect([play.open, play.state.active?.typesUsed]).toEqual([[], []])
})

test('DZ-FGT-03, W5: with several weapons each fighter names one before any die', () => {
  const as = { weapons: [weapon('axe', 'fight', 1), weapon('knife', 'fight')] }
  const play = fighting({ models: { A1: { profile: 'enforcer', at: at.A1, as }, B1: { profile: 'warrior', at: at.B1, as } } })
  expect(play.options('fight with')).toEqual(['with:axe>B1', 'with:knife>B1'])
  play.answer('A', 'fight with', 'with:axe>B1')
  expect(play.options('defend')).toEqual(['fight:axe', 'fight:knife', 'survive'])
})

test('DZ-FGT-10: nobody is moved by a Fight alone', () => {
  const before = fighting(pair)
  const poses = JSON.stringify(before.state.tabletop.pieces)
  before.answer('B', 'defend', 'survive').roll('attack dice', '6 6 1').roll('defence dice', '1 1 1')
  expect(JSON.stringify(before.state.tabletop.pieces)).toBe(poses)
})

test('DZ-ABL-07, G31: Knockback throws a survivor that took Potential Damage, even if its armour held', () => {
  const calls: unknown[] = []
  const thrown = procedure('thrown', {
    begin: ({ local }) => {
      calls.push(local)
      return tell([], 'done')
    },
  })
  const position: Laid = { models: { A1: { profile: 'captain', at: at.A1 }, B1: { profile: 'warrior', at: at.B1 } } }
  const play = fighting(position, {}, { thrown }).answer('B', 'defend', 'survive')
  play.roll('attack dice', '5 1 1').roll('defence dice', '1 1 1')
  expect(model(play, 'B1').damage).toBe(0)
  expect(calls).toEqual([{ model: 'B1', from: 'A1', pins: false, by: 'A' }])
  // Not on a miss, nor on the Solid.
  calls.length = 0
  fighting(position, {}, { thrown }).answer('B', 'defend', 'survive').roll('attack dice', '1 1 1').roll('defence dice', '1 1 1')
  const solid = { abilities: [{ name: 'solid' }] } as const
  fighting(
    { models: { A1: { profile: 'captain', at: at.A1 }, B1: { profile: 'warrior', at: at.B1, as: solid } } },
    {},
    { thrown },
  )
    .answer('B', 'defend', 'survive')
    .roll('attack dice', '5 1 1')
    .roll('defence dice', '1 1 1')
  expect(calls).toEqual([])
})

test('DZ-ENG-12: a defender that must Survive is not asked; Tenacious takes a die from who leaves', () => {
  const tenacious = { abilities: [{ name: 'tenacious' }] } as const
  const play = playing(
    { models: { A1: { profile: 'enforcer', at: at.A1 }, B1: { profile: 'warrior', at: at.B1, as: tenacious } }, active: 'A1' },
    { call: 'fight', local: { attacker: 'B1', defender: 'A1', movedIn: [], mustSurvive: true } },
  )
  expect(play.open).toEqual(['chance: attack dice'])
  expect(dice(play)).toEqual([3, 2])
})

test('Horde: one die for each other friend of the Horde in the cube (4.23)', () => {
  const horde = { abilities: [{ name: 'horde' }] } as const
  const play = fighting({
    models: {
      A1: { profile: 'enforcer', at: at.A1, as: horde },
      A2: { profile: 'enforcer', at: at.A2, as: horde },
      A3: { profile: 'enforcer', at: at.B2, as: horde },
      B1: { profile: 'warrior', at: at.B1 },
    },
  })
  expect(dice(play)[0]).toBe(6)
})

test('Non-combatant: uses no weapons and must Survive (4.23); Dismantle adds one against a Construct (A.3)', () => {
  const medic = { abilities: [{ name: 'non-combatant' }] } as const
  const play = fighting({ models: { A1: { profile: 'enforcer', at: at.A1 }, B1: { profile: 'warrior', at: at.B1, as: medic } } })
  expect(play.open).toEqual(['chance: attack dice'])
  const cutter = fighting({
    models: {
      A1: { profile: 'enforcer', at: at.A1, as: { abilities: [{ name: 'dismantle' }] } },
      B1: { profile: 'drone', at: at.B1, as: { size: 3 } },
    },
  })
  cutter.roll('attack dice', '6 1 1').roll('defence dice', '1 1 1 1')
  expect(cutter.last('model-harmed').potential.total).toBe(2)
})

test('Bastion and Green Rage come before the dice (A.3)', () => {
  const guarded = fighting({ ...pair, command: { B: 'SPLAT' }, sides: { B: { special: 'bastion' } } })
  expect(guarded.open).toEqual(['B: use special'])
  guarded.answer('B', 'use special', 'use:bastion>B1').answer('B', 'defend', 'survive')
  guarded.roll('attack dice', '6 6 1').roll('defence dice', '1 1 1')
  expect(guarded.last('model-harmed')).toMatchObject({ actual: 0, damage: 0 })
  expect(model(guarded, 'B1').boosts).toEqual([])
  const raging = fighting({ ...pair, command: { A: 'SPLAT' }, sides: { A: { special: 'green-rage' } } })
  raging.answer('A', 'use special', 'use:green-rage>A1')
  expect(raging.state.test?.attack.rerolls?.total).toBe(4)
})

test('a fighter that died before it came to blows fights nobody', () => {
  const play = playing(
    { ...pair, active: 'A1' },
    { call: 'recon', local: {} },
    {
      recon: procedure('recon', {
        dies: () => call('death', { model: 'B1', how: 'own' }, 'fights'),
        fights: () => call('fight', { attacker: 'A1', defender: 'B1', movedIn: [], mustSurvive: false }, 'done'),
      }),
    },
  )
  expect(play.open).toEqual([])
  expect(play.events.some(({ type }) => type === 'fight-begun')).toBe(false)
})
