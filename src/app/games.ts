/** The games that can be played, and their views when they have been loaded. */
import { useEffect, useState } from 'react'
import type { GameView } from '../games/view'
import { VIEWS } from '../games/views'
import type { Language } from '../ui/words/speak'

export const GAMES: readonly { readonly id: string }[] = Object.keys(VIEWS).map((id) => ({ id }))

const loaded = new Map<string, GameView>()
const loading = new Map<string, Promise<GameView | undefined>>()

/** The view of a game; undefined for a game that is not known here. Loaded once. */
export function loadView(id: string): Promise<GameView | undefined> {
  const known = loading.get(id)
  if (known) return known
  const load = Object.hasOwn(VIEWS, id) ? VIEWS[id] : undefined
  const made = load ? load() : Promise.resolve(undefined)
  loading.set(id, made)
  void made.then((view) => view && loaded.set(id, view))
  return made
}

/** The view of a game, if it has been loaded already. */
export const loadedView = (id: string): GameView | undefined => loaded.get(id)

/** The view of a game once it has been loaded. `missing`: there is no such game. */
export function useGameView(id: string | undefined): GameView | 'loading' | 'missing' {
  const [view, setView] = useState<GameView | 'loading' | 'missing'>(() => (id && loaded.get(id)) || 'loading')
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    void loadView(id).then((found) => isCurrent && setView(found ?? 'missing'))
    return () => {
      isCurrent = false
    }
  }, [id])
  return view
}

/** Names games and tells of them in a line, as their views are loaded. */
export function useGameNames(language: Language): (id: string, what?: 'name' | 'blurb') => string {
  const [, setCount] = useState(0)
  useEffect(() => {
    let isCurrent = true
    for (const { id } of GAMES) void loadView(id).then(() => isCurrent && setCount((count) => count + 1))
    return () => {
      isCurrent = false
    }
  }, [])
  return (id, what = 'name') => {
    const view = loaded.get(id)
    if (!view) return what === 'name' ? id : ''
    return what === 'name' ? view.words(language).name : view.lobby(language).blurb
  }
}
