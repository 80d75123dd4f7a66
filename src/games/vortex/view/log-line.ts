/** Types and helpers of the log. */
import type { Ref } from '../../../table/piece'
import { type EventOfType, type Kind, type LogTellers, type LogTelling, line, toldOf } from '../../kit/speech/log'
import type { LogLine } from '../../view'
import type { Event } from '../rules/events'
import type { Step, View } from '../rules/state'

export type EventType = Event['type']
export type EventOf<T extends EventType> = EventOfType<Event, T>
export type Telling = LogTelling<Event, View>
export type Tellers<T extends EventType = EventType> = LogTellers<Event, View, T>

export const eventsOf = toldOf<Event>

/** A log line attributed to the side of a miniature. */
export const of = (
  { after }: Telling,
  kind: Kind,
  figure: Ref,
  text: string,
  details: readonly string[] = [],
): readonly LogLine[] => line(kind, text, details, after.figures[figure]?.seat)

/** The step that an event refers to. One entry may end a turn and begin the next one, which has other steps. */
export function stepOf(
  event: EventOf<'step-began' | 'window-opened'>,
  { events, before }: Pick<Telling, 'events' | 'before'>,
): Step | undefined {
  const earlier = events.slice(0, events.indexOf(event))
  const steps = earlier.flatMap((one) => (one.type === 'turn-readied' ? [one.steps] : [])).at(-1) ?? before.steps
  return steps[event.step]
}
