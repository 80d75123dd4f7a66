/**
 * `npm run arena -- <game> --a strong --b plain --matches 40 --seed 7`: plays two bot levels against each other, headless. Every
 * start is played twice, with the levels' seats exchanged. `--playouts n` sets the budget of levels that search; `--options` is
 * as in `simulate`. Prints a line per match, figures with their 95 % error, then a line of JSON that is reproducible.
 */
import { createHash } from 'node:crypto'
import { botAnswer } from '../../src/bots/bot'
import { inPlayouts, LEVELS, type Level, thoughtOf } from '../../src/bots/levels'
import { loadRules } from '../../src/games'
import type { AnyRules, Options } from '../../src/games/rules-of'
import {
  type AnyDecision,
  awaited,
  canonical,
  type MatchSpec,
  type PlayerSeat,
  reply,
  type Snapshot,
  seeded,
  seen,
  start,
  type Terms,
} from '../../src/kernel'
import { TABLE_SHAPES } from '../../src/table/shapes'

const ANSWER_LIMIT = 20_000
type Levels = { readonly [seat in PlayerSeat]?: Level }

export interface Played {
  readonly snapshot: Snapshot<Terms>
  readonly illegal: number
  /** Thinking time in milliseconds and number of answers of each level. */
  readonly times: { readonly [L in Level]?: { ms: number; answers: number } }
}

/** Plays one match. The result depends only on seed, levels and number of playouts. */
export function playMatch(rules: AnyRules, spec: MatchSpec, levels: Levels, seed: number, playouts?: number): Played {
  const luck = seeded(seed)
  const minds = new Map(spec.seats.map((seat, at) => [seat, seeded(seed * 31 + at + 1)]))
  let { snapshot } = start(rules.game, spec)
  const times: { [L in Level]?: { ms: number; answers: number } } = {}
  let illegal = 0
  for (let answers = 0; snapshot.pending.length > 0 && answers < ANSWER_LIMIT; answers++) {
    const [seat] = awaited(snapshot)
    if (!seat) break
    if (seat === 'chance') {
      const decision = snapshot.pending.find((open) => open.seat === 'chance') as AnyDecision
      snapshot = reply(rules.game, snapshot, decision.id, botAnswer(rules, snapshot.state, decision, luck)).snapshot
      continue
    }
    const level = levels[seat] ?? 'plain'
    const effort =
      playouts !== undefined && (level === 'strong' || level === 'strongest') ? inPlayouts(level, playouts) : undefined
    const began = performance.now()
    const thought = thoughtOf(rules, seen(rules.game, snapshot, seat), level, minds.get(seat) ?? luck, effort)
    const sum = times[level] ?? { ms: 0, answers: 0 }
    times[level] = { ms: sum.ms + performance.now() - began, answers: sum.answers + 1 }
    const decision = snapshot.pending.find(({ id }) => id === thought.decision) as AnyDecision
    const space = rules.game.space(snapshot.state) as never
    const isLegal = TABLE_SHAPES[decision.choice.shape]?.accepts(decision.choice as never, thought.answer, space).allowed
    if (!isLegal) illegal++
    snapshot = reply(rules.game, snapshot, decision.id, isLegal ? thought.answer : decision.fallback).snapshot
  }
  return { snapshot, illegal, times }
}

/** The score of `a`'s seats against `b`'s, as the mean over pairs of seats: 1 for a win, a half for a draw or no outcome. */
export function scoreOf(rules: AnyRules, { state }: Snapshot<Terms>, a: readonly PlayerSeat[], b: readonly PlayerSeat[]): number {
  const outcome = rules.game.outcome(state)
  if (!outcome) return 0.5
  const place = (seat: PlayerSeat) =>
    (outcome.winners.includes(seat) ? 1e6 : 0) + (a.length + b.length > 2 ? (outcome.scores[seat] ?? 0) : 0)
  const pairs = a.flatMap((one) => b.map((other) => (Math.sign(place(one) - place(other)) + 1) / 2))
  return pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length
}

/** The Elo difference for a mean score. A score of 0 or 1 is moved by half a point so that the result is finite. */
export function eloOf(score: number, matches: number): number {
  const share = Math.min(1 - 0.5 / matches, Math.max(0.5 / matches, score))
  return Math.round(-400 * Math.log10(1 / share - 1))
}

const round = (value: number) => Math.round(value * 1000) / 1000

export async function main(args: readonly string[]): Promise<number> {
  const all = await loadRules()
  const flag = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const id = args[0] ?? ''
  const rules = Object.hasOwn(all, id) ? all[id] : undefined
  const level = (name: string) => LEVELS.find((one) => one === flag(name))
  const [a, b] = [level('--a'), level('--b')]
  const [matches, seed] = [Number(flag('--matches') ?? 20), Number(flag('--seed') ?? 1)]
  const playouts = flag('--playouts') === undefined ? undefined : Number(flag('--playouts'))
  if (!rules || !a || !b || !Number.isInteger(matches) || matches < 1 || !Number.isInteger(seed)) {
    console.error(`Usage: npm run arena -- <game> --a <level> --b <level> --matches <n> --seed <n>`)
    console.error(`Games: ${Object.keys(all).join(', ')}. Levels: ${LEVELS.join(', ')}`)
    return 2
  }
  const parsed = rules.parseSpec({ ...rules.defaultOptions(), ...(JSON.parse(flag('--options') ?? '{}') as Options) })
  if (!parsed.ok) throw new Error(`these options of ${id} are refused: ${JSON.stringify(parsed.reason)}`)
  const { seats } = parsed.spec
  const hash = createHash('sha256')
  const scores: number[] = []
  const times = new Map<Level, { ms: number; answers: number }>()
  let [won, drawn, lost, illegal, stuck] = [0, 0, 0, 0, 0]
  for (let match = 0; match < matches; match++) {
    const isA = (at: number) => (at + match) % 2 === 0
    const [of, against] = [seats.filter((_, at) => isA(at)), seats.filter((_, at) => !isA(at))]
    const levels: Levels = Object.fromEntries(seats.map((seat, at) => [seat, isA(at) ? a : b]))
    const played = playMatch(rules, parsed.spec, levels, seed * 100_003 + (match >> 1), playouts)
    for (const [name, { ms, answers }] of Object.entries(played.times)) {
      const sum = times.get(name as Level) ?? { ms: 0, answers: 0 }
      times.set(name as Level, { ms: sum.ms + ms, answers: sum.answers + answers })
    }
    const score = scoreOf(rules, played.snapshot, of, against)
    scores.push(score)
    illegal += played.illegal
    if (!rules.game.outcome(played.snapshot.state)) stuck++
    if (score > 0.5) won++
    else if (score < 0.5) lost++
    else drawn++
    hash.update(canonical(played.snapshot.state))
    const points = rules.game.outcome(played.snapshot.state)?.scores ?? {}
    console.log(`match ${match + 1}: ${a} at ${of.join('')}, score ${round(score)}, points ${JSON.stringify(points)}`)
  }
  const share = scores.reduce((sum, one) => sum + one, 0) / matches
  // The two matches from one start are not independent, so the error is computed from the means of such pairs.
  const pairs = scores.flatMap((one, at) => (at % 2 === 0 ? [(one + (scores[at + 1] ?? one)) / 2] : []))
  const spread = pairs.reduce((sum, one) => sum + (one - share) ** 2, 0) / Math.max(1, pairs.length - 1)
  const error = 1.96 * Math.sqrt(Math.max(spread, 0.25 / (pairs.length + 1) ** 2) / pairs.length)
  const elo = eloOf(share, matches)
  const eloError = Math.round((eloOf(Math.min(1, share + error), matches) - eloOf(Math.max(0, share - error), matches)) / 2)
  console.log(`${a} against ${b}: ${won} won, ${drawn} drawn, ${lost} lost of ${matches}; illegal ${illegal}, stuck ${stuck}`)
  console.log(`score ${round(share * 100)} ± ${round(error * 100)} %, Elo difference ${elo} ± ${eloError}`)
  for (const [name, { ms, answers }] of times) console.log(`${name}: ${round(ms / Math.max(1, answers))} ms an answer`)
  const digest = hash.digest('hex').slice(0, 32)
  console.log(JSON.stringify({ game: id, a, b, matches, scoreA: round(share), elo, error: eloError, hash: digest }))
  return illegal + stuck > 0 ? 1 : 0
}
