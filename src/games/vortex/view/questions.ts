/** Questions in words: a title and one line of help. */
import type { AnyDecision } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import { readId } from '../rules/ids'
import type { Asks } from '../rules/terms'
import { aboutText, isPath, isPick, isPlace } from './open'
import { PHRASES, say } from './words'

/** Parameters of titles and hints. A spell is given as `spell:dart`, so that it is shown by its name. */
export type Titled = {
  figure: Ref | ''
  target: Ref | ''
  spell: Ref | ''
  /** For `mastery` and `spite`: the miniatures that each have options of their own. */
  figures: readonly Ref[]
  how: string
  rapidity: number
  cost: number
}

const isSubject = (subject: string): subject is keyof Asks & string => Object.hasOwn(PHRASES.en, `title ${subject}`)

/** The weapon masters or vicious attackers that a question is about: each has options of its own. */
const eachIn = (decision: AnyDecision): readonly Ref[] =>
  isPick(decision) && (decision.subject === 'mastery' || decision.subject === 'spite')
    ? [...new Set(decision.choice.options.map(({ id }) => readId(id).ref))]
    : []

export function questionWords(decision: AnyDecision, speak: Speak): { readonly title: string; readonly hint: string } {
  const { subject, about } = decision
  if (!isSubject(subject)) return { title: subject, hint: '' }
  const piece = isPath(decision) || isPlace(decision) ? decision.choice.piece : ''
  const spell = aboutText(decision, 'spell')
  const number = (name: string) => (typeof about?.[name] === 'number' ? about[name] : 0)
  const isShotAt = subject === 'shot reaction'
  const says: Titled = {
    figure: (isShotAt ? aboutText(decision, 'target') : aboutText(decision, 'figure', 'attacker')) || piece,
    target: aboutText(decision, 'target', 'defenders'),
    spell: spell === '' ? '' : `spell:${spell}`,
    figures: eachIn(decision),
    how: aboutText(decision, 'how', 'kind'),
    rapidity: number('rapidity'),
    cost: number('cost'),
  }
  return { title: say(speak, `title ${subject}`, says), hint: say(speak, `hint ${subject}`, says) }
}
