/** What this server plays: the rules of every game, as a lobby at a distance chooses them. */
import { gameOf } from '../games'
import { type LobbyChosen, laidOut } from '../games/lobby'
import type { OnlineRules } from './tables/hosting'

/** The rules of a game, with the way from its lobby to a match; undefined where it cannot be played. */
export async function rulesOf(id: string): Promise<OnlineRules | undefined> {
  const { rules, optionsOf } = gameOf(id) ?? {}
  if (!rules || !optionsOf) return undefined
  const [played, options] = await Promise.all([rules(), optionsOf()])
  // What a page has chosen is checked by the game's own schema of options; wrong choices make wrong options, or none at all.
  const optionsIn = (chosen: LobbyChosen) => laidOut(options(chosen), chosen)
  return { ...played, optionsOf: (chosen) => optionsIn(chosen as unknown as LobbyChosen) }
}
