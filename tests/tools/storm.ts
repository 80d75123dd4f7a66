/**
 * `npm run storm -- 1000 --seed 7`: plays 1000 random matches of all games over sockets, through a simulated network that drops,
 * duplicates, delays and reorders messages and cuts connections. `npm run storm -- --kills 100`: plays at the built server, which
 * is killed at random moments. The tests run short samples of both. Prints each fault with its seed, and exits with 1 if there
 * are any.
 */
import { killed } from '../server/storm/killing'
import { stormed } from '../server/storm/storming'

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
  const found = kills === undefined ? await stormed(matches, seed, 6, told) : await killed(kills, seed, told)
  console.log(JSON.stringify({ seed, ...found }))
  return found.faults.length > 0 ? 1 : 0
}
