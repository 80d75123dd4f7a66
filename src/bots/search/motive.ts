/**
 * What speaks for somebody's deed, as a viewpoint that saw it may judge: what he did is recognized in worlds that this viewpoint
 * cannot rule out (`sightings.ts`), and played out in them against the other answers that it knows he had. Nothing here depends on
 * what the viewpoint does not know, so two worlds that it cannot tell apart give the same.
 */
import type { AnyRules } from '../../games/rules-of'
import { canonical, type PlayerSeat, type Rng, type Snapshot, seeded, type Terms } from '../../kernel'
import { TABLE_SHAPES } from '../../table/shapes'
import { candidatesFor } from './candidates'
import { horizonOf, playedOut, worthTo } from './playout'
import { LUCK, thereIn } from './search'
import { attempted, sightings, type World } from './sightings'
import { given, type Move, type Sight } from './traced'
import type { Weighed } from './weighing'

/** What may be done in each world: the deed; another answer to the question at this place; or to leave a standing offer alone. */
type Way =
  | { readonly type: 'deed' }
  | { readonly type: 'other'; readonly at: number; readonly move: Move }
  | { readonly type: 'leave'; readonly at: number }

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

/** Other answers considered, by question and in all. */
const OTHERS_EACH = 3
const OTHERS = 5
const BOTH = 2

/** How much is played out. */
export interface MotiveEffort {
  /** Playouts of each other answer, to find the best of them; then of that and of the deed. */
  readonly screened: number
  readonly weighed: number
}

/** `counted`: what came about in a playout, from the state at its end and the one at its beginning; always equally long. */
export function* motives(
  rules: AnyRules,
  sight: Sight,
  { screened: toFind, weighed }: MotiveEffort,
  rng: Rng,
  counted: (end: object, begin: object) => readonly boolean[],
): Generator<MotiveStep, MotiveStep, void> {
  const steps = sightings(rules, sight, rng)
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield { share: step.value * 0.2 }
  if ('nothing' in step.value) return { share: 1, found: step.value }
  const worlds = step.value
  const { own } = worlds[0] as World
  const others = othersIn(rules, worlds, sight, rng)
  const total = others.length * toFind + weighed * BOTH
  let done = 0
  const share = () => 0.2 + (0.8 * done) / total
  /** The answers' worth in the same worlds with the same luck. */
  function* compared(ways: readonly Way[], rounds: number): Generator<MotiveStep, readonly Weighed[], void> {
    const sums = ways.map(() => ({ n: 0, sum: 0, counts: [] as number[] }))
    for (let round = 0; round < rounds; round++) {
      const world = worlds[round % worlds.length] as World
      const luck = rng.below(LUCK)
      for (const [at, way] of ways.entries()) {
        const to = playedFrom(rules, world, way, sight.seat, luck)
        const one = sums[at]
        if (to && one) {
          one.n++
          one.sum += worthTo(rules, to, sight.seat)
          one.counts = counted(to.state, world.begin.state).map((isSo, index) => (one.counts[index] ?? 0) + Number(isSo))
        }
        done++
        yield { share: share() }
      }
    }
    return ways.map((way, at): Weighed => {
      const { n, sum, counts } = sums[at] as (typeof sums)[number]
      const answer = way.type === 'other' ? way.move.answer : []
      return { answer, expected: n > 0 ? sum / n : 0.5, playouts: n, counts: counts.map((count) => count / n) }
    })
  }
  const screened = yield* compared(others, toFind)
  const [rival] = others
    .map((way, at) => ({ way, playouts: screened[at]?.playouts ?? 0, expected: screened[at]?.expected ?? 0 }))
    .filter(({ playouts }) => playouts > 0)
    .toSorted((one, other) => other.expected - one.expected)
    .map(({ way }) => way)
  done = others.length * toFind
  const [first, second] = yield* compared([{ type: 'deed' }, ...(rival ? [rival] : [])], weighed)
  if (!first) throw new Error('the deed was not weighed')
  const move = own[rival && rival.type !== 'deed' ? rival.at : 0] as Move
  const found: Motive = {
    deed: { ...first, answer: move.answer },
    move,
    ...(rival && second ? { rival: { ...second, isTaken: rival.type === 'other' } } : {}),
  }
  return { share: 1, found }
}

/** Other answers to the deed's questions that exist, and look the same to the viewpoint, in all of these worlds. */
function othersIn(rules: AnyRules, worlds: readonly World[], sight: Sight, rng: Rng): readonly Way[] {
  const [first, ...rest] = worlds
  if (!first) return []
  const found = first.own.flatMap((move, at): readonly Way[] => {
    const there = after(rules, first.begin, first.own.slice(0, at))
    const decision = there && thereIn(there, move.decision)
    if (!there || !decision) return []
    const view = rules.game.project(there.state, sight.seat)
    const ways = candidatesFor(rules, view, decision, rng)
      .filter((answer) => canonical(answer) !== canonical(move.answer))
      .map((answer) => ({ type: 'other' as const, at, move: { decision, answer } }))
    const known = ways.filter((way) => {
      const look = lookOf(rules, first, way, sight)
      return look !== undefined && rest.every((world) => lookOf(rules, world, way, sight) === look)
    })
    return [...(decision.offer ? [{ type: 'leave' as const, at }] : []), ...known].slice(0, OTHERS_EACH)
  })
  return found.slice(0, OTHERS)
}

/** The world after these answers of one seat. Undefined if it does not accept them. */
function after(rules: AnyRules, begin: Snapshot<Terms>, moves: readonly Move[]): Snapshot<Terms> | undefined {
  let end = begin
  for (const { decision, answer } of moves) {
    const open = thereIn(end, decision)
    const step = open && given(rules, end, open, answer)
    if (!step) return undefined
    end = step.snapshot
  }
  return end
}

/** What the viewpoint would be told of this answer, as text. Undefined if the world does not accept it. */
function lookOf(
  rules: AnyRules,
  { begin, own }: World,
  { at, move }: { readonly at: number; readonly move: Move },
  { known: { viewer } }: Sight,
): string | undefined {
  const there = after(rules, begin, own.slice(0, at))
  const open = there && thereIn(there, move.decision)
  const step = open && given(rules, there, open, move.answer)
  if (!step) return undefined
  let { state } = there
  const told = step.events.map((event) => {
    state = rules.game.evolve(state, event)
    return rules.game.tell(event, viewer, state)
  })
  return canonical(told)
}

/** The answers of one way in a world. */
function movesOf({ own }: World, way: Way): readonly Move[] {
  switch (way.type) {
    case 'deed':
      return own
    case 'other':
      return [...own.slice(0, way.at), way.move]
    case 'leave':
      return own.slice(0, way.at)
  }
}

/** Plays on after an answer. What others answer in secret at the same time is drawn: nobody knew it. */
function playedFrom(rules: AnyRules, world: World, way: Way, seat: PlayerSeat, luck: number): Snapshot<Terms> | undefined {
  const rng = seeded(luck)
  let end = after(rules, world.begin, movesOf(world, way))
  for (;;) {
    const secret = end?.pending.find((one) => one.sealed && !one.offer && one.seat !== seat && one.seat !== 'chance')
    if (!end || !secret) break
    const space = rules.game.space(end.state) as never
    const answer = TABLE_SHAPES[secret.choice.shape]?.sample(secret.choice as never, space, rng) ?? secret.fallback
    end = given(rules, end, secret, answer)?.snapshot
  }
  const begin = end
  return begin && attempted(() => playedOut(rules, begin, horizonOf(rules, world.begin.state), luck))
}
