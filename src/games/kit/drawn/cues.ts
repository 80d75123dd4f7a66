/** Cues that every game's stage is made of. */
import type { ToldEntry } from '../../../protocol/messages'
import type { Cue, Tone } from '../../../scene/look'

type Over = Extract<Cue, { type: 'say' }>['over']
type DiceCue = Extract<Cue, { type: 'dice' }>

/** Words over a thing or a place. */
export const over = (at: Over, text: string, tone: Tone): Cue => ({ type: 'say', over: at, text, tone })

/** At the same time. */
export const together = (cues: readonly Cue[]): Cue => ({ type: 'together', cues })

/** A throw as it fell. `glow`: the places of the dice that count; `lying`: dice that are there already. */
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
