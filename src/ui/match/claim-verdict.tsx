/** The verdict on a claim: a sign, whether it is true and by how much, and what that is based on. */
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

export interface ShownVerdict {
  readonly holds: boolean
  /** "True, by 0.4″." */
  readonly text: string
  readonly reason: string
}

export interface ClaimVerdictProps {
  /** Undefined if the rules give none. */
  readonly verdict: ShownVerdict | undefined
  readonly hasReason?: boolean
}

export function ClaimVerdict({ verdict, hasReason = false }: ClaimVerdictProps) {
  const { say } = useWords()
  if (!verdict) return <span className="ui-note">{say('claim-unjudged')}</span>
  const { holds, text, reason } = verdict
  return (
    <span className="ui-claim-sign" data-holds={holds}>
      <Icon name={holds ? 'confirm' : 'refused'} />
      <strong>{text}</strong>
      {hasReason && <span className="ui-note"> {reason}</span>}
    </span>
  )
}
