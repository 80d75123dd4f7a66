/** How many answers and positions there are from small positions: a fingerprint of what the rules allow. */
import { expect, test } from 'vitest'
import { doomtrooper } from '../../../src/games/doomtrooper/rules'
import type { Doomtrooper } from '../../../src/games/doomtrooper/rules/terms'
import { type AnyDecision, canonical, PLAIN_SHAPES, reply, type Snapshot } from '../../../src/kernel'
import { type Laid, playing } from './position'

/** Sequences of answers to this depth, and different positions at their ends. Chance leaves cards as they lie. */
function counted(position: Laid, depth: number): { readonly answers: number; readonly positions: number } {
  const ends = new Set<string>()
  let answers = 0
  const visit = (snapshot: Snapshot<Doomtrooper>, left: number): void => {
    if (left === 0 || snapshot.pending.length === 0) {
      answers++
      const { pool: _pool, decks: _decks, ...state } = snapshot.state
      ends.add(canonical([state, snapshot.agenda]))
      return
    }
    for (const decision of snapshot.pending as readonly AnyDecision[])
      for (const answer of answersTo(decision))
        visit(reply(doomtrooper, snapshot, decision.id, answer).snapshot, decision.seat === 'chance' ? left : left - 1)
  }
  visit(playing(position).snapshot, depth)
  return { answers, positions: ends.size }
}
function answersTo({ choice, fallback, subject }: AnyDecision): readonly unknown[] {
  if (choice.shape === 'shuffle') return [fallback]
  const all = PLAIN_SHAPES[choice.shape as keyof typeof PLAIN_SHAPES].list(choice as never, undefined)
  if (all === 'too many') throw new Error(`"${subject}" has too many answers to count`)
  return all
}

const opening: Laid = { A: { hand: ['samurai', 'sherman_bolter'], D: 3 }, B: { inPlay: ['infantry'] } }
const armed: Laid = {
  A: { hand: ['take_aim'], inPlay: ['samurai[sherman_bolter]', '~necromutant'] },
  B: { inPlay: ['infantry', 'heretic'] },
}

// The first of each are counted by hand: deploying, meditating, attacking, ending; leaving cover, meditating, attacking, ending.
test.each([
  ['an opening turn', opening, 1, 4, 4],
  ['an opening turn', opening, 2, 14, 13],
  ['an opening turn', opening, 3, 30, 24],
  ['an armed warrior with a choice of enemies', armed, 1, 4, 4],
  ['an armed warrior with a choice of enemies', armed, 2, 13, 12],
  ['an armed warrior with a choice of enemies', armed, 3, 36, 28],
])('from %s, %# (depth, answers, positions)', (_what, position, depth, answers, positions) => {
  expect(counted(position, depth)).toEqual({ answers, positions })
})
