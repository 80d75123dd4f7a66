/** A line that solves a puzzle, as the entries after its position. */
import type { Terms } from '../../kernel'
import type { Puzzle } from '../../protocol/puzzle'
import type { History, MatchEntry } from '../history'
import { beginAt, type Posed, progressOf } from './progress'

/** The entries up to the position, in which every attempt begins. */
export const unsolved = (log: readonly MatchEntry[], { after }: Pick<Puzzle, 'after'>): readonly MatchEntry[] =>
  log.slice(0, after + 1)

/** What is in force after the position, numbered as if nothing had been taken back. */
export const lineOf = <G extends Terms>(history: History<G>, puzzle: Pick<Puzzle, 'after'>): readonly MatchEntry[] =>
  history.past.slice(beginAt(history, puzzle) + 1).map(({ entry }, at) => ({ ...entry, seq: puzzle.after + 1 + at }))

/** The line in a puzzle's file, if the rules agree that it solves the puzzle. */
export function solvedBy<G extends Terms>(posed: Posed<G>, history: History<G>): readonly MatchEntry[] | undefined {
  const line = lineOf(history, posed.puzzle)
  return line.length > 0 && progressOf(posed, history).state === 'solved' ? line : undefined
}

/** Whether a solution is known that gives other answers than this line. */
export const isOther = (solution: readonly MatchEntry[] | undefined, line: readonly MatchEntry[]): boolean =>
  solution !== undefined && JSON.stringify(solution.map(({ cause }) => cause)) !== JSON.stringify(line.map(({ cause }) => cause))
