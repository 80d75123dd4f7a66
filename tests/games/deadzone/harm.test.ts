/** Damage and death (4.20), fire (DZ-ABL-06), shields and other protection (4.23, 4.24). */
import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../../src/games/deadzone/rules/facts/score'
import type { Calls } from '../../../src/games/deadzone/rules/terms'
import { type DeadzonePlay, type Laid, model, playing, weapon, whereIs } from './driver'

const harming = (position: Laid, more: Partial<Calls['harm']>): DeadzonePlay =>
  playing(position, { call: 'harm', local: { model: 'B1', potential: 1, ap: 0, how: 'shot', by: 'A1', ...more } })
const one = (armour: number, damage = 0, as: object = {}, items: Laid['items'] = {}): Laid => ({
  models: {
    A1: { profile: 'enforcer', at: '1-1-1' },
    B1: { profile: 'warrior', at: '4-4-1', damage, as: { armour, ...as } },
  },
  items,
})

test('R10, R14, DZ-DMG-01, DZ-DMG-02, DZ-DMG-03, DZ-DMG-04, DZ-DMG-05, DZ-ABL-12: armour, AP, injured and dead', () => {
  expect(whereIs(harming(one(0), { potential: 2 }), 'B1')).toBeUndefined()
  const hurt = harming(one(1), { potential: 2 })
  expect([model(hurt, 'B1').damage, whereIs(hurt, 'B1')]).toEqual([1, '4-4-1'])
  expect(whereIs(harming(one(1), { potential: 2, ap: 1 }), 'B1')).toBeUndefined()
  expect(harming(one(2), { potential: 1, ap: 1 }).last('model-harmed').armour.total).toBe(1)
})

test('G9, DZ-DMG-05: damage adds up; more than its Size is dead', () => {
  expect(whereIs(harming(one(1, 1), { potential: 2, ap: 1 }), 'B1')).toBeUndefined()
  expect(whereIs(harming(one(1, 1), { potential: 2 }), 'B1')).toBeUndefined()
  expect(model(harming(one(1, 1, { size: 2 }), { potential: 2 }), 'B1').damage).toBe(2)
})

test('DZ-DMG-03: AP beyond the armour does nothing more', () => {
  expect(harming(one(1), { potential: 1, ap: 3 }).last('model-harmed')).toMatchObject({ actual: 1, armour: { total: 0 } })
})

test('DZ-DMG-06, AMB-19, DZ-PROF-04, DZ-PAT-03: the opponent scores, whatever it died of', () => {
  const play = playing(one(0), { call: 'harm', local: { model: 'B1', potential: 5, ap: 0, how: 'fall' } })
  expect(pointsOf(play.state)).toEqual({ A: 2, B: 0 })
  const own = playing(one(0), { call: 'harm', local: { model: 'A1', potential: 5, ap: 0, how: 'own', by: 'A1' } })
  expect(pointsOf(own.state)).toEqual({ A: 0, B: 2 })
})

test('DZ-DMG-08, DZ-ITM-06: what it carried drops face up, a trap or a bike is gone', () => {
  const play = harming(one(0, 0, {}, { t1: { kind: 'ammo', with: 'B1' }, t2: { kind: 'mono-wheel', with: 'B1' } }), {
    potential: 4,
  })
  expect(play.state.items.t1).toMatchObject({ faceUp: true, where: { at: 'cube', cube: '4-4-1' } })
  expect(play.state.items.t2?.where).toEqual({ at: 'gone' })
  expect(model(play, 'B1')).toMatchObject({ standing: 'dead', items: [] })
})

test('DZ-ACT-06: dying ends the own activation', () => {
  const play = playing({ ...one(0), active: 'B1' }, { call: 'harm', local: { model: 'B1', potential: 4, ap: 0, how: 'fire' } })
  expect(play.state.active?.over).toBe(true)
})

test('DZ-DMG-07: Tough takes one off before the armour, whatever the AP', () => {
  const tough = { abilities: [{ name: 'tough' }] }
  const harmed = harming(one(1, 0, tough), { potential: 2, ap: 1 }).last('model-harmed')
  expect([harmed.potential.total, harmed.armour.total, harmed.actual]).toEqual([1, 0, 1])
})

test('DZ-DMG-07: an Energy Shield absorbs before everything else, and burns out with more 1s than successes (4.24)', () => {
  const shield = { t1: { kind: 'energy-shield-3', with: 'B1' } } as const
  const held = harming(one(0, 0, {}, shield), { potential: 2 }).roll('effect die', '6 7 1')
  expect(held.last('model-harmed')).toMatchObject({ actual: 0, potential: { total: 0 } })
  expect(held.state.items.t1?.worn).toBeUndefined()
  const burnt = harming(one(0, 0, { size: 3 }, shield), { potential: 2 }).roll('effect die', '1 1 6')
  expect(burnt.last('model-harmed').actual).toBe(1)
  expect(burnt.state.items.t1?.worn).toBe(true)
})

test('DZ-DMG-07: a Shield Generator shields everybody in its cube (4.23)', () => {
  const play = playing(
    {
      models: {
        A1: { profile: 'enforcer', at: '1-1-1' },
        B1: { profile: 'warrior', at: [10, 10] },
        B2: { profile: 'warrior', at: [11.3, 11.3], as: { abilities: [{ name: 'shield-generator', value: 4 }] } },
      },
    },
    { call: 'harm', local: { model: 'B1', potential: 1, ap: 0, how: 'shot', by: 'A1' } },
  )
  expect(play.open).toEqual(['chance: effect die'])
  play.roll('effect die', '6 1 2 3')
  expect(play.last('model-harmed').actual).toBe(0)
})

describe('DZ-DMG-07: several Energy Shields (4.24) apply one after the other', () => {
  /** A shield of its own with two dice, and a friend's generator with three; or its enemy's. */
  const shielded = (potential: number, generator: 'B2' | 'A2' = 'B2'): DeadzonePlay =>
    harming(
      {
        models: {
          A1: { profile: 'enforcer', at: '1-1-1' },
          B1: { profile: 'warrior', at: [10, 10], as: { armour: 0, size: 3 } },
          [generator]: { profile: 'warrior', at: [11.3, 11.3], as: { abilities: [{ name: 'shield-generator', value: 3 }] } },
        },
        items: { t1: { kind: 'energy-shield-2', with: 'B1' } },
      },
      { potential },
    )
  const tested = (play: DeadzonePlay) =>
    play.events.flatMap((event) => (event.type === 'shield-tested' ? [[event.shield, event.absorbed, event.burnt]] : []))

  test.each(['B2', 'A2'] as const)('each is rolled, its own first: both absorb (%s)', (generator) => {
    const play = shielded(3, generator).roll('effect die', '6 5')
    expect(play.open).toEqual(['chance: effect die'])
    play.roll('effect die', '6 1 2')
    expect(tested(play)).toEqual([
      ['energy-shield', 1, undefined],
      ['shield-generator', 1, undefined],
    ])
    expect(play.last('model-harmed')).toMatchObject({ potential: { total: 1 }, actual: 1 })
  })
  test('an 8 throws one more die of the same shield', () => {
    const play = shielded(3).roll('effect die', '8 1').roll('effect die', '6').roll('effect die', '1 2 3')
    expect(tested(play).map(([, absorbed]) => absorbed)).toEqual([2, 0])
  })
  test('each burns out by its own dice', () => {
    const own = shielded(3).roll('effect die', '1 1').roll('effect die', '6 6 1')
    expect([own.state.items.t1?.worn, model(own, 'B2').used, own.last('model-harmed').actual]).toEqual([true, [], 1])
    const other = shielded(3).roll('effect die', '6 2').roll('effect die', '1 2 3')
    expect([other.state.items.t1?.worn, model(other, 'B2').used]).toEqual([undefined, ['shield-generator']])
  })
  test('what nothing is left of is put to no further shield', () => {
    const play = shielded(1).roll('effect die', '6 1')
    expect([play.open, tested(play)]).toEqual([[], [['energy-shield', 1, undefined]]])
    expect(play.last('model-harmed')).toMatchObject({ potential: { total: 0 }, actual: 0 })
  })
})

test('DZ-DMG-07: Vulnerable dies of any damage, Toxic kills what lives (4.23)', () => {
  const weak = { abilities: [{ name: 'vulnerable' }], size: 3 }
  expect(whereIs(harming(one(1, 0, weak), { potential: 2 }), 'B1')).toBeUndefined()
  expect(whereIs(harming(one(1, 0, weak), { potential: 1 }), 'B1')).toBe('4-4-1')
  const toxic = (as: object): DeadzonePlay =>
    harming(
      {
        models: {
          A1: { profile: 'enforcer', at: '1-1-1', as: { weapons: [weapon('shards', 'fight', 0, 'toxic')] } },
          B1: { profile: 'warrior', at: '4-4-1', as: { size: 3, ...as } },
        },
      },
      { potential: 2, weapon: 'shards', how: 'fight' },
    )
  expect(whereIs(toxic({}), 'B1')).toBeUndefined()
  expect(whereIs(toxic({ abilities: [{ name: 'construct' }] }), 'B1')).toBe('4-4-1')
})

test('DZ-DMG-07: Life Support makes good one injury by an attack, once (4.23)', () => {
  const life = { abilities: [{ name: 'life-support' }] }
  const play = harming(one(0, 0, life), { potential: 1 })
  expect(model(play, 'B1')).toMatchObject({ damage: 0, used: ['life-support'] })
  const again = harming(
    {
      models: {
        ...one(0).models,
        B1: { profile: 'warrior', at: '4-4-1', as: { armour: 0, abilities: [{ name: 'life-support' }] }, used: ['life-support'] },
      },
    },
    { potential: 1 },
  )
  expect(model(again, 'B1').damage).toBe(1)
  expect(whereIs(harming(one(0, 0, life), { potential: 2 }), 'B1')).toBeUndefined()
})

test('a Defender Shield: +1 Armour for its carrier and for small friends in its cube, once (4.24)', () => {
  const harmed = (as: object) =>
    playing(
      {
        models: {
          A1: { profile: 'enforcer', at: '1-1-1' },
          B1: { profile: 'warrior', at: [10, 10], as },
          B2: { profile: 'warrior', at: [11.3, 11.3] },
        },
        items: { t1: { kind: 'defender-shield', with: 'B2' } },
      },
      { call: 'harm', local: { model: 'B1', potential: 1, ap: 0, how: 'shot', by: 'A1' } },
    ).last('model-harmed').armour.total
  expect([harmed({}), harmed({ size: 3 })]).toEqual([2, 1])
})

test('Volatile: damaged or saved by its armour, on a 1 it burns and the weapon is lost (4.23)', () => {
  const flamer = { weapons: [weapon('incinerator', 2, 0, 'volatile', 'it-burns')] }
  const play = harming(one(1, 0, flamer), { potential: 1 }).roll('effect die', '1')
  expect(model(play, 'B1')).toMatchObject({ onFire: true, used: ['incinerator'] })
  expect(model(harming(one(1, 0, flamer), { potential: 1 }).roll('effect die', '2'), 'B1').onFire).toBe(false)
})

test('Starforged Armour: AP one less for each die spent (A.3)', () => {
  const position: Laid = {
    ...one(2),
    sides: { B: { special: 'starforged-armour' } },
    command: { B: 'SPLAT SPLAT' },
    active: 'A1',
  }
  const play = harming(position, { potential: 2, ap: 2 })
  play.answer('B', 'use special', 'use:starforged-armour>B1').answer('B', 'use special', 'use:starforged-armour>B1')
  expect(play.last('model-harmed')).toMatchObject({ actual: 0, armour: { total: 2 } })
  expect(model(play, 'B1').boosts).toEqual([])
})

test('a Vehicle leaves its wreck (4.23)', () => {
  const play = harming(one(0, 0, { type: 'V', abilities: [{ name: 'vehicle' }] }), { potential: 5 })
  expect(model(play, 'B1')).toMatchObject({ standing: 'dead', wreck: true })
  expect(whereIs(play, 'B1')).toBe('4-4-1')
})

test('R13, BOOM!: killed, it explodes as a Frag among those in its cube (4.23)', () => {
  const play = playing(
    {
      models: {
        A1: { profile: 'enforcer', at: [11.3, 11.3] },
        B1: { profile: 'warrior', at: [10, 10], as: { armour: 0, abilities: [{ name: 'boom', value: 5 }] } },
      },
    },
    { call: 'harm', local: { model: 'B1', potential: 5, ap: 0, how: 'shot' } },
  )
  expect(play.state.test?.attack).toMatchObject({ target: 4, dice: { total: 5 } })
  expect(play.open).toEqual(['chance: attack dice'])
  play.roll('attack dice', '4 1 1 1 1')
  expect(play.state.test?.defence?.dice.total).toBe(3)
  play.roll('defence dice', '4 1 1')
  expect(play.open).toEqual(['chance: scatter die'])
})

test('G34, DZ-ABL-06, AMB-46: the fire is out whoever wins; if it was stronger it burns at AP 1 and ends the activation', () => {
  const burning = (fire: string, own: string) =>
    playing(
      { models: { A1: { profile: 'enforcer', at: '1-4-1', onFire: true, pinned: true } }, active: 'A1' },
      { call: 'on fire', local: { model: 'A1' } },
    )
      .roll('attack dice', fire)
      .roll('defence dice', own)
  const out = burning('4 2 3', '4 1 2')
  expect([model(out, 'A1').onFire, model(out, 'A1').damage, out.state.active?.over]).toEqual([false, 0, false])
  const hurt = burning('4 5 3', '4 1 2')
  expect([model(hurt, 'A1').onFire, model(hurt, 'A1').damage, hurt.state.active?.over]).toEqual([false, 1, true])
})

test('AMB-33, DZ-CMD-11: a DICE result goes into a Survive test against fire, too', () => {
  const play = playing(
    { models: { A1: { profile: 'enforcer', at: '1-4-1', onFire: true } }, active: 'A1', command: { A: 'DICE' } },
    { call: 'on fire', local: { model: 'A1' } },
  )
  expect(play.open).toEqual(['A: add dice'])
  play.answer('A', 'add dice', ['die:a1'])
  expect(play.state.test?.defence?.dice.total).toBe(4)
})
