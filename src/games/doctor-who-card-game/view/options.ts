/** Options in words: what would be done, and what follows from it. */
import type { AnyDecision } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { type ActionId, type LossId, lossesOf, readAction } from '../rules/ids'
import { enemyRef, type RowEnd } from '../rules/zones'
import { isPick } from './open'
import { say } from './words'

export interface OptionWords {
  readonly label: string
  readonly detail?: string
}
const words = (label: string, detail?: string): OptionWords => (detail ? { label, detail } : { label })

export function optionWords(decision: AnyDecision, id: string, speak: Speak): OptionWords {
  const { subject, about } = decision
  const location = typeof about?.location === 'string' ? about.location : ''
  const [on = ''] = (isPick(decision) ? decision.choice.options.find((one) => one.id === id)?.on : undefined) ?? []
  switch (subject) {
    case 'action':
      return actionWords(decision, id, speak)
    case 'tesselecta':
      return id === 'pass' ? words(say(speak, 'option-pass')) : words(say(speak, 'option-tesselecta', { card: on }))
    case 'take back':
      return words(say(speak, 'option-take-back', { card: on }))
    case 'losses': {
      // The ids of this question are sets of places.
      const enemies = lossesOf(id as LossId).map((slot) => enemyRef(location, slot))
      return words(say(speak, 'option-losses', { enemies }))
    }
    case 'which markers':
    case 'divert to':
      return words(say(speak, 'option-location', { location: id }))
    case 'time from':
      // Shares go by seats.
      return words(speak.seat(id as never))
    default:
      return words(say(speak, 'option-card', { card: on }))
  }
}

function actionWords({ seat }: AnyDecision, id: string, speak: Speak): OptionWords {
  // Every id of the menu is one of these.
  const { verb, slot, target } = readAction(id as ActionId)
  const card = `${seat}/hand/${slot}`
  switch (verb) {
    case 'play':
      return words(say(speak, 'option-play', { card, end: target as RowEnd }))
    case 'defend':
    case 'attack':
      return words(say(speak, `option-${verb}`, { card, location: target }))
    case 'takeover':
      return words(say(speak, 'option-takeover', { card, location: target }), say(speak, 'detail-takeover'))
    case 'support':
      return words(say(speak, 'option-support', { card, location: target }))
    case 'reserve':
      return words(say(speak, 'option-reserve', { card }), say(speak, 'detail-reserve'))
    case 'discard':
      return words(say(speak, 'option-discard', { card }), say(speak, 'detail-discard'))
    case 'buy':
      return words(say(speak, 'option-buy'), say(speak, 'detail-buy'))
    case 'end':
      return words(say(speak, 'option-end'), say(speak, 'detail-end'))
    case 'pass':
      return words(say(speak, 'option-pass-turn'))
  }
}
