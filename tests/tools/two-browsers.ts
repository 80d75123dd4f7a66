/**
 * `npm run two-browsers -- [game] [--deeds=8] [--seed=1]`: Chromium and Firefox play a match of each game against each other on the
 * built server, with pointer and keyboard, and an onlooker watches. Meanwhile the network is cut, a page is loaded again, the
 * server is killed between a throw and its telling, and a seat moves to a small window. After each of these all must see the same.
 * `--deeds` is how much is done in each part. Prints a line of JSON for each match, saves pictures, and
 * exits with 1 if there are faults. Build the product first.
 */
import { rmSync } from 'node:fs'
import { GAMES } from '../../src/games'
import { LANGUAGES } from '../../src/ui/words/speak'
import { learn } from '../../src/ui/words/words'
import { launch, PICTURES } from '../browser/launch'
import { launchFirefox } from './two-browsers/firefox'
import { playMatch } from './two-browsers/match'
import { killableServer } from './two-browsers/table'

export async function main(args: readonly string[] = []): Promise<number> {
  const given = (name: string, otherwise: number) =>
    Number(args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise)
  const wanted = args.filter((arg) => !arg.startsWith('--'))
  const games = GAMES.filter(({ id, view }) => view && (wanted.length === 0 || wanted.includes(id)))
  const [deeds, seed] = [given('deeds', 8), given('seed', 1)]
  if (games.length === 0 || !(deeds > 0)) {
    console.error(`Usage: npm run two-browsers -- [game] [--deeds=<n>] [--seed=<n>]`)
    return 2
  }
  for (const language of LANGUAGES) await learn(language)
  const [chromium, firefox] = await Promise.all([launch(), launchFirefox()])
  let failed = 0
  try {
    for (const { id: game } of games) {
      const folder = `${PICTURES}/two-browsers/${game}`
      rmSync(folder, { recursive: true, force: true })
      const server = await killableServer()
      try {
        await server.start()
        const played = await playMatch({ game, folder, server, seed }, { chromium, firefox: firefox.browser }, deeds)
        failed += played.faults.length
        console.log(JSON.stringify({ game, ...played }))
      } catch (error) {
        failed++
        console.error(`${game}:`, error)
      } finally {
        await server.remove()
      }
    }
  } finally {
    await Promise.all([chromium.close(), firefox.close()])
  }
  return failed > 0 ? 1 : 0
}
