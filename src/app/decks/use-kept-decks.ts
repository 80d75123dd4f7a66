/** The decks of a game on this device, as a page shows them. */
import { useCallback, useEffect, useState } from 'react'
import { type KeptDeck, listDecks, type UnreadDeck } from './shelf'

interface KeptDecks {
  readonly kept: readonly KeptDeck[]
  readonly unread: readonly UnreadDeck[]
  /** Reads the stored decks again. */
  look(): void
}

/** Empty if no game is given. */
export function useKeptDecks(game: string | undefined): KeptDecks {
  const [found, setFound] = useState<Omit<KeptDecks, 'look'>>({ kept: [], unread: [] })
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` triggers another read.
  useEffect(() => {
    if (game === undefined) return
    let isCurrent = true
    void listDecks(game).then((next) => isCurrent && setFound(next))
    return () => {
      isCurrent = false
    }
  }, [game, turn])
  return { ...found, look: useCallback(() => setTurn((before) => before + 1), []) }
}
