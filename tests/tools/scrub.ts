/**
 * `npm run scrub -- [game] --matches 200 --seed 1`: records matches of bots with moves taken back, opens them as documents and looks at
 * every entry forward, backward and at random, through the eyes of everybody who may look. Prints a line of JSON per game.
 */
import { loadRules } from '../../src/games'
import { openRecording } from '../../src/replay/recording'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { scrubbed } from '../replay/scrubbing'
import { recorded } from './record-matches'

const RULES = await loadRules()
/** How many matches have moves taken back: one of so many. */
const UNDONE = 4
const SHOWN = 10

export async function main(args: readonly string[]): Promise<number> {
  const number = (flag: string, otherwise: number) => (args.includes(flag) ? Number(args[args.indexOf(flag) + 1]) : otherwise)
  const [matches, seed] = [number('--matches', 200), number('--seed', 1)]
  const wanted = args.filter((arg) => Object.hasOwn(RULES, arg))
  let faulty = 0
  for (const game of wanted.length > 0 ? wanted : Object.keys(RULES)) {
    const found: string[] = []
    let [views, entries] = [0, 0]
    for (let match = seed; match < seed + matches; match++) {
      const text = await recorded({ game, seed: match, ...(match % UNDONE === 0 ? { undoEvery: 11 } : {}) })
      const read = openRecording(text, RULES, TABLE_SHAPES)
      if (!read.ok) throw new Error(`${game}, seed ${match}: ${JSON.stringify(read.reason)}`)
      const { faults, views: compared } = scrubbed(read.recording, { forward: 1, backward: 1, random: 1 })
      found.push(...faults.map((fault) => `seed ${match}, ${fault}`))
      views += compared
      entries += read.recording.record.entries.length
    }
    faulty += found.length
    console.log(JSON.stringify({ game, matches, entries, views, faults: found.slice(0, SHOWN) }))
  }
  return faulty > 0 ? 1 : 0
}
