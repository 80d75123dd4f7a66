/** Which answers get a button in the strip: the actions of the menu, and choices between few plain words. */

import type { Moment } from '../../../client/moment'
import type { AnyDecision, Option } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { Act } from '../../situation'
import { readId } from '../rules/ids'
import type { View } from '../rules/state'
import { isPick } from './open'
import { optionWords } from './options'
import { because, say } from './words'

/** Choices that are made on the table, or by dice there: the panel lists them for whoever wants it. */
const ON_TABLE = new Set(['deploy', 'reroll command', 'throw direction', 'flank cube', 'shoot what', 'reroll which'])
/** More than this would hide what they stand beside: then the panel lists them. */
const MOST = 9

/** What means none of them, where several may be picked. */
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

/** Dice that are all alike are added by number. */
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
  // What this model could never choose would only crowd the strip, and so would what it has used up; the panel says why.
  if (subject === 'action') return options.filter(({ id, refused }) => !refused || (BASIC.has(id) && active?.budget === 'none'))
  if (ON_TABLE.has(subject)) return options.filter(({ id, refused }) => !refused && (id === 'ready' || id === 'back'))
  if (subject === 'turn') return options.filter(({ id, refused }) => id === 'pass' && !refused)
  return options.filter(({ refused }) => !refused)
}
/** Actions that everybody looks for: barred, they say why. */
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

function actOf(decision: AnyDecision, { id, refused }: Option, speak: Speak): Act {
  const icon = ICONS[readId(id).verb]
  return {
    decision: decision.id,
    option: id,
    ...optionWords(decision, id, speak),
    ...(icon === undefined ? {} : { icon }),
    ...(refused ? { refused: because(refused, speak) } : {}),
  }
}
