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

export interface WhyButtonProps {
  readonly asked: readonly Asked[]
  /** A sign instead of the word, where there is little room. */
  readonly isBrief?: boolean
  /** Closes what the button is in, if that would lie over the rules. */
  onOpen?(): void
}

export function WhyButton({ asked, isBrief, onOpen }: WhyButtonProps) {
  const open = useContext(WhyContext)
  const { say, isOfRules } = useWords()
  const known = asked.filter(({ reason }) => isOfRules(reason))
  if (!open || known.length === 0) return null
  return (
    <button
      type="button"
      className={isBrief ? 'ui-why ui-why-sign' : 'ui-why'}
      title={say('why-hint')}
      aria-label={isBrief ? say('why') : undefined}
      onClick={() => {
        onOpen?.()
        open(known)
      }}
    >
      {isBrief ? '?' : say('why')}
    </button>
  )
}
