/** What is told aloud while a match goes on: what has happened since the last telling, whose go it is, what is asked. Pure. */
import type { ShownLine } from '../../../client/seats'
import type { ClientState } from '../../../client/state'
import type { LogItem } from '../../../ui/match/log-items'
import type { Say } from '../../../ui/words/dictionary'

/** Of more lines than this only the last are told; the others are left to the log. */
const MOST_LINES = 12

/**
 * The lines after `last`; an entry is told once it has been played. After an undo, or when another player takes the screen, `last`
 * is not in the log any more: then only the newest entry is new.
 */
export function freshLines(
  { log, playing }: Pick<ClientState, 'log' | 'playing'>,
  last: ShownLine | undefined,
): readonly ShownLine[] {
  const ended = playing ? log.slice(0, Math.max(0, log.indexOf(playing))) : log
  const at = last === undefined ? -1 : ended.lastIndexOf(last)
  if (last === undefined) return ended
  if (at >= 0) return ended.slice(at + 1)
  return log.includes(last) ? [] : ended.slice(-1)
}

export function newsOf(items: readonly Pick<LogItem, 'text'>[], say: Say): string {
  const told = items.slice(-MOST_LINES).map(({ text }) => text)
  const earlier = items.length - told.length
  return [...(earlier > 0 ? [say('telling-earlier', { count: earlier })] : []), ...told].map(ended).join(' ')
}

/** A text as a sentence, so that the voice pauses after it. */
export const ended = (text: string): string => (/[.!?…:]\s*$/.test(text) ? text : `${text}.`)
