import { has, modelOf, onBoard } from '../facts/models'
import { speedOf } from '../facts/movers'
import { say } from '../said'
import { otherSide } from '../state'
import { boost, id, isHere, isOwn, on } from './use-makers'
import type { Use } from './uses'

export const ARMY_SPECIALS: readonly Use[] = [
  {
    // Survive (2) with three dice and no modifiers, not even Command dice; a success means one damage less (6.3).
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
    moments: ['before attack', 'before fight'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, seat, other }) =>
      other !== undefined && modelOf(state, other).seat === seat ? on('bastion', [other]) : [],
    plays: (_at, ref) => [boost(ref, 'plus-armour', 'test', 1)],
  },
  {
    // Before a Fight test of the model. If the model's own Frenzy is higher, that one counts (A.3).
    name: 'green-rage',
    moments: ['before fight'],
    isSpecial: true,
    rule: 'A.3',
    offers: ({ state, seat, model, other }) => {
      const raging = [model, other].filter((ref) => ref !== undefined).filter((ref) => modelOf(state, ref).seat === seat)
      const calm = raging.filter((ref) => !modelOf(state, ref).boosts.some(({ kind }) => kind === 'green-rage'))
      return on('green-rage', calm)
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
    // One more AP if the model has an AP weapon for Fights; otherwise it gets one.
    plays: ({ state }, ref) => [
      boost(ref, 'plus-sprint', 'activation', 1),
      modelOf(state, ref).profile.weapons.some(({ range, ap }) => range === 'fight' && ap > 0)
        ? boost(ref, 'plus-fight-ap', 'activation', 1)
        : boost(ref, 'blood-claws', 'activation'),
      boost(ref, 'no-rampage', 'activation'),
    ],
  },
  {
    // A free Sprint; afterwards the model may neither Move nor Sprint (A.3).
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
    moments: ['before attack', 'before fight'],
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
]
