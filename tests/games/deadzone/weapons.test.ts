/** Keywords of weapons that change how a shot or a Fight works (4.23, A.3), and Specials that go with them. */
import { expect, test } from 'vitest'
import type { AttackId } from '../../../src/games/deadzone/rules/ids'
import { go, procedure } from '../../../src/games/deadzone/rules/terms'
import { type DeadzonePlay, type Instead, type Laid, model, playing, weapon } from './driver'

const armed = (...weapons: readonly ReturnType<typeof weapon>[]) => ({ weapons })
const choosing = (position: Laid, instead: Instead = {}): DeadzonePlay =>
  playing({ active: 'A1', ...position }, { call: 'shoot', local: { model: 'A1', by: 'A', how: 'action' } }, instead)
const shooting = (position: Laid, id: AttackId, instead: Instead = {}) =>
  choosing(position, instead).answer('A', 'shoot what', id)
const gunner = (gun: ReturnType<typeof weapon>, more: Partial<Laid> = {}): Laid => ({
  models: { A1: { profile: 'enforcer', at: '1-4-1', as: armed(gun) }, B1: { profile: 'warrior', at: '4-4-1' } },
  ...more,
})
const HIT = '4 4 4 4 4'
const FLAT = '1 1 1'

test('Stun and Non-Lethal do no damage; Stun marks the hit activated', () => {
  const stun = shooting(gunner(weapon('gun', 6, 0, 'stun')), 'shoot:gun>B1:normal')
    .roll('attack dice', HIT)
    .roll('defence dice', FLAT)
  expect(model(stun, 'B1')).toMatchObject({ activated: true, damage: 0 })
  const soft = shooting(gunner(weapon('gun', 6, 0, 'non-lethal')), 'shoot:gun>B1:normal')
    .roll('attack dice', HIT)
    .roll('defence dice', FLAT)
  expect(model(soft, 'B1')).toMatchObject({ activated: false, damage: 0 })
})

test('DZ-ABL-07: Knockback by a shot throws the survivor directly away', () => {
  const thrown = procedure('thrown', { begin: ({ local }) => go(local.from === 'A1' && !local.pins ? 'done' : 'begin') })
  const position = gunner(weapon('gun', 6, 0, 'knockback'))
  const play = shooting(position, 'shoot:gun>B1:normal').roll('attack dice', '4 1 1 1 1').roll('defence dice', FLAT)
  expect(play.open).toEqual(['A: throw where'])
  expect(
    shooting(position, 'shoot:gun>B1:normal', { thrown }).roll('attack dice', '4 1 1 1 1').roll('defence dice', FLAT).open,
  ).toEqual([])
})

test('Psychic needs no line of sight', () => {
  const wall = {
    panels: { '4-4-1 W': 'full', '4-4-1 N': 'full', '4-4-1 S': 'full', '3-4-1 N': 'full', '3-4-1 S': 'full' },
  } as const
  const blind = choosing(gunner(weapon('gun', 6, 0, 'psychic'), wall))
  expect(blind.option('shoot what', 'shoot:gun>B1:normal').refused).toBeUndefined()
  expect(choosing(gunner(weapon('gun', 6), wall)).open).toEqual([])
})

test('Invigorate: two successes take the activation marker off a friend, in its own cube, too', () => {
  const gun = weapon('passion', 4, 0, 'invigorate', 'psychic')
  const position: Laid = {
    models: {
      A1: { profile: 'enforcer', at: [9.8, 9.8], as: armed(gun) },
      A2: { profile: 'enforcer', at: [11.3, 11.3], activated: true },
    },
  }
  const play = shooting(position, 'shoot:passion>A2:normal')
  expect(play.state.test?.attack.dice.total).toBe(3)
  play.roll('attack dice', '4 4 1')
  expect(model(play, 'A2').activated).toBe(false)
  expect(model(shooting(position, 'shoot:passion>A2:normal').roll('attack dice', '4 1 1'), 'A2').activated).toBe(true)
})

test('Experimental: a die says what the weapon is this time; an 8 makes its bearer explode one day', () => {
  const position = gunner(weapon('gun', 6, 0, 'experimental'))
  const ap = shooting(position, 'shoot:gun>B1:normal').roll('effect die', '7')
  expect(ap.state.test?.ap?.total).toBe(3)
  const force = shooting(position, 'shoot:gun>B1:normal').roll('effect die', '5')
  expect(force.state.test?.attack.rerolls?.total).toBe(2)
  const boom = shooting(position, 'shoot:gun>B1:normal').roll('effect die', '8').roll('effect die', '1')
  boom.roll('attack dice', '1 1 1 1 1').roll('defence dice', FLAT)
  expect([model(boom, 'A1').used, model(boom, 'A1').boosts, model(boom, 'B1').pinned]).toEqual([['boom+1'], [], true])
})

test('Fire Control: two weapons in one Shoot, both declared before anything is rolled (FAQ-6)', () => {
  const position: Laid = {
    models: {
      A1: {
        profile: 'enforcer',
        at: '1-4-1',
        as: { ...armed(weapon('one', 6), weapon('two', 6)), abilities: [{ name: 'fire-control' }] },
      },
      B1: { profile: 'warrior', at: '4-4-1' },
      B2: { profile: 'warrior', at: '1-7-1' },
    },
  }
  const play = shooting(position, 'shoot:one>B1:normal')
  expect(play.options('shoot what')).toEqual(['shoot:two>B1:normal', 'shoot:two>B2:normal', 'back'])
  expect(play.events.some(({ type }) => type === 'action-begun')).toBe(false)
  play.answer('A', 'shoot what', 'shoot:two>B2:normal')
  play.roll('attack dice', '1 1 1 1 1').roll('defence dice', FLAT).roll('attack dice', '1 1 1 1 1').roll('defence dice', FLAT)
  expect(play.events.flatMap((event) => (event.type === 'shot-declared' ? [event.report.target] : []))).toEqual(['B1', 'B2'])
  expect(play.state.active?.typesUsed).toEqual(['shoot'])
})

test('Evade: hit, but neither killed nor Pinned, it moves one cube at once (A.3)', () => {
  const position: Laid = {
    models: {
      A1: { profile: 'enforcer', at: '1-4-1' },
      B1: { profile: 'warrior', at: '4-4-1', as: { abilities: [{ name: 'evade' }] } },
    },
  }
  const play = shooting(position, 'shoot:laser-rifle>B1:normal').roll('attack dice', '4 4 1 1 1').roll('defence dice', FLAT)
  expect(play.open).toEqual(['B: move where'])
  const missed = shooting(position, 'shoot:laser-rifle>B1:normal').roll('attack dice', '1 1 1 1 1').roll('defence dice', FLAT)
  expect(missed.open).toEqual([])
})

test('Weapons Team: an injured crew must reload after each shot (ERR)', () => {
  const crew = (damage: number) =>
    model(
      shooting(
        {
          models: {
            A1: {
              profile: 'enforcer',
              at: '1-4-1',
              damage,
              as: { ...armed(weapon('gun', 6)), size: 3, abilities: [{ name: 'weapons-team' }] },
            },
            B1: { profile: 'warrior', at: '4-4-1' },
          },
        },
        'shoot:gun>B1:normal',
      )
        .roll('attack dice', '1 1 1 1 1')
        .roll('defence dice', FLAT),
      'A1',
    ).reload
  expect([crew(0), crew(1)]).toEqual([[], ['gun']])
})

test('Covering Fire: one die more for Fire for Effect', () => {
  const position = gunner(weapon('gun', 6, 0, 'rapid-fire'))
  const covering: Laid = {
    models: {
      ...position.models,
      A1: {
        profile: 'enforcer',
        at: '1-4-1',
        as: { ...armed(weapon('gun', 6, 0, 'rapid-fire')), abilities: [{ name: 'covering-fire' }] },
      },
    },
  }
  expect(shooting(covering, 'shoot:gun>B1:ffe').state.test?.attack.dice.total).toBe(7)
  expect(shooting(covering, 'shoot:gun>B1:normal').state.test?.attack.dice.total).toBe(5)
})

const fighting = (position: Laid, instead: Instead = {}): DeadzonePlay =>
  playing(
    { active: 'A1', ...position },
    { call: 'fight', local: { attacker: 'A1', defender: 'B1', movedIn: [], mustSurvive: false } },
    instead,
  )
const pair = (as: object, other: object = {}): Laid => ({
  models: { A1: { profile: 'enforcer', at: [9.8, 9.8], as }, B1: { profile: 'warrior', at: [11.3, 11.3], as: other } },
})

test('Thermal Mines: a weapon for one Fight, AP 3 (4.24)', () => {
  const play = fighting({ ...pair({}), items: { t1: { kind: 'thermal-mines', with: 'A1' } } })
  play
    .answer('A', 'fight with', 'with:thermal-mines>B1')
    .answer('B', 'defend', 'survive')
    .roll('attack dice', '6 1 1')
    .roll('defence dice', FLAT)
  expect(play.last('model-harmed').armour.total).toBe(0)
  expect(play.state.items.t1?.where).toEqual({ at: 'gone' })
})

test('Smash! throws the hit and pins it; a Walker Shield is one Armour more (A.3)', () => {
  const calls: unknown[] = []
  const thrown = procedure('thrown', {
    begin: ({ local }) => {
      calls.push(local.pins)
      return go('done')
    },
  })
  fighting(pair(armed(weapon('ram', 'fight', 0, 'smash'))), { thrown })
    .answer('B', 'defend', 'survive')
    .roll('attack dice', '6 1 1')
    .roll('defence dice', FLAT)
  expect(calls).toEqual([true])
  const shield = armed(weapon('shield', 'fight', 0, 'walker-shield'))
  const play = fighting(pair({}, shield)).answer('B', 'defend', 'survive').roll('attack dice', '6 6 1').roll('defence dice', FLAT)
  expect(play.last('model-harmed').armour.total).toBe(2)
})

test('Resilient throws failed Survive dice again (A.3)', () => {
  const play = fighting(pair({}, { abilities: [{ name: 'resilient', value: 1 }] })).answer('B', 'defend', 'survive')
  play.roll('attack dice', '6 1 1').roll('defence dice', '1 2 3').roll('reroll dice', '4')
  expect(play.state.test?.defence?.successes).toBe(1)
})

test('Stealth, Feral Inspiration, Dance of Death, Defender of the Star Realm, By the Numbers (A.3)', () => {
  const stealth = choosing({
    models: { A1: { profile: 'enforcer', at: '1-4-1' }, B1: { profile: 'warrior', at: '4-4-1', as: { id: 'cypher' } } },
    sides: { B: { special: 'stealth' } },
    command: { B: 'SPLAT SPLAT' },
  }).answer('A', 'shoot what', 'shoot:laser-rifle>B1:normal')
  stealth.answer('B', 'use special', 'use:stealth>B1').answer('B', 'use special', 'use:stealth>B1')
  expect(stealth.state.test?.defence?.dice.total).toBe(5)
  const mother = { special: 'feral-inspiration' } as const
  const feral = fighting({ ...pair(mother), sides: { A: { special: 'feral-inspiration' } }, command: { A: 'SPLAT' } })
  feral.answer('A', 'use special', 'use:feral-inspiration>A1')
  expect(feral.state.test?.attack.rerolls?.total).toBe(1)
  const dance = fighting({ ...pair({}), sides: { A: { special: 'dance-of-death' } }, command: { A: 'SPLAT' } })
  dance
    .answer('B', 'defend', 'survive')
    .roll('attack dice', FLAT)
    .roll('defence dice', FLAT)
    .answer('A', 'use special', 'use:dance-of-death>A1')
  expect(dance.open).toEqual(['A: move where'])
  const lord = fighting({ ...pair({}), sides: { A: { special: 'defender-of-the-star-realm' } }, command: { A: 'SPLAT' } })
  lord.answer('B', 'defend', 'survive').roll('attack dice', FLAT)
  expect(lord.open).toEqual(['A: reroll which'])
  const drill = fighting({ ...pair({ id: 'commando' }), sides: { A: { special: 'by-the-numbers' } }, command: { A: 'SPLAT' } })
  drill.answer('B', 'defend', 'survive').roll('attack dice', FLAT)
  expect(drill.open).toEqual(['A: reroll which'])
})

test('Mobile Infantry: a free Sprint at the start, then neither Move nor Sprint (A.3)', () => {
  const play = playing(
    {
      models: { A1: { profile: 'enforcer', at: '1-4-1' } },
      sides: { A: { special: 'mobile-infantry' } },
      command: { A: 'SPLAT' },
      active: 'A1',
    },
    { call: 'special window', local: { moment: 'start', model: 'A1', seats: ['A'] } },
    { move: procedure('move', { begin: ({ local }) => go(local.most === 2 ? 'done' : 'begin') }) },
  ).answer('A', 'use special', 'use:mobile-infantry>A1')
  expect(play.state.active?.typesUsed).toEqual(['move', 'sprint'])
})
