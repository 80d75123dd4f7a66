/** Army Specials and Stratagems: what a SPLAT buys (annex A.3). */
import { expect, test } from 'vitest'
import { ARMY_STRATAGEMS } from '../../../src/games/deadzone/rules/abilities/army-stratagems'
import { fightAp, fightWeapons } from '../../../src/games/deadzone/rules/facts/fights'
import { speedOf } from '../../../src/games/deadzone/rules/facts/movers'
import { specialUses } from '../../../src/games/deadzone/rules/facts/specials'
import { throwables, throwReport } from '../../../src/games/deadzone/rules/facts/throws'
import type { SpecialId, Weapon } from '../../../src/games/deadzone/rules/profile'
import type { State } from '../../../src/games/deadzone/rules/state'
import {
  duel,
  type Laid,
  laid,
  model,
  playing,
  shuffled,
  special,
  use,
  weapon,
  whereIs,
  why,
  window,
  withSpecial,
} from './driver'

test('DZ-CMD-15, AMB-17: a Special needs a SPLAT and is one per side and activation', () => {
  const position: Laid = { models: { A1: { profile: 'huscarl', at: '1-4-1', damage: 1 } }, command: { A: 'SPLAT' } }
  const offered = (more: Laid) => specialUses(laid(more), 'A1', 'A').map(({ id, refused }) => [id, refused?.key])
  expect(offered({ ...position, active: 'A1' })).toEqual([['use:too-stubborn-to-die', undefined]])
  expect(offered({ ...position, active: 'A1', command: {} })).toEqual([['use:too-stubborn-to-die', 'no-special-result']])
  expect(offered({ ...position, active: { model: 'A1', specialUsed: ['A'] } })).toEqual([
    ['use:too-stubborn-to-die', 'one-special-per-activation'],
  ])
  expect(offered({ models: { A1: { profile: 'huscarl', at: '1-4-1' } }, active: 'A1' })[0]?.[1]).toBe('not-injured')
})

test('Army Specials in the course of an activation: Target Acquisition, Wheels Within Wheels, Surge (A.3)', () => {
  expect(model(use(withSpecial('target-acquisition'), 'target-acquisition>B1'), 'B1').tagged).toBe(true)
  const wheels = use(
    { ...withSpecial('wheels-within-wheels', 'A', 'SPLAT SPLAT'), command: { A: 'SPLAT SPLAT', B: 'ACT DICE' } },
    'wheels-within-wheels>b2',
  )
  expect(wheels.state.sides.B.command.map(({ spent = false }) => spent)).toEqual([false, true])
  const surge: Laid = {
    ...withSpecial('surge'),
    models: { ...duel.models, A2: { profile: 'enforcer', at: '1-1-1', activated: true } },
  }
  expect(use(surge, 'surge>A2').open).toEqual(['A: move where'])
  // Who was activated in this very Turn, by an additional activation before, was not when it began.
  const state = laid({ ...surge, active: 'A1' })
  const offered = (now: State) =>
    ARMY_STRATAGEMS.find(({ name }) => name === 'surge')?.offers({
      state: now,
      seat: 'A',
      model: 'A1',
      moment: 'during',
    } as never)
  expect(offered(state)).toHaveLength(1)
  expect(offered({ ...state, inTurn: ['A2'] })).toEqual([])
})

test('Tactical Genius uses a result of the other side and leaves none of its own (A.3)', () => {
  const play = use({ ...withSpecial('tactical-genius'), command: { A: 'SPLAT MOVE', B: 'SHOOT' } }, 'tactical-genius>b1')
  expect(play.open).toEqual(['A: shoot what'])
  expect(play.state.sides.B.command[0]?.spent).toBe(true)
  expect(play.state.active).toMatchObject({ freeDieUsed: true, budget: 'none' })
})

test('Overwatch: who waits with Rapid Fire shoots at who comes in, without modifiers of place (A.3)', () => {
  const position: Laid = {
    models: { A1: { profile: 'warrior', at: [9.8, 9.8] }, B1: { profile: 'enforcer', at: [11.3, 11.3] } },
    sides: { B: { special: 'overwatch' } },
    command: { B: 'SPLAT' },
  }
  const play = window(position, 'entered', 'A1', ['B']).answer('B', 'use special', 'use:overwatch>B1')
  expect(play.options('shoot what')).toEqual(['shoot:laser-rifle>A1:normal', 'back'])
  play.answer('B', 'shoot what', 'shoot:laser-rifle>A1:normal')
  expect(play.state.test?.attack.dice.total).toBe(3)
  const acted: Laid = {
    ...position,
    models: { ...position.models, B1: { profile: 'enforcer', at: [11.3, 11.3], activated: true } },
  }
  expect(window(acted, 'entered', 'A1', ['B']).open).toEqual([])
})

test('Infection: a Zombie, Pinned and activated, rises where the enemy died (A.3)', () => {
  const play = playing(
    { ...withSpecial('infection', 'B'), active: 'A1' },
    { call: 'harm', local: { model: 'A1', potential: 9, ap: 0, how: 'fall' } },
  ).answer('B', 'use special', 'use:infection>A1')
  expect(model(play, 'Bz1')).toMatchObject({ seat: 'B', pinned: true, activated: true, standing: 'board' })
  expect(whereIs(play, 'Bz1')).toBe('1-4-1')
})

test('Strike It Lucky and Always Short draw from what nobody has seen (A.3)', () => {
  const position: Laid = {
    ...withSpecial('strike-it-lucky'),
    items: { t1: { kind: 'medi-pack', with: 'A1' } },
    bag: [
      { kind: 'medi-pack', count: 1 },
      { kind: 'holo-sight', count: 1 },
    ],
  }
  const play = window(position, 'pick-up', 'A1', ['A']).answer('A', 'use special', 'use:strike-it-lucky>t1')
  if (play.open.includes('chance: item draw')) shuffled(play, 'item draw')
  play.answer('A', 'effect choice', 'ammo')
  expect(model(play, 'A1').items).toEqual(['t2'])
  expect([play.state.items.t2?.kind, play.state.items.t1?.where]).toEqual(['ammo', { at: 'gone' }])
  const short = use(withSpecial('always-short'), 'always-short>2-4-1')
  expect(short.state.items.t1).toMatchObject({ faceUp: false, where: { at: 'cube', cube: '2-4-1' } })
})

test('Hide in Shadows: not to be shot at this Round (A.3)', () => {
  const hidden = window(withSpecial('hide-in-shadows'), 'end', 'A1', ['A']).answer('A', 'use special', 'use:hide-in-shadows>A1')
  expect(model(hidden, 'A1').boosts).toEqual([{ kind: 'hidden', until: 'round' }])
  const boosts = [{ kind: 'hidden', until: 'round' }] as const
  const play = playing(
    {
      models: {
        A1: { profile: 'enforcer', at: '1-4-1', boosts },
        A2: { profile: 'enforcer', at: '1-6-1' },
        B1: { profile: 'warrior', at: '4-4-1' },
      },
      active: 'B1',
    },
    { call: 'shoot', local: { model: 'B1', by: 'B', how: 'action' } },
  )
  expect(play.option('shoot what', 'shoot:hailstorm-rifle>A1:normal').refused?.key).toBe('may-not-be-targeted')
  expect(play.option('shoot what', 'shoot:hailstorm-rifle>A2:normal').refused).toBeUndefined()
})

test('Mutation, Overcharge and Stealth last as long as they should (A.3)', () => {
  const mutant = window(withSpecial('mutation'), 'start', 'A1', ['A'])
    .answer('A', 'use special', 'use:mutation>A1')
    .roll('effect die', '8')
  expect(model(mutant, 'A1').boosts).toEqual([{ kind: 'plus-armour', value: 1, until: 'round' }])
  const noh = { weapons: [weapon('noh-rifle', 5)] }
  const charged: Laid = {
    ...withSpecial('overcharge'),
    models: { A1: { profile: 'enforcer', at: '1-4-1', as: noh }, B1: { profile: 'warrior', at: '4-4-1' } },
  }
  const play = window(charged, 'start', 'A1', ['A']).answer('A', 'use special', 'use:overcharge>A1')
  expect(model(play, 'A1').boosts.map(({ kind, until }) => `${kind} ${until}`)).toEqual([
    'gun-rapid-fire activation',
    'gun-weight-of-fire activation',
  ])
})

test('Thirst for Blood and a Mono-Wheel change the Speed (A.3, 4.24)', () => {
  const beast: Laid = {
    ...withSpecial('thirst-for-blood'),
    models: { A1: { profile: 'enforcer', at: '1-4-1', as: { id: 'aberration' } }, B1: { profile: 'warrior', at: '4-4-1' } },
  }
  const play = window(beast, 'rampage', 'A1', ['A']).answer('A', 'use special', 'use:thirst-for-blood>A1')
  expect(model(play, 'A1').boosts.map(({ kind }) => kind)).toEqual(['plus-sprint', 'blood-claws', 'no-rampage'])
})

test('Thunder Strike: a SPLAT and a Special action for a Frag (2) two cubes away (A.3)', () => {
  const position: Laid = {
    models: {
      A1: { profile: 'huscarl', at: '2-4-1' },
      B1: { profile: 'warrior', at: '4-4-1' },
      B2: { profile: 'warrior', at: '6-4-1' },
    },
    sides: { A: { special: 'thunder-strike' } },
    command: { A: 'SPLAT' },
  }
  expect([why(position, 'thunder-strike:B1'), why(position, 'thunder-strike:B2')]).toEqual(['open', 'not offered'])
  const play = special(position, 'thunder-strike:B1')
  expect(play.state.test?.attack).toMatchObject({ target: 4, dice: { total: 2 } })
  expect(play.state.active?.specialUsed).toEqual(['A'])
})

test('Bomb Expert and Drone Strike lend a weapon for one shot (A.3)', () => {
  const bomb = special(
    {
      ...withSpecial('bomb-expert'),
      models: { A1: { profile: 'enforcer', at: '2-4-1' }, B1: { profile: 'warrior', at: '4-4-1' } },
    },
    'bomb-expert:B1',
  )
  expect(bomb.last('shot-declared').report).toMatchObject({ weapon: 'bomb', target: 'B1' })
  bomb.roll('attack dice', '1 1 1 1 1').roll('defence dice', '1 1 1')
  expect([model(bomb, 'B1').pinned, model(bomb, 'A1').boosts]).toEqual([true, []])
  const drone = special({ ...withSpecial('drone-strike') }, 'drone-strike:A1')
  expect(drone.options('shoot what').every((id) => id === 'back' || id.startsWith('throw:drone-strike>'))).toBe(true)
  expect(drone.options('shoot what').length).toBeGreaterThan(10)
})

test('A.3, Commlink: any cube that it sees, enemies there or not; then Indirect shots see it, this Round', () => {
  const position: Laid = {
    models: {
      A1: { profile: 'enforcer', at: '1-4-1' },
      A2: { profile: 'enforcer', at: '1-8-1', as: { weapons: [weapon('mortar', 8, 0, 'indirect')] } },
      B1: { profile: 'warrior', at: '8-1-1' },
    },
    panels: { '4-4-1 W': 'full', '4-3-1 W': 'full', '4-5-1 W': 'full' },
    items: { t1: { kind: 'commlink', with: 'A1' } },
  }
  expect([why(position, 'commlink:3-4-1'), why(position, 'commlink:4-4-1'), why(position, 'commlink:1-4-1')]).toEqual([
    'open',
    'not offered',
    'not offered',
  ])
  const play = special(position, 'commlink:3-4-1')
  const needs = (state: State, cube: string) => {
    const mortar = throwables(state, 'A2')[0]
    return mortar && throwReport(state, 'A2', mortar, cube, 'action').needs
  }
  expect([needs(laid(position), '3-4-1'), needs(play.state, '3-4-1'), needs(play.state, '5-4-1')]).toEqual([2, 1, 2])
  const smoky: Laid = { ...position, more: { smoke: [{ cube: '3-4-1', toxic: false }] } }
  expect(why(smoky, 'commlink:3-4-1')).toBe('not offered')
})

test('Jack of all Trades swaps two stats for one test (A.3)', () => {
  const position: Laid = {
    ...withSpecial('jack-of-all-trades'),
    models: {
      A1: { profile: 'enforcer', at: '1-4-1', as: { shoot: 6, fight: 3, survive: 5 } },
      B1: { profile: 'warrior', at: '4-4-1' },
    },
  }
  const play = playing({ ...position, active: 'A1' }, { call: 'shoot', local: { model: 'A1', by: 'A', how: 'action' } })
    .answer('A', 'shoot what', 'shoot:laser-rifle>B1:normal')
    .answer('A', 'use special', 'use:jack-of-all-trades>swap-shoot-fight')
  expect(play.state.test?.attack.target).toBe(3)
  play.roll('attack dice', '1 1 1 1 1').roll('defence dice', '1 1 1')
  expect(model(play, 'A1').boosts).toEqual([])
})

test('A.3, Green Rage and Feral Inspiration: before Fights, not before shots; Stealth before shots, not before Fights', () => {
  const near: Laid = {
    models: { A1: { profile: 'captain', at: [9.8, 9.8] }, B1: { profile: 'warrior', at: [11.3, 11.3], as: { id: 'cypher' } } },
    command: { A: 'SPLAT', B: 'SPLAT' },
  }
  const fight = (position: Laid) =>
    playing(
      { ...position, active: 'A1' },
      { call: 'fight', local: { attacker: 'A1', defender: 'B1', movedIn: [], mustSurvive: false, weapon: null } },
    )
  const far: Laid = { ...near, models: { ...near.models, B1: { profile: 'warrior', at: '6-4-1', as: { id: 'cypher' } } } }
  const shot = (position: Laid) =>
    playing(
      { ...position, active: 'A1' },
      { call: 'shot', local: { model: 'A1', by: 'A', target: 'B1', weapon: 'pistol', mode: 'normal', how: 'action' } },
    )
  const own = (special: SpecialId, seat: 'A' | 'B') => ({ sides: { [seat]: { special } } })
  expect(fight({ ...near, ...own('green-rage', 'A') }).decision('use special').seat).toBe('A')
  expect(shot({ ...far, ...own('green-rage', 'A') }).open.join()).not.toContain('use special')
  expect(fight({ ...near, ...own('stealth', 'B') }).open.join()).not.toContain('use special')
  expect(shot({ ...far, ...own('stealth', 'B') }).decision('use special').seat).toBe('B')
})

test('A.3, Thirst for Blood: a Fight weapon with AP 1, or one more AP for who has one', () => {
  const at = (weapons: readonly Weapon[]): Laid => ({
    models: { A1: { profile: 'warrior', at: '4-4-1', as: { id: 'stage-2a', weapons } }, B1: { profile: 'warrior', at: '8-8-1' } },
    command: { A: 'SPLAT' },
    sides: { A: { special: 'thirst-for-blood' } },
  })
  const bare = window(at([]), 'rampage', 'A1', ['A']).answer('A', 'use special', 'use:thirst-for-blood>A1')
  expect(fightWeapons(bare.state, 'A1').map(({ id, ap }) => [id, ap])).toEqual([
    ['knife', 0],
    ['blood-claws', 1],
  ])
  const claws = window(at([weapon('claws', 'fight', 2)]), 'rampage', 'A1', ['A']).answer(
    'A',
    'use special',
    'use:thirst-for-blood>A1',
  )
  expect(fightWeapons(claws.state, 'A1').map(({ id }) => id)).toEqual(['claws'])
  expect(fightAp(claws.state, 'A1', 'B1', 'claws').total).toBe(3)
  expect(speedOf(claws.state, 'A1')[1]).toBe(speedOf(laid(at([])), 'A1')[1] + 1)
})
