/**
 * The windows that a player can choose to pass automatically. Everybody who could hold a fitting card is asked in them, which is
 * often.
 */
import { stopsOf } from '../../kit/questions/stops'
import { say } from './words'

export const stopsIn = stopsOf(
  ['before drawing', 'before combatants', 'after combatants', 'modify combat', 'reaction'],
  (subject, speak) => ({
    label: say(speak, `stop ${subject}`),
    hint: say(speak, `stop-hint ${subject}`),
    own: true,
    other: subject !== 'before combatants',
  }),
)
