/** Grenades, Indirect shots and what happens to everybody in a cube (4.23, 4.24). */
import { expect, test } from 'vitest'
import type { ThrowReport } from '../../../src/games/deadzone/rules/reports'
import { type DeadzonePlay, type Laid, model, playing, takes, weapon, whereIs } from './driver'

const choosing = (position: Laid): DeadzonePlay =>
  playing({ active: 'A1', ...position }, { call: 'shoot', local: { model: 'A1', by: 'A', how: 'action' } })
const throwing = (position: Laid, id: string): DeadzonePlay => choosing(position).answer('A', 'shoot what', id)
const report = (play: DeadzonePlay, id: string) => play.option('shoot what', id).shows as unknown as ThrowReport
const why = (play: DeadzonePlay, id: string) => play.option('shoot what', id).refused?.key
const lands = (play: DeadzonePlay) => play.last('throw-landed').lands

const grenadier = (kind: 'frag-grenade' | 'stun-grenade' | 'smoke-grenade', more: Partial<Laid> = {}): Laid => ({
  models: { A1: { profile: 'enforcer', at: '2-4-1' }, B1: { profile: 'warrior', at: '4-4-1' } },
  items: { t1: { kind, with: 'A1' } },
  ...more,
})
const AT = 'throw:t1>4-4-1'

test('a Frag Grenade: one success puts it into the cube; three dice at 4 or more against each there (4.23, 4.24)', () => {
  const play = throwing(grenadier('frag-grenade'), AT)
  expect(play.state.test?.attack).toMatchObject({ target: 4, dice: { total: 3 } })
  play.roll('attack dice', '4 1 1')
  expect(lands(play)).toBe('4-4-1')
  expect(play.state.test?.attack).toMatchObject({ of: 'blast', target: 4, dice: { total: 3 } })
  play.roll('attack dice', '4 4 1').roll('defence dice', '1 1 1')
  expect(play.last('model-harmed')).toMatchObject({ model: 'B1', actual: 1, how: 'blast' })
  expect(play.open).toEqual(['chance: scatter die'])
  expect(play.state.items.t1?.where).toEqual({ at: 'gone' })
  play.roll('scatter die', '1')
  takes(play, 'B', 'throw where')
  expect([model(play, 'B1').pinned, whereIs(play, 'B1')]).toEqual([true, '4-3-1'])
})

test('DZ-SCA-01, DZ-SCA-05: a miss scatters; walls and the edge send it back', () => {
  const away = throwing(grenadier('stun-grenade'), AT).roll('attack dice', '1 1 1').roll('object scatter', '1')
  expect([lands(away), model(away, 'B1').activated]).toEqual(['4-3-1', false])
  const wall = throwing(grenadier('stun-grenade', { panels: { '4-4-1 N': 'full' } }), AT)
    .roll('attack dice', '1 1 1')
    .roll('object scatter', '1')
  expect([lands(wall), model(wall, 'B1').activated]).toEqual(['4-4-1', true])
  const low = throwing(grenadier('stun-grenade', { panels: { '4-4-1 N': 'low' } }), AT)
    .roll('attack dice', '1 1 1')
    .roll('object scatter', '1')
  expect(lands(low)).toBe('4-3-1')
})

test('DZ-SCA-02, DZ-SCA-03, DZ-SCA-04: it falls to the next floor; a walkway holds it on 5 or more', () => {
  const high = { floors: { '4-4-3': 'floor', '4-3-2': 'half-ew' } } as const
  const on: Laid = {
    ...grenadier('stun-grenade', high),
    models: { A1: { profile: 'enforcer', at: '2-4-1' }, B1: { profile: 'warrior', at: '4-4-3' } },
  }
  const scattered = () => throwing(on, 'throw:t1>4-4-3').roll('attack dice', '1 1 1').roll('object scatter', '1')
  expect(lands(scattered().roll('object landing', '5'))).toBe('4-3-2')
  expect(lands(scattered().roll('object landing', '4'))).toBe('4-3-1')
})

test('AMB-16: Command dice go into a Grenade, other modifiers do not', () => {
  const play = throwing(grenadier('stun-grenade', { command: { A: 'DICE' } }), AT).answer('A', 'add dice', ['die:a1'])
  expect(play.state.test?.attack.dice.total).toBe(4)
})

test('where no enemy is seen both cubes must lie open to the sky (4.23)', () => {
  const roofs: Laid = {
    ...grenadier('stun-grenade', { floors: { '4-4-2': 'floor', '2-4-2': 'floor' }, panels: { '4-4-1 W': 'full' } }),
    models: {
      A1: { profile: 'enforcer', at: '2-4-1' },
      B1: { profile: 'warrior', at: '4-3-1' },
      B2: { profile: 'warrior', at: '4-4-1' },
    },
  }
  const play = choosing(roofs)
  expect(why(play, AT)).toBe('not-open-to-the-sky')
  // The thrower's own roof counts, but not where he sees an enemy.
  expect(why(play, 'throw:t1>2-6-1')).toBe('not-open-to-the-sky')
  expect(why(play, 'throw:t1>4-3-1')).toBeUndefined()
  expect(play.options('shoot what').some((id) => id === 'throw:t1>6-4-1')).toBe(false)
})

test('Indirect: not within two cubes, two successes without sight, not even Command dice, AMB-54', () => {
  const as = { weapons: [weapon('mortar', 8, 0, ['indirect', 4])] }
  const position: Laid = {
    models: {
      A1: { profile: 'enforcer', at: '1-4-1', as },
      B1: { profile: 'warrior', at: '5-4-1' },
      B2: { profile: 'warrior', at: '7-4-1' },
    },
    panels: { '7-4-1 W': 'full', '7-4-1 N': 'full', '7-4-1 S': 'full', '6-4-1 S': 'full', '6-4-1 N': 'full' },
    command: { A: 'DICE' },
  }
  const play = choosing(position)
  expect(why(play, 'throw:mortar>3-4-1')).toBe('too-near')
  expect([report(play, 'throw:mortar>5-4-1').needs, report(play, 'throw:mortar>7-4-1').needs]).toEqual([1, 2])
  play.answer('A', 'shoot what', 'throw:mortar>7-4-1')
  expect(play.open).toEqual(['chance: attack dice'])
  expect(play.state.active?.budget).toBe('done')
  play.roll('attack dice', '4 1 1').roll('object scatter', '3')
  expect(lands(play)).toBe('8-4-1')
  const close = playing(
    { ...position, active: 'A1', rulings: { indirectLeast: '2' } },
    { call: 'shoot', local: { model: 'A1', by: 'A', how: 'action' } },
  )
  expect(why(close, 'throw:mortar>3-4-1')).toBeUndefined()
})

test('DZ-SCA-08: an Indirect shot that scatters over the edge is lost; else it comes down on top of the next stack', () => {
  const as = { weapons: [weapon('mortar', 8, 0, ['indirect', 4])] }
  const position: Laid = {
    models: { A1: { profile: 'enforcer', at: '1-4-1', as }, B1: { profile: 'warrior', at: '8-4-1' } },
    floors: { '8-3-2': 'floor' },
  }
  const shot = () => throwing(position, 'throw:mortar>8-4-1').roll('attack dice', '1 1 1')
  expect(lands(shot().roll('object scatter', '3'))).toBeUndefined()
  expect(lands(shot().roll('object scatter', '1'))).toBe('8-3-2')
})

test('Stun Grenade: all in the cube are marked activated; Smoke Grenade: smoke there (4.24)', () => {
  const stunned = throwing(grenadier('stun-grenade'), AT).roll('attack dice', '4 1 1')
  expect(model(stunned, 'B1').activated).toBe(true)
  const smoked = throwing(grenadier('smoke-grenade'), AT).roll('attack dice', '4 1 1')
  expect(smoked.state.smoke).toEqual([{ cube: '4-4-1', toxic: false }])
})

test('R13, DZ-TEST-10: a Frag throws once; everybody there Survives for himself, in the order of names', () => {
  const play = playing(
    {
      models: {
        A1: { profile: 'enforcer', at: [9.8, 9.8] },
        B2: { profile: 'warrior', at: [11.3, 11.3] },
        B1: { profile: 'warrior', at: [11.3, 9.8] },
      },
      command: { B: 'DICE' },
    },
    { call: 'area attack', local: { cube: '4-4-1', kind: 'frag', value: 5 } },
  )
  // Every number of dice is fixed before the first die.
  expect(play.open).toEqual(['B: add dice'])
  play.answer('B', 'add dice', ['die:b1'])
  expect(play.state.test?.attack.dice.total).toBe(5)
  play.roll('attack dice', '4 4 1 1 1')
  expect(play.state.test?.defence).toMatchObject({ of: 'A1', dice: { total: 3 } })
  play.roll('defence dice', '4 4 1')
  expect(play.state.test?.defence).toMatchObject({ of: 'B1', dice: { total: 4 } })
  play.roll('defence dice', '4 4 1 1')
  expect(play.state.test?.defence).toMatchObject({ of: 'B2', dice: { total: 3 } })
})

test('Eye in the Sky: dice of an aim may be thrown again (A.3)', () => {
  const play = throwing(grenadier('stun-grenade', { sides: { A: { special: 'eye-in-the-sky' } }, command: { A: 'SPLAT' } }), AT)
  play.roll('attack dice', '1 2 3').answer('A', 'reroll which', ['die:0>0', 'die:0>1', 'die:0>2']).roll('reroll dice', '4 1 1')
  expect(lands(play)).toBe('4-4-1')
})
