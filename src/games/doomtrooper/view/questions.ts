/** Questions in words: what is asked, with one line of help. */
import type { AnyDecision } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { isPick } from '../../kit/questions/asked'
import type { Asks } from '../rules/terms'
import { PHRASES, say } from './words'

/** The values that a question's title may mention. */
export type Titled = {
  /** The card that asks. */
  card: string
  warrior: string
  /** Cards above the limit; points to share; the price of one X. */
  over: number
  total: number
  each: number
  /** The card whose price is paid by discarding cards of the hand. */
  pays: string
  /** For an exchange of points instead of X: the kind given, with `get` points received for `each` given. Otherwise empty. */
  from: string
  get: number
}
const isSubject = (subject: string): subject is keyof Asks & string => Object.hasOwn(PHRASES.en, `title ${subject}`)

function titled(decision: AnyDecision): Titled {
  const { about } = decision
  const number = (name: string) => (typeof about?.[name] === 'number' ? about[name] : 0)
  const text = (name: string) => (typeof about?.[name] === 'string' ? about[name] : '')
  return {
    card: text('card'),
    warrior: text('warrior'),
    over: isPick(decision) && decision.subject === 'discard cards' ? Math.max(number('over'), decision.choice.least) : 0,
    total: number('n'),
    each: number('each'),
    pays: text('pays'),
    from: text('from'),
    get: number('get'),
  }
}
export function questionWords(decision: AnyDecision, speak: Speak): { readonly title: string; readonly hint: string } {
  const { subject } = decision
  if (!isSubject(subject)) return { title: subject, hint: '' }
  const says = titled(decision)
  return { title: say(speak, `title ${subject}`, says), hint: say(speak, `hint ${subject}`, says) }
}
