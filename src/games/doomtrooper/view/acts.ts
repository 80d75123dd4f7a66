/** The answers that get a button in the strip: those that need no card of the hand or table, and those for the chosen thing. */
import type { Moment } from '../../../client/moment'
import type { Speak } from '../../../ui/words/speak'
import type { Offered } from '../../kit/card-table/aims'
import { buttonFor } from '../../kit/questions/acts'
import { isPick } from '../../kit/questions/asked'
import type { Act } from '../../situation'
import type { View } from '../rules/state'
import { chosenThing, offeredTo, sourceOf, targetOf } from './open'
import { optionWords } from './options'
import { because, say } from './words'

/** Questions whose options all get buttons if there are few of them. */
const BUTTONS: readonly string[] = [
  'tactic',
  'weapons',
  'which branch',
  'which opponent',
  'which card',
  'caster',
  'spell for',
  'whom to strike',
]
const MOST = 6
const MENU: readonly string[] = ['meditate', 'attack']
const ICONS: { readonly [id: string]: string } = {
  meditate: 'emblem:star',
  attack: 'emblem:sword',
  fight: 'emblem:sword',
  shoot: 'emblem:bolt',
}

export function actsOf(moment: Moment<View>, speak: Speak): readonly Act[] {
  const { viewer, decisions, draft } = moment
  const offered = offeredTo(viewer, decisions).filter(({ decision }) => decision.offer === undefined)
  const act = ({ decision, option }: Offered): Act =>
    buttonFor(decision, option, optionWords(decision, option.id, speak), ICONS[option.id], (why) => because(why, speak))
  const chosen = chosenThing(moment)
  if (chosen !== undefined) return offered.filter((one) => sourceOf(one) === chosen && isBeside(one)).map(act)
  const menu = offered.filter(({ option }) => MENU.includes(option.id) && !option.refused)
  const few = offered.filter(({ decision, option }) => BUTTONS.includes(decision.subject) && !option.refused)
  const none = decisions
    .filter(isPick)
    .flatMap((decision): readonly Act[] =>
      decision.seat === viewer && decision.subject === 'discard cards' && decision.choice.least === 0 && draft.type !== 'choosing'
        ? [{ decision: decision.id, option: 'none', answer: [], label: say(speak, 'act-keep-all') }]
        : [],
    )
  return [...menu.map(act), ...(few.length > MOST ? [] : few.map(act)), ...none]
}
/** Whether the option points at nothing on the table: cards deployed, hidden, or played without a target. */
function isBeside(one: Offered): boolean {
  const target = targetOf(one)
  return target === undefined || target.endsWith('/hidden')
}
