/** Questions in words: what is asked, about which model, with one line of help. */
import type { AnyDecision, Json } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import type { Side } from '../rules/state'
import type { Asks } from '../rules/terms'
import { isPlace, isRoute } from './open'
import { PHRASES, say } from './words'

export type About = { readonly [name: string]: Json } | undefined

/** The parameters of titles. `model`: the one that the question is about; `other`: another one; `how`, `does`: which variant. */
export type Titled = {
  model: Ref | ''
  other: Ref | ''
  seat: Side | ''
  how: string
  does: string
}

const isSubject = (subject: string): subject is keyof Asks & string => Object.hasOwn(PHRASES.en, `title ${subject}`)

/** The parameters of a title, from the question's `about`. */
function titled(about: About, piece = ''): Titled {
  const text = (...names: readonly string[]): string => {
    for (const name of names) {
      const value = about?.[name]
      if (typeof value === 'string') return value
    }
    return ''
  }
  const seat = text('seat', 'winner')
  return {
    model: text('model', 'of') || piece,
    other: text('attacker', 'enemy', 'other', 'cube', 'item', 'token'),
    seat: seat === 'A' || seat === 'B' ? seat : '',
    how: text('how', 'stat', 'moment'),
    does: about?.again === true ? 'again' : text('does', 'for', 'who', 'special'),
  }
}

/** The title shown over the dice of a roll. */
export const titleOf = (subject: string, about: About, speak: Speak): string =>
  isSubject(subject) ? say(speak, `title ${subject}`, titled(about)) : subject

export function questionWords(decision: AnyDecision, speak: Speak): { readonly title: string; readonly hint: string } {
  const { subject, about } = decision
  if (!isSubject(subject)) return { title: subject, hint: '' }
  const piece = isRoute(decision) || isPlace(decision) ? decision.choice.piece : ''
  const says = titled(about, piece)
  return { title: say(speak, `title ${subject}`, says), hint: say(speak, `hint ${subject}`, says) }
}
