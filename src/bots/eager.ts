/**
 * The plain bot: gives any legal answer, with preferences. It prefers actions with a target, moves towards the enemy, and ends
 * its part when little is left to do. It knows only the shapes of questions, and no rules of any game.
 */
import { lengthAtMost } from '../geometry/measure'
import type { Point } from '../geometry/types'
import { type AnyDecision, type Option, oneOf, type Pick, type Rng, type Shapes } from '../kernel'
import type { Path, RouteAnswer } from '../table/choice'
import type { Pose, Tabletop } from '../table/piece'

/** What the bot is told about its game, besides the question. */
export interface Taste {
  readonly shapes: Shapes<Tabletop>
  readonly tabletop: Tabletop
  readonly rng: Rng
  /** Places worth moving to: the enemy, an objective. */
  readonly goals: readonly Point[]
  /** How much the game values an option; undefined if the game has no opinion. */
  readonly worth?: (option: Option) => number | undefined
  /** Gives what it likes best, without the variety that keeps a plain bot from being foreseen. */
  readonly steady?: boolean
}

/** Option ids that decline or end something. */
const ENDINGS = new Set(['end', 'pass', 'decline', 'enough'])
/** Number of legal spots that are sampled before the bot places or moves a piece. */
const SPOTS = 5

export function eagerAnswer(decision: AnyDecision, taste: Taste): unknown {
  switch (decision.choice.shape) {
    case 'pick':
      return weighed(decision, taste) ?? eagerPick(decision, taste) ?? sampled(decision, taste)
    case 'path':
    case 'place':
    case 'route':
      return nearest(decision, taste)
    default:
      return sampled(decision, taste)
  }
}

function sampled(decision: AnyDecision, { shapes, tabletop, rng }: Taste): unknown {
  const rules = shapes[decision.choice.shape]
  if (!rules) throw new Error(`no rules for the shape ${decision.choice.shape}`)
  // The cast is safe: the rules were looked up by this choice's own shape.
  return rules.sample(decision.choice as never, tabletop, rng) ?? decision.fallback
}

/** Worths that differ by less than this count as equal; for a steady bot, by less than the second. */
const [SPREAD, STEADY_SPREAD] = [0.6, 0.1]
const PARTS = 1024

/** The best options by the game's `worth`: one, or for a pick of several all with a positive worth. Undefined without worths. */
function weighed(decision: AnyDecision, { rng, worth, steady }: Taste): readonly string[] | undefined {
  if (!worth) return undefined
  // The cast is safe: a choice whose shape is 'pick' is a `Pick`.
  const { options, least, most, apart } = decision.choice as Pick
  const open = options.filter((option) => !option.refused)
  const values = open.map((option) => worth(option))
  if (values.every((value) => value === undefined)) return undefined
  const ranked = open
    .map(({ id }, index) => ({
      id,
      value: values[index] ?? 0,
      luck: (rng.below(PARTS) / PARTS) * (steady ? STEADY_SPREAD : SPREAD),
    }))
    .sort((a, b) => b.value + b.luck - (a.value + a.luck))
  const good: string[] = []
  for (const { id, value } of ranked) {
    const isWanted = good.length < least || (value > 0 && good.length < most)
    const clashes = apart?.some(([a, b]) => (a === id && good.includes(b)) || (b === id && good.includes(a)))
    if (isWanted && !clashes) good.push(id)
  }
  // If exclusions leave too few options, the caller falls back to any legal set.
  return good.length >= least ? good : undefined
}

/** One option, or undefined if more than one may be picked. */
function eagerPick(decision: AnyDecision, { rng, tabletop }: Taste): readonly string[] | undefined {
  // The cast is safe: a choice whose shape is 'pick' is a pick.
  const { options, least, most } = decision.choice as AnyDecision['choice'] & {
    readonly options: readonly Option[]
    readonly least: number
    readonly most: number
  }
  if (least !== 1 || most !== 1) return undefined
  const open = options.filter((option) => !option.refused)
  const acts = open.filter((option) => option.on && option.on.length > 0)
  const others = open.filter((option) => !acts.includes(option))
  const unplaced = acts.filter(({ on }) => on?.[0] !== undefined && !Object.hasOwn(tabletop.pieces, on[0]))
  if (unplaced.length > 0) return [oneOf(unplaced, rng).id]
  const onward = others.find(({ id }) => !ENDINGS.has(id))
  if (onward && acts.length > 0 && rng.below(5) > 0) return [onward.id]
  const aimed = acts.filter((option) => option.shows !== undefined)
  if (aimed.length > 0 && rng.below(10) > 0) return [oneOf(aimed, rng).id]
  if (acts.length > 0 && rng.below(30) > 0) return [oneOf(acts, rng).id]
  return others.length > 0 ? [oneOf(others, rng).id] : undefined
}

/** The sampled legal answer that ends nearest to a goal. A quarter of the time it is a random one. */
function nearest(decision: AnyDecision, taste: Taste): unknown {
  const { goals, steady } = taste
  const straight = onto(decision, taste, goals)
  if (straight) return straight
  let best = sampled(decision, taste)
  if (goals.length === 0 || (!steady && taste.rng.below(4) === 0)) return best
  for (let tried = 1; tried < SPOTS; tried++) {
    const other = sampled(decision, taste)
    if (farness(other, goals) < farness(best, goals)) best = other
  }
  return best
}

/** A straight path onto a goal within the budget, if the path may end there. */
function onto(
  { choice }: AnyDecision,
  { shapes, tabletop, rng, steady }: Taste,
  goals: readonly Point[],
): readonly Point[] | undefined {
  if (choice.shape !== 'path' || (choice as Path).must || (!steady && rng.below(8) === 0)) return undefined
  const { from, budget } = choice as Path
  const near = goals.filter(({ x, y }) => lengthAtMost([from, { x, y }], budget))
  const goal = near.find(({ x, y }) => shapes.path?.accepts(choice as never, [{ x, y }], tabletop).allowed)
  return goal && [{ x: goal.x, y: goal.y }]
}

/** The squared distance from an answer's end to the nearest goal; an answer that goes nowhere counts as farthest. */
function farness(answer: unknown, goals: readonly Point[]): number {
  const end = endOf(answer)
  if (!end) return Number.POSITIVE_INFINITY
  return Math.min(...goals.map((goal) => (goal.x - end.x) * (goal.x - end.x) + (goal.y - end.y) * (goal.y - end.y)))
}

/** Where a path, a place or a route ends. */
function endOf(answer: unknown): Point | undefined {
  if (Array.isArray(answer)) return answer[answer.length - 1] as Point | undefined
  // An answer that is not a path is a pose, or has one at its end.
  const posed = answer as Partial<Pose & RouteAnswer> | undefined
  return posed?.at ?? posed?.pose?.at
}
