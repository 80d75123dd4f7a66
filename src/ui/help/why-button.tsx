/** "Why?" beside a refusal or a number: opens the rules at what explains it. */
import { createContext, useContext } from 'react'
import type { Reason } from '../../kernel'
import { useWords } from '../words/words-context'

/** A reason to explain; `value` if it is a part of a number. */
export interface Asked {
  readonly reason: Reason
  readonly value?: number
}

/** Opens the rules of the game being played. Undefined where there are none, and no button is shown. */
export const WhyContext = createContext<((asked: readonly Asked[]) => void) | undefined>(undefined)

export function WhyButton({ asked }: { readonly asked: readonly Asked[] }) {
  const open = useContext(WhyContext)
  const { say, isOfRules } = useWords()
  const known = asked.filter(({ reason }) => isOfRules(reason))
  if (!open || known.length === 0) return null
  return (
    <button type="button" className="ui-why" title={say('why-hint')} onClick={() => open(known)}>
      {say('why')}
    </button>
  )
}
