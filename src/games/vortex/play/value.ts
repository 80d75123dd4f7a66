/** How well a side stands in a match of *Vortex*, and when two positions can be compared. */
import { gapAtMost } from '../../../geometry/measure'
import type { Units } from '../../../geometry/types'
import type { Ref } from '../../../table/piece'
import { type Standing, sum, valueBy } from '../../standing'
import { discAt, standing, statOf } from '../rules/facts/figures'
import { finalLedger } from '../rules/facts/score'
import { otherSide, SIDES, type Side, type State } from '../rules/state'

/** Within this of an enemy, it can charge or be charged in a turn, roughly. */
const REACH: Units = 15_000

type Trait = 'score' | 'life' | 'reach'

export const vortexStanding: Standing<State, Trait> = {
  seats: () => SIDES,
  left: ({ turn, turns }) => Math.min(1, (turns - turn + 1) / (turns + 1)),
  traits(state, player) {
    // The cast is safe: only the two sides of this game are asked for.
    const seat = player as Side
    const alive = standing(state, seat).flatMap((ref) => {
      const figure = state.figures[ref]
      return figure?.standing === 'alive' ? [figure] : []
    })
    const enemies = standing(state, otherSide(seat))
    const life = ({ ref, damage }: (typeof alive)[number]) => Math.max(0, statOf(state, ref, 'VIE') - damage)
    const isNear = (ref: Ref) => enemies.some((enemy) => gapAtMost(discAt(state, ref), discAt(state, enemy), REACH))
    return {
      // What it would score if the match ended now, and what it still has to score with.
      score:
        sum(finalLedger(state), (line) => (line.seat === seat ? line.points : 0)) + sum(alive, ({ profile }) => profile.points),
      life: sum(alive, life),
      reach: sum(alive, ({ ref, profile }) => (isNear(ref) ? profile.points : 0)),
    }
  },
  // Fitted, but for the early ones: what happens in the first turns hardly foretells who wins, and yet somebody must be hurt.
  weights: {
    score: [0.06, 0.02],
    life: [0.1, 0],
    reach: [0.02, 0],
  },
}
export const vortexValue = valueBy(vortexStanding)

/** More than the steps of any turn. */
const STEPS = 20

/** Each step of a turn, in which the miniatures of one rapidity act, is a stage. */
export function vortexStage(world: object): number {
  const { turn, step } = world as State
  return Math.max(1, turn) * STEPS + Math.max(0, step)
}
