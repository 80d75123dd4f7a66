/** Short matches from laid-out positions, in which everything can happen that whole matches by random play rarely come to. */

import { vortexGame } from '../../../src/games/vortex/rules'
import { finalLedger } from '../../../src/games/vortex/rules/facts/score'
import { PEOPLES, type People } from '../../../src/games/vortex/rules/profile'
import { call, go, procedure, tell, type Vortex } from '../../../src/games/vortex/rules/terms'
import type { Game, Option, Pick, Rng, ShapeRules, Shapes } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { type Laid, laid, type Placing, wall } from './position'

/** So many turns of this position, from its own turn on. */
const scene = (position: Laid, turns = 2): Game<Vortex> => {
  const last = (position.turn ?? 0) + turns
  const begun = laid({ ...position, turn: position.turn ?? 0 })
  return {
    ...vortexGame,
    setUp: () => begun,
    procedures: {
      ...vortexGame.procedures,
      match: procedure('match', {
        turns: ({ state }) => (state.turn >= last ? go('over') : call('turn', {}, 'turns')),
        over: ({ state }) => tell({ type: 'match-ended', lines: finalLedger(state) }, 'done'),
      }),
    },
  }
}

/** Tough ones, so that fights last. */
const tough = { VIE: 6, PA: 12, VOL: 3 } as const

/** Two ranks in contact, and chargers on both sides. */
const press: Laid = {
  models: {
    A1: { at: [40, 40], ...tough, skills: ['weapon-master', 'vicious'] },
    A2: { at: [42.5, 42.5], ...tough, skills: ['heavy-weapon', 'brutal', 'strong', 'find-weakness'] },
    A3: { at: [25, 35], ...tough, skills: ['lightning'] },
    A4: { at: [60, 30], ...tough, skills: ['unstoppable', 'quick'] },
    A5: { at: [30, 52], ...tough, VIE: 1, skills: ['fanatic'] },
    A6: { at: [22, 52], ...tough, size: 'L', skills: ['lightning', 'agile'] },
    B1: { at: [42.5, 40], ...tough, people: 'azelks', skills: ['weapon-master'] },
    B2: { at: [40, 42.5], ...tough, people: 'azelks', skills: ['vicious'] },
    B3: { at: [40, 55], ...tough, skills: ['unshakable', 'lightning'] },
    B4: { at: [55, 48], ...tough, skills: ['fanatic', 'unstoppable'], VIE: 1, shot: [2, 20, 1, 30] },
    // Three around one.
    A7: { at: [65, 65], ...tough },
    B5: { at: [67.5, 65], ...tough },
    B6: { at: [63.75, 67.165], ...tough },
    B7: { at: [63.75, 62.835], ...tough },
  },
  scenery: [wall(20, 32, 44, 44.6, 1.5)],
  peoples: { A: 'erediens', B: 'azelks' },
}

/** Shooters at all ranges, some half hidden. */
const range: Laid = {
  models: {
    A1: { at: [20, 20], ...tough, shot: [2, 20, 1, 35] },
    A2: { at: [24, 20], ...tough, shot: [3, 20, 2, 40], heavy: true },
    A3: { at: [28, 20], ...tough, shot: [4, 15, 2, 30], skills: ['sharpshooter'] },
    A4: { at: [33, 20], ...tough, shot: [7, 40, 2, 60], skills: ['observation'] },
    B1: { at: [20, 38], ...tough, VIE: 2, VIV: 2, skills: ['agile'] },
    B2: { at: [28, 44], ...tough, VIV: 1, skills: ['observation'], PA: 2 },
    B3: { at: [36, 56], ...tough, VIV: 3, shot: [3, 20, 2, 40] },
    B4: { at: [40, 70], ...tough, shot: [2, 10, 1, 20] },
  },
  scenery: [wall(24, 34, 38, 38.6, 2), wall(18, 30, 30, 30.6, 1.2)],
}

const SPELLS = [
  'dart',
  'gust',
  'entangle',
  'suture',
  'stone-skin',
  'veil',
  'rot-cloud',
  'mind-lash',
  'second-wind',
  'shatter',
] as const
const mage: Placing = { ...tough, POU: 20, spells: SPELLS, VOL: 2, now: { damage: 1 } }

/** Magicians with Mana for anything, friends to help and enemies near. */
const conclave: Laid = {
  models: {
    A1: { at: [30, 30], ...mage },
    A2: { at: [34, 30], ...mage, POU: 4, spells: [] },
    A3: { at: [38, 32], ...tough, now: { damage: 3 } },
    B1: { at: [30, 48], ...mage, POU: 6, VOL: 1, skills: ['observation'] },
    B2: { at: [34, 50], ...mage, POU: 12, spells: ['mind-lash'], now: { damage: 2 } },
    B3: { at: [37, 46], ...tough, VOL: 0 },
    B4: { at: [70, 76], ...tough },
  },
  scenery: [wall(20, 28, 38, 38.6, 1.5), { kind: 'block', at: [46, 38], size: [6, 4], height: 4 }],
}

/** Two with a long low wall between them, and some who are nearly through. */
const border: Laid = {
  models: {
    A1: { at: [40, 18], ...tough },
    A2: { at: [20, 72], ...tough, VOL: 0, spells: ['entangle', 'dart'], POU: 30, VIV: 9 },
    B1: { at: [40, 31.85], ...tough },
    B2: { at: [70, 8], ...tough },
    B3: { at: [30, 60], ...tough, VOL: 0, PA: 6 },
    A3: { at: [10, 55], ...tough },
    A4: { at: [25, 57.5], ...tough },
    B4: { at: [25, 55], ...tough },
  },
  scenery: [wall(0, 80, 30, 30.6, 1.5)],
  goal: 'breakthrough',
}

/** Chargers whose friends are there already, three times, each with points for a charge or for joining it. */
const pair: Laid = {
  models: Object.fromEntries(
    [15, 40, 65].flatMap((y, index): readonly [string, Placing][] => [
      [`A${index}`, { at: [14, y], ...tough, PA: 4 }],
      [`A${index + 3}`, { at: [32.5, y + 2.5], ...tough, VIV: 0, FOR: 0, PA: 4 }],
      [`B${index}`, { at: [32.5, y], ...tough, VIE: 9, PA: 0 }],
    ]),
  ),
}
/** Winds of little Mana. */
const wind: Laid = {
  models: {
    A1: { at: [20, 40], POU: 5, PA: 12, spells: ['gust'] },
    A2: { at: [20, 44], POU: 5, PA: 12, spells: ['mind-lash'] },
    A3: { at: [20, 48], POU: 5, PA: 12, spells: ['stone-skin'] },
    B1: { at: [34, 40], VOL: 1, PA: 1 },
  },
}

const calm: Placing = { ...mage, PA: 4, VIE: 4, spells: ['dart'], now: { damage: 0 } }
/** Magicians in trance, with enemies who come and shoot. */
const trances: Laid = {
  models: {
    A1: { at: [20, 20], ...calm, POU: 2 },
    A2: { at: [60, 20], ...calm, POU: 3 },
    A3: { at: [40, 10], ...calm, RAP: 6, POU: 2 },
    B1: { at: [20, 32], ...tough, RAP: 3, PA: 4 },
    B2: { at: [60, 36], ...tough, RAP: 3, PA: 4, shot: [5, 30, 2, 40] },
    B3: { at: [50, 60], ...calm, RAP: 3, POU: 4 },
  },
}

/** Two of each people through all the turns of a match, one of them wounded. */
const country = (one: People, other: People): Game<Vortex> =>
  scene(
    {
      models: {
        A1: { at: [20, 6], people: one, PA: 1, VIE: 2, now: { damage: 1 } },
        A2: { at: [40, 6], people: one, PA: 1, skills: ['heavy-weapon'], now: { damage: 1 } },
        B1: { at: [20, 74], people: other, PA: 1, VIE: 2, now: { damage: 1 } },
        B2: { at: [40, 74], people: other, PA: 1, POU: 1 },
      },
      peoples: { A: one, B: other },
    },
    7,
  )

export const SCENES: readonly Game<Vortex>[] = [
  scene(press),
  scene(range),
  scene(conclave, 4),
  scene(trances, 4),
  scene(border),
  scene(pair),
  scene(wind),
]
/** Every people against every one. */
export const COUNTRIES: readonly Game<Vortex>[] = PEOPLES.flatMap((one) => PEOPLES.map((other) => country(one, other)))

const ENDINGS = ['pass', 'decline', 'cancel', 'ignore']
const isEnding = ({ id }: Option) => ENDINGS.includes(id)
const plain = TABLE_SHAPES as unknown as { readonly pick: ShapeRules<Pick> }

/** Sampled answers that rarely end or decline something; acts are sampled by their verb first, for there are more shots than trances. */
export const BOLD = {
  ...TABLE_SHAPES,
  pick: {
    ...plain.pick,
    sample(choice: Pick, space: unknown, rng: Rng) {
      const open = choice.options.filter(({ refused }) => !refused)
      // Whoever may join something, joins it half of the time.
      if (choice.least === 0 && !choice.apart?.length && rng.below(2) === 0) return open.slice(0, choice.most).map(({ id }) => id)
      const isOne = choice.least === 1 && choice.most === 1
      const rest = open.filter((option) => !isEnding(option))
      if (!isOne || rest.length === 0 || rest.length === open.length || rng.below(6) === 0)
        return plain.pick.sample(choice, space, rng)
      const verbs = [...new Set(rest.map(({ id }) => id.split(':')[0] ?? ''))]
      const verb = verbs[rng.below(verbs.length)]
      const ways = rest.filter(({ id }) => id.split(':')[0] === verb)
      return [ways[rng.below(ways.length)]?.id ?? '']
    },
  },
} as unknown as Shapes<never>
