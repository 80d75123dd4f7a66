/** The lobby's choices for matches of a game on the open layout. They begin anew when the game changes. */
import { useEffect, useMemo, useState } from 'react'
import type { LobbyChosen } from '../../../games/lobby'
import type { GameView } from '../../../games/view'
import type { Language } from '../../../ui/words/speak'
import { loadView } from '../../games'
import { chosenFor } from '../../home/lobby-layout'
import { documentOf, type PlannerStore } from '../store'
import { type Force, forcesIn } from './forces'

export interface ChosenForces {
  readonly view: GameView
  readonly chosen: LobbyChosen
  readonly forces: readonly Force[]
  /** Why no match can begin with these choices, in words. */
  readonly problem: string | undefined
  choose(chosen: LobbyChosen): void
}

/** Undefined while the game is being loaded. */
export function useChosen(game: string | undefined, planner: PlannerStore, language: Language): ChosenForces | undefined {
  const [now, setNow] = useState<{ readonly game: string; readonly view: GameView; readonly chosen: LobbyChosen }>()
  useEffect(() => {
    if (game === undefined) return
    let isCurrent = true
    void loadView(game).then((view) => {
      if (isCurrent && view) setNow({ game, view, chosen: chosenFor(view, documentOf(planner.getState())) })
    })
    return () => {
      isCurrent = false
    }
  }, [game, planner])
  return useMemo(() => {
    if (!now || now.game !== game) return undefined
    const { view, chosen } = now
    const [problem] = view.lobby(language, chosen).problems
    return {
      view,
      chosen,
      forces: forcesIn(view, chosen, language),
      problem,
      choose: (next) => setNow((before) => before && { ...before, chosen: next }),
    }
  }, [now, game, language])
}
