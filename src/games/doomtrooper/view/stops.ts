/** The windows in which a player may play something. Everybody who could hold a card for it is asked, so a player may have them passed. */
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
