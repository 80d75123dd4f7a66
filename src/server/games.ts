/** The rules of every game that this server hosts, with the choices of an online lobby. */
import { gameOf } from '../games'
import { type LobbyChosen, laidOut } from '../games/lobby'
import type { OnlineRules } from './tables/hosting'

/** The rules of a game, with the conversion of its lobby's choices into a match's options; undefined if it cannot be played. */
export async function rulesOf(id: string): Promise<OnlineRules | undefined> {
  const { rules, optionsOf } = gameOf(id) ?? {}
  if (!rules || !optionsOf) return undefined
  const [played, options] = await Promise.all([rules(), optionsOf()])
  // The cast is safe: the game's own schema of options checks the result, and wrong choices give wrong options or none.
  const optionsIn = (chosen: LobbyChosen) => laidOut(options(chosen), chosen)
  return { ...played, optionsOf: (chosen) => optionsIn(chosen as unknown as LobbyChosen) }
}
