/** The games' verdicts for sights on any table; loaded once, when the lab is first opened. */
import { useEffect, useState } from 'react'
import { GAMES } from '../../games'
import type { LabGame } from '../../games/lab-game'

const NONE: readonly LabGame[] = []
let loading: Promise<readonly LabGame[]> | undefined

export function useLabGames(isOpen: boolean): readonly LabGame[] {
  const [games, setGames] = useState(NONE)
  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    loading ??= Promise.all(GAMES.flatMap(({ lab }) => (lab ? [lab()] : [])))
    void loading.then((all) => isCurrent && setGames(all))
    return () => {
      isCurrent = false
    }
  }, [isOpen])
  return games
}
