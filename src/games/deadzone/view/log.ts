/** The log of what happened, line by line, with the numbers' reasons folded in. It uses the events alone. */
import { logBy } from '../../kit/speech/log'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { ATTACK_TELLERS } from './log-attacks'
import { eventsOf, type Tellers } from './log-line'
import { MOVE_TELLERS } from './log-moves'
import { ROUND_TELLERS } from './log-round'

/** One teller for each event: an event without one does not compile. */
const TELLERS: Tellers = { ...ROUND_TELLERS, ...MOVE_TELLERS, ...ATTACK_TELLERS }

export const logLines = logBy<Event, View>(eventsOf, TELLERS)
