/** The plainest bot: any legal answer, but it does not end its go while something else can be done, most of the time. */
import { type AnyDecision, type Option, oneOf, type Rng, type Shapes } from '../kernel'

/** Ids with which a player declines or ends something: taken readily only when nothing else is left. */
const ENDINGS = new Set(['end', 'pass', 'ready', 'decline'])

/** Answers a decision at random, judged on this space; its fallback where no answer is found. */
export function sampledAnswer<Space>(decision: AnyDecision, shapes: Shapes<Space>, space: Space, rng: Rng): unknown {
  if (decision.choice.shape === 'pick') {
    const { options, least, most } = decision.choice as AnyDecision['choice'] & {
      readonly options: readonly Option[]
      readonly least: number
      readonly most: number
    }
    const open = options.filter((option) => !option.refused && !ENDINGS.has(option.id))
    if (least === 1 && most === 1 && open.length > 0 && rng.below(12) > 0) return [oneOf(open, rng).id]
  }
  const rules = shapes[decision.choice.shape]
  if (!rules) throw new Error(`no rules for the shape ${decision.choice.shape}`)
  // Looked up by the shape's own name, the rules take this choice.
  return rules.sample(decision.choice as never, space, rng) ?? decision.fallback
}
