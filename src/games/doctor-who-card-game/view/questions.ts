/** Questions in words: what is asked, with one line of help. */
import type { AnyDecision } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { Asks } from '../rules/terms'
import type { LocationRef, PlaceRef } from '../rules/zones'
import { isPick } from './open'
import { PHRASES, say } from './words'

/** The parameters of titles. */
export type Titled = {
  /** The card of the hand that was chosen first. */
  card: PlaceRef | ''
  location: LocationRef | ''
  attack: number
  defence: number
  missing: number
  /** Whether it is a turn of the end phase. */
  isEnd: boolean
}

const isSubject = (subject: string): subject is keyof Asks & string => Object.hasOwn(PHRASES.en, `title ${subject}`)

function titled(decision: AnyDecision): Titled {
  const { about, seat } = decision
  const number = (name: string) => (typeof about?.[name] === 'number' ? about[name] : 0)
  return {
    card: typeof about?.slot === 'number' ? `${seat}/hand/${about.slot}` : '',
    location: typeof about?.location === 'string' ? about.location : '',
    attack: number('attack'),
    defence: number('defence'),
    missing: number('missing'),
    isEnd: isPick(decision) && decision.choice.options.some(({ id }) => id === 'pass'),
  }
}

export function questionWords(decision: AnyDecision, speak: Speak): { readonly title: string; readonly hint: string } {
  const { subject } = decision
  if (!isSubject(subject)) return { title: subject, hint: '' }
  const says = titled(decision)
  return { title: say(speak, `title ${subject}`, says), hint: say(speak, `hint ${subject}`, says) }
}
