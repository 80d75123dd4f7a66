/** How well a side stands in a match of *Deadzone*, and when two positions can be compared. */
import { type Standing, sum, valueBy } from '../../standing'
import { cubeFrom, cubeOf, rangeOf } from '../rules/facts/cubes'
import { onBoard } from '../rules/facts/models'
import { controlOf, pointsOf } from '../rules/facts/score'
import { SIDES, type State, sideOf } from '../rules/state'

/** More cubes away than this, a model counts for no objective. */
const FAR = 6
/** No Stat is worse than this. */
const WORST = 9

type Trait =
  | 'points'
  | 'models'
  | 'worth'
  | 'damage'
  | 'pinned'
  | 'items'
  | 'fresh'
  | 'held'
  | 'near'
  | 'dice'
  | 'first'
  | 'shooting'
  | 'fighting'

const skill = (stat: number | null): number => (stat === null ? 0 : WORST - stat)

export const deadzoneStanding: Standing<State, Trait> = {
  seats: () => SIDES,
  left(state) {
    const { A, B } = pointsOf(state)
    return Math.max(0, Math.min(1, 1 - Math.max(A, B) / state.target))
  },
  traits(state, player) {
    const seat = sideOf(player)
    const own = Object.values(state.models).filter(
      (model) => model.seat === seat && (model.standing === 'board' || model.standing === 'reserve'),
    )
    const cubes = onBoard(state, seat).map((ref) => cubeOf(state, ref))
    const count = (is: (model: (typeof own)[number]) => boolean) => own.filter(is).length
    const objectives = state.objectives.map((objective) => ({ ...objective, holder: controlOf(state, objective) }))
    const nearest = (cube: string) => Math.max(0, ...cubes.map((from) => 1 - rangeOf(cubeFrom(from), cubeFrom(cube)) / FAR))
    return {
      points: pointsOf(state)[seat],
      models: own.length,
      worth: sum(own, ({ profile }) => profile.vp),
      damage: sum(own, ({ damage }) => damage),
      pinned: count(({ pinned }) => pinned),
      items: sum(own, ({ items }) => items.length),
      fresh: state.phase === 'turns' ? count(({ activated }) => !activated) : 0,
      held: sum(objectives, ({ holder, vp }) => (holder === seat ? vp : 0)),
      near: sum(objectives, ({ cube, vp }) => vp * nearest(cube)),
      dice: state.sides[seat].command.filter(({ spent }) => !spent).length,
      first: state.initiative === seat ? 1 : 0,
      shooting: sum(own, ({ profile }) => skill(profile.shoot)),
      fighting: sum(own, ({ profile }) => skill(profile.fight)),
    }
  },
  weights: {
    points: [0.57, -0.07],
    models: [0.25, 0.51],
    worth: [0.03, 0.36],
    damage: [-0.52, 0.07],
    pinned: [-0.1, -0.02],
    items: [0.05, -0.01],
    fresh: [0.23, -0.06],
    held: [1.13, 0.09],
    near: [0.71, 0.1],
    dice: [0.25, 0.02],
    first: [-0.09, 0.09],
    shooting: [0.04, 0.01],
    fighting: [-0.04, -0.12],
  },
}
export const deadzoneValue = valueBy(deadzoneStanding)

/** More than the models of any match. */
const MODELS = 100

/** Each activation is a stage. */
export function deadzoneStage(world: object): number {
  const { models, round } = world as State
  return Math.max(1, round) * MODELS + Object.values(models).filter(({ activated }) => activated).length
}
