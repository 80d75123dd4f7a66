/** Options in words: what the option does, and what follows from it. */
import type { AnyDecision } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { worded } from '../../kit/questions/acts'
import { optionOf } from '../../kit/questions/asked'
import type { OptionWords } from '../../view'
import { type ActionId, type LossId, lossesOf, readAction } from '../rules/ids'
import { enemyRef, type RowEnd } from '../rules/zones'
import { say } from './words'

export function optionWords(decision: AnyDecision, id: string, speak: Speak): OptionWords {
  const { subject, about } = decision
  const location = typeof about?.location === 'string' ? about.location : ''
  const [on = ''] = optionOf(decision, id)?.on ?? []
  switch (subject) {
    case 'action':
      return actionWords(decision, id, speak)
    case 'tesselecta':
      return id === 'pass' ? worded(say(speak, 'option-pass')) : worded(say(speak, 'option-tesselecta', { card: on }))
    case 'take back':
      return worded(say(speak, 'option-take-back', { card: on }))
    case 'losses': {
      // The ids of this question are sets of indices.
      const enemies = lossesOf(id as LossId).map((slot) => enemyRef(location, slot))
      return worded(say(speak, 'option-losses', { enemies }))
    }
    case 'which markers':
    case 'divert to':
      return worded(say(speak, 'option-location', { location: id }))
    case 'time from':
      // The ids of shares are seats.
      return worded(speak.seat(id as never))
    default:
      return worded(say(speak, 'option-card', { card: on }))
  }
}

function actionWords({ seat }: AnyDecision, id: string, speak: Speak): OptionWords {
  // Every id of the menu begins with one of these verbs.
  const { verb, slot, target } = readAction(id as ActionId)
  const card = `${seat}/hand/${slot}`
  switch (verb) {
    case 'play':
      return worded(say(speak, 'option-play', { card, end: target as RowEnd }))
    case 'defend':
    case 'attack':
      return worded(say(speak, `option-${verb}`, { card, location: target }))
    case 'takeover':
      return worded(say(speak, 'option-takeover', { card, location: target }), say(speak, 'detail-takeover'))
    case 'support':
      return worded(say(speak, 'option-support', { card, location: target }))
    case 'reserve':
      return worded(say(speak, 'option-reserve', { card }), say(speak, 'detail-reserve'))
    case 'discard':
      return worded(say(speak, 'option-discard', { card }), say(speak, 'detail-discard'))
    case 'buy':
      return worded(say(speak, 'option-buy'), say(speak, 'detail-buy'))
    case 'end':
      return worded(say(speak, 'option-end'), say(speak, 'detail-end'))
    case 'pass':
      return worded(say(speak, 'option-pass-turn'))
  }
}
