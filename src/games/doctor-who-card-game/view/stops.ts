/** The only window: Tesselecta. Every player who could hold it is asked, so a player without it may have it passed. */
import { stopsOf } from '../../kit/questions/stops'
import { say } from './words'

export const stopsIn = stopsOf(['tesselecta'], (subject, speak) => ({
  label: say(speak, `stop ${subject}`),
  hint: say(speak, `stop-hint ${subject}`),
  own: true,
  other: true,
}))
