/**
 * `npm run secrecy -- <game> --matches 300 --seed 1 --options '{"players":4}'`: random play with every secrecy check at every
 * decision, for every seat and a spectator. With `--host --steps 200`, it checks the host instead: it compares everything sent to
 * one seat at two tables that this seat must not be able to tell apart. The tests run short samples of both. Throws at the first
 * leak.
 */

import { loadRules } from '../../src/games'
import type { Options } from '../../src/games/rules-of'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { playOut } from '../conformance/conformance'
import { checkHost, type HostChecked } from '../conformance/host-secrecy'

const RULES = await loadRules()

export async function main(args: readonly string[]): Promise<number> {
  const after = (flag: string) => {
    const index = args.indexOf(flag)
    return index < 0 ? undefined : args[index + 1]
  }
  const rules = RULES[args[0] ?? '']
  const [matches, seed] = [Number(after('--matches') ?? 20), Number(after('--seed') ?? 1)]
  if (!rules || !Number.isInteger(matches) || !Number.isInteger(seed)) {
    console.error(
      `Usage: npm run secrecy -- <game> --matches <n> --seed <n> [--host --steps <n>]; games: ${Object.keys(RULES).join(', ')}`,
    )
    return 2
  }
  // Changes to the game's default options. The game's own schema validates them.
  const options = JSON.parse(after('--options') ?? '{}') as Options
  const parsed = rules.parseSpec({ ...rules.defaultOptions(), ...options })
  if (!parsed.ok) throw new Error(`these options are refused: ${JSON.stringify(parsed.reason)}`)
  if (args.includes('--host')) {
    const { spec } = parsed
    const eyes = [...spec.seats, 'spectator' as const]
    const sum: { -readonly [K in keyof HostChecked]: number } = { steps: 0, unlike: 0, dithers: 0, messages: 0 }
    for (let match = 0; match < matches; match++) {
      const watching = eyes[match % eyes.length] ?? 'spectator'
      const at = {
        game: rules.game,
        shapes: TABLE_SHAPES,
        spec,
        watching,
        seed: seed + match,
        steps: Number(after('--steps') ?? 200),
      }
      const checked = await checkHost(at)
      for (const key of Object.keys(sum) as (keyof HostChecked)[]) sum[key] += checked[key]
    }
    console.log(JSON.stringify({ game: rules.id, matches, seed, ...sum, leaks: 0 }))
    return 0
  }
  let [answers, points, told] = [0, 0, 0]
  for (let match = 0; match < matches; match++) {
    const run = playOut(rules.game, TABLE_SHAPES, parsed.spec, seed + match, { secrecyEvery: 1, saveEvery: 20 })
    answers += run.answers
    points += run.secrecyPoints
    told += run.toldPoints
  }
  console.log(JSON.stringify({ game: rules.id, matches, seed, answers, points, told, leaks: 0 }))
  return 0
}
