/** Army Specials (A.3) that start a procedure: rerolling the other side's dice, moves and shots of others, items, new models. */
import type { Option } from '../../../../kernel'
import { standableCubes } from '../facts/board'
import { areAdjacent, cubeId, cubeOf, rangeBetween } from '../facts/cubes'
import { nextToken, undrawn } from '../facts/items'
import { hasKeyword } from '../facts/keywords'
import { modelOf, onBoard } from '../facts/models'
import { allIn, modelsIn } from '../facts/presence'
import { unspent } from '../facts/round'
import { guns } from '../facts/weapons'
import type { SpecialUseId } from '../ids'
import { otherSide } from '../state'
import { boost, id, on } from './use-makers'
import type { At, Use } from './uses'

export const ARMY_STRATAGEMS: readonly Use[] = [
  {
    name: 'tactical-genius',
    moments: ['during'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, seat, model }) => {
      if (state.active?.freeDieUsed || modelOf(state, model).pinned) return []
      const dice = unspent(state, otherSide(seat)).filter(({ face }) => face === 'MOVE' || face === 'SHOOT' || face === 'FIGHT')
      return dice.map((die) => ({ id: id('tactical-genius', die.id), on: [model] }))
    },
    plays: ({ state, seat, model }, die) => {
      const face = state.sides[otherSide(seat)].command.find((one) => one.id === die)?.face
      const action = face === 'SHOOT' ? 'shoot' : face === 'FIGHT' ? 'fight' : 'move'
      return { call: 'borrowed', local: { model, by: seat, die, action } }
    },
  },
  {
    name: 'wheels-within-wheels',
    moments: ['during'],
    isSpecial: true,
    repeats: true,
    rule: 'A.3',
    offers: ({ state, seat }) =>
      unspent(state, otherSide(seat)).map(
        (die): Option<SpecialUseId> => ({ id: id('wheels-within-wheels', die.id), shows: { face: die.face } }),
      ),
    plays: ({ seat, model }, die) => [
      { type: 'command-die-spent', seat: otherSide(seat), die, for: 'wheels-within-wheels', model },
    ],
  },
  {
    // Once per model and Round, within two cubes of the Brood Mother or of where she died.
    name: 'feral-inspiration',
    moments: ['before fight'],
    isSpecial: true,
    repeats: true,
    rule: 'A.3',
    offers: ({ state, seat, model, other }) => {
      const mothers = Object.values(state.models).filter(
        (one) => one.seat === seat && one.profile.special === 'feral-inspiration',
      )
      const lairs = mothers.flatMap(({ ref, standing, fell }) =>
        standing === 'board' ? [cubeOf(state, ref)] : fell ? [fell] : [],
      )
      const near = [model, other]
        .filter((ref) => ref !== undefined)
        .filter((ref) => modelOf(state, ref).seat === seat)
        .filter((ref) => lairs.some((lair) => rangeBetween(lair, cubeOf(state, ref)) <= 2))
      const fresh = near.filter((ref) => !modelOf(state, ref).boosts.some(({ kind }) => kind === 'plus-frenzy'))
      return on('feral-inspiration', fresh)
    },
    plays: (_at, ref) => [boost(ref, 'plus-frenzy', 'round', 1)],
  },
  {
    name: 'surge',
    moments: ['during'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, seat, model }) =>
      on(
        'surge',
        onBoard(state, seat).filter((ref) => {
          const { activated, pinned } = modelOf(state, ref)
          return ref !== model && activated && !pinned && !state.inTurn?.includes(ref)
        }),
      ),
    plays: ({ seat }, ref) => ({ call: 'move', local: { model: ref, by: seat, most: 1, how: 'ability' } }),
  },
  {
    // Used when an enemy enters the cube of an own model that waits with a Rapid Fire weapon, if no other enemy is there.
    name: 'overwatch',
    moments: ['entered'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, seat, model }) => {
      const cube = cubeOf(state, model)
      if (modelsIn(state, cube, otherSide(seat)).length > 1) return []
      const ready = modelsIn(state, cube, seat).filter((ref) => {
        const one = modelOf(state, ref)
        return !one.activated && !one.pinned && guns(state, ref).some((gun) => hasKeyword(gun, 'rapid-fire'))
      })
      return on('overwatch', ready)
    },
    plays: ({ seat, model }, ref) => ({ call: 'shoot', local: { model: ref, by: seat, how: 'special', only: model } }),
  },
  {
    name: 'infection',
    moments: ['death'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ model }) => on('infection', [model]),
    plays: ({ seat }, ref) => ({ call: 'infection', local: { model: ref, seat } }),
  },
  {
    name: 'always-short',
    moments: ['during'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, model }) =>
      undrawn(state).length === 0
        ? []
        : emptyBeside(state, cubeOf(state, model)).map((cube) => ({ id: id('always-short', cube), on: [model] })),
    plays: ({ state }, cube) => [{ type: 'token-placed', item: nextToken(state), cube, gone: false }],
  },
  {
    name: 'strike-it-lucky',
    moments: ['pick-up'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, model }) => {
      const item = modelOf(state, model).items.at(-1)
      return item === undefined || undrawn(state).length === 0 ? [] : [{ id: id('strike-it-lucky', item), on: [model, item] }]
    },
    plays: ({ model }, item) => ({ call: 'lucky', local: { model, item } }),
  },
]

/** Neighbouring cubes in which a model could stand and which are empty. */
const emptyBeside = (state: At['state'], cube: string): readonly string[] =>
  standableCubes(state.battlefield)
    .map(cubeId)
    .filter((one) => areAdjacent(one, cube) && allIn(state, one).length === 0)
