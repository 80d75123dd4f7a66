/** What the chapters of this game's log share. */
import type { ToldEntry } from '../../../protocol/messages'
import type { Speak } from '../../../ui/words/speak'
import type { EventOfType, LogTellers } from '../../kit/speech/log'
import type { CardId } from '../rules/cards'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { say } from './words'

export type EventType = Event['type']
export type EventOf<T extends EventType> = EventOfType<Event, T>
export type Tellers<T extends EventType = EventType> = LogTellers<Event, View, T>

/** The events of an entry, as this viewer was told them. */
export const eventsOf = (entry: ToldEntry): readonly Event[] => entry.told as readonly Event[]

/** The names of the cards, folded in, for viewers who were told them. */
export const these = (cards: readonly CardId[] | undefined, speak: Speak): readonly string[] =>
  cards && cards.length > 0 ? [say(speak, 'log-these', { cards })] : []
