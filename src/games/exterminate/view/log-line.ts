/** Helpers for the chapters of this game's log. */
import type { ToldEntry } from '../../../protocol/messages'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import { type EventOfType, type Kind, type LogTellers, type LogTelling, line, toldOf } from '../../kit/speech/log'
import type { LogLine } from '../../view'
import type { Face } from '../rules/dice'
import type { Event } from '../rules/events'
import type { Crossing } from '../rules/reports'
import type { View } from '../rules/state'
import { facesText } from './tallies'
import { say } from './words'

export type EventType = Event['type']
export type EventOf<T extends EventType> = EventOfType<Event, T>
export type Telling = LogTelling<Event, View>
export type Tellers<T extends EventType = EventType> = LogTellers<Event, View, T>

export const eventsOf = toldOf<Event>

/** The events worth logging. A part of a phase, or an upkeep, in which nothing could be done is left out. */
export const tellingOf = (entry: ToldEntry): readonly Event[] => {
  const events = eventsOf(entry)
  return events.filter((event, index) => {
    if (event.type !== 'phase-began') return true
    const next = events[index + 1]?.type
    return event.phase === 'upkeep' ? next !== 'turn-began' && next !== 'match-ended' : next !== 'part-ended'
  })
}

/** A line attributed to the side of a figure. */
export const ofFigure = (
  { after }: Telling,
  kind: Kind,
  figure: Ref,
  text: string,
  details: readonly string[] = [],
): readonly LogLine[] => line(kind, text, details, after.figures[figure]?.seat)

/** The dice of both sides as texts. */
export const rolledTexts = (
  one: readonly [Ref, readonly Face[]],
  other: readonly [Ref, readonly Face[]],
  speak: Speak,
): readonly string[] =>
  [one, other].map(([figure, faces]) => say(speak, 'log-rolled', { figure, faces: facesText(faces, speak) }))

export const crossingDetails = (crossings: readonly Crossing[], speak: Speak): readonly string[] =>
  crossings.map(({ ref, faces, result }) => say(speak, 'log-crossing', { piece: ref, faces: facesText(faces, speak), result }))
