/** Building blocks for the cues of every game. */
import type { ToldEntry } from '../../../protocol/messages'
import type { Cue } from '../../../scene/cue'
import type { Tone } from '../../../scene/look'

type Over = Extract<Cue, { type: 'say' }>['over']
type DiceCue = Extract<Cue, { type: 'dice' }>

/** Text shown over a thing or a place. */
export const over = (at: Over, text: string, tone: Tone): Cue => ({ type: 'say', over: at, text, tone })

/** After the last banner of a match: the table's end is seen before the summary covers it. */
export const LAST_LOOK: Cue = { type: 'wait', ms: 900 }

/** Plays cues at the same time. */
export const together = (cues: readonly Cue[]): Cue => ({ type: 'together', cues })

/** A roll as it fell. `glow`: the indices of the dice that count; `lying`: dice that were on the table before the roll. */
export const thrown = (
  { film, dice, faces, by }: NonNullable<ToldEntry['roll']>,
  title: string,
  glow: DiceCue['glow'],
  lying: NonNullable<DiceCue['lying']> = [],
): Cue => ({
  type: 'dice',
  film,
  dice,
  faces,
  title,
  ...(by === undefined ? {} : { seat: by }),
  glow,
  ...(lying.length > 0 ? { lying } : {}),
})
