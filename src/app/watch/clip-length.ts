/** How long it takes to show what happened, without showing it. */
import type { ShownLine } from '../../client/seats'
import { decode, lengthOf } from '../../dice/throw/film'
import type { Throw } from '../../dice/throw/throw'
import { createCast } from '../../scene/cast'
import type { Cue } from '../../scene/cue'
import type { Look } from '../../scene/look'
import { type DiceCue, stanceAt, timelineOf } from '../../scene/timeline'
import { createTurns, followed } from '../../scene/turns'
import { LEAD, TAIL } from './clip-frames'

export interface LengthAsked {
  /** The lines that are played, see `isPlayed`. */
  readonly lines: readonly ShownLine[]
  cuesOf(line: ShownLine): readonly Cue[]
  lookOf(view: object): Look
  /** How many of these lines, given by their cues, are played together with the first. */
  playedAlong(cues: readonly (readonly Cue[])[]): number
  /** Milliseconds that fallen dice stay to be read. */
  readonly reading: number
  /** Show time per film time. */
  readonly speed: number
  readonly reduced: boolean
}

/** The most lines that are played together. */
const TOGETHER = 9

/** The length of a clip in seconds, with what stands still before and after. Dice without motion count as long as they are read. */
export function secondsOf({ lines, cuesOf, lookOf, playedAlong, reading, speed, reduced }: LengthAsked): number {
  let ms = 0
  const turns = createTurns()
  for (let at = 0; at < lines.length; ) {
    const cues = lines.slice(at, at + TOGETHER).map(cuesOf)
    const count = playedAlong(cues)
    const look = lookOf(lines[at]?.before as object)
    const { until, dice } = shown(cues.slice(0, count).flat(), look, { reduced, from: ms, turns })
    const falls = new Map<DiceCue['seat'], number>()
    for (const cue of dice) falls.set(cue.seat, (falls.get(cue.seat) ?? 0) + (reduced ? 0 : fallOf(cue)))
    ms = until + (falls.size > 0 ? Math.max(...falls.values()) + (reduced ? reading / 2 : reading) : 0)
    at += count
  }
  return (LEAD + ms / speed + TAIL) / 1000
}

function fallOf({ film: thrown }: DiceCue): number {
  // It should be a throw; `decode` refuses whatever is not one.
  const opened = decode((thrown as Partial<Throw>).film)
  return opened.type === 'motion' ? lengthOf(opened.motion) * 1000 : 0
}

interface Playing {
  readonly reduced: boolean
  readonly from: number
  readonly turns: ReturnType<typeof createTurns>
}

/** Until when these cues last at the table of this look, without the dice that fall in them. */
function shown(cues: readonly Cue[], look: Look, { reduced, from, turns }: Playing) {
  const cast = createCast(() => 1)
  // Then everything stands in its place at once.
  cast.setReduced(true)
  cast.sync(look, 0)
  const dice: DiceCue[] = []
  let until = from
  for (const [at, cue] of cues.entries()) {
    const whole = timelineOf(cue, {
      stance: cast.stance,
      chest: cast.chest,
      tucked: cast.tucked,
      place: cast.place,
      reduced,
    })
    const { ms, motions, effects, brings = [], names = [], dice: falling } = followed(whole, cue, cues[at + 1])
    if (names.length > 0) cast.rename(names)
    for (const { card, from } of brings) cast.bring(card, from)
    for (const motion of motions) cast.put(motion.ref, stanceAt(motion, Number.POSITIVE_INFINITY))
    dice.push(...falling.filter(({ film }) => film !== undefined))
    until = turns.take(effects, until) + ms
  }
  return { until, dice }
}
