/** Stores the id of this device's taught match and its completed lesson steps. Only the latest taught match is stored. */
import * as v from 'valibot'
import { recall, remember } from '../../ui/remember'

const NAME = 'lesson'
const schema = v.object({ match: v.string(), done: v.array(v.string()) })
/** The id of the welcome, which comes before any question. */
export const WELCOME = 'welcome'

/** The completed steps of this match's lesson. Undefined if it is not a taught match or the player has left the lesson. */
export function doneOf(match: string): ReadonlySet<string> | undefined {
  try {
    const found = v.safeParse(schema, JSON.parse(recall(NAME) ?? 'null'))
    return found.success && found.output.match === match ? new Set(found.output.done) : undefined
  } catch {
    return undefined
  }
}

/** Stores the completed steps of a taught match, in place of those of any other. */
export const keepDone = (match: string, done: ReadonlySet<string>): void =>
  void remember(NAME, JSON.stringify({ match, done: [...done] }))

export const leaveLesson = (): void => void remember(NAME, 'null')
