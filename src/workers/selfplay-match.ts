/**
 * One match between bots, and what it tells about the table. The same match is played for the same seed, because the effort of
 * bots that search is counted in playouts. Each step is one answer, so that a worker can pause in between.
 */
import { botAnswer } from '../bots/bot'
import { inPlayouts, type Level, thinking } from '../bots/levels'
import type { AnyRules } from '../games/rules-of'
import { cellAt } from '../geometry/sight/map/lattice'
import type { Point } from '../geometry/types'
import {
  type AnyDecision,
  awaited,
  type MatchSpec,
  type PlayerSeat,
  reply,
  type Snapshot,
  seeded,
  seen,
  start,
  type Terms,
} from '../kernel'
import { type HomeEdge, heatLattice, type Pair, type Shot, type Tally } from '../planner/selfplay/tally'
import type { Tabletop } from '../table/piece'
import { TABLE_SHAPES } from '../table/shapes'

export interface MatchAsked {
  readonly level: Level
  /** Playouts per answer, for levels that search; by default the level's own. */
  readonly playouts?: number
  readonly seed: number
  readonly isSwapped: boolean
}

/** A match that is longer never ends. */
const ANSWER_LIMIT = 20_000
const SIDES = ['A', 'B'] as const

/** A game that can report on self-play: two seats, a table, and the facts that are counted. */
type Watched = AnyRules & Required<Pick<AnyRules, 'puzzles' | 'selfplay'>>
export const isWatched = (rules: AnyRules): rules is Watched => rules.puzzles !== undefined && rules.selfplay !== undefined

export function* matchPlayed(
  rules: Watched,
  spec: MatchSpec,
  { level, playouts, seed, isSwapped }: MatchAsked,
): Generator<undefined, Tally, void> {
  const { game } = rules
  const luck = seeded(seed)
  const minds = new Map(spec.seats.map((seat, at) => [seat, seeded(seed * 31 + at + 1)]))
  let { snapshot } = start(game, spec)
  const watching = watched(rules, snapshot.state)
  for (let answers = 0; snapshot.pending.length > 0 && answers < ANSWER_LIMIT; answers++) {
    const [seat] = awaited(snapshot)
    if (!seat) break
    let given: { readonly id: AnyDecision['id']; readonly answer: unknown }
    if (seat === 'chance') {
      const decision = snapshot.pending.find((open) => open.seat === 'chance') as AnyDecision
      given = { id: decision.id, answer: botAnswer(rules, snapshot.state, decision, luck) }
    } else {
      const effort = level === 'strong' || level === 'strongest' ? inPlayouts(level, playouts) : undefined
      const steps = thinking(rules, seen(game, snapshot, seat), level, minds.get(seat) ?? luck, effort)
      let step = steps.next()
      for (; !step.done; step = steps.next()) yield
      given = legal(rules, snapshot, step.value.decision, step.value.answer)
    }
    const before = snapshot.state
    const made = reply(game, snapshot, given.id, given.answer)
    snapshot = made.snapshot
    watching.after(before, snapshot.state, made.events)
    yield
  }
  return { seed, isSwapped, ...watching.tally(snapshot.state) }
}

/** The answer if it is legal, otherwise the decision's fallback. */
function legal({ game }: AnyRules, { state, pending }: Snapshot<Terms>, id: AnyDecision['id'], answer: unknown) {
  // The casts are safe: a bot answers an open decision, and the space of a table-top game is its table.
  const decision = pending.find((open) => open.id === id) as AnyDecision
  const verdict = TABLE_SHAPES[decision.choice.shape]?.accepts(decision.choice as never, answer, game.space(state) as never)
  return { id, answer: verdict?.allowed ? answer : decision.fallback }
}

interface Standing {
  readonly ref: string
  readonly seat: 0 | 1
}

/** Counts along a match. */
function watched({ game, puzzles, selfplay }: Watched, begin: object) {
  const tableOf = (state: object) => game.space(state as never) as Tabletop
  const lattice = heatLattice(tableOf(begin))
  const placeOf = (state: object, ref: string): Point | undefined => tableOf(state).pieces[ref]?.pose.at
  const cellOf = (state: object, ref: string) => {
    const at = placeOf(state, ref)
    return at && cellAt(lattice, at)
  }
  const seatOf = (seat: PlayerSeat | undefined) => (seat === 'A' ? 0 : seat === 'B' ? 1 : undefined)
  /** What may still be removed or taken by the one seat stands or is not held by that seat. */
  const offered = (state: object) => SIDES.map((seat) => puzzles.offered(state, seat))
  const standing = (state: object): readonly Standing[] =>
    offered(state).flatMap((goals, seat) =>
      goals.flatMap((goal) =>
        goal.type === 'remove' ? [{ ref: goal.piece, seat: seat === 0 ? (1 as const) : (0 as const) }] : [],
      ),
    )
  const holders = (state: object): ReadonlyMap<string, 0 | 1> => {
    const [free, others] = offered(state).map(
      (goals) => new Set(goals.flatMap((goal) => (goal.type === 'hold' ? [goal.place] : []))),
    )
    const all = [...new Set([...(free ?? []), ...(others ?? [])])]
    return new Map(
      all.flatMap((place): readonly (readonly [string, 0 | 1])[] => {
        if (!free?.has(place)) return [[place, 0]]
        return others?.has(place) ? [] : [[place, 1]]
      }),
    )
  }
  const [stood, died]: [number[], number[]] = [[], []]
  const shots: Shot[] = []
  const lost: [number, number] = [0, 0]
  const places = new Map<string, { cell: number; rounds: [number, number] }>()
  let alive = standing(begin)
  let round = selfplay.round(begin)
  let rounds = 0
  let first: 0 | 1 | undefined
  let homes: Pair<HomeEdge> | undefined

  const endRound = (state: object) => {
    rounds++
    for (const { ref } of alive) {
      const cell = cellOf(state, ref)
      if (cell !== undefined) stood.push(cell)
    }
    for (const [place, seat] of holders(state)) {
      const known = places.get(place)
      if (known) known.rounds[seat]++
    }
  }
  const notePlaces = (state: object) => {
    for (const { ref, at } of selfplay.places(state)) {
      const cell = cellAt(lattice, at)
      if (!places.has(ref) && cell !== undefined) places.set(ref, { cell, rounds: [0, 0] })
    }
  }
  return {
    /** `before` and `after`: the states around one answer. */
    after(before: object, after: object, events: readonly object[]) {
      if (events.length === 0) return
      first ??= seatOf(selfplay.first(after))
      for (const event of events)
        for (const { shooter, target } of selfplay.shots(event)) {
          const [from, to] = [cellOf(before, shooter), cellOf(before, target)]
          if (from !== undefined && to !== undefined) shots.push({ from, to })
        }
      const now = standing(after)
      const left = new Set(now.map(({ ref }) => ref))
      for (const { ref, seat } of alive) {
        if (left.has(ref)) continue
        lost[seat]++
        const cell = cellOf(before, ref)
        if (cell !== undefined) died.push(cell)
      }
      const next = selfplay.round(after)
      if (next !== round) {
        if (round > 0) endRound(before)
        round = next
      }
      alive = now
      if (round > 0 && !homes) {
        homes = homesOf(now, (ref) => placeOf(after, ref), tableOf(after))
        notePlaces(after)
      }
    },
    tally(end: object): Omit<Tally, 'seed' | 'isSwapped'> {
      const outcome = game.outcome(end as never)
      if (round > 0) endRound(end)
      const [winner, second] = outcome?.winners ?? []
      const isWipedOut = ([0, 1] as const).some((seat) => lost[seat] > 0 && alive.every((one) => one.seat !== seat))
      return {
        winner: second === undefined ? seatOf(winner) : undefined,
        first,
        homes,
        end: outcome ? (isWipedOut ? 'wiped-out' : 'counted') : 'stuck',
        points: [outcome?.scores.A ?? 0, outcome?.scores.B ?? 0],
        rounds,
        lost,
        stood,
        died,
        shots,
        held: [...places.values()],
      }
    },
  }
}

/** The edge next to which each side stands, on the whole, when the first round begins; undefined if a side is not on the table. */
function homesOf(
  alive: readonly Standing[],
  placeOf: (ref: string) => Point | undefined,
  { width, depth }: Pick<Tabletop, 'width' | 'depth'>,
): Pair<HomeEdge> | undefined {
  const [one, other] = ([0, 1] as const).map((seat): HomeEdge | undefined => {
    const at = alive.flatMap((trooper) => (trooper.seat === seat ? (placeOf(trooper.ref) ?? []) : []))
    if (at.length === 0) return undefined
    const mean = (of: (place: Point) => number) => at.reduce((sum, place) => sum + of(place), 0) / at.length
    const [x, y] = [mean((place) => place.x), mean((place) => place.y)]
    const away = { near: y, far: depth - y, left: x, right: width - x }
    return (Object.keys(away) as HomeEdge[]).sort((a, b) => away[a] - away[b])[0]
  })
  return one && other && [one, other]
}
