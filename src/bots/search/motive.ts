/**
 * What speaks for somebody's deed, as a viewpoint that saw it may judge: what he did is recognized in worlds that this viewpoint
 * cannot rule out (`traced.ts`), and played out in them against the other answers that it knows he had. Nothing here depends on
 * what the viewpoint does not know, so two worlds that it cannot tell apart give the same.
 */
import type { AnyRules } from '../../games/rules-of'
import { canonical, imagined, type PlayerSeat, type Rng, type Snapshot, same, seeded, type Terms } from '../../kernel'
import { TABLE_SHAPES } from '../../table/shapes'
import { candidatesFor } from './candidates'
import { harvested } from './harvest'
import { playedOut, TO_THE_END, worthTo } from './playout'
import { LUCK, thereIn } from './search'
import { given, type Move, retraced, type Sight, tracesIn } from './traced'
import type { Weighed } from './weighing'

/** An answer at one of the deed's questions; undefined if a standing offer is not taken. */
export interface Way {
  /** The answers before it, as the deed has them. */
  readonly before: readonly Move[]
  readonly move: Move
  readonly isTaken: boolean
}

export type Motive =
  /** `hidden`: several answers would have looked the same. `untold`: no answer was found that would have looked like this. */
  | { readonly nothing: 'hidden' | 'untold' }
  | {
      readonly deed: Weighed
      /** The question at which the deed and the next best answer part, or its first one. */
      readonly move: Move
      /** Undefined if the viewpoint knows of no other answer. */
      readonly rival?: Weighed & { readonly isTaken: boolean }
    }

/** Each step of the generator: the share of the work that is done and, last, what was found. */
export interface MotiveStep {
  readonly share: number
  readonly found?: Motive
}

/** In how many worlds all answers are tried that might have looked like the deed; how many worlds are used, and tried at most. */
const PROBED = 5
const WORLDS = 12
const IMAGINED = 240
/** Other answers considered, by question and in all. */
const OTHERS_EACH = 3
const OTHERS = 5
const BOTH = 2

/** How much is played out. */
export interface MotiveEffort {
  /** Player answers in each playout before the game's `value` judges the state. */
  readonly depth: number
  /** Playouts of each other answer, to find the best of them; then of that and of the deed. */
  readonly screened: number
  readonly weighed: number
}

type World = Snapshot<Terms>

/** `counted`: what came about in a playout, from the state at its end and the one at its beginning; always equally long. */
export function* motives(
  rules: AnyRules,
  sight: Sight,
  { depth, screened: toFind, weighed }: MotiveEffort,
  rng: Rng,
  counted: (end: object, begin: object) => readonly boolean[],
): Generator<MotiveStep, MotiveStep, void> {
  const steps = sightings(rules, sight, rng)
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield { share: step.value * 0.2 }
  if ('nothing' in step.value) return { share: 1, found: step.value }
  const { worlds, moves } = step.value
  const others = othersIn(rules, worlds, moves, sight, rng)
  const own = moves.filter(({ decision }) => decision.seat === sight.seat)
  const deed: Way = { before: own.slice(0, -1), move: own[own.length - 1] as Move, isTaken: true }
  const total = others.length * toFind + weighed * BOTH
  let done = 0
  const share = () => 0.2 + (0.8 * done) / total
  const end = (world: World, way: Way, luck: number) => playedFrom(rules, world, way, sight.seat, depth, luck)
  /** The answers' worth in the same worlds with the same luck. */
  function* compared(ways: readonly Way[], rounds: number): Generator<MotiveStep, readonly Weighed[], void> {
    const sums = ways.map(() => ({ n: 0, sum: 0, counts: [] as number[] }))
    for (let round = 0; round < rounds; round++) {
      const world = worlds[round % worlds.length] as World
      const luck = rng.below(LUCK)
      for (const [at, way] of ways.entries()) {
        const to = end(world, way, luck)
        const one = sums[at]
        if (to && one) {
          one.n++
          one.sum += worthTo(rules, to, sight.seat)
          one.counts = counted(to.state, world.state).map((isSo, index) => (one.counts[index] ?? 0) + Number(isSo))
        }
        done++
        yield { share: share() }
      }
    }
    return ways.map(({ move }, at): Weighed => {
      const { n, sum, counts } = sums[at] as (typeof sums)[number]
      return { answer: move.answer, expected: n > 0 ? sum / n : 0.5, playouts: n, counts: counts.map((count) => count / n) }
    })
  }
  const screened = yield* compared(others, toFind)
  const rival = others
    .filter((_, at) => (screened[at]?.playouts ?? 0) > 0)
    .toSorted((one, other) => worthOf(screened, others, other) - worthOf(screened, others, one))[0]
  done = others.length * toFind
  const [first, second] = yield* compared([deed, ...(rival ? [rival] : [])], weighed)
  if (!first) throw new Error('the deed was not weighed')
  const part = rival?.before.length ?? 0
  const found: Motive = {
    deed: first,
    move: own[part] as Move,
    ...(rival && second ? { rival: { ...second, isTaken: rival.isTaken } } : {}),
  }
  return { share: 1, found }
}

const worthOf = (screened: readonly Weighed[], others: readonly Way[], way: Way): number =>
  screened[others.indexOf(way)]?.expected ?? 0

type Sightings = { readonly worlds: readonly World[]; readonly moves: readonly Move[] }

/** Worlds in which the deed looks like what was seen, and its answers in the first of them. Each step yields the share done. */
function* sightings(
  rules: AnyRules,
  sight: Sight,
  rng: Rng,
): Generator<number, Sightings | { readonly nothing: 'hidden' | 'untold' }, void> {
  const { game } = rules
  const harvest = harvested(rules, sight.told, sight.after as object)
  const worlds: World[] = []
  let moves: readonly Move[] | undefined
  let secret: string | undefined
  for (let tried = 0; tried < IMAGINED && worlds.length < WORLDS; tried++) {
    yield Math.max(tried / IMAGINED, worlds.length / WORLDS)
    const world = worldOf(() => imagined(game, { ...sight.known, answered: [] }, seeded(rng.below(LUCK))))
    if (!world) continue
    if (moves && tried >= PROBED) {
      if (retraced(rules, world, { moves }, sight)) worlds.push(world)
      continue
    }
    const traces = tracesIn(rules, world, sight, harvest, rng)
    const [trace] = traces
    if (!trace) continue
    const here = moves ? retraced(rules, world, { moves }, sight) : trace
    // If another answer would have looked the same, the viewpoint does not know what was answered.
    if (!here || traces.some(({ end }) => !same(end.state, here.end.state))) return { nothing: 'hidden' }
    if (moves && here.secret !== secret) return { nothing: 'hidden' }
    secret = here.secret
    moves ??= here.moves
    worlds.push(world)
  }
  return moves ? { worlds, moves } : { nothing: 'untold' }
}

/** An imagined world may run into a contradiction. It says nothing. */
function worldOf<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** Other answers to the deed's questions that exist, and look the same to the viewpoint, in all of these worlds. */
function othersIn(rules: AnyRules, worlds: readonly World[], moves: readonly Move[], sight: Sight, rng: Rng): readonly Way[] {
  const own = moves.filter(({ decision }) => decision.seat === sight.seat)
  const [first, ...rest] = worlds
  if (!first) return []
  const found = own.flatMap((move, at): readonly Way[] => {
    const before = own.slice(0, at)
    const there = after(rules, first, before)
    const decision = there && thereIn(there, move.decision)
    if (!there || !decision) return []
    const view = rules.game.project(there.state, sight.seat)
    const ways = candidatesFor(rules, view, decision, rng)
      .filter((answer) => canonical(answer) !== canonical(move.answer))
      .map((answer): Way => ({ before, move: { decision, answer }, isTaken: true }))
    const known = ways.filter((way) => {
      const look = lookOf(rules, first, way, sight)
      return look !== undefined && rest.every((world) => lookOf(rules, world, way, sight) === look)
    })
    const untaken: readonly Way[] = decision.offer ? [{ before, move: { decision, answer: [] }, isTaken: false }] : []
    return [...untaken, ...known].slice(0, OTHERS_EACH)
  })
  return found.slice(0, OTHERS)
}

/** The world after these answers of one seat. Undefined if it does not accept them. */
function after(rules: AnyRules, world: World, moves: readonly Move[]): World | undefined {
  let end = world
  for (const { decision, answer } of moves) {
    const open = thereIn(end, decision)
    const step = open && given(rules, end, open, answer)
    if (!step) return undefined
    end = step.snapshot
  }
  return end
}

/** What the viewpoint would be told of this answer, as text. Undefined if the world does not accept it. */
function lookOf(rules: AnyRules, world: World, { before, move }: Way, { known: { viewer } }: Sight): string | undefined {
  const begin = after(rules, world, before)
  const open = begin && thereIn(begin, move.decision)
  const step = open && given(rules, begin, open, move.answer)
  if (!step) return undefined
  let { state } = begin
  const told = step.events.map((event) => {
    state = rules.game.evolve(state, event)
    return rules.game.tell(event, viewer, state)
  })
  return canonical(told)
}

/** Plays on after an answer. What others answer in secret at the same time is drawn: nobody knew it. */
function playedFrom(
  rules: AnyRules,
  world: World,
  { before, move, isTaken }: Way,
  seat: PlayerSeat,
  depth: number,
  luck: number,
) {
  const rng = seeded(luck)
  let end = after(rules, world, isTaken ? [...before, move] : before)
  for (;;) {
    const secret = end?.pending.find((one) => one.sealed && !one.offer && one.seat !== seat && one.seat !== 'chance')
    if (!end || !secret) break
    const space = rules.game.space(end.state) as never
    const answer = TABLE_SHAPES[secret.choice.shape]?.sample(secret.choice as never, space, rng) ?? secret.fallback
    end = given(rules, end, secret, answer)?.snapshot
  }
  if (!end) return undefined
  try {
    return playedOut(rules, end, rules.value ? depth : TO_THE_END, rng)
  } catch {
    return undefined
  }
}
