/** Hints for newcomers: one at a time, each until it has been seen, or its question answered after there was time to read it. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { HintBubble } from '../../ui/hint-bubble'
import { type Hint, isRead, nextHint, nowShown, type ShownHint, seenHints, withoutHints, withSeen } from '../../ui/hints'
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
  const shown = useRef<ShownHint>(undefined)
  useEffect(() => {
    const questions = decisions.map(({ id }) => id)
    if (isRead(shown.current, questions, performance.now())) setSeen(withSeen(seen, shown.current.id))
    shown.current = nowShown(shown.current, hint, questions, performance.now())
  }, [decisions, hint, seen])
  if (!hint) return undefined
  return <HintBubble hint={hint} onSeen={(one) => setSeen(withSeen(seen, one))} onNoMore={() => setSeen(withoutHints(seen))} />
}
