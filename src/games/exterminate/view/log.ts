/** The log, line by line, with the reasons for numbers in the details. It is made from the events alone. */
import { logBy } from '../../kit/speech/log'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { CARD_TELLERS } from './log-cards'
import { FIGHT_TELLERS } from './log-fights'
import { type Tellers, tellingOf } from './log-line'
import { TURN_TELLERS } from './log-turn'

/** One function for each event; a missing one is a compile error. */
const TELLERS: Tellers = { ...TURN_TELLERS, ...FIGHT_TELLERS, ...CARD_TELLERS }

export const logLines = logBy<Event, View>(tellingOf, TELLERS)
