/** Provides the language to all panels, so that switching it re-renders them all. */
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Reason } from '../../kernel'
import type { Say } from './dictionary'
import type { AnyPhrases, Speak } from './speak'
import { speaker } from './speaker'
import { isOfRules, reasonInWords, sayer } from './words'

/** What a panel uses to make texts. */
export interface Words {
  readonly say: Say
  readonly speak: Speak
  reason(reason: Reason): string
  /** Whether the rules help explains it. */
  isOfRules(reason: Reason): boolean
}

const words = (speak: Speak, game?: AnyPhrases): Words => ({
  say: sayer(speak.language),
  speak,
  reason: (reason) => reasonInWords(reason, speak, game),
  isOfRules: (reason) => isOfRules(reason, speak.language, game),
})

const Context = createContext<Words | undefined>(undefined)

export interface WordsProviderProps {
  readonly speak: Speak
  /** The phrases of the game being played. */
  readonly game?: AnyPhrases | undefined
  readonly children: ReactNode
}

export function WordsProvider({ speak, game, children }: WordsProviderProps) {
  const value = useMemo(() => words(speak, game), [speak, game])
  return <Context value={value}>{children}</Context>
}

export const useWords = (): Words => useContext(Context) ?? words(speaker('en'))
