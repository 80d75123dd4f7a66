/** How well a side stands in a match of *Vortex*, and when two positions can be compared. */
import { distance, gapAtMost } from '../../../geometry/measure'
import type { Units } from '../../../geometry/types'
import type { Ref } from '../../../table/piece'
import { type Standing, valueBy } from '../../standing'
import { discAt, pieceOf, standing, statOf } from '../rules/facts/figures'
import { finalLedger } from '../rules/facts/score'
import { otherSide, SIDES, type Side, type State } from '../rules/state'

/** Farther away than this, a miniature counts for no anchor. */
const FAR: Units = 50_000
/** Within this of an enemy, it can charge or be charged in a turn, roughly. */
const REACH: Units = 15_000

type Trait = 'points' | 'alive' | 'life' | 'mana' | 'will' | 'near' | 'progress' | 'reach'

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0)

/** How far towards the enemy's edge it has come, from 0 to 1. */
function progressOf(state: State, ref: Ref, seat: Side): number {
  const { depth } = state.tabletop
  const { y } = pieceOf(state, ref).pose.at
  return (state.sides[seat].strip === 'near' ? y : depth - y) / depth
}

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
    const anchors = state.goal === 'passage' ? state.anchors : []
    const nearest = (anchor: State['anchors'][number]) =>
      Math.max(0, ...alive.map(({ ref }) => 1 - distance(pieceOf(state, ref).pose.at, anchor) / FAR))
    const isNear = (ref: Ref) => enemies.some((enemy) => gapAtMost(discAt(state, ref), discAt(state, enemy), REACH))
    return {
      // What it would score if the match ended now.
      points: sum(finalLedger(state), (line) => (line.seat === seat ? line.points : 0)),
      alive: sum(alive, ({ profile }) => profile.points),
      life: sum(alive, life),
      mana: sum(alive, ({ mana }) => mana),
      will: sum(alive, ({ will }) => will),
      near: sum(anchors, nearest),
      progress:
        state.goal === 'breakthrough' ? sum(alive, ({ ref, profile }) => profile.points * progressOf(state, ref, seat)) : 0,
      reach: sum(alive, ({ ref, profile }) => (isNear(ref) ? profile.points : 0)),
    }
  },
  weights: {
    points: [0, 0],
    alive: [0, 0],
    life: [0, 0],
    mana: [0, 0],
    will: [0, 0],
    near: [0, 0],
    progress: [0, 0],
    reach: [0, 0],
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
