/**
 * The search. It imagines worlds consistent with what the seat knows, plays each answer that is still in the running out in every
 * world, and gives the answer that does best on average. It knows only the shapes of questions, and no rules of any game.
 *
 * - Worlds are sampled from the seat's information set, as in P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte
 *   Carlo Tree Search" (2012). Players in them act on their own views, so that no plan relies on hidden facts.
 * - All answers face the same worlds and the same luck, and are judged by their difference from the plain bot's answer in each
 *   (common random numbers). An answer replaces the plain one only if it is better by a clear margin, as in G. Tesauro and G.
 *   Galperin (1996).
 * - The budget goes to the better half again and again: Z. Karnin, T. Koren and O. Somekh, "Almost Optimal Exploration in
 *   Multi-Armed Bandits" (2013).
 * - It ends early where nothing is left to find out.
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
import { horizonOf, playedOut, worthTo } from './playout'

export interface Effort {
  /** The share of the budget that is used up after this many playouts; the search ends at 1. */
  spent(playouts: number): number
}

/** An answer that was considered, with its expected result (0 lost, 1 won) and the number of its playouts. */
export interface Considered {
  readonly answer: unknown
  readonly playouts: number
  readonly expected: number
  /** For a secret answer: in what share of cases it should be given, so that nobody can foresee it. */
  readonly share?: number
}

export interface Found {
  readonly answer: unknown
  /** The best first. If there was no choice, the only answer, without playouts. */
  readonly considered: readonly Considered[]
}

interface Arm {
  readonly answer: unknown
  n: number
  sum: number
  /** Sum of the differences from the plain answer in the same worlds. */
  gain: number
  squares: number
}

/** How many answers a search begins with, and after how many rounds it adds more. */
const BEGIN_WITH = 6
const WIDENED_EVERY = 2
/** The share of the budget during which answers are added. */
const WIDENING = 0.4
/** The assumed spread of the differences while few are known; how many standard errors an answer must be better by. */
const SPREAD = 0.05
const DOUBT = 0.8

const margin = ({ n, gain, squares }: Arm): number => {
  const mean = gain / (n + 1)
  const variance = (squares + 2 * SPREAD * SPREAD) / (n + 2)
  return mean - DOUBT * Math.sqrt(variance / (n + 1))
}
const hope = ({ n, gain }: Arm): number => gain / (n + 1)

/**
 * When an answer is given up before the budget ends: after so many playouts, if it is at most so much better than the plain one,
 * with this many standard errors to spare. Action elimination with an indifference, as in E. Even-Dar, S. Mannor and Y. Mansour,
 * "Action Elimination and Stopping Conditions" (2006).
 */
const [KNOWN_AFTER, TRIFLE, SURE] = [12, 0.01, 2.5]
const error = ({ n, gain, squares }: Arm): number => Math.sqrt(Math.max(0, squares / n - (gain / n) ** 2) / n)
const isTrifle = (arm: Arm): boolean => arm.n >= KNOWN_AFTER && arm.gain / arm.n + SURE * error(arm) < TRIFLE
const isSure = (arm: Arm): boolean => arm.n >= KNOWN_AFTER && arm.gain / arm.n - SURE * error(arm) > 0

/** Finds the decision's counterpart in an imagined world, where decisions have different ids. */
export const thereIn = (world: Snapshot<Terms>, decision: AnyDecision): AnyDecision | undefined =>
  (world.pending as readonly AnyDecision[]).find(
    ({ seat, subject, offer }) => seat === decision.seat && subject === decision.subject && offer === decision.offer,
  )

/** A world that the seat cannot rule out, with this question still open for everybody: others' secret answers are unknown. */
export function worldOf({ game }: AnyRules, known: Seen<Terms>, rng: Rng): Snapshot<Terms> {
  const isOwn = (one: Seen<Terms>['answered'][number]) =>
    known.own.some((own) => own.seat === one.seat && own.subject === one.subject)
  return imagined(game, { ...known, answered: known.answered.filter(isOwn) }, rng)
}

/** The worth of an answer in a world, or undefined if the imagined world does not accept it. `onEnd` is given what it led to. */
export function tried(
  rules: AnyRules,
  world: Snapshot<Terms>,
  decision: AnyDecision,
  answer: unknown,
  seat: PlayerSeat,
  luck: number,
  onEnd?: (end: Snapshot<Terms>) => void,
): number | undefined {
  const there = thereIn(world, decision)
  const space = rules.game.space(world.state) as never
  if (!there || !TABLE_SHAPES[there.choice.shape]?.accepts(there.choice as never, answer, space).allowed) return undefined
  try {
    const { snapshot } = reply(rules.game, world, there.id, answer)
    const end = playedOut(rules, snapshot, horizonOf(rules, world.state), luck)
    onEnd?.(end)
    return worthTo(rules, end, seat)
  } catch {
    // In an imagined world the rules may run into a contradiction. Such a world says nothing.
    return undefined
  }
}

/** The seeds of luck are below this. */
export const LUCK = 0x7fffffff

/**
 * Considers the answers to one of the seat's open questions. Each step of the generator is one playout: the caller may pause
 * between steps to let others work, and call `return` at any time to keep the best answer so far.
 */
export function* searching(
  rules: AnyRules,
  known: Seen<Terms>,
  decision: AnyDecision,
  effort: Effort,
  rng: Rng,
): Generator<Found, Found, void> {
  // The cast is safe: searches are made for players only.
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
    const value = world && tried(rules, world, decision, base.answer, seat, luck)
    playouts++
    round++
    if (world && value !== undefined) {
      base.n++
      base.sum += value
      yield foundIn(base, all)
      for (const arm of live) {
        if (effort.spent(playouts) >= 1) break
        const other = tried(rules, world, decision, arm.answer, seat, luck)
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
    if (waiting.length === 0 || spent >= WIDENING) {
      live = live.filter((arm) => !isTrifle(arm))
      // Nothing is left to find out: one answer remains, and it is better.
      if (live.length === 1 && live.every(isSure)) break
    }
    // After the widening, the worse half of the answers is dropped again and again.
    if (spent > WIDENING + ((1 - WIDENING) * cuts) / cutsTotal && live.length > 1) {
      live = [...live].sort((one, other) => hope(other) - hope(one)).slice(0, Math.ceil(live.length / 2))
      cuts++
    }
  }
  return foundIn(base, all)
}

/** How many halvings it takes to get from this many answers to one. */
const halvings = (count: number): number => (count <= 2 ? 1 : 1 + halvings(Math.ceil(count / 2)))

const armOf = (answer: unknown): Arm => ({ answer, n: 0, sum: 0, gain: 0, squares: 0 })

function heard(arm: Arm, value: number, plain: number): void {
  arm.n++
  arm.sum += value
  arm.gain += value - plain
  arm.squares += (value - plain) * (value - plain)
}

/** A world as `worldOf` makes it; undefined if the game cannot imagine one with this luck. */
export function tryWorld(rules: AnyRules, known: Seen<Terms>, luck: number): Snapshot<Terms> | undefined {
  try {
    return worldOf(rules, known, seeded(luck))
  } catch {
    return undefined
  }
}

function foundIn(base: Arm, others: readonly Arm[]): Found {
  const best = others.reduce<Arm>((found, arm) => ((found === base ? 0 : margin(found)) < margin(arm) ? arm : found), base)
  const plain = base.n > 0 ? base.sum / base.n : 0.5
  // Estimated from the difference to the plain answer, which varies less than the mean itself.
  const expected = (arm: Arm) => Math.min(1, Math.max(0, plain + hope(arm)))
  const considered = [base, ...others]
    .filter((arm) => arm === base || arm.n > 0)
    .map((arm) => ({ answer: arm.answer, playouts: arm.n, expected: arm === base ? plain : expected(arm) }))
    .sort((one, other) => other.expected - one.expected)
  return { answer: best.answer, considered }
}
