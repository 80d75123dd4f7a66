/** Short scenes of what whole matches rarely come to, played many times over: one part of a phase from a laid-out position. */
import { exterminate } from '../../../src/games/exterminate/rules'
import type { Profile } from '../../../src/games/exterminate/rules/profile'
import { call, type Exterminate, procedure, tell } from '../../../src/games/exterminate/rules/terms'
import type { Game } from '../../../src/kernel'
import { type Laid, laid } from './position'

/** A match that is nothing but this part. */
const scene = (position: Laid, part: 'move part' | 'melee part' | 'shoot part' | 'upkeep'): Game<Exterminate> => ({
  ...exterminate,
  setUp: () => laid(position),
  procedures: {
    ...exterminate.procedures,
    match: procedure('match', {
      part: () => (part === 'upkeep' ? call(part, {}, 'over') : call(part, { seat: 'A' }, 'over')),
      over: () => tell({ type: 'match-ended', points: { A: 0, B: 0 } }, 'done'),
    }),
  },
})

const fateful: Laid['sides'] = {
  A: { fate: 3, fateStart: 3, hand: ['fate', 'fate'] },
  B: { fate: 3, fateStart: 3, hand: ['fate'] },
}
const rolling: Laid['sides'] = {
  A: { hand: ['instant-reroll', 'instant-reroll', 'reroll', 'hit', 'flex'] },
  B: { hand: ['instant-reroll', 'reroll', 'reroll', 'hit', 'flex'] },
}
const weak: Partial<Profile> = { melee: 0 }
/** Bare hands and a hook: which one counts is asked. */
const armed: Partial<Profile> = {
  weapons: [0, 1].map((dice) => ({ id: dice === 0 ? 'fist' : 'hook', dice, closeCombat: true, stress: 1, keywords: [] })),
}

/** A stone in the way of one attacker, and a place for the other that he leaves (EX-MEL-16). */
const stone: Laid = {
  figures: { A1: { profile: 'TC', at: [0, 0] }, A2: { profile: 'TC', at: [0, -1.3] }, B1: { profile: 'TD', at: [1.5, 0] } },
  terrain: { low: { box: [0.51, -0.01, 0.53, 0.01] } },
}

/** Two against one with wounds to spare; whoever is shocked is fought over with fate. */
const ring: Laid = {
  figures: {
    A1: { profile: 'TC', at: [-1.5, 0], as: armed },
    A2: { profile: 'TC', at: [0, 2] },
    B1: { profile: 'TB', at: [0, 0], as: { ...weak, ...armed } },
  },
  sides: fateful,
}

/** On and beside a platform, with nodes all around, some of them known. */
const hill: Laid = {
  figures: {
    A1: { profile: 'TC', at: [-0.6, 1], as: { movement: 50800 } },
    A2: { profile: 'TC', at: [1, 1], on: 'hill' },
    A3: { profile: 'TC', at: [1, 3.8] },
    B1: { profile: 'TD', at: [9, 0] },
  },
  terrain: { hill: { box: [0, 0, 3, 3], height: 1 } },
  nodes: {
    n1: { at: [1.5, 1.5], on: 'hill' },
    n2: { at: [-0.9, 1.8] },
    n3: { at: [3.4, 1.2], kind: 'temporal', points: 1 },
    n4: { at: [1.2, -0.8], kind: 'spatial', points: 1 },
    n5: { at: [-0.9, 0.2], kind: 'black', points: 3 },
    n6: { at: [1.5, 3.9] },
  },
  bag: [...Array(3).keys()].map(() => ({ kind: 'spatial', points: 1 }) as const),
}

const shots: Laid = {
  figures: {
    A1: { profile: 'TD', at: [0, 0] },
    A2: { profile: 'TD', at: [0, 3], stress: 1 },
    B1: { profile: 'TC', at: [6, 0] },
    B2: { profile: 'TC', at: [6, 3] },
  },
}

export const SCENES: readonly Game<Exterminate>[] = [
  scene(stone, 'melee part'),
  scene(ring, 'melee part'),
  scene({ ...ring, active: 'B' }, 'melee part'),
  scene(hill, 'move part'),
  scene(hill, 'shoot part'),
  scene({ ...shots, sides: rolling, rulings: { immediateAfterCards: true } }, 'shoot part'),
  scene({ ...shots, sides: rolling, rulings: { rerollTiming: 'inCardWindow' } }, 'shoot part'),
  scene({ ...shots, sides: fateful }, 'shoot part'),
  scene({ ...shots, sides: rolling }, 'upkeep'),
]
