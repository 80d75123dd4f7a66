/**
 * `npm run balance -- <game> --level strong --matches 20 --seed 1`: how even the game's ready forces are. Every pairing plays this
 * many matches, half of them with exchanged seats, both sides by bots of the same level. `--playouts n` is the budget of levels
 * that search, `--only a,b` limits it to pairings with one of these forces (or to the one between two), `--options` is as in
 * `simulate`. Prints a line per pairing with its 95 % error, then a line of JSON that is reproducible.
 */
import { LEVELS } from '../../src/bots/levels'
import { loadRules } from '../../src/games'
import type { Options } from '../../src/games/rules-of'
import type { PlayerSeat } from '../../src/kernel'
import { playMatch } from './arena'
import { READY_FORCES } from './ready-forces'

interface Tally {
  matches: number
  /** Wins of the first force, a draw counting half, and of the first seat. */
  first: number
  firstSeat: number
  points: [number, number]
}

const percent = (value: number) => Math.round(value * 100)
const errorOf = (share: number, matches: number) => percent(1.96 * Math.sqrt(Math.max(share * (1 - share), 0.09) / matches))

export async function main(args: readonly string[]): Promise<number> {
  const flag = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const id = args[0] ?? ''
  const rules = (await loadRules())[id]
  const ready = READY_FORCES[id]
  const level = LEVELS.find((one) => one === (flag('--level') ?? 'plain'))
  const [matches, seed] = [Number(flag('--matches') ?? 20), Number(flag('--seed') ?? 1)]
  const playouts = flag('--playouts') === undefined ? undefined : Number(flag('--playouts'))
  if (!rules || !ready || !level || !Number.isInteger(matches) || matches < 1 || !Number.isInteger(seed)) {
    console.error('Usage: npm run balance -- <game> --level <level> --matches <n> --seed <n>')
    console.error(`Games: ${Object.keys(READY_FORCES).join(', ')}. Levels: ${LEVELS.join(', ')}`)
    return 2
  }
  const only = flag('--only')?.split(',')
  const { forces } = ready
  const isWanted = (...pair: string[]) =>
    !only || (only.length === 2 ? pair.every((one) => only.includes(one)) : pair.includes(only[0] ?? ''))
  const pairs = forces.flatMap((a, at) => (forces.length > 1 ? forces.slice(at + 1) : [a]).map((b) => [a, b] as const))
  const given = JSON.parse(flag('--options') ?? '{}') as Options
  const told: object[] = []
  for (const [a, b] of pairs.filter(([one, other]) => isWanted(one, other))) {
    const tally: Tally = { matches: 0, first: 0, firstSeat: 0, points: [0, 0] }
    const began = Date.now()
    for (let match = 0; match < matches; match++) {
      const isExchanged = match % 2 === 1
      const parsed = rules.parseSpec({
        ...rules.defaultOptions(),
        ...given,
        ...(isExchanged ? ready.between(b, a) : ready.between(a, b)),
      })
      if (!parsed.ok) throw new Error(`${a} against ${b} is refused: ${JSON.stringify(parsed.reason)}`)
      const { seats } = parsed.spec
      const levels = Object.fromEntries(seats.map((seat) => [seat, level]))
      const { snapshot } = playMatch(rules, parsed.spec, levels, seed * 100_003 + match, playouts)
      const outcome = rules.game.outcome(snapshot.state)
      const shareOf = (seat: PlayerSeat | undefined) =>
        seat && outcome && outcome.winners.length > 0 ? (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0) : 0.5
      const [first, second] = isExchanged ? [seats[1], seats[0]] : [seats[0], seats[1]]
      tally.matches++
      tally.first += shareOf(first)
      tally.firstSeat += shareOf(seats[0])
      tally.points[0] += (first && outcome?.scores[first]) ?? 0
      tally.points[1] += (second && outcome?.scores[second]) ?? 0
      if (args.includes('--each'))
        console.log(
          `  match ${match + 1}: ${JSON.stringify(outcome?.scores ?? {})}, ${first} is ${a}, won by ${outcome?.winners.join('')}`,
        )
    }
    const share = tally.first / matches
    const means = tally.points.map((sum) => Math.round((sum / matches) * 10) / 10)
    const seconds = Math.round((Date.now() - began) / 1000)
    console.log(
      `${a} : ${b}  ${percent(share)} ± ${errorOf(share, matches)} %, points ${means.join(' : ')}, first seat ${percent(tally.firstSeat / matches)} %, ${matches} matches, ${seconds} s`,
    )
    told.push({
      a,
      b,
      share: Math.round(share * 1000) / 1000,
      points: means,
      firstSeat: Math.round((tally.firstSeat / matches) * 1000) / 1000,
    })
  }
  console.log(JSON.stringify({ game: id, level, matches, pairs: told }))
  return 0
}
