/**
 * Bookmarks: the rules' position in a match, which events do not record. It consists of the running steps and the open questions.
 * Each log entry stores it as the difference from the entry before. Questions are stored by id only: the steps ask them again.
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
  /** The agenda as other seats may know it, if that differs from the agenda itself. */
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

/** The bookmark that a change leads to. Throws if the change does not fit the bookmark before. */
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
 * The whole snapshot at a bookmark: today's rules ask the open questions again. If they cannot (there is no bookmark, they fail,
 * or they run on instead of asking), nothing is open. If they ask another number of questions, theirs stand.
 */
export function resumed<G extends Terms>(game: Game<G>, state: G['state'], bookmark: Bookmark | undefined): Snapshot<G> {
  const { agenda, shown, open, asked } = bookmark ?? { agenda: [], shown: [], open: [], asked: 0 }
  const still: Snapshot<G> = { state, agenda, shown, pending: [], asked }
  if (open.length === 0) return still
  try {
    const again = putAgain(game, still)
    // The rules changed the state instead of asking. No entry of the log would record that, so the result is dropped.
    if (again.state !== state) return still
    if (again.pending.length !== open.length) return { ...again, shown }
    return { ...again, shown, pending: again.pending.map((one, at) => ({ ...one, id: open[at] ?? one.id })), asked }
  } catch {
    return still
  }
}
