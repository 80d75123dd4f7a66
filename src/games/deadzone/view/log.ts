/** The log, line by line, with the reasons for numbers in the details. It is made from the events alone. */
import { logBy } from '../../kit/speech/log'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { ATTACK_TELLERS } from './log-attacks'
import { eventsOf, type Tellers } from './log-line'
import { MOVE_TELLERS } from './log-moves'
import { ROUND_TELLERS } from './log-round'

/** One function for each event; a missing one is a compile error. */
const TELLERS: Tellers = { ...ROUND_TELLERS, ...MOVE_TELLERS, ...ATTACK_TELLERS }

export const logLines = logBy<Event, View>(eventsOf, TELLERS)
