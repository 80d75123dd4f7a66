/** Helpers for the intents of this view: the options of an open question, and the model that the gesture is about. */
import type { Intent, Moment } from '../../../client/moment'
import type { AnyDecision } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { optionOf } from '../../kit/questions/asked'
import { answer, refuse } from '../../kit/questions/intents'
import type { Model, View } from '../rules/state'
import { openOn } from './open'
import { viewSays } from './words'

export function answerWith(decision: AnyDecision, id: string): Intent {
  const option = optionOf(decision, id)
  return option ? answer(decision, option) : refuse(viewSays('nothing-of-it', {}))
}

export const modelAt = ({ view }: Moment<View>, ref: Ref | undefined): Model | undefined =>
  ref !== undefined && Object.hasOwn(view.models, ref) ? view.models[ref] : undefined

/** The model whose action menu is open. */
export const activeIn = ({ decisions }: Moment<View>): Ref | undefined => {
  const model = openOn(decisions, 'action')?.about?.model
  return typeof model === 'string' ? model : undefined
}
