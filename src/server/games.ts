/** What this server plays: the rules of every game, its bots, dice and shuffles. */
import { randomBytes } from 'node:crypto'
import { choose } from '../bots/bot'
import { createThrower } from '../dice/throw'
import { gameOf } from '../games'
import type { LobbyChosen } from '../games/lobby'
import type { Game, Rng, Terms } from '../kernel'
import { generator, type Seed } from '../match/generator'
import type { Choose } from '../match/roster'
import { thrownDice } from '../workers/thrown-dice'
import type { OnlineRules } from './tables/hosting'

const words = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at).map(() => randomBytes(4).readUInt32LE())
// Four words are a seed.
const freshRng = (): Rng => generator(words(4) as unknown as Seed)

/** The rules of a game, with the way from its lobby to a match; undefined where it cannot be played. */
export async function rulesOf(id: string): Promise<OnlineRules | undefined> {
  const { rules, optionsOf } = gameOf(id) ?? {}
  if (!rules || !optionsOf) return undefined
  const [played, options] = await Promise.all([rules(), optionsOf()])
  // What a page has chosen is checked by the game's own schema of options; wrong choices make wrong options, or none at all.
  return { ...played, optionsOf: (chosen) => options(chosen as unknown as LobbyChosen) }
}

/** Chance that can be proved. The physics is loaded once for the whole server. */
export const chance = {
  secret: () => randomBytes(32).toString('hex'),
  dice: thrownDice({ load: createThrower }),
}

/** A bot that lets others have their turn between two answers. */
export function bot(game: Game<Terms>): Choose<Terms> {
  const rng = freshRng()
  return async (known) => {
    await new Promise((turn) => setImmediate(turn))
    const rules = await gameOf(game.id)?.rules?.()
    if (!rules) throw new Error(`there are no rules of ${game.id}`)
    return choose(rules, known, rng)
  }
}
