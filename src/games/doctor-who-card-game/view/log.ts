/** The log, line by line, with the reasons for numbers in the details. It is made from the events alone. */
import { faceNamed, logBy } from '../../kit/speech/log'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { ACTION_TELLERS } from './log-actions'
import { CONFLICT_TELLERS } from './log-conflict'
import { eventsOf, type Tellers } from './log-line'
import { TURN_TELLERS } from './log-turn'

/** One function for each event; a missing one is a compile error. */
const TELLERS: Tellers = { ...TURN_TELLERS, ...ACTION_TELLERS, ...CONFLICT_TELLERS }

export const logLines = logBy<Event, View>(eventsOf, TELLERS, faceNamed)
