/** Intents from an option of an open question: each is the option's refusal where it cannot be taken. */
import type { Intent } from '../../../client/moment'
import type { AnyDecision, Option, Reason } from '../../../kernel'
import type { Ref } from '../../../table/piece'

export const refuse = (reason: Reason): Intent => ({ type: 'refuse', reason })

/** Answered at once with this option. */
export const answer = (decision: AnyDecision, option: Option): Intent =>
  option.refused ? refuse(option.refused) : { type: 'answer', decision: decision.id, answer: [option.id] }

/** Chosen, to be confirmed. */
export const pick = (decision: AnyDecision, option: Option): Intent =>
  option.refused ? refuse(option.refused) : { type: 'pick', decision: decision.id, option: option.id }

/** The piece is carried to where this option leads. `isTaken`: it follows the pointer from now on, whatever the gesture. */
export const carry = (decision: AnyDecision, option: Option, piece: Ref, isTaken = false): Intent =>
  option.refused
    ? refuse(option.refused)
    : { type: 'carry', decision: decision.id, option: option.id, piece, ...(isTaken ? { isTaken } : {}) }

/** Of the options that point at a thing, one that can be taken; else the first, for its refusal. */
export const openFirst = (options: readonly Option[]): Option | undefined => options.find(({ refused }) => !refused) ?? options[0]
