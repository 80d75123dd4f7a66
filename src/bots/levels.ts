/** The levels of bots and how long each may think. */
import type { AnyRules } from '../games/rules-of'
import type { AnyDecision, Rng, Seen, Terms } from '../kernel'
import type { Tabletop } from '../table/piece'
import { TABLE_SHAPES } from '../table/shapes'
import { botAnswer, botDecision, choose, practised } from './bot'
import { eagerAnswer } from './eager'
import { isSecret, mixing } from './search/mixed'
import { type Effort, type Found, searching } from './search/search'

export const LEVELS = ['beginner', 'plain', 'strong', 'strongest'] as const
/** `beginner` makes human mistakes, `plain` takes what looks best, `strong` and `strongest` search ahead. */
export type Level = (typeof LEVELS)[number]

/** Playouts per answer. */
export const PLAYOUTS: { readonly [L in 'strong' | 'strongest']: number } = { strong: 48, strongest: 192 }

/** A budget in playouts: the same answer on every run. */
export const inPlayouts = (level: 'strong' | 'strongest', playouts = PLAYOUTS[level]): Effort => ({
  spent: (done) => done / playouts,
})

/** For real matches: milliseconds per answer. Other levels do not search. */
export const THINKING_TIME: { readonly [L in Level]?: number } = { strong: 1000, strongest: 3000 }

/** A bot's answer, with the answers it considered. */
export interface Thought extends Found {
  readonly decision: AnyDecision['id']
}

/** In one of `THOUGHTLESS` answers a beginner ignores the options' worth; otherwise he misjudges it by up to `ERROR`. */
const THOUGHTLESS = 3
const ERROR = 1.5
const PARTS = 1024

/** A beginner misjudges the worth of options, sometimes ignores it, and overlooks standing offers. */
function beginner(rules: AnyRules, known: Seen<Terms>, rng: Rng): Thought {
  const { worth } = rules
  const vague: AnyRules = worth
    ? {
        ...rules,
        worth(view, decision, option) {
          const value = worth(view, decision, option)
          return value === undefined ? undefined : value + ((rng.below(PARTS) / PARTS) * 2 - 1) * ERROR
        },
      }
    : rules
  const owed = known.decisions.filter((decision) => decision.offer === undefined)
  const decision = botDecision(vague, known.view, owed)
  if (!decision) throw new Error('a bot was asked nothing')
  const space = rules.game.space(known.view) as Tabletop
  const answer =
    rng.below(THOUGHTLESS) === 0
      ? eagerAnswer(decision, { shapes: TABLE_SHAPES, tabletop: space, rng, goals: [] })
      : botAnswer(vague, known.view, decision, rng)
  return { decision: decision.id, answer, considered: [] }
}

/**
 * Thinks about what a seat is asked. Each step is one playout, after which the caller may pause or stop; it yields the answer it
 * would give then. Levels that do not search return at once. Throws if the seat is asked nothing.
 */
export function* thinking(
  rules: AnyRules,
  known: Seen<Terms>,
  level: Level,
  rng: Rng,
  effort?: Effort,
): Generator<Thought, Thought, void> {
  if (level === 'beginner') return beginner(rules, known, rng)
  if (level === 'plain') return { ...choose(rules, known, rng), considered: [] }
  const keen = practised(rules)
  const decision = botDecision(keen, known.view, known.decisions)
  if (!decision) throw new Error('a bot was asked nothing')
  // Standing offers are not searched: they are asked again after every answer.
  if (decision.offer !== undefined) return { ...choose(keen, known, rng), considered: [] }
  const budget = effort ?? inPlayouts(level)
  const search = isSecret(rules, known, decision, rng) ? mixing : searching
  const steps = search(rules, known, decision, budget, rng)
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield { decision: decision.id, ...step.value }
  return { decision: decision.id, ...step.value }
}

/** Thinks without pausing. */
export function thoughtOf(rules: AnyRules, known: Seen<Terms>, level: Level, rng: Rng, effort?: Effort): Thought {
  const steps = thinking(rules, known, level, rng, effort)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
