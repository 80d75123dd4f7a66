/** The notes on a watched match, seen from its positions. Pure. */
import { isPlayed } from '../../client/seats'
import type { Note } from '../../protocol/notes'
import type { Track } from '../../replay/track'
import type { TimeMark } from '../../ui/watch/time-line'

/** The note on the moment at this position: between the two nothing can be seen to happen. */
export function noteShown(notes: readonly Note[], track: Track, position: number): Note | undefined {
  const note = notes.findLast(({ after }) => track.positionOf(after) <= position)
  if (!note) return undefined
  const between = track.lines.slice(track.positionOf(note.after), position)
  return between.some(({ entry }) => isPlayed({ entry, before: null, after: null })) ? undefined : note
}

export const noteMarks = (notes: readonly Note[], track: Track): readonly TimeMark[] =>
  notes.map(({ after, chapter }) => ({ kind: chapter === undefined ? 'note' : 'chapter', at: track.positionOf(after) }))

/** A note without empty parts; undefined if nothing is left of it. White space around a text is none of it. */
export function trimmed({ after, text = '', chapter = '', arrows = [] }: Note): Note | undefined {
  const [words, name] = [text.trim(), chapter.replace(/\s+/g, ' ').trim()]
  if (words === '' && name === '' && arrows.length === 0) return undefined
  return {
    after,
    ...(words === '' ? {} : { text: words }),
    ...(name === '' ? {} : { chapter: name }),
    ...(arrows.length === 0 ? {} : { arrows }),
  }
}
