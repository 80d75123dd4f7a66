/** Tests with eight-sided dice (4.7), Command dice in them (DZ-CMD-11), dice thrown again (4.22, 6.3). */
import { expect, test } from 'vitest'
import { eights, numbers } from '../../../src/games/deadzone/rules/dice'
import { chancesOf, oddsOf } from '../../../src/games/deadzone/rules/facts/odds'
import { marginOf, successesOf } from '../../../src/games/deadzone/rules/facts/tests'
import { call, procedure, tell } from '../../../src/games/deadzone/rules/terms'
import { type DeadzonePlay, type Laid, model, playing } from './scenes'

/** One model shoots at another over open ground. */
const shooting = (position: Laid, id: string, shooter = 'A1', how: 'action' | 'die' = 'action'): DeadzonePlay =>
  playing(position, { call: 'shoot', local: { model: shooter, by: shooter.startsWith('A') ? 'A' : 'B', how } }).answer(
    shooter.startsWith('A') ? 'A' : 'B',
    'shoot what',
    id,
  )

const duel: Laid = {
  models: { A1: { profile: 'enforcer', at: '1-4-1' }, B1: { profile: 'warrior', at: '4-4-1' } },
  active: 'A1',
}

/** A test of so many dice against a plain number, nothing else. */
const plainly = (dice: number, target: number | null): DeadzonePlay =>
  playing(
    duel,
    { call: 'recon', local: {} },
    {
      recon: procedure('recon', {
        declare: () =>
          tell(
            {
              type: 'test-declared',
              test: {
                kind: 'plain',
                attack: {
                  of: 'side',
                  seat: 'A',
                  stat: 'plain',
                  target,
                  dice: { total: dice, parts: [{ value: dice, reason: { key: 'base-dice', says: { dice } } }], least: 0 },
                  waves: [],
                  again: [],
                  successes: 0,
                  rolled: false,
                },
              },
            },
            'roll',
          ),
        roll: () => call('throw dice', { who: 'attack' }, 'done'),
      }),
    },
  )
const successes = (play: DeadzonePlay) => play.state.test?.attack.successes

test('R1, DZ-TEST-01, DZ-TEST-02, DZ-TEST-06: a test 4+ (1) with three dice', () => {
  expect(successes(plainly(3, 4).roll('attack dice', '4 3 1'))).toBe(1)
  expect(successes(plainly(3, 4).roll('attack dice', '3 3 2'))).toBe(0)
})

test('G1, DZ-TEST-07, DZ-TEST-08: each 8 is a success and gives one die more, without end', () => {
  const play = plainly(3, 4).roll('attack dice', '8 5 2').roll('attack dice', '8').roll('attack dice', '3')
  expect(play.state.test?.attack.waves).toEqual([[8, 5, 2], [8], [3]])
  expect([successes(play), play.state.test?.attack.waves.flat().length, play.open]).toEqual([3, 5, []])
})

test('DZ-TEST-07: an 8 is a success whatever the target', () => {
  expect(successesOf([[8, 7]], 9)).toBe(1)
})

test('DZ-TEST-05: no dice left means no roll and no success', () => {
  const play = plainly(0, 4)
  expect([play.open, successes(play), play.state.test?.attack.rolled]).toEqual([[], 0, true])
})

test('DZ-TEST-09: for a null stat no dice are ever thrown', () => {
  const play = plainly(5, null)
  expect([play.open, successes(play)]).toEqual([[], 0])
})

test('DZ-TEST-10: the attacker with all his waves first, then the defender', () => {
  const play = shooting(duel, 'shoot:laser-rifle>B1:normal')
  expect(play.open).toEqual(['chance: attack dice'])
  play.roll('attack dice', '8 1 1 1 1')
  expect(play.open).toEqual(['chance: attack dice'])
  play.roll('attack dice', '2')
  expect(play.open).toEqual(['chance: defence dice'])
  expect(play.state.test?.defence?.waves).toEqual([])
  play.roll('defence dice', '8 8 1').roll('defence dice', '1 8').roll('defence dice', '4')
  expect(play.state.test?.defence?.waves).toEqual([[8, 8, 1], [1, 8], [4]])
  expect(play.last('test-rolled').test).toEqual(play.state.test)
})

test("R12, DZ-CMD-11, AMB-15: the defender adds a DICE result in the enemy's Turn, after the attacker and before any die", () => {
  const play = shooting({ ...duel, command: { A: 'DICE DICE', B: 'DICE SPLAT DICE' } }, 'shoot:laser-rifle>B1:normal')
  expect(play.open).toEqual(['A: add dice'])
  play.answer('A', 'add dice', ['die:a1', 'die:a2'])
  expect(play.open).toEqual(['B: add dice'])
  expect(play.state.test?.attack.dice.total).toBe(7)
  expect(play.options('add dice')).toEqual(['die:b1', 'die:b3'])
  play.answer('B', 'add dice', ['die:b3'])
  expect(play.state.test?.defence?.dice.total).toBe(4)
  expect(play.state.sides.B.command.map(({ spent = false }) => spent)).toEqual([false, false, true])
  play.roll('attack dice', '1 1 1 1 1 1 1').roll('defence dice', '1 1 1 1')
  expect(play.open).toEqual([])
})

test('DZ-TEST-03, DZ-TEST-04: modifiers change the number of dice, never the target; every part has its rule', () => {
  const play = shooting({ ...duel, command: { A: 'DICE' } }, 'shoot:laser-rifle>B1:normal').answer('A', 'add dice', ['die:a1'])
  const { dice, target } = play.state.test?.attack ?? { dice: undefined, target: undefined }
  expect(target).toBe(4)
  expect(dice?.parts.map(({ value, reason }) => [value, reason.rule])).toEqual([
    [3, 'DZ-SHO-10'],
    [2, 'DZ-SHM-01'],
    [1, 'DZ-CMD-11'],
  ])
})

test('DZ-ABL-03, DZ-TEST-11, G36: Weight of Fire (1) throws one failed die again; it explodes, and the new face stands', () => {
  const play = shooting(
    {
      models: {
        A1: { profile: 'burst', at: '1-4-1' },
        B1: { profile: 'warrior', at: '4-4-1' },
        B2: { profile: 'warrior', at: [7.5, 10.5] },
      },
    },
    'shoot:burst-laser>B1:normal',
  )
  // B2 stands in between: no Clear Shot, three dice.
  play.roll('attack dice', '8 2 3').roll('attack dice', '1')
  expect(play.open).toEqual(['chance: reroll dice'])
  play.roll('reroll dice', '8').roll('attack dice', '5')
  const { attack } = play.state.test ?? {}
  expect(attack?.waves).toEqual([[8, 8, 3], [1], [5]])
  expect(attack?.again).toEqual([{ wave: 0, die: 1, was: 2 }])
  expect(attack?.successes).toBe(3)
  expect(play.open).toEqual(['chance: defence dice'])
})

test('G37, 6.3 Stalwart, AMB-17, DZ-CMD-15: a Survive test may be thrown again, once in an activation', () => {
  const position: Laid = {
    models: {
      A1: { profile: 'huscarl', at: '1-4-1' },
      B1: { profile: 'enforcer', at: '3-4-1' },
      B2: { profile: 'captain', at: '8-1-1' },
    },
    active: 'A1',
    command: { B: 'SPLAT SPLAT' },
  }
  const play = shooting(position, 'shoot:hailstorm-pistol>B1:normal')
  play.roll('attack dice', '3 3 3 3 3').roll('defence dice', '1 2 8').roll('defence dice', '3')
  expect(play.open).toEqual(['B: reroll which'])
  expect(play.options('reroll which')).toEqual(['die:0>0', 'die:0>1', 'die:1>0'])
  play.answer('B', 'reroll which', ['die:0>0', 'die:0>1']).roll('reroll dice', '4 6')
  expect(play.state.test?.defence?.successes).toBe(3)
  expect(play.state.sides.B.command.map(({ spent = false }) => spent)).toEqual([true, false])
  expect(play.state.active?.specialUsed).toEqual(['B'])
  // The second SPLAT cannot be used in the same activation.
  const again = playing(
    { ...position, active: { model: 'A1', specialUsed: ['B'] } },
    { call: 'shoot', local: { model: 'A1', by: 'A', how: 'action' } },
  )
  again
    .answer('A', 'shoot what', 'shoot:hailstorm-pistol>B1:normal')
    .roll('attack dice', '3 3 3 3 3')
    .roll('defence dice', '1 2 3')
  expect(again.open).toEqual([])
})

test('Stalwart is not asked where the defence holds already, nor without a SPLAT', () => {
  const position = (command: string): Laid => ({
    models: { A1: { profile: 'huscarl', at: '1-4-1' }, B1: { profile: 'captain', at: '3-4-1' } },
    active: 'A1',
    command: { B: command },
  })
  const held = shooting(position('SPLAT'), 'shoot:hailstorm-pistol>B1:normal')
    .roll('attack dice', '1 1 1 1 1')
    .roll('reroll dice', '1')
  held.roll('defence dice', '1 2 3')
  expect(held.open).toEqual([])
  const poor = shooting(position('DICE'), 'shoot:hailstorm-pistol>B1:normal').answer('B', 'add dice', [])
  poor.roll('attack dice', '3 3 3 3 3').roll('defence dice', '1 2 3')
  expect(poor.open).toEqual([])
})

test('6.3 Too Stubborn to Die: Survive (2), three dice, not even Command dice, takes one damage off', () => {
  const position: Laid = {
    models: { A1: { profile: 'huscarl', at: '1-4-1', damage: 1 }, B1: { profile: 'enforcer', at: '8-8-1' } },
    active: 'A1',
    command: { A: 'SPLAT DICE' },
  }
  const window = {
    call: 'special window',
    local: { moment: 'during', model: 'A1', seats: ['A'], use: 'too-stubborn-to-die' },
  } as const
  const play = playing(position, window)
  expect(play.open).toEqual(['chance: attack dice'])
  play.roll('attack dice', '4 4 1')
  expect(model(play, 'A1').damage).toBe(0)
  expect(play.state.sides.A.command[0]?.spent).toBe(true)
  const failed = playing(position, window).roll('attack dice', '4 1 1')
  expect(model(failed, 'A1').damage).toBe(1)
})

test('the odds that are shown: an even duel of one die each, and no chance without dice', () => {
  const one = { dice: 1, target: 5, rerolls: 0 }
  const { hit } = oddsOf({ attack: one, defence: one, armour: 0, toDie: 1 })
  expect(hit).toBeGreaterThan(240)
  expect(hit).toBeLessThan(300)
  expect(oddsOf({ attack: { dice: 0, target: 4, rerolls: 0 }, defence: one, armour: 0, toDie: 1 }).hit).toBe(0)
  // DZ-DMG-01: what is survived, by how much; with armour less of it.
  const strong = { attack: { dice: 5, target: 4, rerolls: 0 }, defence: one, toDie: 2 }
  const odds = oddsOf({ ...strong, armour: 0 })
  expect(odds.spread).toHaveLength(2)
  expect(Math.abs((odds.spread[0] ?? 0) + (odds.spread[1] ?? 0) - odds.hurt)).toBeLessThanOrEqual(1)
  expect(Math.abs(odds.hit - odds.hurt - odds.dead)).toBeLessThanOrEqual(1)
  const armoured = oddsOf({ ...strong, armour: 1 })
  expect(Math.abs((armoured.spread[0] ?? 0) - (odds.spread[1] ?? 0))).toBeLessThanOrEqual(1)
  expect(oddsOf({ ...strong, armour: 0, pins: true })).toMatchObject({ hurt: 0, spread: [], dead: 0, pinned: odds.hit })
  const sum = chancesOf({ dice: 4, target: 4, rerolls: 2 }).reduce((all, p) => all + p, 0)
  expect(sum).toBeCloseTo(1, 9)
  // A re-roll of one die that fails half the time: 3/4 at least one success.
  expect(1 - (chancesOf({ dice: 1, target: 5, rerolls: 1 })[0] ?? 0)).toBeCloseTo(0.75, 9)
})

test('dice are read as numbers', () => {
  expect(numbers(['1', '8'])).toEqual([1, 8])
  expect(eights(2).dice).toHaveLength(2)
  expect(
    marginOf({
      kind: 'plain',
      attack: {
        of: 'side',
        seat: 'A',
        stat: 'plain',
        target: 4,
        dice: { total: 0, parts: [] },
        waves: [],
        again: [],
        successes: 2,
        rolled: true,
      },
    }),
  ).toBe(2)
})
