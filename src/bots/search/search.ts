/**
 * The search: from what a seat may know, worlds are imagined that fit it; in each world every answer that is still in the running is
 * given and the match played on; what does best on average is answered. It knows questions by their shapes and no rule of any game.
 *
 * - Worlds are sampled from the seat's information set, as in P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo
 *   Tree Search" (2012); players in them act on their own views, so that nobody's plan rests on what he cannot know.
 * - All answers meet the same worlds and the same luck, and are judged by their difference from the plain bot's answer in each
 *   (common random numbers). An answer takes its place only where it is better beyond doubt, as in G. Tesauro and G. Galperin (1996).
 * - The budget goes to the better half again and again: Z. Karnin, T. Koren and O. Somekh, "Almost Optimal Exploration in
 *   Multi-Armed Bandits" (2013).
 */
import type { AnyRules } from '../../games/rules-of'
import {
  type AnyDecision,
  imagined,
  type PlayerSeat,
  type Rng,
  reply,
  type Seen,
  type Snapshot,
  seeded,
  type Terms,
} from '../../kernel'
import { TABLE_SHAPES } from '../../table/shapes'
import { candidatesFor } from './candidates'
import { playedOut, worthTo } from './playout'

export interface Effort {
  /** Answers of players in each playing-out, before the game's `value` judges; without a `value` matches are played to their end. */
  readonly depth: number
  /** The part of the budget that is used up after so many playing-outs; at 1 the search ends. */
  spent(playouts: number): number
}

/** An answer that was considered: what it is expected to bring (0 lost, 1 won) after so many playing-outs. */
export interface Considered {
  readonly answer: unknown
  readonly playouts: number
  readonly expected: number
}

export interface Found {
  readonly answer: unknown
  /** The best first. One alone, not played out, where there was no choice. */
  readonly considered: readonly Considered[]
}

interface Arm {
  readonly answer: unknown
  n: number
  sum: number
  /** Of the differences from the plain answer in the same worlds. */
  gain: number
  squares: number
}

/** How many answers a search begins with, and after how many rounds it takes in another one. */
const BEGIN_WITH = 6
const WIDENED_EVERY = 2
/** The part of the budget in which answers are taken in. */
const WIDENING = 0.4
/** Supposed spread of what two answers bring, as long as little is known; how many standard errors are beyond doubt. */
const SPREAD = 0.12
const DOUBT = 0.8
/** How deep a match is played where its game gives no value. */
const TO_THE_END = 100_000

const margin = ({ n, gain, squares }: Arm): number => {
  const mean = gain / (n + 1)
  const variance = (squares + 2 * SPREAD * SPREAD) / (n + 2)
  return mean - DOUBT * Math.sqrt(variance / (n + 1))
}
const hope = ({ n, gain }: Arm): number => gain / (n + 1)

/** The world's own question that this one is: ids are counted anew in it. */
export const thereIn = (world: Snapshot<Terms>, decision: AnyDecision): AnyDecision | undefined =>
  (world.pending as readonly AnyDecision[]).find(
    ({ seat, subject, offer }) => seat === decision.seat && subject === decision.subject && offer === decision.offer,
  )

/** A world that the seat cannot rule out, in which nobody has answered this question yet: what others answered in secret is open. */
export function worldOf({ game }: AnyRules, known: Seen<Terms>, rng: Rng): Snapshot<Terms> {
  const isOwn = (one: Seen<Terms>['answered'][number]) =>
    known.own.some((own) => own.seat === one.seat && own.subject === one.subject)
  return imagined(game, { ...known, answered: known.answered.filter(isOwn) }, rng)
}

/** What an answer brings in a world, or undefined where the imagined world does not take it. */
export function tried(
  rules: AnyRules,
  world: Snapshot<Terms>,
  decision: AnyDecision,
  answer: unknown,
  seat: PlayerSeat,
  effort: Effort,
  luck: number,
): number | undefined {
  const there = thereIn(world, decision)
  const space = rules.game.space(world.state) as never
  if (!there || !TABLE_SHAPES[there.choice.shape]?.accepts(there.choice as never, answer, space).allowed) return undefined
  try {
    const { snapshot } = reply(rules.game, world, there.id, answer)
    const depth = rules.value ? effort.depth : TO_THE_END
    return worthTo(rules, playedOut(rules, snapshot, depth, seeded(luck)), seat)
  } catch {
    // An imagined world may be one in which the rules find a contradiction: it tells nothing.
    return undefined
  }
}

const LUCK = 0x7fffffff

/**
 * Considers the answers to one of the seat's open questions. Each step of the generator is one playing-out: who drives it may stop to
 * let others work, and `return` at any time for the best so far.
 */
export function* searching(
  rules: AnyRules,
  known: Seen<Terms>,
  decision: AnyDecision,
  effort: Effort,
  rng: Rng,
): Generator<Found, Found, void> {
  // A search is made for a player.
  const seat = decision.seat as PlayerSeat
  const [plain, ...others] = candidatesFor(rules, known.view, decision, rng)
  const base = armOf(plain ?? decision.fallback)
  const waiting = others.map(armOf)
  if (waiting.length === 0) return foundIn(base, [])
  const all = waiting.splice(0, BEGIN_WITH - 1)
  let live = [...all]
  let [playouts, round, cuts] = [0, 0, 0]
  const cutsTotal = halvings(others.length + 1)
  while (effort.spent(playouts) < 1 && live.length > 0) {
    const luck = rng.below(LUCK)
    const world = tryWorld(rules, known, luck)
    const value = world && tried(rules, world, decision, base.answer, seat, effort, luck)
    playouts++
    round++
    if (world && value !== undefined) {
      base.n++
      base.sum += value
      yield foundIn(base, all)
      for (const arm of live) {
        if (effort.spent(playouts) >= 1) break
        const other = tried(rules, world, decision, arm.answer, seat, effort, luck)
        playouts++
        if (other !== undefined) heard(arm, other, value)
        yield foundIn(base, all)
      }
    }
    const spent = effort.spent(playouts)
    if (spent < WIDENING && round % WIDENED_EVERY === 0) {
      const more = waiting.splice(0, 2)
      all.push(...more)
      live.push(...more)
    }
    // After the widening, the worse half is left out again and again.
    if (spent > WIDENING + ((1 - WIDENING) * cuts) / cutsTotal && live.length > 1) {
      live = [...live].sort((one, other) => hope(other) - hope(one)).slice(0, Math.ceil(live.length / 2))
      cuts++
    }
  }
  return foundIn(base, all)
}

/** How often this many are halved before one is left. */
const halvings = (count: number): number => (count <= 2 ? 1 : 1 + halvings(Math.ceil(count / 2)))

const armOf = (answer: unknown): Arm => ({ answer, n: 0, sum: 0, gain: 0, squares: 0 })

function heard(arm: Arm, value: number, plain: number): void {
  arm.n++
  arm.sum += value
  arm.gain += value - plain
  arm.squares += (value - plain) * (value - plain)
}

function tryWorld(rules: AnyRules, known: Seen<Terms>, luck: number): Snapshot<Terms> | undefined {
  try {
    return worldOf(rules, known, seeded(luck))
  } catch {
    return undefined
  }
}

function foundIn(base: Arm, others: readonly Arm[]): Found {
  const best = others.reduce<Arm>((found, arm) => ((found === base ? 0 : margin(found)) < margin(arm) ? arm : found), base)
  const plain = base.n > 0 ? base.sum / base.n : 0.5
  // By the difference from the plain answer, which is surer than the mean itself.
  const expected = (arm: Arm) => Math.min(1, Math.max(0, plain + hope(arm)))
  const considered = [base, ...others]
    .filter((arm) => arm === base || arm.n > 0)
    .map((arm) => ({ answer: arm.answer, playouts: arm.n, expected: arm === base ? plain : expected(arm) }))
    .sort((one, other) => other.expected - one.expected)
  return { answer: best.answer, considered }
}
