/** How the chapters of the log are made: one teller per event, each giving the lines that tell it. */
import type { PlayerSeat } from '../../../kernel'
import type { ToldEntry } from '../../../protocol/messages'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import type { LogLine } from '../../view'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'

export type EventType = Event['type']
/** The event of that type. Several types may share one shape. */
export type EventOf<T extends EventType> = Event extends infer One
  ? One extends { readonly type: infer U }
    ? T extends U
      ? One & { readonly type: T }
      : never
    : never
  : never

/** What a teller may look at besides its event. */
export interface Telling {
  readonly speak: Speak
  /** The views before the entry and after it. */
  readonly before: View
  readonly after: View
  /** All events of the entry that are told. */
  readonly events: readonly Event[]
}
export type Tellers<T extends EventType = EventType> = {
  readonly [K in T]: (event: EventOf<K>, telling: Telling) => readonly LogLine[]
}

/** The events of an entry, as this viewer was told them. */
export const eventsOf = (entry: ToldEntry): readonly Event[] => entry.told as readonly Event[]

export type Kind = LogLine['kind']
export const SILENT = (): readonly LogLine[] => []

export const line = (kind: Kind, text: string, details: readonly string[] = [], seat?: PlayerSeat): readonly LogLine[] => [
  { kind, text, details, ...(seat === undefined ? {} : { seat }) },
]

/** A line of the side that a model belongs to. */
export const ofModel = (
  { after }: Telling,
  kind: Kind,
  model: Ref,
  text: string,
  details: readonly string[] = [],
): readonly LogLine[] => line(kind, text, details, after.models[model]?.seat)
