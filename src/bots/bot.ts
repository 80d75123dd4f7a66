/** Bots for any game: the plain bot, given the goals and option worths that the game's rules provide. */

import type { AnyRules } from '../games/rules-of'
import type { AnyDecision, Pick as PickOne, Rng } from '../kernel'
import type { Tabletop } from '../table/piece'
import { TABLE_SHAPES } from '../table/shapes'
import { eagerAnswer } from './eager'

/** Rules as a bot plays by them. */
export interface BotRules extends AnyRules {
  /** Always gives the answer it likes best (`Taste.steady`). */
  readonly steady?: boolean
}

/** Rules for bots that search: their own answers, and all answers in what they imagine, are as good as can be without searching. */
export const practised = (rules: AnyRules): BotRules => ({
  ...rules,
  steady: true,
  ...(rules.practised ? { worth: rules.practised } : {}),
})

/** Picks the open decision that a bot answers. A standing offer is chosen only if the game values one of its options. */
export function botDecision<D extends AnyDecision>(
  { worth }: Pick<AnyRules, 'worth'>,
  view: object,
  open: readonly D[],
): D | undefined {
  // The cast is safe: a standing offer is a pick.
  const isGood = (decision: D) =>
    decision.offer !== undefined &&
    (decision.choice as PickOne).options.some((option) => !option.refused && (worth?.(view, decision, option) ?? 0) > 0)
  const owed = open.find((decision) => decision.offer === undefined)
  return open.find((decision) => decision.seat === owed?.seat && isGood(decision)) ?? owed
}

/** The answer of a bot that sees this view (or state) of the game. Chance is answered by sampling. */
export function botAnswer(
  { game, goals, worth, answer, steady }: BotRules,
  view: object,
  decision: AnyDecision,
  rng: Rng,
): unknown {
  // The cast is safe: the space of a table-top game is its table.
  const tabletop = game.space(view) as Tabletop
  const { seat } = decision
  const said = seat === 'chance' ? undefined : answer?.(view, decision)
  if (said !== undefined) return said
  return eagerAnswer(decision, {
    shapes: TABLE_SHAPES,
    tabletop,
    rng,
    // Only questions about places need them.
    get goals() {
      return seat === 'chance' ? [] : (goals?.(view, seat) ?? [])
    },
    ...(worth ? { worth: (option) => worth(view, decision, option) } : {}),
    ...(steady ? { steady } : {}),
  })
}

/** Chooses for one seat from what that seat knows: which of its open decisions to answer, and how. Throws if nothing is asked. */
export function choose(
  rules: AnyRules,
  known: { readonly view: object; readonly decisions: readonly AnyDecision[] },
  rng: Rng,
): { readonly decision: AnyDecision['id']; readonly answer: unknown } {
  const decision = botDecision(rules, known.view, known.decisions)
  if (!decision) throw new Error('a bot was asked nothing')
  return { decision: decision.id, answer: botAnswer(rules, known.view, decision, rng) }
}
