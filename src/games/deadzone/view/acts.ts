/** Which answers get a button in the strip: the actions of the menu, and choices between few plain words. */

import type { Moment } from '../../../client/moment'
import type { AnyDecision, Option } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { buttonFor } from '../../kit/questions/acts'
import type { Act } from '../../situation'
import { readId } from '../rules/ids'
import type { View } from '../rules/state'
import { isPick } from './open'
import { optionWords } from './options'
import { because, say } from './words'

/** Questions answered on the table or with dice that lie there. The panel also lists these options. */
const ON_TABLE = new Set(['deploy', 'reroll command', 'throw direction', 'flank cube', 'shoot what', 'reroll which'])
/** With more buttons than this the strip would hide the table, so the panel lists the options instead. */
const MOST = 9

/** For questions with several picks: the message for the button that picks none. */
const NONE = { 'reroll command': 'act-keep-dice', 'add dice': 'act-add-none', 'reroll which': 'act-keep-dice' } as const

export function actsOf(moment: Moment<View>, speak: Speak): readonly Act[] {
  const { viewer, decisions, draft, view } = moment
  return decisions
    .filter(({ offer, seat }) => offer === undefined && seat === viewer)
    .flatMap((decision) => {
      if (!isPick(decision)) return []
      const options = buttonsOf(decision, decision.choice.options, view)
      const counted = countsOf(decision, decision.choice.options, speak)
      if (counted) return counted
      const isPicking = draft.type === 'choosing' && draft.decision === decision.id && draft.picked.length > 0
      return [
        ...(options.length > MOST ? [] : options.map((option) => actOf(decision, option, speak))),
        ...(isPicking ? [] : noneOf(decision, speak)),
      ]
    })
}

/** Dice that are all alike are offered by number instead of one by one. */
function countsOf({ id: decision, subject }: AnyDecision, options: readonly Option[], speak: Speak): readonly Act[] | undefined {
  if (subject !== 'add dice' || options.some(({ id, refused }) => refused || !id.startsWith('die:'))) return undefined
  const ids = options.map(({ id }) => id)
  const counts = ids.map((option, index): Act => {
    const label = say(speak, 'act-add-dice', { count: index + 1 })
    return { decision, option, answer: ids.slice(0, index + 1), label, icon: 'command-dice' }
  })
  return [...counts, { decision, option: 'none', answer: [], label: say(speak, 'act-add-none') }]
}

function noneOf({ id: decision, subject }: AnyDecision, speak: Speak): readonly Act[] {
  const key = subject in NONE ? NONE[subject as keyof typeof NONE] : undefined
  return key === undefined ? [] : [{ decision, option: 'none', answer: [], label: say(speak, key) }]
}

function buttonsOf(decision: AnyDecision, options: readonly Option[], { active }: View): readonly Option[] {
  const { subject } = decision
  // Options that this model can never choose or has used up get no button. The panel says why.
  if (subject === 'action') return options.filter(({ id, refused }) => !refused || (BASIC.has(id) && active?.budget === 'none'))
  if (ON_TABLE.has(subject)) return options.filter(({ id, refused }) => !refused && (id === 'ready' || id === 'back'))
  if (subject === 'turn') return options.filter(({ id, refused }) => id === 'pass' && !refused)
  return options.filter(({ refused }) => !refused)
}
/** Actions that every player looks for. They are shown with the reason even when refused. */
const BASIC = new Set(['move', 'sprint', 'shoot', 'fight', 'end'])

const ICONS: { readonly [verb: string]: string } = {
  move: 'move',
  sprint: 'sprint',
  stand: 'stand',
  shoot: 'shoot',
  fight: 'fight',
  special: 'special',
  'free-move': 'command-move',
  'free-shoot': 'command-shoot',
  'free-fight': 'command-fight',
  use: 'command-splat',
  die: 'command-dice',
  survive: 'survive',
}

const actOf = (decision: AnyDecision, option: Option, speak: Speak): Act =>
  buttonFor(decision, option, optionWords(decision, option.id, speak), ICONS[readId(option.id).verb], (why) =>
    because(why, speak),
  )
