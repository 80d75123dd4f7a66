/**
 * `npm run practise -- <game> --rounds 60 --matches 60`: finds weights with which a game's bot beats the plain bot, by trying them
 * in matches, and prints them, ready to be copied into the game's `play/taste.ts` (`src/games/taught.ts`). It begins with the
 * practised weights, or with those written by hand if `--from hand` is given. `--seed` and `--options` are as in the arena.
 *
 * Evolution strategies with mirrored samples: T. Salimans et al., "Evolution Strategies as a Scalable Alternative to
 * Reinforcement Learning" (2017). Both of a mirrored pair play the same starts with the same luck.
 */
import { botAnswer, botDecision, practised } from '../../src/bots/bot'
import { loadRules } from '../../src/games'
import { WEIGHTS as doctorWho, doctorWhoWorthBy } from '../../src/games/doctor-who-card-game/play/taste'
import { WEIGHTS as exterminate, exterminateWorthBy } from '../../src/games/exterminate/play/taste'
import type { AnyRules, Options, Worth } from '../../src/games/rules-of'
import { byHand, practised as learnt, type Taught } from '../../src/games/taught'
import { type AnyDecision, type MatchSpec, type Rng, reply, seeded, start } from '../../src/kernel'
import { scoreOf } from './arena'

type Numbers = { readonly [name: string]: number }
interface School {
  readonly weights: Taught
  worthBy(weights: Numbers): Worth
}
// The casts are safe: each function is given weights with the names of its own table.
const SCHOOLS: { readonly [game: string]: School } = {
  exterminate: { weights: exterminate, worthBy: (weights) => exterminateWorthBy(weights as never) },
  'doctor-who-card-game': { weights: doctorWho, worthBy: (weights) => doctorWhoWorthBy(weights as never) },
}

const ANSWERS = 20_000
/** Mirrored pairs in a round, how far they are from the middle, and how boldly the middle follows them. */
const [PAIRS, REACH, STEP, MOMENTUM] = [10, 0.6, 1.5, 0.8]
/** The unit of change of a weight: a share of its size by hand, and a little more. */
const unitOf = (weight: number): number => 0.3 * (Math.abs(weight) + 0.2)

/** The score of a bot that plays by `keen` against plain ones, in match `index` of this seed. */
function scored(rules: AnyRules, keen: AnyRules, spec: MatchSpec, seed: number, index: number): number {
  const isKeen = (at: number) => (at + index) % 2 === 0
  const [own, others] = [spec.seats.filter((_, at) => isKeen(at)), spec.seats.filter((_, at) => !isKeen(at))]
  const rng = seeded(seed * 100_003 + (index >> 1))
  let { snapshot } = start(rules.game, spec)
  for (let answers = 0; snapshot.pending.length > 0 && answers < ANSWERS; answers++) {
    const pending = snapshot.pending as readonly AnyDecision[]
    const { seat } = pending[0] as AnyDecision
    const by = seat !== 'chance' && own.includes(seat) ? keen : rules
    const view = rules.game.project(snapshot.state, seat === 'chance' ? 'everybody' : seat)
    const decision = botDecision(by, view, pending) as AnyDecision
    snapshot = reply(rules.game, snapshot, decision.id, botAnswer(by, view, decision, rng)).snapshot
  }
  return scoreOf(rules, snapshot, own, others)
}

/** The scores of `keen` in so many matches with default options. */
export function scoresOfPractice(rules: AnyRules, keen: AnyRules, matches: number, seed = 1): readonly number[] {
  const parsed = rules.parseSpec(rules.defaultOptions())
  if (!parsed.ok) throw new Error(`the default options of ${rules.id} are refused`)
  return Array.from({ length: matches }, (_, index) => scored(rules, keen, parsed.spec, seed, index))
}

/** A number of the normal distribution. */
const normal = (rng: Rng): number => Array.from({ length: 12 }, () => rng.below(4096) / 4096).reduce((sum, one) => sum + one, -6)

export async function main(args: readonly string[]): Promise<number> {
  const flag = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const id = args[0] ?? ''
  const [rules, school] = [(await loadRules())[id], SCHOOLS[id]]
  const [rounds, matches, seed] = [Number(flag('--rounds') ?? 60), Number(flag('--matches') ?? 60), Number(flag('--seed') ?? 1)]
  if (!rules || !school || ![rounds, matches, seed].every(Number.isInteger)) {
    console.error('Usage: npm run practise -- <game> --rounds <n> --matches <n> --seed <n>')
    console.error(`Games: ${Object.keys(SCHOOLS).join(', ')}`)
    return 2
  }
  const parsed = rules.parseSpec({ ...rules.defaultOptions(), ...(JSON.parse(flag('--options') ?? '{}') as Options) })
  if (!parsed.ok) throw new Error(`these options of ${id} are refused: ${JSON.stringify(parsed.reason)}`)
  const names = Object.keys(school.weights)
  const hand = byHand(school.weights)
  const begin: Numbers = flag('--from') === 'hand' ? hand : learnt(school.weights)
  const units = names.map((name) => unitOf(hand[name] ?? 0))
  const weightsAt = (place: readonly number[]): Numbers =>
    Object.fromEntries(names.map((name, at) => [name, (begin[name] ?? 0) + (place[at] ?? 0) * (units[at] ?? 0)]))
  const scoreAt = (place: readonly number[], start: number, count: number): number => {
    const keen = practised({ ...rules, practised: school.worthBy(weightsAt(place)) })
    let sum = 0
    for (let match = 0; match < count; match++) sum += scored(rules, keen, parsed.spec, start, match)
    return sum / count
  }
  const rng = seeded(seed)
  let middle = names.map(() => 0)
  let drift = names.map(() => 0)
  // The mean of the middles of the second half, which varies less than the last one.
  let mean = names.map(() => 0)
  let kept = 0
  const told = (place: readonly number[]) => {
    const weights = weightsAt(place)
    for (const name of names) console.log(`  ${name}: [${hand[name]}, ${Math.round((weights[name] ?? 0) * 100) / 100}],`)
  }
  for (let round = 0; round < rounds; round++) {
    const slope = names.map(() => 0)
    let level = 0
    for (let pair = 0; pair < PAIRS; pair++) {
      const way = names.map(() => normal(rng))
      const starts = seed * 1000 + round * PAIRS + pair
      const [up = 0, down = 0] = [1, -1].map((side) =>
        scoreAt(
          middle.map((at, index) => at + side * REACH * (way[index] ?? 0)),
          starts,
          matches,
        ),
      )
      level += (up + down) / 2 / PAIRS
      for (const [index, part] of way.entries()) slope[index] = (slope[index] ?? 0) + ((up - down) / 2 / PAIRS) * part
    }
    drift = drift.map((old, at) => MOMENTUM * old + (slope[at] ?? 0))
    middle = middle.map((old, at) => old + STEP * (drift[at] ?? 0))
    if (round * 2 >= rounds) {
      kept++
      mean = mean.map((old, at) => old + ((middle[at] ?? 0) - old) / kept)
    }
    console.log(`round ${round + 1}: ${Math.round(level * 1000) / 10} %`)
    if (round % 10 === 9) told(kept > 0 ? mean : middle)
  }
  told(mean)
  const unseen = scoreAt(mean, seed * 1000 + rounds * PAIRS, matches * 5)
  console.log(`${matches * 5} other matches against the plain bot: ${Math.round(unseen * 1000) / 10} %`)
  return 0
}
