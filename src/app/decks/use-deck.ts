/** The deck on the page, with undo and redo; stored on the device at every change. */
import { useCallback, useEffect, useReducer, useState } from 'react'
import { type Deck, isSameDeck } from '../../decks/deck'
import { freshId } from '../fresh-id'
import { keepDeck, noteLast } from './shelf'

const MOST_STEPS = 200
export const EMPTY: Deck = { name: '', cards: {} }

interface State {
  readonly id: string
  readonly deck: Deck
  readonly past: readonly Deck[]
  readonly future: readonly Deck[]
}
type Act =
  | { readonly type: 'change'; readonly deck: Deck }
  | { readonly type: 'open'; readonly id: string; readonly deck: Deck }
  | { readonly type: 'back' | 'on' }

function after(state: State, act: Act): State {
  const { id, deck, past, future } = state
  switch (act.type) {
    case 'change':
      return isSameDeck(deck, act.deck) ? state : { id, deck: act.deck, past: [...past, deck].slice(-MOST_STEPS), future: [] }
    case 'open':
      return { id: act.id, deck: act.deck, past: [], future: [] }
    case 'back': {
      const before = past.at(-1)
      return before ? { id, deck: before, past: past.slice(0, -1), future: [deck, ...future] } : state
    }
    case 'on': {
      const [next, ...rest] = future
      return next ? { id, deck: next, past: [...past, deck], future: rest } : state
    }
  }
}

export interface DeckWork extends State {
  /** Whether this version is stored on the device; undefined while it is being written or if there is nothing to store. */
  readonly isKept: boolean | undefined
  change(deck: Deck): void
  /** Puts another deck on the page; both stay stored. */
  open(deck: Deck, id?: string): void
  back(): void
  on(): void
}

export function useDeck(game: string): DeckWork {
  const [state, act] = useReducer(after, undefined, () => ({ id: freshId(), deck: EMPTY, past: [], future: [] }))
  const [kept, setKept] = useState<{ readonly deck: Deck; readonly isKept: boolean }>()
  const { id, deck } = state
  useEffect(() => {
    // An empty deck without a name is stored only if it had content before.
    if (isSameDeck(deck, EMPTY) && state.past.length === 0) return
    let isCurrent = true
    noteLast(game, id)
    void keepDeck(game, id, deck).then((isKept) => isCurrent && setKept({ deck, isKept }))
    return () => {
      isCurrent = false
    }
  }, [game, id, deck, state.past.length])
  return {
    ...state,
    isKept: kept?.deck === deck ? kept.isKept : undefined,
    change: useCallback((next: Deck) => act({ type: 'change', deck: next }), []),
    open: useCallback((next: Deck, known?: string) => act({ type: 'open', deck: next, id: known ?? freshId() }), []),
    back: useCallback(() => act({ type: 'back' }), []),
    on: useCallback(() => act({ type: 'on' }), []),
  }
}
