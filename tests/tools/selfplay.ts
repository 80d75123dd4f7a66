/**
 * `npm run selfplay -- "Cargo Lanes" --matches 200 --seed 1 --level plain`: bots play a ready layout, or one in a file, with the
 * game's default forces. `--playouts n` is the budget of levels that search; `--options` are changes to the default options. Prints
 * a line per match, then figures with their 95 % error, then a line of JSON that is the same on every run.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { LEVELS } from '../../src/bots/levels'
import { loadLayouts, loadRules } from '../../src/games'
import type { Options } from '../../src/games/rules-of'
import { canonical } from '../../src/kernel'
import { readLayout } from '../../src/planner/read'
import { type Share, verdictOf } from '../../src/planner/selfplay/odds'
import { emptyReport, firstOf, forcesOf, meansOf, type Report, sidesOf, withTallies } from '../../src/planner/selfplay/report'
import { isWatched, matchPlayed } from '../../src/workers/selfplay-match'

export async function main(args: readonly string[]): Promise<number> {
  const flag = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const [wanted = ''] = args
  const [matches, seed] = [Number(flag('--matches') ?? 20), Number(flag('--seed') ?? 1)]
  const level = LEVELS.find((one) => one === (flag('--level') ?? 'plain'))
  const playouts = flag('--playouts') === undefined ? {} : { playouts: Number(flag('--playouts')) }
  const systems = await loadLayouts()
  const ready = systems.flatMap(({ library }) => library)
  const document = existsSync(wanted) ? readLayout(readFileSync(wanted, 'utf8')) : ready.find(({ name }) => name === wanted)
  const layout = document && 'ok' in document ? (document.ok ? document.value : undefined) : document
  const game = layout?.play?.game
  const rules = game === undefined ? undefined : (await loadRules())[game]
  const system = systems.find((one) => one.game === game)
  if (
    !layout ||
    !rules ||
    !system ||
    !isWatched(rules) ||
    !level ||
    !Number.isInteger(matches) ||
    matches < 1 ||
    !Number.isInteger(seed)
  ) {
    console.error('Usage: npm run selfplay -- <ready layout or file> --matches <n> --seed <n> --level <level>')
    console.error(`Ready layouts: ${ready.map(({ name }) => name).join(', ')}. Levels: ${LEVELS.join(', ')}`)
    return 2
  }
  const chosen = { ...rules.defaultOptions(), ...layout.play?.options, ...(JSON.parse(flag('--options') ?? '{}') as Options) }
  const playable = system.toMatchOptions(layout, chosen)
  const parsed = playable.ok ? rules.parseSpec(playable.options) : { ok: false as const, reason: playable.reasons[0] }
  if (!parsed.ok) throw new Error(`this layout cannot be played: ${JSON.stringify(parsed.reason)}`)
  const setting = { game: rules.id, level, forces: ['A', 'B'] as const, seed }
  let report: Report = emptyReport(setting, layout.size)
  const hash = createHash('sha256')
  const began = Date.now()
  for (let at = 0; at < matches; at++) {
    const steps = matchPlayed(rules, parsed.spec, { level, ...playouts, seed: seed + at, isSwapped: false })
    let step = steps.next()
    while (!step.done) step = steps.next()
    const tally = step.value
    report = withTallies(report, [tally])
    hash.update(canonical(tally as never))
    const { winner, points, rounds, end, homes } = tally
    const won = winner === undefined ? 'draw' : winner === 0 ? 'A' : 'B'
    console.log(`match ${at + 1}: ${won}, points ${points.join(':')}, ${rounds} rounds, ${end}, ${homes?.join(' against ')}`)
  }
  for (const { edges, share } of sidesOf(report)) console.log(`${edges[0]} against ${edges[1]}: ${told(share)}`)
  console.log(`who goes first: ${told(firstOf(report))}`)
  console.log(`seat A: ${told(forcesOf(report))}`)
  const { points, rounds, lost } = meansOf(report)
  console.log(`${tenth(points[0])} to ${tenth(points[1])} points, ${tenth(rounds)} rounds, ${tenth(lost)} lost`)
  console.log(`${report.matches} matches in ${Math.round((Date.now() - began) / 1000)} s`)
  const { ends, first, draws } = report
  console.log(
    JSON.stringify({ game, layout: layout.name, level, matches, ends, draws, first, hash: hash.digest('hex').slice(0, 32) }),
  )
  return ends.stuck > 0 ? 1 : 0
}

const tenth = (value: number) => Math.round(value * 10) / 10
const told = (share: Share) =>
  `${tenth(share.share * 100)} % (${tenth(share.low * 100)} to ${tenth(share.high * 100)}) of ${share.of}: ${verdictOf(share)}`
