/** Whether the rules say that a puzzle is solved, and how much of its limit is used up. Pure: it follows from what is in force. */
import type { Game, MatchSpec, Terms } from '../../kernel'
import type { GoalRules, Progress, Puzzle, Span } from '../../protocol/puzzle'
import { type History, type Moment, nowOf } from '../history'
import { outcomeOf } from '../standing'

export interface Posed<G extends Terms> {
  readonly game: Game<G>
  readonly spec: MatchSpec
  readonly puzzle: Puzzle
  readonly rules: GoalRules
}

/** The index in `past` of the moment that the puzzle begins with. The entry it names may itself be an undo. */
export const beginAt = <G extends Terms>({ past }: History<G>, { after }: Pick<Puzzle, 'after'>): number =>
  Math.max(
    0,
    past.findLastIndex(({ entry }) => entry.seq <= after),
  )

/** The moment that the puzzle begins with. */
export const beginOf = <G extends Terms>(history: History<G>, puzzle: Pick<Puzzle, 'after'>): Moment<G> =>
  history.past[beginAt(history, puzzle)] ?? history.past[0]

const hasEnded = (before: Span | undefined, now: Span | undefined, { seat }: Puzzle): boolean =>
  before !== undefined && before.id !== now?.id && (before.seat ?? seat) === seat

/**
 * The first of two things that happens decides: the goal is reached, or the limit is used up. What ends a turn may reach the goal
 * with it. A limit of answers is used up when the seat would have to answer once more.
 */
export function progressOf<G extends Terms>({ game, spec, puzzle, rules }: Posed<G>, history: History<G>): Progress {
  const { seat, goal, within } = puzzle
  const from = beginAt(history, puzzle)
  const begin = beginOf(history, puzzle)
  const spanOf = ({ state }: Moment<G>) => (within.unit === 'answer' ? undefined : rules.span(state as object, within.unit))
  let span = spanOf(begin)
  let used = 0
  for (const moment of history.past.slice(from)) {
    const { cause } = moment.entry
    if (within.unit === 'answer' && moment !== begin && cause.type === 'answer' && cause.seat === seat) used++
    if (used > within.count) return { state: 'missed', used: within.count }
    if (rules.isReached(moment.state as object, goal, seat, begin.state as object)) return { state: 'solved', used }
    if (within.unit === 'answer') continue
    const now = spanOf(moment)
    if (hasEnded(span, now, puzzle)) used++
    span = now
    if (used >= within.count) return { state: 'missed', used }
  }
  const isAsked = () => nowOf(history).snapshot.pending.some((one) => one.seat === seat && !one.offer)
  if (outcomeOf({ game, spec, history }) || (used >= within.count && isAsked())) return { state: 'missed', used }
  return { state: 'open', used }
}

/** The same, remembered for the last history asked about: a host asks many times between two entries. */
export function watchProgress<G extends Terms>(posed: Posed<G>): (history: History<G>) => Progress {
  let known: { readonly history: History<G>; readonly progress: Progress } | undefined
  return (history) => {
    if (known?.history !== history) known = { history, progress: progressOf(posed, history) }
    return known.progress
  }
}
