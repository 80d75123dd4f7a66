/**
 * `npm run fit -- <game> --matches 1000 --seed 1`: lets bots play, and finds the weights with which a game's traits foretell the
 * winner best (`src/games/standing.ts`), ready to be copied into the game's `play/value.ts`. `--level` and `--playouts` are as in
 * the arena; `--options` is as in `simulate`, and may be given several times, to fit several kinds of match together. With
 * `--forces` each kind is played by every pairing of the game's ready forces.
 *
 * A conditional logit with a small ridge, fitted by Newton's method. What the seats and forces of a kind of match are worth in
 * themselves is fitted besides and left out, so that the weights say what a change within a match is worth.
 */
import { botAnswer, botDecision } from '../../src/bots/bot'
import { inPlayouts, LEVELS, thoughtOf } from '../../src/bots/levels'
import { loadRules } from '../../src/games'
import { deadzoneStanding } from '../../src/games/deadzone/play/value'
import { doctorWhoStanding } from '../../src/games/doctor-who-card-game/play/value'
import { doomtrooperStanding } from '../../src/games/doomtrooper/play/value'
import { exterminateStanding } from '../../src/games/exterminate/play/value'
import type { AnyRules, Options } from '../../src/games/rules-of'
import type { Standing } from '../../src/games/standing'
import { vortexStanding } from '../../src/games/vortex/play/value'
import { type AnyDecision, awaited, type MatchSpec, reply, seeded, seen, start } from '../../src/kernel'
import { READY_FORCES, type ReadyForces } from './ready-forces'

type AnyStanding = Standing<object, string>
// The casts are safe: each is used only with states of its own game.
const STANDINGS: { readonly [game: string]: AnyStanding } = {
  exterminate: exterminateStanding as unknown as AnyStanding,
  deadzone: deadzoneStanding as unknown as AnyStanding,
  vortex: vortexStanding as unknown as AnyStanding,
  'doctor-who-card-game': doctorWhoStanding as unknown as AnyStanding,
  doomtrooper: doomtrooperStanding as unknown as AnyStanding,
}

const ANSWERS = 8000
/** A position is taken at about one in so many answers. */
const EVERY = 10
/** With bots that search, one answer in so many is a plain one, so that matches differ more. */
const PLAIN = 8
const RIDGE = 5
/** One match in so many is kept to test the weights. */
const KEPT = 5

/** A position: the numbers of each seat, and which seats won in the end. */
interface Row {
  readonly match: number
  readonly seats: readonly (readonly number[])[]
  readonly won: readonly number[]
}

/** The positions of one match. Each trait appears twice: as it is, and times the share of the match that is left. */
function positions(
  rules: AnyRules,
  standing: AnyStanding,
  spec: MatchSpec,
  match: number,
  play: { readonly seed: number; readonly kind: number; readonly kinds: number; readonly playouts?: number },
): readonly Row[] {
  const { game } = rules
  const luck = seeded(play.seed)
  let { snapshot } = start(game, spec)
  const found: (readonly (readonly number[])[])[] = []
  const { seats } = spec
  // What seats are worth in themselves, for each kind of match; the last seat is what the others are measured by.
  const own = (at: number) =>
    Array.from({ length: play.kinds * (seats.length - 1) }, (_, place) => (place === play.kind * (seats.length - 1) + at ? 1 : 0))
  for (let answers = 0; answers < ANSWERS && snapshot.pending.length > 0; answers++) {
    const [seat] = awaited(snapshot)
    if (!seat) break
    if (seat === 'chance') {
      const decision = snapshot.pending.find((open) => open.seat === 'chance') as AnyDecision
      snapshot = reply(game, snapshot, decision.id, botAnswer(rules, snapshot.state, decision, luck)).snapshot
      continue
    }
    const { state } = snapshot
    if (luck.below(EVERY) === 0) {
      const left = standing.left(state)
      found.push(
        seats.map((one, at) => {
          const traits = standing.traits(state, one)
          const numbers = Object.keys(standing.weights).map((trait) => traits[trait] ?? 0)
          return [...numbers, ...numbers.map((number) => number * left), ...own(at)]
        }),
      )
    }
    const known = seen(game, snapshot, seat)
    const isPlain = play.playouts === undefined || luck.below(PLAIN) === 0
    const decision = botDecision(rules, known.view, known.decisions) as AnyDecision
    const thought = isPlain
      ? { decision: decision.id, answer: botAnswer(rules, known.view, decision, luck) }
      : thoughtOf(rules, known, 'strong', luck, inPlayouts('strong', play.playouts))
    snapshot = reply(game, snapshot, thought.decision, thought.answer).snapshot
  }
  const winners = game.outcome(snapshot.state)?.winners
  if (!winners) return []
  const shared = winners.length > 0 ? winners : seats
  const won = seats.map((seat) => (shared.includes(seat) ? 1 / shared.length : 0))
  return found.map((seats) => ({ match, seats, won }))
}

/** The chances of the seats with these weights. */
function chances(seats: Row['seats'], weights: readonly number[]): readonly number[] {
  const sums = seats.map((numbers) => numbers.reduce((sum, number, at) => sum + number * (weights[at] ?? 0), 0))
  const most = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - most))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}

/** The mean surprise at the results, in nats: lower is better. */
const surprise = (rows: readonly Row[], weights: readonly number[]): number =>
  -rows.reduce((sum, { seats, won }) => {
    const shares = chances(seats, weights)
    return sum + won.reduce((all, share, at) => all + share * Math.log(Math.max(1e-9, shares[at] ?? 0)), 0)
  }, 0) / Math.max(1, rows.length)

/** Solves a system of linear equations by elimination. The matrix is positive definite because of the ridge. */
function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const rows = matrix.map((row, at) => Float64Array.from([...row, right[at] ?? 0]))
  for (let column = 0; column < size; column++) {
    const pivot = rows[column] as Float64Array
    for (let below = column + 1; below < size; below++) {
      const row = rows[below] as Float64Array
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0)
    }
  }
  const found = new Float64Array(size)
  for (let column = size - 1; column >= 0; column--) {
    const row = rows[column] as Float64Array
    let rest = row[size] ?? 0
    for (let at = column + 1; at < size; at++) rest -= (row[at] ?? 0) * (found[at] ?? 0)
    found[column] = rest / (row[column] ?? 1)
  }
  return found
}

/** The weights that foretell these results best. */
function fitted(rows: readonly Row[]): readonly number[] {
  const size = rows[0]?.seats[0]?.length ?? 0
  // Traits of different scale are punished alike.
  const spread = new Float64Array(size).fill(1e-9)
  for (const { seats } of rows)
    for (let at = 0; at < size; at++) {
      const mean = seats.reduce((sum, numbers) => sum + (numbers[at] ?? 0), 0) / seats.length
      for (const numbers of seats)
        spread[at] = (spread[at] ?? 0) + ((numbers[at] ?? 0) - mean) ** 2 / (rows.length * seats.length)
    }
  const weights = new Float64Array(size)
  for (let round = 0; round < 30; round++) {
    const slope = new Float64Array(size)
    const bend = Array.from({ length: size }, () => new Float64Array(size))
    for (let at = 0; at < size; at++) {
      slope[at] = RIDGE * (spread[at] ?? 0) * (weights[at] ?? 0)
      ;(bend[at] as Float64Array)[at] = RIDGE * (spread[at] ?? 0)
    }
    for (const { seats, won } of rows) {
      const shares = chances(seats, [...weights])
      const mean = new Float64Array(size)
      for (const [seat, numbers] of seats.entries())
        for (let at = 0; at < size; at++) mean[at] = (mean[at] ?? 0) + (shares[seat] ?? 0) * (numbers[at] ?? 0)
      for (const [seat, numbers] of seats.entries()) {
        const share = shares[seat] ?? 0
        for (let at = 0; at < size; at++) {
          const off = (numbers[at] ?? 0) - (mean[at] ?? 0)
          slope[at] = (slope[at] ?? 0) + (share - (won[seat] ?? 0)) * (numbers[at] ?? 0)
          const row = bend[at] as Float64Array
          for (let other = 0; other < size; other++)
            row[other] = (row[other] ?? 0) + share * off * ((numbers[other] ?? 0) - (mean[other] ?? 0))
        }
      }
    }
    const step = solved(bend, slope)
    for (let at = 0; at < size; at++) weights[at] = (weights[at] ?? 0) - (step[at] ?? 0)
    if (step.every((one) => Math.abs(one) < 1e-5)) break
  }
  return [...weights]
}

export async function main(args: readonly string[]): Promise<number> {
  const flags = (name: string) => args.flatMap((arg, at) => (arg === name ? (args[at + 1] ?? []) : []))
  const id = args[0] ?? ''
  const [rules, standing] = [(await loadRules())[id], STANDINGS[id]]
  const [matches, seed] = [Number(flags('--matches')[0] ?? 400), Number(flags('--seed')[0] ?? 1)]
  const level = LEVELS.find((one) => one === (flags('--level')[0] ?? 'plain'))
  if (!rules || !standing || !level || !Number.isInteger(matches) || matches < 1 || !Number.isInteger(seed)) {
    console.error('Usage: npm run fit -- <game> --matches <n> --seed <n>')
    console.error(`Games: ${Object.keys(STANDINGS).join(', ')}`)
    return 2
  }
  const { forces, between } = READY_FORCES[id] as ReadyForces
  const pairings = args.includes('--forces') ? forces.flatMap((a, at) => forces.slice(at + 1).map((b) => between(a, b))) : [{}]
  const kinds = (flags('--options').length > 0 ? flags('--options') : ['{}']).flatMap((text) =>
    pairings.map((pairing): MatchSpec => {
      const parsed = rules.parseSpec({ ...rules.defaultOptions(), ...(JSON.parse(text) as Options), ...pairing })
      if (!parsed.ok) throw new Error(`these options of ${id} are refused: ${JSON.stringify(parsed.reason)}`)
      return parsed.spec
    }),
  )
  const playouts = level === 'plain' ? {} : { playouts: Number(flags('--playouts')[0] ?? 12) }
  const rows: Row[] = []
  for (let match = 0; match < matches; match++) {
    const kind = match % kinds.length
    const play = { seed: seed * 100_003 + match, kind, kinds: kinds.length, ...playouts }
    rows.push(...positions(rules, standing, kinds[kind] as MatchSpec, match, play))
  }
  // Kept by whole rounds of kinds, so that each kind is tested.
  const isKept = ({ match }: Row) => Math.floor(match / kinds.length) % KEPT === 0
  const [learnt, kept] = [rows.filter((row) => !isKept(row)), rows.filter(isKept)]
  const weights = fitted(learnt)
  const traits = Object.keys(standing.weights)
  const present = traits.map((trait) => standing.weights[trait] ?? [0, 0])
  const now = [...present.map(([late]) => late), ...present.map(([late, early]) => early - late)]
  const digits = (value: number) => Math.round(value * 1000) / 1000
  console.log(`${rows.length} positions of ${matches} matches; surprise at the results of matches that were kept:`)
  console.log(
    `even ${digits(surprise(kept, []))}, present weights ${digits(surprise(kept, now))}, these ${digits(surprise(kept, weights))}`,
  )
  for (const [at, trait] of traits.entries()) {
    const late = weights[at] ?? 0
    console.log(`    ${trait}: [${digits(late)}, ${digits(late + (weights[traits.length + at] ?? 0))}],`)
  }
  return 0
}
