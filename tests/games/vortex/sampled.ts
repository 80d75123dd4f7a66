/** Play by sampled answers, without the promises that the soaks check besides: for those who look at what is asked and told. */
import type { Event } from '../../../src/games/vortex/rules/events'
import type { Vortex } from '../../../src/games/vortex/rules/terms'
import { type AnyDecision, type Game, type MatchSpec, reply, type ShapeRules, start } from '../../../src/kernel'
import { seeded } from '../../conformance/rng'
import { BOLD } from './soak-scenes'

const SHAPES = BOLD as unknown as { readonly [shape: string]: ShapeRules<never> | undefined }

interface Watcher {
  /** What is open, before one of it is answered. */
  readonly asked?: (open: readonly AnyDecision[]) => void
  readonly told: (event: Event) => void
}
export function sampled(game: Game<Vortex>, spec: MatchSpec, seed: number, { asked, told }: Watcher): void {
  const rng = seeded(seed)
  let step = start(game, spec)
  for (let answers = 0; answers < 20_000; answers++) {
    step.events.forEach(told)
    const open = step.snapshot.pending as readonly AnyDecision[]
    const decision = open[rng.below(Math.max(1, open.length))]
    if (!decision) return
    asked?.(open)
    const space = game.space(step.snapshot.state) as never
    const answer = SHAPES[decision.choice.shape]?.sample(decision.choice as never, space, rng)
    step = reply(game, step.snapshot, decision.id, answer ?? decision.fallback)
  }
  throw new Error(`seed ${seed} does not end`)
}
