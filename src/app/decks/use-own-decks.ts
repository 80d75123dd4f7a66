/** The decks of this device as choices for the seats of a lobby or of a table before its match. */
import { useMemo } from 'react'
import { choiceOf, sizeOf } from '../../decks/deck'
import { gameOf } from '../../games'
import type { OwnDecks } from '../../ui/home/own-decks'
import { goTo, type Route } from '../route'
import { useKeptDecks } from './use-kept-decks'
import { keepWay } from './way-back'

/** Undefined for a game without decks. `route`: where the builder returns to. `onLeave` is called before the builder opens. */
export function useOwnDecks(game: string, route: Route, onLeave?: () => void): OwnDecks | undefined {
  const hasDecks = gameOf(game)?.decks !== undefined
  const { kept } = useKeptDecks(hasDecks ? game : undefined)
  const shown = useMemo(
    () => kept.map(({ id, deck }) => ({ id, name: deck.name, size: sizeOf(deck.cards), value: choiceOf(deck) })),
    [kept],
  )
  if (!hasDecks) return undefined
  return {
    kept: shown,
    onBuild(seat) {
      onLeave?.()
      keepWay(game, { route, seat })
      goTo({ page: 'decks', game })
    },
  }
}
