/**
 * `npm run storm -- 1000 --seed 7`: plays 1000 random matches of all games over sockets, through a simulated network that drops,
 * duplicates, delays and reorders messages and cuts connections. `npm run storm -- --kills 100`: plays at the built server, which
 * is killed at random moments. The tests run short samples of both. Prints each fault with its seed, and exits with 1 if there
 * are any.
 */
import { killed } from '../server/storm/killing'
import { type Stormed, stormed } from '../server/storm/storming'

/** So many matches are played at one server. Tables that were just played stay in its memory, and there are thousands in a long run. */
const AT_ONE_SERVER = 100

export async function main(args: readonly string[]): Promise<number> {
  const after = (flag: string) => {
    const index = args.indexOf(flag)
    return index < 0 ? undefined : Number(args[index + 1])
  }
  const [seed, kills, matches] = [after('--seed') ?? 1, after('--kills'), Number(args[0])]
  if (!Number.isInteger(seed) || !Number.isInteger(kills ?? matches)) {
    console.error('Usage: npm run storm -- <matches> [--seed <n>], or npm run storm -- --kills <n> [--seed <n>]')
    return 2
  }
  const begun = Date.now()
  // Each fault is printed as it is found: a run that is cut short has told something, too.
  let printed = 0
  const told = (many: number, faults: readonly string[] = []) => {
    for (const fault of faults.slice(printed)) console.log(fault)
    printed = faults.length
    if ((many + 1) % 10 === 0) console.log(`${many + 1} after ${Date.now() - begun} ms`)
  }
  const inTurn = async (): Promise<Stormed> => {
    const met: { [what: string]: number } = {}
    const faults: string[] = []
    let entries = 0
    for (let from = 0; from < matches; from += AT_ONE_SERVER) {
      const few = Math.min(AT_ONE_SERVER, matches - from)
      const more = await stormed(few, seed + from, 6, (match, found) => told(from + match, [...faults, ...found]))
      entries += more.entries
      faults.push(...more.faults)
      for (const [what, many] of Object.entries(more.met)) met[what] = (met[what] ?? 0) + many
    }
    return { matches, entries, met: met as Stormed['met'], faults }
  }
  const found = kills === undefined ? await inTurn() : await killed(kills, seed, told)
  console.log(JSON.stringify({ seed, ...found }))
  return found.faults.length > 0 ? 1 : 0
}
