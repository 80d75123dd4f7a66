/**
 * Where the rules stand beside the state: in which steps, and which questions are open. Events do not tell that, so each entry of a log
 * carries it, as the difference from the entry before. The questions themselves are not kept: the step puts them again.
 */
import { type DecisionId, type Frame, type Game, putAgain, type Snapshot, same, type Terms } from '../kernel'

export interface Bookmark {
  readonly agenda: readonly Frame[]
  readonly shown: readonly Frame[]
  /** The open questions by their ids, in order. */
  readonly open: readonly DecisionId[]
  readonly asked: number
}

/** A list of frames as a change to an earlier list: the number of first frames kept, and the frames after them. */
export interface Refilled {
  readonly keep: number
  readonly frames: readonly Frame[]
}

/** A bookmark as an entry carries it: what changed since the bookmark before. */
export interface Moved {
  readonly agenda: Refilled
  /** The agenda as others may know it, where that is less than the agenda itself. */
  readonly shown?: Refilled
  readonly open: readonly DecisionId[]
  readonly asked: number
}

export const bookmarkOf = <G extends Terms>({ agenda, shown, pending, asked }: Snapshot<G>): Bookmark => ({
  agenda,
  shown: same(shown, agenda) ? agenda : shown,
  open: pending.map(({ id }) => id),
  asked,
})

/** The change from one bookmark to the next. The first one changes an empty bookmark. */
export function moved(before: Bookmark | undefined, { agenda, shown, open, asked }: Bookmark): Moved {
  return {
    agenda: refilled(before?.agenda ?? [], agenda),
    ...(shown === agenda ? {} : { shown: refilled(before?.shown ?? [], shown) }),
    open,
    asked,
  }
}

/** The bookmark that a change leads to. Throws where the change was not made for the bookmark before. */
export function follow(before: Bookmark | undefined, { agenda, shown, open, asked }: Moved): Bookmark {
  const stack = filled(before?.agenda ?? [], agenda)
  return { agenda: stack, shown: shown ? filled(before?.shown ?? [], shown) : stack, open, asked }
}

function refilled(before: readonly Frame[], after: readonly Frame[]): Refilled {
  const differs = after.findIndex((frame, at) => !same(frame, before[at]))
  const keep = differs < 0 ? after.length : differs
  return { keep, frames: after.slice(keep) }
}

function filled(before: readonly Frame[], { keep, frames }: Refilled): readonly Frame[] {
  if (keep > before.length) throw new Error(`${keep} frames of ${before.length} cannot stay`)
  return [...before.slice(0, keep), ...frames]
}

/**
 * The whole snapshot: the rules of today put the open questions again. Where these cannot (the bookmark is unknown, or was left by
 * other rules, which asked something there), nothing is asked.
 */
export function resumed<G extends Terms>(game: Game<G>, state: G['state'], bookmark: Bookmark | undefined): Snapshot<G> {
  const { agenda, shown, open, asked } = bookmark ?? { agenda: [], shown: [], open: [], asked: 0 }
  const still: Snapshot<G> = { state, agenda, shown, pending: [], asked }
  if (open.length === 0) return still
  try {
    const again = putAgain(game, still)
    // Rules that ask nothing there would run on, and no entry of the log would tell what they did.
    if (again.state !== state) return still
    if (again.pending.length !== open.length) return { ...again, shown }
    return { ...again, shown, pending: again.pending.map((one, at) => ({ ...one, id: open[at] ?? one.id })), asked }
  } catch {
    return still
  }
}
