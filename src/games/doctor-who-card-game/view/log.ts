/** What happened, line by line, with the numbers' reasons folded in. Facts come from the events alone. */
import type { ToldEntry } from '../../../protocol/messages'
import type { Speak } from '../../../ui/words/speak'
import type { LogLine } from '../../view'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { ACTION_TELLERS } from './log-actions'
import { CONFLICT_TELLERS } from './log-conflict'
import { eventsOf, type Tellers, type Telling } from './log-line'
import { TURN_TELLERS } from './log-turn'

/** One teller for each event: an event without one does not compile. */
const TELLERS: Tellers = { ...TURN_TELLERS, ...ACTION_TELLERS, ...CONFLICT_TELLERS }

export function logLines(entry: ToldEntry, before: View, after: View, speak: Speak): readonly LogLine[] {
  const events = eventsOf(entry)
  const telling: Telling = { speak, before, after, events }
  return events.flatMap((event) => lineOf(event, telling))
}

// The table ties each type to the event of that type; indexing by the union of types loses that.
const lineOf = (event: Event, telling: Telling): readonly LogLine[] =>
  (TELLERS[event.type] as (event: Event, telling: Telling) => readonly LogLine[])(event, telling)
