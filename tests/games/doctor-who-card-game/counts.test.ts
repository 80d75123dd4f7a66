/** How many answers and positions there are from small positions: a fingerprint of what the rules allow. */
import { expect, test } from 'vitest'
import { doctorWho } from '../../../src/games/doctor-who-card-game/rules'
import type { DoctorWho } from '../../../src/games/doctor-who-card-game/rules/terms'
import { type AnyDecision, canonical, type Decision, PLAIN_SHAPES, reply, type Snapshot } from '../../../src/kernel'
import { type Laid, playing } from './position'

/** Sequences of answers to this depth, and different positions at their ends. Chance leaves cards as they lie. */
function counted(position: Laid, depth: number): { readonly answers: number; readonly positions: number } {
  const ends = new Set<string>()
  let answers = 0
  const visit = (snapshot: Snapshot<DoctorWho>, left: number): void => {
    if (left === 0 || snapshot.pending.length === 0) {
      answers++
      ends.add(
        canonical([
          snapshot.state.seats,
          snapshot.state.locations,
          snapshot.state.discard,
          snapshot.state.supply,
          snapshot.agenda,
        ]),
      )
      return
    }
    for (const decision of snapshot.pending) {
      for (const answer of answersTo(decision)) {
        visit(reply(doctorWho, snapshot, decision.id, answer).snapshot, decision.seat === 'chance' ? left : left - 1)
      }
    }
  }
  visit(playing(position).snapshot, depth)
  return { answers, positions: ends.size }
}
function answersTo(decision: Decision<DoctorWho>): readonly unknown[] {
  const { choice, fallback }: AnyDecision = decision
  if (choice.shape === 'shuffle') return [fallback]
  const all = PLAIN_SHAPES[choice.shape as keyof typeof PLAIN_SHAPES].list(choice as never, undefined)
  if (all === 'too many') throw new Error(`"${decision.subject}" has too many answers to count`)
  return all
}

const opening: Laid = {
  hands: { A: ['spot-3', 'doctor', 'dalek', 'gangers', 'sycorax'], B: ['doctor', 'gangers'], C: ['gangers'] },
  table: { A1: { card: 'spot-3' }, B1: { card: 'spot-3' }, C1: { card: 'spot-3' } },
}
const fight: Laid = {
  hands: { A: ['doctor', 'amy-pond', 'river-song', 'k-9', 'gangers', 'gangers'], C: ['tesselecta'] },
  reserve: { A: ['+unit', 'rory-williams'] },
  time: { A: 6, C: 1 },
  table: {
    A1: { card: 'spot-5', by: 'B', enemies: ['+dalek', 'pandorica', 'roboforms'] },
    A2: { card: 'spot-2', defenders: ['amy-pond'] },
    B1: { card: 'spot-3', by: 'A', enemies: ['gangers'] },
    C1: { card: 'spot-4', defenders: ['rory-williams'] },
  },
}
const last: Laid = {
  endCard: { at: 'found', by: 'C', during: 'end draw', turn: 0 },
  hands: { A: ['davros', 'jammy-dodger'], B: ['spot-1'], C: ['fish-fingers-and-custard', 'dreamlord'] },
  time: { B: 5 },
  pile: ['sycorax', 'minotaur'],
  table: {
    A1: { card: 'spot-4', by: 'C', enemies: ['dalek'] },
    B1: { card: 'spot-3', tardis: true },
    C1: { card: 'spot-2', by: 'B', enemies: ['+dalek'] },
  },
}

// The first of each are counted by hand: an opening turn 4 + 3 + 4 + 4 + 4; a fight 3 + 2 + 3 + 2 + 3 + 3 cards, buying, and 3 ways to take
// cards back; the end phase 4 + 3 and passing.
test.each([
  ['an opening turn', opening, 1, 19, 19],
  ['an opening turn', opening, 2, 176, 150],
  ['an opening turn', opening, 3, 419, 348],
  ['a fight with everything in it', fight, 1, 20, 20],
  ['a fight with everything in it', fight, 2, 217, 154],
  ['a fight with everything in it', fight, 3, 3249, 1238],
  ['the end phase', last, 1, 8, 8],
  ['the end phase', last, 2, 32, 32],
  ['the end phase', last, 3, 216, 216],
  ['the end phase', last, 4, 764, 749],
])('from %s, %# (depth, answers, positions)', (_what, position, depth, answers, positions) => {
  expect(counted(position, depth)).toEqual({ answers, positions })
})
