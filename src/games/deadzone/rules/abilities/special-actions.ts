/** Special actions (DZ-SPC-01): short actions that abilities, items and missions allow. One entry each, found by name. */
import type { Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import { standableCubes } from '../facts/board'
import { cubeFrom, cubeId, cubeOf } from '../facts/cubes'
import { itemOf } from '../facts/items'
import { hasKeyword } from '../facts/keywords'
import { has, modelOf, onBoard } from '../facts/models'
import { isVehicle } from '../facts/movers'
import { allIn, friendsWith } from '../facts/presence'
import { maySpecial } from '../facts/rerolls'
import { scoring } from '../facts/score'
import { rangeTo } from '../facts/shots'
import { sees, seesCube } from '../facts/sight'
import { guns } from '../facts/weapons'
import { inZone } from '../mission'
import { say } from '../said'
import { otherSide, type State } from '../state'
import { itemsOf, offer, type SpecialAction, withEnemy } from './special-action'
import { SPECIAL_ARMS } from './special-arms'
import { SPECIAL_TRAPS } from './special-traps'

/** Constructs and Vehicles cannot be healed (DZ-ABL-09, 4.23). */
const isPatient = (state: State, ref: Ref) => !has(modelOf(state, ref), 'construct') && !isVehicle(state, modelOf(state, ref))
const unhurt = (ref: Ref, damage: number) => (damage > 0 ? undefined : say('not-injured', { model: ref }, 'DZ-SPC-01'))
const boosted = (model: Ref, kind: string, until: 'round' | 'activation' | 'test'): Event => ({
  type: 'boosted',
  model,
  boost: { kind, until },
})

export const SPECIAL_ACTIONS: readonly SpecialAction[] = [
  {
    name: 'medi-pack',
    rule: '4.24',
    options: (state, model) =>
      itemsOf(state, model, 'medi-pack').flatMap((item) =>
        [model, ...allIn(state, cubeOf(state, model)).filter((ref) => ref !== model)]
          .filter((ref) => isPatient(state, ref))
          .map((ref) =>
            offer(`medi-pack:${item}>${ref}`, [model, ref], withEnemy(state, model) ?? unhurt(ref, modelOf(state, ref).damage)),
          ),
      ),
    plays: (_state, _model, item, ref) => [
      { type: 'item-gone', item, how: 'used' },
      { type: 'model-healed', model: ref, damage: 0, why: 'medi-pack' },
    ],
  },
  {
    name: 'medic',
    rule: '4.23',
    options: (state, model) =>
      has(modelOf(state, model), 'medic')
        ? [model, ...friendsWith(state, model)]
            .filter((ref) => isPatient(state, ref))
            .map((ref) => offer(`medic:${ref}`, [model, ref], unhurt(ref, modelOf(state, ref).damage)))
        : [],
    plays: (state, _model, ref) => [{ type: 'model-healed', model: ref, damage: modelOf(state, ref).damage - 1, why: 'medic' }],
  },
  {
    name: 'reload',
    rule: '4.23',
    options: (state, model) => modelOf(state, model).reload.map((weapon) => offer(`reload:${weapon}`, [model])),
    plays: (_state, model, weapon) => [{ type: 'weapon-loaded', model, weapon }],
  },
  {
    name: 'load',
    rule: '4.23',
    options: (state, model) =>
      has(modelOf(state, model), 'loader')
        ? friendsWith(state, model).flatMap((ref) =>
            modelOf(state, ref).reload.map((weapon) => offer(`load:${weapon}>${ref}`, [model, ref])),
          )
        : [],
    plays: (_state, _model, weapon, ref) => [{ type: 'weapon-loaded', model: ref, weapon }],
  },
  {
    name: 'tag',
    rule: '4.23',
    options: (state, model) => {
      const gun = guns(state, model).find((one) => hasKeyword(one, 'tag'))
      if (!gun) return []
      return onBoard(state, otherSide(modelOf(state, model).seat)).map((ref) => {
        const range = rangeTo(state, model, gun, cubeOf(state, ref))
        const far =
          range.cubes > range.most.total
            ? say('beyond-range', { cubes: range.cubes, most: range.most.total }, 'DZ-RNG-03')
            : undefined
        const known = modelOf(state, ref).tagged ? say('is-tagged', { target: ref }, '4.23') : undefined
        const why = withEnemy(state, model) ?? known ?? far
        if (why) return offer(`tag:${ref}`, [model, ref], why)
        const { isSeen, blockers } = sees(state, model, ref)
        return offer(
          `tag:${ref}`,
          [model, ref],
          isSeen ? undefined : say('no-line-of-sight', { target: ref, blockers }, 'DZ-SHO-05'),
        )
      })
    },
    plays: (_state, _model, ref) => [{ type: 'tagged', model: ref }],
  },
  {
    name: 'boom',
    rule: '4.23',
    amongEnemies: true,
    options: (state, model) => (has(modelOf(state, model), 'boom') ? [offer(`boom:${model}`, [model])] : []),
    plays: (_state, model) => ({ call: 'death', local: { model, how: 'own', by: model } }),
  },
  {
    name: 'teleport',
    rule: '4.23',
    long: true,
    amongEnemies: true,
    options: (state, model) => (has(modelOf(state, model), 'teleport') ? [offer(`teleport:${model}`, [model])] : []),
    plays: (state, model) => ({
      call: 'move',
      local: { model, by: state.active?.by ?? modelOf(state, model).seat, most: 3, how: 'teleport' },
    }),
  },
  {
    name: 'ship',
    rule: '6.6',
    options: (state, model) => {
      const { zone } = state.sides[modelOf(state, model).seat]
      if (state.set.ship === undefined || zone === undefined) return []
      const isHome = inZone(state.set, zone, cubeFrom(cubeOf(state, model)))
      const away = isHome ? undefined : say('not-own-zone', { model, seat: modelOf(state, model).seat }, '6.6')
      return modelOf(state, model).items.map((item) => offer(`ship:${item}`, [model, item], withEnemy(state, model) ?? away))
    },
    plays: (state, model, item) => [
      { type: 'item-gone', item: itemOf(state, item).ref, how: 'shipped' },
      ...scoring(state, modelOf(state, model).seat, state.set.ship ?? 0, 'shipped', item),
    ],
  },
  {
    // For this Round, a cube that the model sees counts as in sight for its side's Grenades and Indirect weapons.
    name: 'commlink',
    rule: 'A.3',
    options: (state, model) => {
      if (itemsOf(state, model, 'commlink').length === 0) return []
      const own = cubeOf(state, model)
      const cubes = standableCubes(state.battlefield).map(cubeId)
      return cubes
        .filter((cube) => cube !== own && seesCube(state, model, cube))
        .map((cube) => offer(`commlink:${cube}`, [model, ...allIn(state, cube)]))
    },
    plays: (_state, model, cube) => [boosted(model, `marks ${cube}`, 'round')],
  },
  ...SPECIAL_ARMS,
  ...SPECIAL_TRAPS,
]

/** AMB-17: those paid for by an Army Special also need a SPLAT result. */
export const whyNotSpecial = (state: State, model: Ref, { special, name }: SpecialAction): Reason | 'not-theirs' | undefined => {
  if (!special) return undefined
  const { seat } = modelOf(state, model)
  if (state.sides[seat].special !== name) return 'not-theirs'
  return maySpecial(state, seat) ? undefined : say('one-special-per-activation', {}, 'AMB-17')
}
