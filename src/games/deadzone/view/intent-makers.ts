/** Helpers for the intents of this view: the options of what is asked, and the model that is meant. */
import type { Intent, Moment } from '../../../client/moment'
import type { AnyDecision, Option, Reason } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { Model, View } from '../rules/state'
import { isPick, openOn } from './open'
import { viewSays } from './words'

export const refuse = (reason: Reason): Intent => ({ type: 'refuse', reason })
export const answer = (decision: AnyDecision, option: Option): Intent =>
  option.refused ? refuse(option.refused) : { type: 'answer', decision: decision.id, answer: [option.id] }
export const pick = (decision: AnyDecision, option: Option): Intent =>
  option.refused ? refuse(option.refused) : { type: 'pick', decision: decision.id, option: option.id }
/** `isTaken`: it follows the pointer from now on, whatever the gesture. */
export const carry = (decision: AnyDecision, option: Option, piece: Ref, isTaken = false): Intent =>
  option.refused
    ? refuse(option.refused)
    : { type: 'carry', decision: decision.id, option: option.id, piece, ...(isTaken ? { isTaken } : {}) }

export const optionOf = (decision: AnyDecision | undefined, id: string): Option | undefined =>
  decision && isPick(decision) ? decision.choice.options.find((option) => option.id === id) : undefined
export function answerWith(decision: AnyDecision, id: string): Intent {
  const option = optionOf(decision, id)
  return option ? answer(decision, option) : refuse(viewSays('nothing-of-it', {}))
}

export const modelAt = ({ view }: Moment<View>, ref: Ref | undefined): Model | undefined =>
  ref !== undefined && Object.hasOwn(view.models, ref) ? view.models[ref] : undefined

/** The model whose activation the menu is for. */
export const activeIn = ({ decisions }: Moment<View>): Ref | undefined => {
  const model = openOn(decisions, 'action')?.about?.model
  return typeof model === 'string' ? model : undefined
}
