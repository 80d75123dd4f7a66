/** The games that can be played, their names, their views once loaded, and the dialog with their rules. */
import { lazy, useEffect, useState } from 'react'
import { GAMES, gameOf } from '../games'
import type { GameView } from '../games/view'
import type { Language } from '../ui/words/speak'
import { typeset } from '../ui/words/typeset'
import { learnPart } from '../ui/words/words'

/** The games with rules and a view, in the order of the list. */
export const PLAYED = GAMES.filter(({ rules, view }) => rules && view)

const loaded = new Map<string, GameView>()
const loading = new Map<string, Promise<GameView | undefined>>()

/** Loads the view of a game, once; undefined for an unknown game. */
export function loadView(id: string): Promise<GameView | undefined> {
  const known = loading.get(id)
  if (known) return known
  const made = gameOf(id)?.view?.() ?? Promise.resolve(undefined)
  loading.set(id, made)
  void made.then((view) => view && loaded.set(id, view))
  return made
}

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

/** The views of these games, as far as they are loaded. */
export function useGameViews(ids: readonly string[]): { readonly [id: string]: GameView } {
  const wanted = [...new Set(ids)].sort().join(' ')
  const [views, setViews] = useState<{ readonly [id: string]: GameView }>({})
  useEffect(() => {
    let isCurrent = true
    for (const id of wanted.split(' '))
      void loadView(id).then((view) => isCurrent && view && setViews((others) => ({ ...others, [id]: view })))
    return () => {
      isCurrent = false
    }
  }, [wanted])
  return views
}

/** The name of a game or a line about it. An unknown game is named by its id. */
export function gameName(id: string, language: Language, what: 'name' | 'blurb' = 'name'): string {
  const names = gameOf(id)?.names[language]
  return names ? typeset(names[what], language) : what === 'name' ? id : ''
}

/** Loaded with its words when it is first opened. It is here because a file of its own would be one more download before a table. */
export const RulesPart = lazy(async () => {
  const [module] = await Promise.all([import('./rules-part'), learnPart('helping')])
  return { default: module.RulesPart }
})
