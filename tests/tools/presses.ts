/**
 * `npm run presses`, or `npm run presses -- <game> --each`: counts the presses and gestures that a person needs who plays all
 * seats of a match at one screen (see `pressing.ts`). Prints one line per game with the mean per round (without set-up) and per
 * match. `--each` itemises them.
 */
import { GAMES, loadRules } from '../../src/games'
import { LANGUAGES } from '../../src/ui/words/speak'
import { learn } from '../../src/ui/words/words'
import { type Pressed, pressMatch } from './pressing'

/** Several seeds, so that the luck of one match does not dominate. The first is the seed of the golden playthroughs. */
const SEEDS = [20_261_121, 1, 2, 3, 4]

export async function main(args: readonly string[] = []): Promise<void> {
  for (const language of LANGUAGES) await learn(language)
  const rulesOf = await loadRules()
  const wanted = args.filter((arg) => !arg.startsWith('--'))
  for (const { id, view } of GAMES) {
    const rules = rulesOf[id]
    if (!rules || !view || (wanted.length > 0 && !wanted.includes(id))) continue
    const parsed = rules.parseSpec(rules.defaultOptions())
    if (!parsed.ok) throw new Error(`${id} does not start`)
    const game = { rules, view: await view(), spec: parsed.spec }
    const matches: Pressed[] = []
    for (const seed of SEEDS) matches.push(await pressMatch(game, seed))
    if (args.includes('--each')) list(matches)
    const rounds = matches.reduce((sum, one) => sum + one.rounds, 0)
    const played = matches.reduce((sum, one) => sum + total(one.played), 0)
    const all = played + matches.reduce((sum, one) => sum + total(one.setUp), 0)
    console.log(JSON.stringify({ game: id, round: Math.round(played / rounds), match: Math.round(all / matches.length) }))
  }
}

const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, one) => sum + one, 0)

/** Prints the mean number per match of each kind of press. */
function list(matches: readonly Pressed[]): void {
  for (const part of ['setUp', 'played'] as const) {
    const sums = new Map<string, number>()
    for (const match of matches) for (const [what, times] of match[part]) sums.set(what, (sums.get(what) ?? 0) + times)
    for (const [what, times] of [...sums].sort((a, b) => b[1] - a[1]))
      console.log(`${(times / matches.length).toFixed(1).padStart(8)} ${part} ${what}`)
  }
}
