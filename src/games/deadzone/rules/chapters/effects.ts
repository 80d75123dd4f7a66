/**
 * Procedures started by abilities and Army Specials (4.23, A.3): Rampage and Remote at the start of an activation, lent weapons,
 * drops, new models, luck.
 */
import { pickOne, tally } from '../../../../kernel'
import { TEST_DICE } from '../constants'
import { allOf, eights } from '../dice'
import type { Event } from '../events'
import { isServed, mayRampage } from '../facts/activating'
import { addable, added, withAdded } from '../facts/commit'
import { areAdjacent, cubeFrom, cubeOf, middleOf } from '../facts/cubes'
import { itemOf, nextToken } from '../facts/items'
import { leaderOf, modelOf, onBoard } from '../facts/models'
import { canBeMoved, pinning } from '../facts/pins'
import { firstPlaceIn } from '../facts/places'
import { poseIn } from '../facts/terrain'
import { marginOf, statOf, testOf, undecided } from '../facts/tests'
import { ZOMBIE } from '../facts/zombie'
import { say } from '../said'
import { type Model, otherSide } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'
import { surviveDice } from './tests'

/** T1: what happens automatically at the start of an activation. */
export const activationEffects = procedure('activation effects', {
  remote: ({ state, local: { model } }) =>
    isServed(state, model) ? go('blood') : tell({ type: 'activation-stopped', model, why: 'remote' }, 'done'),
  // Thirst for Blood may be used here; then there is no Rampage roll.
  blood: ({ local: { model, by } }) => call('special window', { moment: 'rampage', model, seats: [by] }, 'rampage'),
  rampage: ({ state, local: { model } }) => {
    if (!mayRampage(state, model)) return go('done')
    const { seat } = modelOf(state, model)
    return ask(question('chance', 'effect die', eights(1, seat), allOf('4', 1), { about: { model, for: 'rampage' } }), 'raging')
  },
  raging: ({ state, local: { model }, heard }) => {
    const face = Number(heard.the('effect die')[0])
    const rolled: Event = { type: 'ability-rolled', model, ability: 'rampage', face }
    if (face <= 2) return tell([rolled, { type: 'led-by-enemy', model, by: otherSide(modelOf(state, model).seat) }], 'done')
    return face >= 7 && !modelOf(state, model).pinned ? tell(rolled, 'runs') : tell(rolled, 'done')
  },
  runs: ({ local: { model, by } }) => call('move', { model, by, most: 1, how: 'ability' }, 'done'),
})

/** A shot with a lent weapon: a bomb is thrown at its target at once; a drone strike is aimed at a cube of the player's. */
export const lentShot = procedure('lent shot', {
  lent: ({ local: { model, weapon } }) =>
    tell({ type: 'boosted', model, boost: { kind: `lent-${weapon}`, until: 'activation' } }, 'fires'),
  fires: ({ local: { model, by, weapon, target } }) =>
    target === undefined
      ? call('shoot', { model, by, how: 'owed', weapon }, 'given')
      : call('shot', { model, by, target, weapon, mode: 'normal', how: 'owed' }, 'given'),
  given: ({ local: { model, weapon } }) => tell({ type: 'lent-returned', model, kind: `lent-${weapon}` }, 'done'),
})

/** 4.23, Hammerfist Drop Armour: every model nearby is tested against the impact. */
export const drop = procedure('drop', {
  lands: ({ state, local: { model, cube } }) => {
    const pose = firstPlaceIn(state, model, cube) ?? poseIn(state.battlefield, cubeFrom(cube), middleOf(cubeFrom(cube)))
    const { seat } = modelOf(state, model)
    const near = [...onBoard(state, seat), ...onBoard(state, otherSide(seat))].filter((ref) =>
      areAdjacent(cubeOf(state, ref), cube),
    )
    return tell(
      [
        { type: 'model-deployed', model, pose },
        // From now on the model counts as having a Jump Pack; see `movers.ts`.
        { type: 'ability-used', model, ability: 'hammerfist' },
        { type: 'marked-activated', model, why: 'hammerfist' },
      ],
      near.length > 0 ? 'impact' : 'done',
      { near, at: 0 },
    )
  },
  impact: ({ state, local: { model } }) => {
    const dice = tally([{ value: TEST_DICE, reason: say('strength-dice', { of: 'blast', dice: TEST_DICE }, '4.23') }])
    const attack = undecided({ of: 'blast', seat: modelOf(state, model).seat, stat: 'plain', target: 4, dice })
    return tell({ type: 'test-declared', test: { kind: 'survive', attack } }, 'commit', { added: {} })
  },
  // DZ-CMD-11: models nearby may add dice before any is thrown.
  commit: ({ state, local: { near = [], at = 0 } }) => {
    const ref = near[at]
    if (ref === undefined) return go('roll', { at: 0 })
    const seat = leaderOf(state, ref)
    const choice = statOf(state, ref, 'survive') === null ? undefined : addable(state, seat, ref, false)
    if (!choice) return go('commit', { at: at + 1 })
    return ask(question(seat, 'add dice', choice, [], { about: { model: ref, stat: 'survive', who: 'defence' } }), 'committed')
  },
  committed: ({ state, local: { near = [], at = 0, added: known = {} }, heard }) => {
    const ref = near[at] ?? ''
    const { events, dice } = added(state, leaderOf(state, ref), ref, heard.the('add dice'), 'survive')
    return tell(events, 'commit', { at: at + 1, added: { ...known, [ref]: dice } })
  },
  roll: () => call('throw dice', { who: 'attack' }, 'rolled'),
  rolled: ({ state }) => go('each', { attack: testOf(state).attack }),
  each: ({ state, local: { near = [], at = 0, attack, added: known = {} } }) => {
    const ref = near[at]
    if (ref === undefined || !attack) return go('done')
    if (modelOf(state, ref).standing !== 'board') return go('each', { at: at + 1 })
    return tell(
      { type: 'test-declared', test: { kind: 'survive', attack, defence: withAdded(surviveDice(state, ref), known[ref]) } },
      'survives',
    )
  },
  survives: () => call('throw dice', { who: 'defence' }, 'survived'),
  survived: ({ state, local: { model, near = [], at = 0 } }) => {
    const ref = near[at] ?? ''
    const after = { at: at + 1 }
    if (marginOf(testOf(state)) <= 0) return go('each', after)
    return canBeMoved(state, ref)
      ? call('thrown', { model: ref, from: model, pins: true, by: modelOf(state, model).seat }, 'each', after)
      : tell(pinning(state, ref, 'hammerfist'), 'each', after)
  },
})

/** A.3, Tactical Genius: a result of the other side's Command dice is used; the own side cannot use another one after it. */
export const borrowed = procedure('borrowed', {
  pays: ({ local: { model, by, die, action } }) =>
    tell(
      [
        { type: 'command-die-spent', seat: otherSide(by), die, for: 'tactical-genius', model },
        { type: 'action-begun', model, action, long: action === 'fight', free: true },
      ],
      action,
    ),
  move: ({ local: { model, by } }) => call('move', { model, by, most: 1, how: 'die' }, 'done'),
  shoot: ({ local: { model, by } }) => call('shoot', { model, by, how: 'owed' }, 'done'),
  fight: ({ local: { model, by } }) => call('fight action', { model, by, how: 'owed' }, 'done'),
})

/** A.3, Infection: a Zombie appears where the enemy died, Pinned and already activated. */
export const infection = procedure('infection', {
  rises: ({ state, local: { model, seat } }) => {
    const cube = modelOf(state, model).fell
    const count = Object.keys(state.models).filter((ref) => ref.startsWith(`${seat}z`)).length
    const risen: Model = {
      ref: `${seat}z${count + 1}`,
      seat,
      profile: ZOMBIE,
      standing: 'board',
      activated: true,
      pinned: true,
      damage: 0,
      onFire: false,
      items: [],
      reload: [],
      used: [],
      tagged: false,
      boosts: [],
    }
    if (cube === undefined) return go('done')
    const ground = { ...state, models: { ...state.models, [risen.ref]: risen } }
    const pose = firstPlaceIn(ground, risen.ref, cube)
    return pose ? tell({ type: 'model-raised', model: risen, pose, why: 'infection' }, 'done') : go('done')
  },
})

/** A.3, Strike It Lucky: the found item is replaced by another from the bag. One that is not a trap may become Ammo. */
export const lucky = procedure('lucky', {
  draws: ({ state, local: { model, item } }) => {
    const drawn = nextToken(state)
    return tell(
      [
        { type: 'item-gone', item, how: 'discarded' },
        { type: 'token-placed', item: drawn, cube: cubeOf(state, model), gone: false },
      ],
      'turns',
      { drawn },
    )
  },
  turns: ({ local: { drawn = '' } }) => call('reveal', { item: drawn, to: 'all' }, 'keeps'),
  keeps: ({ state, local: { model, drawn = '' } }) => {
    const { kind } = itemOf(state, drawn)
    if (kind === 'booby-trap') return tell({ type: 'item-gone', item: drawn, how: 'trap' }, 'trap')
    if (kind === 'ammo') return tell({ type: 'item-taken', item: drawn, model }, 'done')
    const choice = pickOne<string>([
      { id: 'keep', on: [drawn] },
      { id: 'ammo', on: [drawn] },
    ])
    const { seat } = modelOf(state, model)
    return ask(
      question(seat, 'effect choice', choice, ['keep'], { about: { model, item: drawn, for: 'strike-it-lucky' } }),
      'kept',
    )
  },
  kept: ({ local: { model, drawn = '' }, heard }) =>
    tell(
      [
        ...(heard.picked('effect choice') === 'ammo'
          ? [{ type: 'item-turned' as const, item: drawn, kind: 'ammo' as const }]
          : []),
        { type: 'item-taken', item: drawn, model },
      ],
      'done',
    ),
  trap: ({ state, local: { model } }) => call('area attack', { cube: cubeOf(state, model), kind: 'frag', value: 3 }, 'done'),
})
