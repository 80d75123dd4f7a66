/** Helpers for the chapters of this game's log. */
import type { Speak } from '../../../ui/words/speak'
import { type EventOfType, type LogTellers, toldOf } from '../../kit/speech/log'
import type { CardId } from '../rules/cards'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { say } from './words'

export type EventType = Event['type']
export type EventOf<T extends EventType> = EventOfType<Event, T>
export type Tellers<T extends EventType = EventType> = LogTellers<Event, View, T>

export const eventsOf = toldOf<Event>

/** A detail with the names of the cards, for viewers who were told them. */
export const these = (cards: readonly CardId[] | undefined, speak: Speak): readonly string[] =>
  cards && cards.length > 0 ? [say(speak, 'log-these', { cards })] : []
