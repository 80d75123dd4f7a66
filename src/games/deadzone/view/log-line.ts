/** Helpers for the chapters of this game's log. */
import type { Ref } from '../../../table/piece'
import { type EventOfType, type Kind, type LogTellers, type LogTelling, line, toldOf } from '../../kit/speech/log'
import type { LogLine } from '../../view'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'

export type EventType = Event['type']
export type EventOf<T extends EventType> = EventOfType<Event, T>
export type Telling = LogTelling<Event, View>
export type Tellers<T extends EventType = EventType> = LogTellers<Event, View, T>

export const eventsOf = toldOf<Event>

/** A line attributed to the side of a model. */
export const ofModel = (
  { after }: Telling,
  kind: Kind,
  model: Ref,
  text: string,
  details: readonly string[] = [],
): readonly LogLine[] => line(kind, text, details, after.models[model]?.seat)
