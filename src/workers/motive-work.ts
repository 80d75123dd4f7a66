/**
 * Answers "what was it after?" about a bot's deed in a running match, from what one viewpoint saw of it. It is given nothing else,
 * so it cannot reveal what a bot hides; the same moment gives the same answer, because the effort is counted in playouts.
 */
import { type MotiveEffort, type MotiveStep, motives } from '../bots/search/motive'
import type { Weighed } from '../bots/search/weighing'
import type { AnyRules } from '../games/rules-of'
import { type AnyDecision, canonical, type Json, type PlayerSeat, seeded } from '../kernel'
import type { Witness } from '../protocol/witness'
import { aimsOf, type HindsightReason, reasonsFor } from './hindsight'
import { inSlices } from './slices'

/** The deed or another answer, and what it leads to: from 0 (lost) to 1 (won). */
export interface WeighedAnswer {
  readonly answer: Json
  readonly expected: number
  readonly playouts: number
}

export interface MotiveTold {
  readonly seat: PlayerSeat
  /** What the viewpoint saw before, which names the things that answers are about. */
  readonly view: Json
  /** The question at which the deed and the next best answer part. */
  readonly decision: AnyDecision
  readonly deed: WeighedAnswer
  /** The best other answer that the viewpoint knows of. `isTaken` is false if it is to leave a standing offer alone. */
  readonly rival?: WeighedAnswer & { readonly isTaken: boolean }
  /** What speaks for the deed, the most telling first. */
  readonly reasons: readonly HindsightReason[]
  /** What all this says of the deed. `only`: the viewpoint knows of no other answer. */
  readonly verdict: 'better' | 'even' | 'worse' | 'only'
}
export type MotiveAnswer = MotiveTold | { readonly nothing: 'hidden' | 'untold' }

/** The least difference of two chances to win that is no mere luck of the playouts. */
const CLEAR = 0.05

/** As much as a player waits for; in the card games a second, on a large table with figures some more. */
const EFFORT: MotiveEffort = { screened: 6, weighed: 24 }

/** `onProgress` is told the share of the work that is done, from 0 to 1, never a smaller one than before. */
export async function motiveOf(
  rules: AnyRules,
  witness: Witness,
  onProgress: (share: number) => void,
  effort = EFFORT,
): Promise<MotiveAnswer> {
  const { seat, known, seats } = witness
  const aims = seats.flatMap((one) => aimsOf(rules, known.view, one))
  const counted = (end: object, begin: object) =>
    aims.map(({ seat: whose, goal }) => rules.puzzles?.isReached(end, goal, whose, begin) === true)
  // The moment alone decides the luck.
  const rng = seeded(seedOf(canonical([known.view, witness.told])))
  const { found } = await inSlices<MotiveStep>(motives(rules, witness, effort, rng, counted), ({ share }) => {
    onProgress(share)
    return 'go on'
  })
  if (!found) throw new Error('the work ended without an answer')
  if ('nothing' in found) return found
  const { deed, rival, move } = found
  const reasons = reasonsFor(deed, rival, aims, seat)
  const gain = rival ? deed.expected - rival.expected : 0
  const verdict = !rival ? 'only' : gain <= -CLEAR ? 'worse' : reasons.length > 0 || gain >= CLEAR ? 'better' : 'even'
  return {
    seat,
    view: known.view as unknown as Json,
    decision: move.decision,
    deed: weighed({ ...deed, answer: move.answer }),
    ...(rival ? { rival: { ...weighed(rival), isTaken: rival.isTaken } } : {}),
    reasons: verdict === 'better' ? reasons : [],
    verdict,
  }
}

// The cast is safe: answers are plain data.
const weighed = ({ answer, expected, playouts }: Weighed): WeighedAnswer => ({ answer: answer as Json, expected, playouts })

/** A number that follows from a text (FNV-1a). */
function seedOf(text: string): number {
  let seed = 0x811c9dc5
  for (let at = 0; at < text.length; at++) seed = Math.imul(seed ^ text.charCodeAt(at), 0x01000193)
  return seed >>> 0
}
