/** Whole matches through the storm. */
import { generator } from '../../../src/match/generator'
import { memoryStore } from '../memory-store'
import { serveTables } from '../online'
import { allMine, faultsOf, leave, playOn, sitDown } from './playing'
import { type Storm, storm } from './proxy'

export const GAMES = ['exterminate', 'deadzone', 'doctor-who-card-game', 'vortex', 'doomtrooper'] as const

/** Clocks of pages run so much faster: a line that is dead is found out in a sixth of a second. */
const HASTE = 150

export interface Stormed {
  readonly matches: number
  readonly entries: number
  readonly met: Storm['done']
  readonly faults: readonly string[]
}

/** Plays so many matches, of all games in turn, some at once. What is wrong is named with the match's own seed. */
export async function stormed(
  matches: number,
  seed: number,
  atOnce = 3,
  told: (match: number, faults: readonly string[]) => void = () => {},
): Promise<Stormed> {
  const store = memoryStore()
  const server = await serveTables({ store })
  const met = { passed: 0, dropped: 0, doubled: 0, delayed: 0, overtaken: 0, cut: 0 }
  const faults: string[] = []
  let entries = 0
  let next = 0
  const one = async (match: number) => {
    const game = GAMES[match % GAMES.length] ?? 'exterminate'
    const wind = await storm(server.port, seed + match)
    const played = await sitDown(wind.port, game, await server.open(await allMine(game)), HASTE)
    try {
      await playOn(played, generator(seed + match), { undos: 5 })
      const found = await faultsOf(played, store, server.port)
      entries += found.entries
      faults.push(...found.faults.map((fault) => `${game}, seed ${seed + match}: ${fault}`))
    } catch (error) {
      faults.push(`${game}, seed ${seed + match}: ${error instanceof Error ? error.message : error}`)
    }
    leave(played)
    for (const what of Object.keys(met) as (keyof typeof met)[]) met[what] += wind.done[what]
    await wind.close()
  }
  const worker = async () => {
    while (next < matches) {
      const match = next++
      await one(match)
      told(match, faults)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  await server.close()
  return { matches, entries, met, faults }
}
