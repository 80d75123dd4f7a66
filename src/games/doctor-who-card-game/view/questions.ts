/** Questions in words: what is asked, with one line of help. */
import type { AnyDecision } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { Asks } from '../rules/terms'
import { isPick } from './open'
import type { FirstSaid, Titled } from './said-questions'
import { PHRASES, say } from './words'

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

const isFirst = (key: string): key is keyof FirstSaid => key.startsWith('first ') && Object.hasOwn(PHRASES.en, key)

/** What helps once, on a first evening, while this question is open. */
export function hintsFor({ subject }: AnyDecision, speak: Speak): readonly { readonly id: string; readonly text: string }[] {
  const key = `first ${subject}`
  return isFirst(key) ? [{ id: `doctor-who-${subject.replaceAll(' ', '-')}`, text: say(speak, key, {}) }] : []
}
