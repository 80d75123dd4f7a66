/** Which answers get a button: the selected miniature's actions, and questions with few options. */
import type { Moment } from '../../../client/moment'
import type { AnyDecision, Option, Pick } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { buttonFor } from '../../kit/questions/acts'
import type { Act } from '../../situation'
import { costOf } from '../rules/facts/able'
import { hasStepFrom } from '../rules/facts/activation'
import { isOnTable } from '../rules/facts/figures'
import { allowance } from '../rules/facts/moves'
import { readId } from '../rules/ids'
import type { View } from '../rules/state'
import { isPick, pickedOf } from './open'
import { optionWords } from './options'
import { isSpent } from './steps'
import { because, say } from './words'

/** Questions answered on the table. They get no buttons; the panel of all answers lists their options. */
const ON_TABLE: readonly string[] = ['deploy']
/** If a question has more options than this, it gets no buttons: they would hide the table. */
const MOST = 9
const MOVES = ['walk', 'forced', 'run', 'evade', 'disengage', 'force-out'] as const
/** Verbs that need no tap on a target: their options always get a button. */
const ALONE: readonly string[] = [...MOVES, 'trance', 'cast']

export function actsOf(moment: Moment<View>, speak: Speak): readonly Act[] {
  const { viewer, decisions, view } = moment
  return decisions
    .filter(({ offer, seat }) => offer === undefined && seat === viewer)
    .flatMap((decision) => {
      if (!isPick(decision) || ON_TABLE.includes(decision.subject)) return []
      if (decision.subject === 'charge where') return straightOn(decision, decision.choice.options, speak)
      const options =
        decision.subject === 'act' ? actsNow(moment, decision, decision.choice.options) : few(decision.choice.options)
      const acts = options.length > MOST ? [] : options.map((option) => actOf(view, decision, option, speak))
      return [...acts, ...nobody(moment, decision, decision.choice, speak)]
    })
}

/** A charge's only button is its nearest place of contact, the first option. Other places are tapped on the table. */
function straightOn(decision: AnyDecision, [first]: readonly Option[], speak: Speak): readonly Act[] {
  const detail = first && optionWords(decision, first.id, speak).detail
  return first
    ? [buttonFor(decision, first, { label: say(speak, 'opt-straight'), ...(detail ? { detail } : {}) }, ICONS.charge, String)]
    : []
}

/** Questions whose empty answer reads “nobody” rather than “nobody else”: only those picked take part. */
const FIRST: readonly string[] = ['concentrate', 'notice spell']

/** A button for picking nobody, if that is allowed and nobody is picked yet. */
function nobody({ draft }: Moment<View>, decision: AnyDecision, choice: Pick, speak: Speak): readonly Act[] {
  if (choice.least > 0 || pickedOf(draft, decision).length > 0) return []
  return [
    {
      decision: decision.id,
      option: '',
      answer: [],
      label: say(speak, 'opt-nobody', { isFirst: FIRST.includes(decision.subject) }),
    },
  ]
}

const few = (options: readonly Option[]): readonly Option[] => options.filter(({ refused }) => !refused)

/** The selected miniature's own actions, other actions against the enemy that is aimed at, and passing. */
function actsNow({ selected, draft }: Moment<View>, decision: AnyDecision, options: readonly Option[]): readonly Option[] {
  const [picked] = pickedOf(draft, decision)
  const aimed = picked === undefined ? '' : picked.slice(picked.indexOf(':'))
  return options.filter(({ id, refused }) => {
    if (id === 'pass') return true
    const { verb, ref } = readId(id)
    if (refused || ref !== selected) return false
    return ALONE.includes(verb) || (aimed.includes('>') && id.endsWith(aimed) && id !== picked)
  })
}

function actOf(view: View, decision: AnyDecision, option: Option, speak: Speak): Act {
  const words = optionWords(decision, option.id, speak)
  const { verb } = /^[a-z-]+(:|$)/.test(option.id) ? readId(option.id) : { verb: '' }
  const detail = decision.subject === 'act' ? detailOf(view, option, speak) : words.detail
  return buttonFor(decision, option, { label: words.label, ...(detail ? { detail } : {}) }, ICONS[verb], (why) =>
    because(why, speak),
  )
}

/** The action points that an option costs, out of those left, and a movement's length; for passing, what it gives up. */
function detailOf(view: View, { id }: Option, speak: Speak): string {
  if (id === 'pass') {
    const isLast = view.step >= view.steps.length - 1
    if (isLast) return say(speak, 'pass-last')
    const own = Object.values(view.figures).filter(({ ref, seat }) => seat === view.now && isOnTable(view, ref))
    const waiting = own.filter((one) => !isSpent(view, one) && hasStepFrom(view, one, view.step + 1))
    return say(speak, 'pass-gives-up', { figures: waiting.length })
  }
  const { verb, ref } = readId(id)
  const left = view.figures[ref]?.pa ?? 0
  const move = MOVES.find((one) => one === verb)
  if (verb === 'trance') return say(speak, 'cost-pa', { cost: left, left })
  const what = move ?? (verb === 'cast' ? 'spell' : verb === 'strike' || verb === 'force' || verb === 'charge' ? verb : 'shot')
  const cost = say(speak, 'cost-pa', { cost: costOf(view, ref, what), left })
  return move ? `${cost}, ${say(speak, 'move-up-to', { length: allowance(view, ref, move) })}` : cost
}

const ICONS: { readonly [verb: string]: string } = {
  walk: 'walk',
  forced: 'forced',
  run: 'run',
  evade: 'evade',
  disengage: 'leave',
  'force-out': 'leave',
  trance: 'trance',
  cast: 'spell',
  charge: 'charge',
  shoot: 'shot',
  'shoot-still': 'shot',
  strike: 'blades',
  force: 'fist',
  pass: 'wait',
  exit: 'leave',
}
