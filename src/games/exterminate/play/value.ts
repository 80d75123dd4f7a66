/** How well a side stands in a match of *Exterminate!*, and when two positions can be compared. */
import { distance } from '../../../geometry/measure'
import type { Units } from '../../../geometry/types'
import type { Ref } from '../../../table/piece'
import { type Standing, sum, valueBy } from '../../standing'
import { pointsOf } from '../rules/chapters/setup'
import { figuresOf } from '../rules/facts/figures'
import { carriedPoints } from '../rules/facts/nodes'
import { type Figure, otherSide, SIDES, type Side, type State, sideOf } from '../rules/state'

/** Two standard ranges, in hundredths of a millimetre: a node farther away counts for nobody. */
const FAR: Units = 30_480
/** Stress beyond this changes little. */
const STRESS = 3

type Trait =
  | 'points'
  | 'carried'
  | 'up'
  | 'upPoints'
  | 'shocked'
  | 'wounds'
  | 'stress'
  | 'fate'
  | 'cards'
  | 'nearNodes'
  | 'melee'
  | 'shooting'
  | 'inRange'

const rangeOf = ({ weapons }: Figure['profile']): Units => Math.max(0, ...weapons.map(({ range }) => range ?? 0))

export const exterminateStanding: Standing<State, Trait> = {
  seats: () => SIDES,
  left: ({ turn, turns }) => Math.min(1, (turns - turn + 1) / Math.max(1, turns)),
  traits(state, player) {
    const seat: Side = sideOf(player)
    const up = figuresOf(state, seat).filter(({ condition }) => condition === 'operational')
    const at = (ref: Ref) => state.tabletop.pieces[ref]?.pose.at
    const places = up.flatMap(({ ref }) => at(ref) ?? [])
    const enemies = figuresOf(state, otherSide(seat)).flatMap(({ ref }) => at(ref) ?? [])
    const nodes = Object.keys(state.nodes).flatMap((ref) => at(ref) ?? [])
    const isInRange = ({ ref, profile }: Figure) => {
      const own = at(ref)
      const range = profile.shoot === undefined ? 0 : rangeOf(profile)
      return own !== undefined && range > 0 && enemies.some((enemy) => distance(own, enemy) <= range)
    }
    return {
      points: pointsOf(state)[seat],
      carried: carriedPoints(state, seat),
      up: up.length,
      upPoints: sum(up, ({ profile }) => profile.points),
      shocked: figuresOf(state, seat).filter(({ condition }) => condition === 'shocked').length,
      wounds: sum(up, ({ profile, wounds }) => Math.max(0, profile.wounds - wounds)),
      stress: sum(up, ({ stress }) => Math.min(stress, STRESS)),
      fate: state.sides[seat].fate,
      cards: state.sides[seat].hand.length,
      nearNodes: sum(nodes, (node) => Math.max(0, ...places.map((place) => 1 - distance(place, node) / FAR))),
      melee: sum(up, ({ profile }) => profile.melee + profile.attacks - 1),
      shooting: sum(up, ({ profile }) => profile.shoot ?? 0),
      inRange: up.filter(isInRange).length,
    }
  },
  weights: {
    points: [0.57, -0.08],
    carried: [0.48, -0.01],
    up: [-0.29, 0.97],
    upPoints: [0.28, -0.12],
    shocked: [0.54, 0.8],
    wounds: [0.32, 0.46],
    stress: [-0.13, 0.07],
    fate: [0.7, 0.17],
    cards: [0.19, 0.03],
    nearNodes: [0.63, -0.04],
    melee: [0.1, -0.04],
    shooting: [0.25, 0.34],
    inRange: [0.25, -0.04],
  },
}
export const exterminateValue = valueBy(exterminateStanding)

const PARTS = { setup: 0, move: 0, shoot: 2, melee: 4, upkeep: 6, over: 7 } as const
const PARTS_OF_TURN = 7

/**
 * Two parts of phases are a stage, so that the enemy's answer shows: after a move how he moves, after a shot how he shoots.
 * Initiative belongs to the first part of its turn.
 */
export function exterminateStage(world: object): number {
  const { phase, turn, now, active, dice } = world as State
  const isSecond = now !== active && (phase === 'move' || phase === 'shoot' || phase === 'melee')
  const part = dice?.['initiative-A'] ? 0 : PARTS[phase] + (isSecond ? 1 : 0)
  return (Math.max(1, turn) * PARTS_OF_TURN + part) / 2
}
