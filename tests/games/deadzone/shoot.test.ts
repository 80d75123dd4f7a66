/** Shooting (4.17) with its modifiers, Fire for Effect, and what weapons do besides (4.22). */
import { expect, test } from 'vitest'
import { rangeBetween } from '../../../src/games/deadzone/rules/facts/cubes'
import type { AttackId } from '../../../src/games/deadzone/rules/ids'
import type { ShotReport } from '../../../src/games/deadzone/rules/reports'
import type { Pick } from '../../../src/kernel'
import { type DeadzonePlay, type Laid, laid, model, playing, weapon, whereIs } from './driver'

const seat = (ref: string) => (ref.startsWith('A') ? 'A' : 'B')
const choosing = (position: Laid, shooter = 'A1', how: 'action' | 'die' | 'special' = 'action'): DeadzonePlay =>
  playing({ active: shooter, ...position }, { call: 'shoot', local: { model: shooter, by: seat(shooter), how } })
const shooting = (position: Laid, id: AttackId, shooter = 'A1'): DeadzonePlay =>
  choosing(position, shooter).answer(seat(shooter), 'shoot what', id)
const report = (play: DeadzonePlay, id: AttackId): ShotReport => play.option('shoot what', id).shows as unknown as ShotReport
const why = (play: DeadzonePlay, id: AttackId) => {
  const { refused } = play.option('shoot what', id)
  return refused && `${refused.key} ${refused.rule}`
}

const duel: Laid = { models: { A1: { profile: 'enforcer', at: '1-4-1' }, B1: { profile: 'warrior', at: '4-4-1' } } }
const NORMAL = 'shoot:laser-rifle>B1:normal'
const FFE = 'shoot:laser-rifle>B1:ffe'

test('G5, DZ-SHO-10, DZ-SHO-11, DZ-SHO-12, DZ-SHM-01: a Clear Shot with five dice injures through armour', () => {
  const play = shooting(duel, NORMAL).roll('attack dice', '4 6 3 2 7').roll('defence dice', '5 1 2')
  const harmed = play.last('model-harmed')
  expect([harmed.potential.total, harmed.armour.total, harmed.actual, harmed.damage]).toEqual([2, 1, 1, 1])
  expect(model(play, 'B1').damage).toBe(1)
  expect(play.state.active).toMatchObject({ typesUsed: ['shoot'], budget: 'short' })
})

test('DZ-SHO-03: reports that are made when they are read are plain data: every copy has all of it', () => {
  const { options } = choosing(duel).decision('shoot what').choice as Pick
  expect(options[0]?.shows).toMatchObject({ shooter: 'A1', target: 'B1', odds: { hit: expect.any(Number) } })
  expect(structuredClone(options)).toEqual(options)
  expect(JSON.parse(JSON.stringify(options))).toEqual(options)
})

test('DZ-SHO-12: a tie, or the target ahead, is a miss', () => {
  const play = shooting(duel, NORMAL).roll('attack dice', '4 3 3 2 1').roll('defence dice', '5 1 2')
  expect(play.events.some(({ type }) => type === 'model-harmed')).toBe(false)
})

test('G6, DZ-FFE-01, DZ-FFE-02, DZ-FFE-03, DZ-FFE-04, DZ-SHM-04, DZ-ABL-02: Fire for Effect pins and does no damage', () => {
  const play = shooting(duel, FFE)
  expect(play.state.test?.attack.dice.total).toBe(6)
  play.roll('attack dice', '4 4 1 2 3 6').roll('defence dice', '1 4 3')
  expect(model(play, 'B1')).toMatchObject({ pinned: true, damage: 0 })
  const tie = shooting(duel, FFE).roll('attack dice', '4 1 1 2 3 1').roll('defence dice', '1 4 3')
  expect(model(tie, 'B1').pinned).toBe(false)
})

test('DZ-FFE-01: only with Rapid Fire', () => {
  const play = choosing({ models: { A1: { profile: 'burst', at: '1-4-1' }, B1: { profile: 'warrior', at: '4-4-1' } } })
  expect(play.options('shoot what')).toEqual(['shoot:burst-laser>B1:normal', 'back'])
})

test('G7, DZ-PIN-04, DZ-ABL-09: a Construct is never Pinned', () => {
  const play = shooting({ models: { A1: { profile: 'enforcer', at: '1-4-1' }, B1: { profile: 'drone', at: '4-4-1' } } }, FFE)
  play.roll('attack dice', '4 4 4 4 4 4').roll('defence dice', '1 1 1')
  expect(model(play, 'B1')).toMatchObject({ pinned: false, damage: 0 })
})

test('G8, DZ-SHM-01, DZ-SHM-02, DZ-SHM-03, DZ-SHM-04: all modifiers together make five dice', () => {
  const play = choosing({
    models: {
      A1: { profile: 'enforcer', at: [14.9, 10.5, 2] },
      A2: { profile: 'enforcer', at: [22.5, 11.4] },
      B1: { profile: 'warrior', at: [22.5, 9.8] },
    },
    floors: { '5-4-2': 'floor' },
  })
  const { attack } = report(play, FFE)
  expect(attack.parts.map(({ value, reason }) => [value, reason.key])).toEqual([
    [3, 'base-dice'],
    [2, 'clear-shot'],
    [-2, 'friendly-fire'],
    [1, 'high-ground'],
    [1, 'fire-for-effect'],
  ])
  expect(attack.total).toBe(5)
})

test('R9, DZ-SHM-01, DZ-SHM-03: all of B seen, part of C seen, and from above', () => {
  const play = choosing({
    models: {
      A1: { profile: 'enforcer', at: '1-4-1' },
      B1: { profile: 'warrior', at: '4-4-1' },
      B2: { profile: 'warrior', at: '2-6-1' },
    },
    panels: { '2-6-1 N': 'low', '2-6-1 W': 'low' },
  })
  expect(report(play, NORMAL).attack.total).toBe(5)
  const part = report(play, 'shoot:laser-rifle>B2:normal')
  expect([part.attack.total, part.sight?.isSeen, part.sight?.isClear]).toEqual([3, true, false])
  const above = choosing({
    models: { A1: { profile: 'enforcer', at: [8.9, 10.5, 2] }, B1: { profile: 'warrior', at: '5-4-1' } },
    floors: { '3-4-2': 'floor' },
  })
  expect(report(above, NORMAL).attack.total).toBe(6)
})

test('G40, DZ-LOS-04: a model in between leaves the line of sight and takes the Clear Shot', () => {
  const play = choosing({ models: { ...duel.models, B2: { profile: 'warrior', at: [6, 10.5] } } })
  const { sight, attack, verdict } = report(play, NORMAL)
  expect([sight?.isSeen, sight?.isClear, sight?.spoilers, attack.total, verdict.allowed]).toEqual([true, false, ['B2'], 3, true])
})

test('G2, DZ-SHM-05, DZ-TEST-05: friends there and smoke nearby leave no dice; one DICE result is one die', () => {
  const position: Laid = {
    models: {
      A1: { profile: 'enforcer', at: '1-4-1' },
      A2: { profile: 'enforcer', at: [10.5, 11.5] },
      B1: { profile: 'warrior', at: [10.5, 10] },
      B2: { profile: 'warrior', at: [6, 10.2] },
    },
    more: { smoke: [{ cube: '3-6-1', toxic: false }] },
  }
  const none = shooting({ ...position, more: { smoke: [{ cube: '3-5-1', toxic: false }] } }, NORMAL)
  expect(none.open).toEqual(['chance: defence dice'])
  expect(none.state.test?.attack.dice.total).toBe(0)
  const one = shooting({ ...position, more: { smoke: [{ cube: '3-5-1', toxic: false }] }, command: { A: 'DICE' } }, NORMAL)
  one.answer('A', 'add dice', ['die:a1'])
  expect(one.state.test?.attack.dice.total).toBe(1)
})

test('R11, G4, DZ-RNG-01, DZ-RNG-02, DZ-RNG-03: range in cubes, levels counted apart; beyond it no shot', () => {
  expect([
    rangeBetween('1-1-1', '4-2-1'),
    rangeBetween('1-1-1', '1-2-4'),
    rangeBetween('2-2-3', '2-2-1'),
    rangeBetween('8-8-1', '1-1-1'),
  ]).toEqual([3, 3, 2, 7])
  const at = (cube: string) =>
    choosing({
      models: {
        A1: { profile: 'assault', at: '1-4-1' },
        B1: { profile: 'warrior', at: cube },
        B2: { profile: 'warrior', at: '1-6-1' },
      },
    })
  expect(why(at('4-4-1'), 'shoot:pistol>B1:normal')).toBeUndefined()
  expect(why(at('5-4-1'), 'shoot:pistol>B1:normal')).toBe('beyond-range DZ-RNG-03')
  expect(report(at('5-4-1'), 'shoot:pistol>B1:normal').range).toMatchObject({ horizontal: 4, vertical: 0, cubes: 4 })
})

test('DZ-SHO-01, DZ-SHO-02, DZ-SHO-04, DZ-SHO-05: what may not be shot at, each with its reason', () => {
  const hidden = choosing({
    models: {
      A1: { profile: 'enforcer', at: '1-4-1' },
      A2: { profile: 'enforcer', at: '2-6-1' },
      B1: { profile: 'warrior', at: '4-4-1' },
      B2: { profile: 'warrior', at: '1-6-1' },
    },
    panels: { '4-4-1 W': 'full', '3-4-1 N': 'full', '4-4-1 N': 'full', '4-4-1 S': 'full' },
  })
  expect(why(hidden, NORMAL)).toBe('no-line-of-sight DZ-SHO-05')
  expect(why(hidden, 'shoot:laser-rifle>A2:normal')).toBe('is-a-friend DZ-SHO-04')
  // The knife is for Fights only (DZ-SHO-01).
  expect(hidden.options('shoot what').some((id) => id.includes('knife'))).toBe(false)
  // An enemy in the cube, Pinned or not: no Shoot at all, and nothing is asked.
  const close = choosing({ models: { ...duel.models, B2: { profile: 'warrior', at: [1, 9.8], pinned: true } } })
  expect(close.open).toEqual([])
})

test('DZ-ACT-07: a Shoot taken back costs nothing', () => {
  const play = choosing(duel).answer('A', 'shoot what', 'back')
  expect(play.state.active).toMatchObject({ typesUsed: [], budget: 'none', acted: false })
})

test('DZ-CMD-13: a free Shoot spends its die and nothing of the budget', () => {
  const play = choosing({ ...duel, command: { A: 'DICE SHOOT' } }, 'A1', 'die').answer('A', 'shoot what', NORMAL)
  expect(play.state.sides.A.command[1]?.spent).toBe(true)
  expect(play.state.active).toMatchObject({ budget: 'none', freeDieUsed: true })
})

test("DZ-SHO-03: others in the target's cube are not touched", () => {
  const play = shooting({ models: { ...duel.models, B2: { profile: 'warrior', at: [10, 11.6] } } }, NORMAL)
  play.roll('attack dice', '4 4 4 4 4').roll('defence dice', '1 1 1')
  expect(play.events.filter(({ type }) => type === 'model-harmed')).toHaveLength(1)
  expect(model(play, 'B2')).toMatchObject({ damage: 0, pinned: false })
})

test('G35, DZ-ABL-04, AMB-35, AMB-45: Suppression pins everybody in the cube, of both sides, even on a miss', () => {
  const play = shooting(
    {
      models: {
        A1: { profile: 'burst', at: '1-4-1' },
        A2: { profile: 'enforcer', at: [9.8, 9.8] },
        B1: { profile: 'warrior', at: [10.5, 10.5] },
        B2: { profile: 'warrior', at: [11.3, 11.3] },
      },
    },
    'shoot:burst-laser>B1:normal',
  )
  expect(play.state.test?.attack.dice.total).toBeLessThan(4)
  const dice = play.state.test?.attack.dice.total ?? 0
  play
    .roll('attack dice', Array.from({ length: dice }, () => '1').join(' '))
    .roll('reroll dice', '1')
    .roll('defence dice', '1 1 1')
  expect(['A2', 'B1', 'B2'].map((ref) => model(play, ref).pinned)).toEqual([true, true, true])
})

test('G33, DZ-ABL-05, AMB-16: It Burns! rolls once without modifiers; each Survives for itself; all survivors burn', () => {
  const play = shooting(
    {
      models: {
        A1: { profile: 'dragon', at: '3-4-1' },
        A2: { profile: 'warrior', at: [13, 10] },
        B1: { profile: 'enforcer', at: [13.6, 11.3] },
      },
    },
    'shoot:dragons-breath>B1:normal',
  )
  expect(play.state.test?.attack.dice.total).toBe(3)
  play.roll('attack dice', '4 7 2').roll('defence dice', '1 2 3').roll('defence dice', '5 4 1')
  expect([model(play, 'B1').damage, model(play, 'A2').damage]).toEqual([0, 1])
  expect([model(play, 'B1').onFire, model(play, 'A2').onFire, model(play, 'A1').onFire]).toEqual([true, true, false])
})

test('DZ-ABL-13: a One-Use weapon is empty for the rest of the game', () => {
  const once = {
    models: {
      A1: { profile: 'enforcer', at: '1-4-1', as: { weapons: [weapon('tube', 6, 0, 'one-use')] } },
      B1: { profile: 'warrior', at: '4-4-1' },
    },
  } as const
  const play = shooting(once, 'shoot:tube>B1:normal').roll('attack dice', '1 1 1 1 1').roll('defence dice', '1 1 1')
  expect(model(play, 'A1').used).toEqual(['tube'])
  const empty = choosing({ models: { ...once.models, A1: { ...once.models.A1, used: ['tube'] } } })
  expect(empty.open).toEqual([])
})

test('Slow Reload and Heavy: an empty weapon, and a long action', () => {
  const as = { weapons: [weapon('cannon', 6, 0, 'slow-reload', 'heavy'), weapon('pistol', 6)] }
  const position: Laid = { models: { A1: { profile: 'enforcer', at: '1-4-1', as }, B1: { profile: 'warrior', at: '4-4-1' } } }
  const play = shooting(position, 'shoot:cannon>B1:normal').roll('attack dice', '1 1 1 1 1').roll('defence dice', '1 1 1')
  expect(model(play, 'A1').reload).toEqual(['cannon'])
  expect(play.state.active?.budget).toBe('done')
  const late = choosing({ ...position, active: { model: 'A1', budget: 'short', typesUsed: ['move'] } })
  expect(why(late, 'shoot:cannon>B1:normal')).toBe('needs-long-action DZ-ACT-01')
  expect(why(late, 'shoot:pistol>B1:normal')).toBeUndefined()
})

test('Ammunition: one more die, AP Ammo one AP as well; one of them in an action (4.24)', () => {
  const play = shooting({ ...duel, items: { t1: { kind: 'ap-ammo', with: 'A1' }, t2: { kind: 'ammo', with: 'A1' } } }, NORMAL)
  expect(play.refusal('A', 'add dice', ['ammo:t1', 'ammo:t2']).key).toBe('not-together')
  play.answer('A', 'add dice', ['ammo:t1'])
  expect([play.state.test?.attack.dice.total, play.state.test?.ap?.total]).toEqual([6, 1])
  play.roll('attack dice', '4 4 1 1 1 1').roll('defence dice', '1 1 1')
  expect(play.last('model-harmed').armour.total).toBe(0)
  expect(play.state.items.t1?.where).toEqual({ at: 'gone' })
  // Potential 2 against no armour: dead.
  expect(whereIs(play, 'B1')).toBeUndefined()
})

test('Sniper Scope +2, Holo-Sight +1 but not beside it, Deadeye +1 range, Stealthy no Clear Shot', () => {
  const dice = (as: object, other: object = {}, items: Laid['items'] = {}) => {
    const play = choosing({
      models: { A1: { profile: 'enforcer', at: '1-4-1', as }, B1: { profile: 'warrior', at: '4-4-1', as: other } },
      items,
    })
    return report(play, 'shoot:gun>B1:normal').attack.total
  }
  const holo = { t1: { kind: 'holo-sight', with: 'A1' } } as const
  expect(dice({ weapons: [weapon('gun', 6)] })).toBe(5)
  expect(dice({ weapons: [weapon('gun', 6, 0, 'sniper-scope')] })).toBe(7)
  expect(dice({ weapons: [weapon('gun', 6)] }, {}, holo)).toBe(6)
  expect(dice({ weapons: [weapon('gun', 6, 0, 'sniper-scope')] }, {}, holo)).toBe(7)
  expect(dice({ weapons: [weapon('gun', 6)] }, { abilities: [{ name: 'stealthy' }] })).toBe(3)
  const deadeye = choosing({
    models: {
      A1: { profile: 'assault', at: '1-4-1', as: { abilities: [{ name: 'deadeye' }] } },
      B1: { profile: 'warrior', at: '5-4-1' },
    },
  })
  expect(why(deadeye, 'shoot:pistol>B1:normal')).toBeUndefined()
})

test('the report of a shot is the one that the dice are thrown by, with its odds', () => {
  const play = choosing(duel)
  const shown = report(play, NORMAL)
  expect(shown.odds?.hit).toBeGreaterThan(500)
  expect(shown.touches).toEqual(['B1'])
  play.answer('A', 'shoot what', NORMAL)
  expect(play.last('shot-declared').report).toEqual(shown)
  expect(play.state.test?.attack.dice).toEqual(shown.attack)
  expect(play.state.test?.defence?.dice).toEqual(shown.defence)
})

test('R16: a Blaster that ties misses and pins; one that wins throws them about', () => {
  const as = { weapons: [weapon('blaster', 4, 0, 'blast')] }
  const position: Laid = {
    models: {
      A1: { profile: 'enforcer', at: '1-4-1', as },
      B1: { profile: 'warrior', at: [10, 10] },
      B2: { profile: 'warrior', at: [11.3, 11.3] },
    },
  }
  const miss = shooting(position, 'shoot:blaster>B1:normal').roll('attack dice', '4 4 1 1 1').roll('defence dice', '4 4 1')
  expect(['B1', 'B2'].map((ref) => [whereIs(miss, ref), model(miss, ref).pinned])).toEqual([
    ['4-4-1', true],
    ['4-4-1', true],
  ])
  const hit = shooting(position, 'shoot:blaster>B1:normal').roll('attack dice', '4 4 1 1 1').roll('defence dice', '4 1 1')
  expect(hit.events.some(({ type }) => type === 'model-harmed')).toBe(false)
  expect(hit.open[0]).toMatch(/throw|scatter/)
})

test('nobody without a Shoot stat shoots (DZ-TEST-09)', () => {
  const state: Laid = {
    models: { A1: { profile: 'enforcer', at: '1-4-1', as: { shoot: null } }, B1: { profile: 'warrior', at: '4-4-1' } },
  }
  expect(laid(state).models.A1?.profile.shoot).toBeNull()
  expect(choosing(state).open).toEqual([])
})

test('AMB-34: Fire for Effect on the injured and the big only pins as well', () => {
  const position: Laid = {
    models: { A1: { profile: 'enforcer', at: '1-4-1' }, B1: { profile: 'warrior', at: '4-4-1', damage: 1, as: { size: 2 } } },
  }
  const play = shooting(position, FFE).roll('attack dice', '4 4 4 4 4 4').roll('defence dice', '1 1 1')
  expect(model(play, 'B1')).toMatchObject({ pinned: true, damage: 1 })
})

test('AMB-29, AMB-03: a friend on the way costs no Friendly Fire, only the Clear Shot', () => {
  const play = choosing({ models: { ...duel.models, A2: { profile: 'enforcer', at: [6, 10.5] } } })
  expect(report(play, NORMAL).attack.parts.map(({ reason }) => reason.key)).toEqual(['base-dice'])
})
