/** The list of the project's games, and look-ups in their modules. The parts of a game are loaded when they are first used. */
import { enterStatures } from '../table/statures'
import { enterTerrain } from '../table/terrain'
import { deadzone } from './deadzone/module'
import { doctorWhoCardGame } from './doctor-who-card-game/module'
import { doomtrooper } from './doomtrooper/module'
import { exterminate } from './exterminate/module'
import type { GameLayouts } from './layouts'
import type { GameModule } from './module'
import type { AnyRules } from './rules-of'
import { vortex } from './vortex/module'

/** The only list of games. Its order is the order in which they are shown. */
export const GAMES: readonly GameModule[] = [exterminate, deadzone, doctorWhoCardGame, doomtrooper, vortex]

for (const { pieces } of GAMES) {
  enterTerrain(pieces?.terrain ?? [])
  enterStatures(pieces?.statures ?? {})
}

export const gameOf = (id: string): GameModule | undefined => GAMES.find((game) => game.id === id)

/** The rules of all games by id, for code that runs every game: the server, tools and tests. */
export async function loadRules(): Promise<{ readonly [id: string]: AnyRules }> {
  const loaded = await Promise.all(GAMES.map(async ({ id, rules }) => rules && ([id, await rules()] as const)))
  return Object.fromEntries(loaded.filter((one) => one !== undefined))
}

/** What all games tell the planner. The planner's screen needs all of them, because any layout can be tried for any game. */
export const loadLayouts = (): Promise<readonly GameLayouts[]> =>
  Promise.all(GAMES.flatMap(({ planner }) => (planner ? [planner()] : [])))
