/** A stored puzzle as the tables play it. */
import type { Json, Terms } from '../../kernel'
import type { HomeCalls } from '../../protocol/home'
import type { GoalRules, Puzzle } from '../../protocol/puzzle'
import type { History, MatchEntry } from '../history'
import type { StoredMatch } from '../store'
import { beginOf, type Posed, watchProgress } from './progress'
import { isOther, lineOf } from './solution'

export interface PosedPuzzle {
  readonly puzzle: Puzzle
  /** Solved or missed. */
  isDecided(history: History<Terms>): boolean
  /** The line in force, if it solves the puzzle. */
  solution(history: History<Terms>): readonly MatchEntry[] | undefined
  /** The entry in force at the position. */
  begin(history: History<Terms>): number
  /** How it stands. `solution`: the line that is known to solve it. */
  task(history: History<Terms>, solution: readonly MatchEntry[] | undefined): HomeCalls['task']['gives']
}

/** Undefined if the match is no puzzle, or its game has none any more. */
export function posedBy(
  { spec, puzzle }: Pick<StoredMatch, 'spec' | 'puzzle'>,
  { game, puzzles: rules }: Pick<Posed<Terms>, 'game'> & { readonly puzzles?: GoalRules },
): PosedPuzzle | undefined {
  if (!puzzle || !rules) return undefined
  const progress = watchProgress({ game, spec, puzzle, rules })
  const { unit } = puzzle.within
  return {
    puzzle,
    isDecided: (history) => progress(history).state !== 'open',
    solution: (history) => (progress(history).state === 'solved' ? lineOf(history, puzzle) : undefined),
    begin: (history) => beginOf(history, puzzle).entry.seq,
    task(history, solution) {
      const { state } = beginOf(history, puzzle)
      const span = unit === 'answer' ? undefined : rules.span(state, unit)
      return {
        progress: progress(history),
        // A view is plain JSON.
        begin: game.project(state, puzzle.seat) as unknown as Json,
        isTurnNow: span !== undefined && (span.seat ?? puzzle.seat) === puzzle.seat,
        hasSolution: isOther(solution, lineOf(history, puzzle)),
      }
    },
  }
}
