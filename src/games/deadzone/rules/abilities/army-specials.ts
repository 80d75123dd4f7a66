/** Army Specials with a moment of their own. Those that throw dice of a test again: `facts/rerolls.ts`. */
import type { Option } from '../../../../kernel'
import { standableCubes } from '../facts/board'
import { areAdjacent, cubeId, cubeOf, rangeBetween } from '../facts/cubes'
import { nextToken, undrawn } from '../facts/items'
import { hasKeyword } from '../facts/keywords'
import { has, modelOf, onBoard } from '../facts/models'
import { speedOf } from '../facts/movers'
import { allIn, modelsIn } from '../facts/presence'
import { unspent } from '../facts/round'
import { guns } from '../facts/weapons'
import type { SpecialUseId } from '../ids'
import { say } from '../said'
import { type Boost, otherSide } from '../state'
import type { At, Use } from './uses'

const id = (name: string, second?: string): SpecialUseId => (second === undefined ? `use:${name}` : `use:${name}>${second}`)
const on = (name: string, refs: readonly string[]): readonly Option<SpecialUseId>[] =>
  refs.map((ref) => ({ id: id(name, ref), on: [ref] }))
const boost = (model: string, kind: string, until: Boost['until'], value?: number) =>
  ({ type: 'boosted', model, boost: value === undefined ? { kind, until } : { kind, value, until } }) as const

/** The activation is this side's, and of one of its own models. */
const isOwn = ({ state, seat, model }: At) => modelOf(state, model).seat === seat
const isHere = (state: At['state'], ref: string) => modelOf(state, ref).standing === 'board'

export const ARMY_SPECIALS: readonly Use[] = [
  {
    // Survive (2), three dice, no modifiers, not even DICE: one damage less (6.3).
    name: 'too-stubborn-to-die',
    moments: ['during'],
    isSpecial: true,
    rule: '6.3',
    offers: ({ state, model }) => {
      const { damage } = modelOf(state, model)
      return [
        { id: id('too-stubborn-to-die'), on: [model], ...(damage > 0 ? {} : { refused: say('not-injured', { model }, '6.3') }) },
      ]
    },
    plays: ({ model }) => ({ call: 'stubborn', local: { model } }),
  },
  {
    name: 'bastion',
    moments: ['before attack'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, seat, other }) =>
      other !== undefined && modelOf(state, other).seat === seat ? on('bastion', [other]) : [],
    plays: (_at, ref) => [boost(ref, 'plus-armour', 'test', 1)],
  },
  {
    // Before a Fight test of the model; a higher Frenzy of its own counts instead (A.3).
    name: 'green-rage',
    moments: ['before attack'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, seat, model, other }) => {
      const isFight = state.test === undefined || other !== undefined
      const raging = [model, other].filter((ref) => ref !== undefined).filter((ref) => modelOf(state, ref).seat === seat)
      const calm = raging.filter((ref) => !modelOf(state, ref).boosts.some(({ kind }) => kind === 'green-rage'))
      return isFight ? on('green-rage', calm) : []
    },
    plays: (_at, ref) => [boost(ref, 'green-rage', 'round', 4)],
  },
  {
    name: 'stealth',
    moments: ['before attack'],
    isSpecial: true,
    repeats: true,
    rule: 'A.3',
    offers: ({ state, seat, other }) => {
      if (other === undefined || modelOf(state, other).seat !== seat) return []
      return /cypher|black-talon/.test(modelOf(state, other).profile.id) ? on('stealth', [other]) : []
    },
    plays: (_at, ref) => [boost(ref, 'plus-survive', 'test', 1)],
  },
  {
    name: 'starforged-armour',
    moments: ['damage'],
    isSpecial: true,
    repeats: true,
    rule: 'A.3',
    offers: (at) => (isOwn(at) && isHere(at.state, at.model) ? on('starforged-armour', [at.model]) : []),
    plays: (_at, ref) => [boost(ref, 'less-ap', 'test', 1)],
  },
  {
    name: 'target-acquisition',
    moments: ['during'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, seat }) =>
      on(
        'target-acquisition',
        onBoard(state, otherSide(seat)).filter((ref) => !modelOf(state, ref).tagged),
      ),
    plays: (_at, ref) => [{ type: 'tagged', model: ref }],
  },
  {
    name: 'overcharge',
    moments: ['start'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, model }) =>
      modelOf(state, model).profile.weapons.some((weapon) => weapon.id.includes('noh-rifle')) ? on('overcharge', [model]) : [],
    plays: (_at, ref) => [boost(ref, 'gun-rapid-fire', 'activation'), boost(ref, 'gun-weight-of-fire', 'activation', 2)],
  },
  {
    name: 'hide-in-shadows',
    moments: ['end'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ model }) => on('hide-in-shadows', [model]),
    plays: (_at, ref) => [boost(ref, 'hidden', 'round')],
  },
  {
    name: 'mutation',
    moments: ['start'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ model }) => on('mutation', [model]),
    plays: (_at, ref) => ({ call: 'mutation', local: { model: ref } }),
  },
  {
    name: 'thirst-for-blood',
    moments: ['rampage'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, model }) =>
      /stage-2|aberration/.test(modelOf(state, model).profile.id) ? on('thirst-for-blood', [model]) : [],
    plays: (_at, ref) => [
      boost(ref, 'plus-sprint', 'activation', 1),
      boost(ref, 'blood-claws', 'activation'),
      boost(ref, 'no-rampage', 'activation'),
    ],
  },
  {
    // A free Sprint, then neither Move nor Sprint (A.3).
    name: 'mobile-infantry',
    moments: ['start'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, model }) => {
      const one = modelOf(state, model)
      return has(one, 'jump-pack') && !has(one, 'vehicle') && !one.pinned && !state.active?.enemyAtStart
        ? on('mobile-infantry', [model])
        : []
    },
    plays: ({ seat, state }, ref) => ({
      call: 'free sprint',
      local: { model: ref, by: seat, most: speedOf(state, ref)[1] },
    }),
  },
  {
    name: 'dance-of-death',
    moments: ['after fight'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, model }) =>
      state.active?.model === model && isHere(state, model) && !state.active.over ? on('dance-of-death', [model]) : [],
    plays: ({ seat }, ref) => ({ call: 'move', local: { model: ref, by: seat, most: 1, how: 'clear' } }),
  },
  {
    name: 'jack-of-all-trades',
    moments: ['before attack'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, seat, model }) => {
      const one = modelOf(state, model)
      if (one.seat !== seat || state.active?.model !== model) return []
      const pairs = [
        ['shoot', 'fight'],
        ['shoot', 'survive'],
        ['fight', 'survive'],
      ] as const
      return pairs
        .filter(([a, b]) => one.profile[a] !== null && one.profile[b] !== null && one.profile[a] !== one.profile[b])
        .map(([a, b]) => ({ id: id('jack-of-all-trades', `swap-${a}-${b}`), on: [model] }))
    },
    plays: ({ model }, kind) => [boost(model, kind, 'test')],
  },
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
      unspent(state, otherSide(seat)).map((die): Option<SpecialUseId> => ({ id: id('wheels-within-wheels', die.id) })),
    plays: ({ seat, model }, die) => [
      { type: 'command-die-spent', seat: otherSide(seat), die, for: 'wheels-within-wheels', model },
    ],
  },
  {
    // Once per model and Round, within two cubes of the Brood Mother or of where she died.
    name: 'feral-inspiration',
    moments: ['before attack'],
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
        onBoard(state, seat).filter((ref) => ref !== model && modelOf(state, ref).activated && !modelOf(state, ref).pinned),
      ),
    plays: ({ seat }, ref) => ({ call: 'move', local: { model: ref, by: seat, most: 1, how: 'ability' } }),
  },
  {
    // An enemy enters the cube of an own model that waits with a Rapid Fire weapon, and no other enemy is there.
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

/** Cubes next to this one where somebody could stand and nobody does. */
const emptyBeside = (state: At['state'], cube: string): readonly string[] =>
  standableCubes(state.battlefield)
    .map(cubeId)
    .filter((one) => areAdjacent(one, cube) && allIn(state, one).length === 0)
