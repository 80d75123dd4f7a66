/** How the chapters of the log are made: one teller per event, each giving the lines that tell it. */
import type { PlayerSeat } from '../../../kernel'
import type { ToldEntry } from '../../../protocol/messages'
import type { Speak } from '../../../ui/words/speak'
import type { LogLine } from '../../view'
import type { CardId } from '../rules/cards'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { say } from './words'

export type EventType = Event['type']
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>

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

export const SILENT = (): readonly LogLine[] => []
export const line = (
  kind: LogLine['kind'],
  text: string,
  details: readonly string[] = [],
  seat?: PlayerSeat,
): readonly LogLine[] => [{ kind, text, details, ...(seat === undefined ? {} : { seat }) }]

/** Which cards they were, folded in, for whoever was told. */
export const these = (cards: readonly CardId[] | undefined, speak: Speak): readonly string[] =>
  cards && cards.length > 0 ? [say(speak, 'log-these', { cards })] : []
