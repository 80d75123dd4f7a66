/** Hints for newcomers: one at a time, each until it has been seen. */
import { type ReactNode, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { HintBubble } from '../../ui/hint-bubble'
import { type Hint, nextHint, seenHints, withoutHints, withSeen } from '../../ui/hints'
import type { AtTable } from './match-table'

/** The first unseen hint that fits the current questions. */
export function useHint({ client, game, speak }: AtTable): ReactNode {
  const decisions = useStore(client.store, (state) => state.decisions)
  const [seen, setSeen] = useState(seenHints)
  const helping = useMemo((): readonly Hint[] => {
    const words = game.words(speak.language)
    return decisions.flatMap((decision) => words.hints?.(decision, speak) ?? [])
  }, [decisions, game, speak])
  const hint = nextHint(helping, seen)
  if (!hint) return undefined
  return <HintBubble hint={hint} onSeen={(one) => setSeen(withSeen(seen, one))} onNoMore={() => setSeen(withoutHints(seen))} />
}
