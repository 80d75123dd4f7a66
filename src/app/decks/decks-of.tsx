/** Loads the game's view and cards, then shows the deck builder. */
import { useEffect, useState } from 'react'
import { gameOf } from '../../games'
import type { GameDecks } from '../../games/decks'
import { useGameView } from '../games'
import { ErrorCover, LoadingCover } from '../match/covers'
import { goTo } from '../route'
import { DecksScreen } from './decks-screen'

export function DecksOf({ game, link }: { readonly game: string; readonly link: string | undefined }) {
  const view = useGameView(game)
  const load = gameOf(game)?.decks
  const [decks, setDecks] = useState<GameDecks>()
  useEffect(() => {
    let isCurrent = true
    void load?.().then((loaded) => isCurrent && setDecks(loaded))
    return () => {
      isCurrent = false
    }
  }, [load])
  if (view === 'missing' || !load) return <ErrorCover text={game} onHome={() => goTo({ page: 'home' })} />
  if (view === 'loading' || !decks) return <LoadingCover />
  return <DecksScreen view={view} decks={decks} link={link} />
}
