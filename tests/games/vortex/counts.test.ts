/** How many answers and positions there are from small positions: a fingerprint of what the rules allow. */
import { expect, test } from 'vitest'
import { vortexGame } from '../../../src/games/vortex/rules'
import type { Vortex } from '../../../src/games/vortex/rules/terms'
import { type AnyDecision, canonical, PLAIN_SHAPES, reply, type Snapshot } from '../../../src/kernel'
import type { Path } from '../../../src/table/choice'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { cm, type Laid, laid, stepping } from './position'

/** Ways are without number: on the spot, and two centimetres each way, as far as they may be answered. */
const WAYS: readonly (readonly [number, number])[] = [
  [0, 0],
  [2, 0],
  [0, 2],
  [-2, 0],
  [0, -2],
]
function answersTo({ choice, subject }: AnyDecision, { state }: Snapshot<Vortex>): readonly unknown[] {
  if (choice.shape === 'path') {
    const { from } = choice as Path
    const ways = WAYS.map(([x, y]) => [{ x: from.x + cm(x), y: from.y + cm(y) }])
    return ways.filter((way) => TABLE_SHAPES.path?.accepts(choice as never, way, state.tabletop as never).allowed)
  }
  const all = PLAIN_SHAPES[choice.shape as keyof typeof PLAIN_SHAPES].list(choice as never, undefined)
  if (all === 'too many') throw new Error(`"${subject}" has too many answers to count`)
  return all
}

/** Sequences of answers to this depth, and different positions at their ends. */
function counted(position: Laid, depth: number): { readonly answers: number; readonly positions: number } {
  const ends = new Set<string>()
  let answers = 0
  const visit = (snapshot: Snapshot<Vortex>, left: number): void => {
    if (left === 0 || snapshot.pending.length === 0) {
      answers++
      ends.add(canonical([snapshot.state, snapshot.agenda]))
      return
    }
    for (const decision of snapshot.pending)
      for (const answer of answersTo(decision as AnyDecision, snapshot))
        visit(reply(vortexGame, snapshot, decision.id, answer).snapshot, left - 1)
  }
  visit(stepping({ ...laid(position), step: -1 }).snapshot, depth)
  return { answers, positions: ends.size }
}

const at = (x: number, y: number) => ({ at: [x, y] as const })
const MAGE = { POU: 2, VOL: 1, PA: 4, spells: ['mind-lash', 'suture'] } as const
const POSITIONS: { readonly [what: string]: Laid } = {
  duel: { models: { A1: { ...at(40, 40), PA: 4 }, B1: { ...at(42.5, 40), VIE: 3, VOL: 1 } } },
  melee: {
    models: {
      A1: { ...at(40, 40), PA: 4, VOL: 1, skills: ['vicious'] },
      A2: { ...at(42.5, 42.5), PA: 2, VOL: 0 },
      B1: { ...at(42.5, 40), VIE: 3, VOL: 1 },
      B2: { ...at(40, 42.5), VOL: 0 },
    },
  },
  shot: {
    models: {
      A1: { ...at(10, 40), PA: 2, shot: [2, 20, 1, 35] },
      A2: { ...at(10, 44), PA: 2, VOL: 1, shot: [2, 20, 1, 35] },
      B1: { ...at(30, 40), VOL: 1 },
    },
  },
  spell: {
    models: {
      A1: { ...MAGE, ...at(10, 40) },
      A2: { ...at(10, 46), POU: 1, PA: 2 },
      B1: { ...at(30, 40), VOL: 1 },
      B2: { ...at(30, 44), VOL: 0, PA: 0 },
    },
  },
  charge: { models: { A1: { ...at(20, 40), PA: 4, VOL: 0 }, B1: { ...at(40, 40), VOL: 0 } } },
}

// Counted by hand: a duel has two ways of leaving, two attacks and passing; then three ways for each leaving, three bids of each side for
// each attack, and the other's five: 6 + 10 + 5 = 21. In the melee the first of A has six acts and the second, short of points, three. A shot
// after three moves of either (five ways, the one into the friend is none: 24) asks twice for each of four who joins (12), then B's six: 42.
// Of the spell's two places fewer one is: it is the same who of two goes into trance first. A charge is three moves of five ways each,
// 17 places of contact and the other's five: 37.
test.each([
  ['duel', 1, 5, 5],
  ['duel', 2, 21, 21],
  ['duel', 3, 59, 47],
  ['melee', 1, 10, 10],
  ['melee', 2, 33, 33],
  ['melee', 3, 106, 102],
  ['shot', 1, 11, 11],
  ['shot', 2, 42, 42],
  ['shot', 3, 228, 228],
  ['spell', 1, 13, 13],
  ['spell', 2, 82, 81],
  ['spell', 3, 472, 434],
  ['charge', 1, 5, 5],
  ['charge', 2, 37, 37],
])('from a %s, %# (depth, answers, positions)', (what, depth, answers, positions) => {
  expect(counted(POSITIONS[what] as Laid, depth)).toEqual({ answers, positions })
})
