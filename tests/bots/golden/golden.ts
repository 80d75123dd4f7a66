/**
 * Golden positions: a puzzle book for bots. Each is a position of a match with one thing that is clearly right to do, set up with the
 * builders of the game's own tests. `golden.test.ts` sets them to the levels.
 */
import { type Level, type Thought, thoughtOf } from '../../../src/bots/levels'
import type { Effort } from '../../../src/bots/search/search'
import type { AnyRules } from '../../../src/games/rules-of'
import { type AnyDecision, type PlayerSeat, type Snapshot, seeded, seen, type Terms } from '../../../src/kernel'

export interface Golden {
  readonly id: string
  /** What to see, in a few words. */
  readonly title: string
  /** Why it is clearly right. */
  readonly why: string
  /** The position, with the question open. */
  readonly at: Snapshot<Terms>
  readonly seat: PlayerSeat
  readonly subject: string
  /** Whether an answer is one of those that are right. */
  isRight(answer: unknown): boolean
  /** A legal answer that is right, and one that is not. */
  readonly right: unknown
  readonly wrong: unknown
  /**
   * What the right answer and the best of the others come to, computed exactly: a chance, or expected points. Absent if every other
   * answer plainly loses or gains nothing.
   */
  readonly figures?: readonly [right: number, other: number]
}

/** Anything with a snapshot: plays of the test driver have a snapshot of their own game's types. */
interface Played {
  readonly snapshot: object
}
export type Told = Pick<Golden, 'id' | 'title' | 'why' | 'subject' | 'figures'>

/** A position in which some of a question's options are right. */
export function picking(
  told: Told,
  { snapshot }: Played,
  seat: PlayerSeat,
  right: readonly string[],
  wrong: string | readonly string[],
): Golden {
  const [first] = right
  if (first === undefined) throw new Error(`${told.id} has no right answer`)
  return {
    ...told,
    // The cast is safe: it is the same snapshot, without its game's types.
    at: snapshot as Snapshot<Terms>,
    seat,
    isRight: (answer) => Array.isArray(answer) && answer.length === 1 && right.includes(String(answer[0])),
    right: [first],
    wrong: typeof wrong === 'string' ? [wrong] : wrong,
  }
}

/** A position whose right answers are told by a predicate. */
export const judging = (
  told: Told,
  { snapshot }: Played,
  seat: PlayerSeat,
  isRight: Golden['isRight'],
  { right, wrong }: Pick<Golden, 'right' | 'wrong'>,
): Golden => ({ ...told, at: snapshot as Snapshot<Terms>, seat, isRight, right, wrong })

export const questionOf = ({ id, at, seat, subject }: Golden): AnyDecision => {
  const found = (at.pending as readonly AnyDecision[]).find((open) => open.seat === seat && open.subject === subject)
  if (!found) throw new Error(`${id}: ${seat} is not asked "${subject}"`)
  return found
}

/** What a level answers here, and whether it is right. It is told what its seat knows and nothing else. */
export function solved(
  rules: AnyRules,
  golden: Golden,
  level: Level,
  seed: number,
  effort?: Effort,
): { readonly thought: Thought; readonly isRight: boolean } {
  const thought = thoughtOf(rules, seen(rules.game, golden.at, golden.seat), level, seeded(seed), effort)
  return { thought, isRight: thought.decision === questionOf(golden).id && golden.isRight(thought.answer) }
}

/** The same play with chapters under it that have been left for it: what a part of a match goes on with. */
export function within({ snapshot }: Played, ...under: Snapshot<Terms>['agenda']): Played {
  const { agenda, shown } = snapshot as Snapshot<Terms>
  return { snapshot: { ...snapshot, agenda: [...under, ...agenda], shown: [...under, ...shown] } }
}
