/** Which answers get a button in the strip: uses of the chosen card that need no place, buying, and picking nothing. */

import type { Moment } from '../../../client/moment'
import type { Speak } from '../../../ui/words/speak'
import type { Offered } from '../../kit/card-table/aims'
import { buttonFor } from '../../kit/questions/acts'
import type { Act } from '../../situation'
import { type ActionId, readAction } from '../rules/ids'
import type { View } from '../rules/state'
import { DISCARD } from '../rules/zones'
import { chosenCard } from './lit'
import { isPick, offeredTo, targetOf, usesOf } from './open'
import { optionWords } from './options'
import { because, briefly, say } from './words'

/** Questions that are always answered by buttons. */
const BUTTONS: readonly string[] = ['losses', 'which enemy']
/** With more buttons than this the strip would hide the table, so the panel lists the options instead. */
const MOST = 6
/** Questions that may be answered with nothing, and the label of that button. */
const NONE: { readonly [subject: string]: 'act-alone' | 'act-none' | 'act-no-markers' } = {
  'more defenders': 'act-alone',
  'more enemies': 'act-alone',
  'more to reserve': 'act-alone',
  'more to discard': 'act-alone',
  'which markers': 'act-no-markers',
  'discard for new': 'act-none',
}

export function actsOf(moment: Moment<View>, speak: Speak): readonly Act[] {
  const { viewer, decisions } = moment
  const offered = offeredTo(viewer, decisions).filter(({ decision }) => decision.offer === undefined)
  const card = chosenCard(moment)
  if (card !== undefined)
    return usesOf(card, offered)
      .filter(isBeside(viewer))
      .map((use) => chosenAct(use, speak))
  // Refused options get no button. The end of the turn is the main button, and the number of cards still to be used is shown
  // above it.
  const menu = offered.filter(({ decision, option }) => decision.subject === 'action' && option.id === 'buy' && !option.refused)
  const few = offered.filter(({ decision, option }) => BUTTONS.includes(decision.subject) && !option.refused)
  return [
    ...menu.map((use) => actOf(use, speak)),
    ...(few.length > MOST ? [] : few.map((use) => actOf(use, speak))),
    ...noneActs(moment, speak),
  ]
}

/** Whether an option is not about a location: reserve, discard pile, the ends of the row, or no place at all. */
const isBeside =
  (viewer: string) =>
  ({ option }: Offered): boolean => {
    const target = targetOf(option)
    return target === undefined || target === DISCARD || target.startsWith(`${viewer}/`)
  }

function noneActs({ viewer, decisions, draft }: Moment<View>, speak: Speak): readonly Act[] {
  return decisions.filter(isPick).flatMap((decision): readonly Act[] => {
    const key = NONE[decision.subject]
    if (decision.seat !== viewer || key === undefined || draft.type === 'choosing') return []
    const slot = decision.about?.slot
    const card = typeof slot === 'number' ? `${viewer}/hand/${slot}` : ''
    const label = key === 'act-alone' ? say(speak, key, { card }) : say(speak, key)
    return [{ decision: decision.id, option: 'none', answer: [], label }]
  })
}

/** A label for what is done with the chosen card, without the card's name. */
function chosenAct({ decision, option }: Offered, speak: Speak): Act {
  // Every id of the menu begins with one of these verbs.
  const { verb, target } = readAction(option.id as ActionId)
  const icon = ICONS[verb]
  const what = verb === 'play' ? (target === 'left' ? 'left' : 'right') : verb === 'reserve' || verb === 'discard' ? verb : 'play'
  return buttonFor(decision, option, { label: say(speak, 'act-chosen', { what }) }, icon, (why) => briefly(why, speak))
}

const ICONS: { readonly [verb: string]: string } = {
  buy: 'emblem:hourglass',
  discard: 'emblem:hourglass',
  reserve: 'emblem:gate',
  play: 'emblem:mountain',
  support: 'emblem:star',
}
function actOf({ decision, option }: Offered, speak: Speak): Act {
  const icon = decision.subject === 'action' ? ICONS[option.id.split(':', 1)[0] ?? ''] : undefined
  return buttonFor(decision, option, optionWords(decision, option.id, speak), icon, (why) => because(why, speak))
}
