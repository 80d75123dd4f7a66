import type { Ref } from '../../../../table/piece'
import { standableCubes } from '../facts/board'
import { cubeId, cubeOf, rangeBetween } from '../facts/cubes'
import { has, modelOf, onBoard } from '../facts/models'
import { whyNoRoom } from '../facts/occupants'
import { firstPlaceIn } from '../facts/places'
import { friendsWith, modelsIn } from '../facts/presence'
import { gunOfSentry, isSentry, unfolded } from '../facts/sentry'
import { isSeenBy } from '../facts/sight'
import { type Model, otherSide, type Side, type State } from '../state'
import { offer, type SpecialAction, withEnemy } from './special-action'

export const SPECIAL_ARMS: readonly SpecialAction[] = [
  {
    // R2, Frag (2), at a model in sight; for models that wield a hammer (A.3).
    name: 'thunder-strike',
    rule: 'A.3',
    special: true,
    options: (state, model) => {
      const one = modelOf(state, model)
      const isSmith = one.profile.weapons.some(({ id }) => id.includes('hammer')) && !one.profile.id.includes('iron-ancestor')
      return isSmith
        ? inSight(state, model, 2).map((ref) => offer(`thunder-strike:${ref}`, [model, ref], withEnemy(state, model)))
        : []
    },
    plays: (state, model, ref) => ({
      call: 'area attack',
      local: { cube: cubeOf(state, ref), kind: 'frag', value: 2, by: model },
    }),
  },
  {
    name: 'bomb-expert',
    rule: 'A.3',
    special: true,
    options: (state, model) =>
      inSight(state, model, 2).map((ref) => offer(`bomb-expert:${ref}`, [model, ref], withEnemy(state, model))),
    plays: (state, model, ref) => ({
      call: 'lent shot',
      local: { model, by: modelOf(state, model).seat, weapon: 'bomb', target: ref },
    }),
  },
  {
    name: 'drone-strike',
    rule: 'A.3',
    special: true,
    options: (state, model) => [offer(`drone-strike:${model}`, [model], withEnemy(state, model))],
    plays: (state, model) => ({
      call: 'lent shot',
      local: { model, by: modelOf(state, model).seat, weapon: 'drone-strike' },
    }),
  },
  {
    name: 'unfold',
    rule: '4.24',
    options: (state, model) => {
      const { seat } = modelOf(state, model)
      if (!has(modelOf(state, model), 'engineer')) return []
      return gunsAt(state, model)
        .filter((item) => placeFor(state, seat, item, cubeOf(state, model)) !== undefined)
        .map((item) => offer(`unfold:${item}`, [model, item]))
    },
    plays: (state, model, item) => {
      const { seat } = modelOf(state, model)
      const pose = placeFor(state, seat, item, cubeOf(state, model))
      if (!pose) throw new Error(`there is no room for ${item}`)
      return [
        { type: 'item-gone', item, how: 'used' },
        { type: 'model-raised', model: unfolded(state, seat, item), pose, why: 'sentry-gun' },
      ]
    },
  },
  {
    name: 'fold',
    rule: '4.24',
    options: (state, model) =>
      has(modelOf(state, model), 'engineer')
        ? friendsWith(state, model)
            .filter((ref) => isSentry(state, ref))
            .map((ref) => offer(`fold:${ref}`, [model, ref]))
        : [],
    plays: (state, model, ref) => [
      { type: 'model-folded', model: ref },
      { type: 'item-moved', item: gunOfSentry(ref), cube: cubeOf(state, model) },
    ],
  },
  {
    // A team-mate calls the model down onto an empty cube at the top of its stack (4.23).
    name: 'hammerfist',
    rule: '4.23',
    options: (state, model) => {
      const { seat } = modelOf(state, model)
      const away = Object.values(state.models).filter(
        (one) => one.seat === seat && one.standing === 'reserve' && has(one, 'hammerfist'),
      )
      const tops = away.length === 0 ? [] : emptyTops(state)
      return away.flatMap(({ ref }) =>
        tops
          .filter((cube) => firstPlaceIn(state, ref, cube) !== undefined)
          .map((cube) => offer(`hammerfist:${ref}>${cube}`, [ref])),
      )
    },
    plays: (_state, _model, ref, cube) => ({ call: 'drop', local: { model: ref, cube } }),
  },
]

/** Working Sentry Guns that lie in the model's cube or are carried there by its side. */
const gunsAt = (state: State, model: Ref): readonly Ref[] => {
  const cube = cubeOf(state, model)
  const carriers = [model, ...friendsWith(state, model)]
  return Object.values(state.items)
    .filter(({ kind, worn, faceUp }) => kind === 'sentry-gun' && !worn && faceUp)
    .filter(
      ({ where }) => (where.at === 'cube' && where.cube === cube) || (where.at === 'model' && carriers.includes(where.model)),
    )
    .map(({ ref }) => ref)
}
const placeFor = (state: State, seat: Side, item: Ref, cube: string) => {
  const gun: Model = { ...unfolded(state, seat, item), standing: 'reserve' }
  const ground = { ...state, models: { ...state.models, [gun.ref]: gun } }
  return whyNoRoom(ground, gun.ref, cube) ? undefined : firstPlaceIn(ground, gun.ref, cube)
}

/** Enemies within `most` cubes that the model sees. */
const inSight = (state: State, model: Ref, most: number): readonly Ref[] =>
  onBoard(state, otherSide(modelOf(state, model).seat)).filter((ref) => {
    const range = rangeBetween(cubeOf(state, model), cubeOf(state, ref))
    return range >= 1 && range <= most && isSeenBy(state, model, ref)
  })

function emptyTops(state: State): readonly string[] {
  const cubes = standableCubes(state.battlefield)
  const top = cubes.filter(({ c, r, z }) => !cubes.some((other) => other.c === c && other.r === r && other.z > z)).map(cubeId)
  return top.filter((cube) => modelsIn(state, cube, 'A').length + modelsIn(state, cube, 'B').length === 0)
}
