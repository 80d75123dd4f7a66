/** Intents made from an option of an open question. A refused option gives an intent that shows the refusal. */
import type { Intent } from '../../../client/moment'
import type { AnyDecision, Option, Reason } from '../../../kernel'
import type { Ref } from '../../../table/piece'

export const refuse = (reason: Reason): Intent => ({ type: 'refuse', reason })

/** Answers the question at once with this option. */
export const answer = (decision: AnyDecision, option: Option): Intent =>
  option.refused ? refuse(option.refused) : { type: 'answer', decision: decision.id, answer: [option.id] }

/** Picks the option; the player still has to confirm. */
export const pick = (decision: AnyDecision, option: Option): Intent =>
  option.refused ? refuse(option.refused) : { type: 'pick', decision: decision.id, option: option.id }

/** Carries the piece to where this option leads. `isTaken`: it follows the pointer from now on, whatever the gesture. */
export const carry = (decision: AnyDecision, option: Option, piece: Ref, isTaken = false): Intent =>
  option.refused
    ? refuse(option.refused)
    : { type: 'carry', decision: decision.id, option: option.id, piece, ...(isTaken ? { isTaken } : {}) }

/** Of the options that point at a thing, the first that is not refused; otherwise the first, so that its refusal can be shown. */
export const openFirst = (options: readonly Option[]): Option | undefined => options.find(({ refused }) => !refused) ?? options[0]
