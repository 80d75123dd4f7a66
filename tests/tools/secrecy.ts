/**
 * `npm run secrecy -- <game> --matches 300 --seed 1 --options '{"players":4}'`: random play with every check of secrecy at every decision,
 * for every seat and an onlooker. Too long for each run of the tests, which take samples. Throws at the first leak.
 */

import { loadRules } from '../../src/games'
import type { Options } from '../../src/games/rules-of'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { playOut } from '../conformance/conformance'

const RULES = await loadRules()

export function main(args: readonly string[]): number {
  const after = (flag: string) => {
    const index = args.indexOf(flag)
    return index < 0 ? undefined : args[index + 1]
  }
  const rules = RULES[args[0] ?? '']
  const [matches, seed] = [Number(after('--matches') ?? 20), Number(after('--seed') ?? 1)]
  if (!rules || !Number.isInteger(matches) || !Number.isInteger(seed)) {
    console.error(`Usage: npm run secrecy -- <game> --matches <n> --seed <n>; games: ${Object.keys(RULES).join(', ')}`)
    return 2
  }
  // What differs from the game's default options; the game's own schema checks it.
  const options = JSON.parse(after('--options') ?? '{}') as Options
  const parsed = rules.parseSpec({ ...rules.defaultOptions(), ...options })
  if (!parsed.ok) throw new Error(`these options are refused: ${JSON.stringify(parsed.reason)}`)
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
