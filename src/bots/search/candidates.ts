/**
 * The answers that a search considers, the likeliest first. The search begins with the first few and adds more while its budget
 * allows (progressive widening: G. Chaslot et al., "Progressive Strategies for Monte-Carlo Tree Search", 2008; for continuous
 * choices A. Couëtoux et al., "Continuous Upper Confidence Trees", 2011).
 */
import type { AnyRules } from '../../games/rules-of'
import { type AnyDecision, canonical, type Json, type Pick as PickSome, type Rng } from '../../kernel'
import { TABLE_SHAPES } from '../../table/shapes'
import { botAnswer, practised } from '../bot'
import { movesTo } from './moves'

/** How many answers are sampled if they cannot be listed. */
const SAMPLES = 10
/** How many steps the range of an amount is divided into, at most. */
const AMOUNTS = 10

/** Distinct legal answers, the practised bot's own first. */
export function candidatesFor(given: AnyRules, view: object, decision: AnyDecision, rng: Rng): readonly unknown[] {
  const rules = practised(given)
  const tabletop = rules.game.space(view)
  const shape = TABLE_SHAPES[decision.choice.shape]
  const proposed = [
    botAnswer(rules, view, decision, rng),
    ...movesTo(rules, view, decision),
    ...listed(rules, view, decision),
    ...(rules.candidates?.(view, decision) ?? []),
    decision.fallback,
  ]
  // The plain bot's answers vary more.
  if (!isListed(decision)) for (let tries = 0; tries < SAMPLES; tries++) proposed.push(botAnswer(given, view, decision, rng))
  const known = new Set<string>()
  return proposed.filter((answer) => {
    const name = canonical(answer as Json)
    if (known.has(name)) return false
    known.add(name)
    // The cast is safe: the rules were looked up by this choice's own shape.
    return shape?.accepts(decision.choice as never, answer, tabletop as never).allowed === true
  })
}

const isListed = ({ choice }: AnyDecision): boolean =>
  choice.shape === 'amount' || (choice.shape === 'pick' && (choice as PickSome).most === 1)

/** All answers to a question that has few, the most valued by the game first; empty for other questions. */
function listed({ worth }: AnyRules, view: object, decision: AnyDecision): readonly unknown[] {
  const { choice } = decision
  if (choice.shape === 'amount') {
    // The casts are safe: a choice has the type that its shape names.
    const { least, most } = choice as unknown as { readonly least: number; readonly most: number }
    const step = Math.max(1, Math.ceil((most - least) / AMOUNTS))
    const amounts = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, at) => least + at * step)
    return [...amounts, most]
  }
  if (choice.shape !== 'pick') return []
  const { options, least, most } = choice as PickSome
  const ranked = options
    .filter((option) => !option.refused)
    .map((option) => ({ id: option.id, value: worth?.(view, decision, option) ?? 0 }))
    .sort((one, other) => other.value - one.value)
    .map(({ id }) => id)
  if (least <= 1) return [...(least === 0 ? [[]] : []), ...(most >= 1 ? ranked.map((id) => [id]) : [])]
  return [ranked.slice(0, least)]
}
