/** How well a side stands in a match of *Deadzone*: points, models and their worth to the enemy, objectives held or in reach. */
import type { PlayerSeat } from '../../../kernel'
import { cubeOf } from '../rules/facts/cubes'
import { onBoard } from '../rules/facts/models'
import { controlOf, pointsOf } from '../rules/facts/score'
import { type Model, otherSide, type Side, type State, sideOf } from '../rules/state'

const MODEL = 0.35
const DAMAGE = 0.35
const PINNED = 0.12
const ITEM = 0.3
const HELD = 0.5
/** Being this many points ahead counts as half way to a certain win. */
const SCALE = 2.5

function modelWorth({ profile, damage, pinned, standing, items, onFire }: Model): number {
  if (standing === 'dead') return 0
  const whole = MODEL + profile.vp * 0.6
  return whole * (1 - Math.min(0.8, damage * DAMAGE)) - (pinned ? PINNED : 0) - (onFire ? PINNED : 0) + items.length * ITEM
}

function standingOf(state: State, seat: Side): number {
  const points = pointsOf(state)[seat]
  if (state.phase === 'over') return points
  const force = Object.values(state.models).reduce((sum, model) => (model.seat === seat ? sum + modelWorth(model) : sum), 0)
  const held = state.objectives.reduce((sum, objective) => {
    if (controlOf(state, objective) === seat) return sum + objective.vp * HELD
    const isContested = onBoard(state, seat).some((ref) => cubeOf(state, ref) === objective.cube)
    return isContested ? sum + objective.vp * HELD * 0.3 : sum
  }, 0)
  return points + force + held
}

export function deadzoneValue(world: object, seat: PlayerSeat): number {
  // The platform passes only states of this game here.
  const state = world as State
  const own = sideOf(seat)
  const ahead = standingOf(state, own) - standingOf(state, otherSide(own))
  return (1 + ahead / (SCALE + Math.abs(ahead))) / 2
}
