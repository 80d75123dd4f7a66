/** Which match of this device is a taught one, and how far its lesson has come. One at a time: the next takes the place of the last. */
import * as v from 'valibot'
import { recall, remember } from '../../ui/remember'

const NAME = 'lesson'
const schema = v.object({ match: v.string(), done: v.array(v.string()) })
/** What is done first, before any question. */
export const WELCOME = 'welcome'

/** The steps done of this match's lesson; undefined where it is no taught match, or its lesson was left. */
export function doneOf(match: string): ReadonlySet<string> | undefined {
  try {
    const found = v.safeParse(schema, JSON.parse(recall(NAME) ?? 'null'))
    return found.success && found.output.match === match ? new Set(found.output.done) : undefined
  } catch {
    return undefined
  }
}

export const keepDone = (match: string, done: ReadonlySet<string>): void =>
  void remember(NAME, JSON.stringify({ match, done: [...done] }))

export const leaveLesson = (): void => void remember(NAME, 'null')
