/** How well a side stands in a match of *Vortex*: points, what its miniatures can still do, and what the scenario will score. */
import { distance } from '../../../geometry/measure'
import type { Point, Units } from '../../../geometry/types'
import type { PlayerSeat } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { ANCHOR_POINTS } from '../rules/constants'
import { pieceOf, standing, statOf } from '../rules/facts/figures'
import { holderOf, pointsOf } from '../rules/facts/score'
import { type Figure, otherSide, type Side, type State } from '../rules/state'

/** The worth of a living miniature, as a share of the points that the enemy would score for it. */
const ALIVE = 0.6
/** How much of that is gone with the last point of life but one. */
const HURT = 0.5
const MANA = 0.25
const WILL = 0.1
const TRANCE = 0.5
/** The share of an anchor's points for who holds it in the first turn; all of it in the last. */
const EARLY = 0.3
/** The share of an anchor's or a way's points for being on the way there. */
const NEAR = 0.25
/** Farther away than this, a miniature counts for no anchor. */
const FAR: Units = 50_000
/** Being this many points ahead counts as half way to a certain win. */
const SCALE = 30

function figureWorth(state: State, { ref, profile, damage, mana, will, trance }: Figure): number {
  const life = Math.max(1, statOf(state, ref, 'VIE'))
  const whole = profile.points * ALIVE * (1 - (HURT * Math.min(damage, life)) / life)
  return whole + mana * MANA + will * WILL + (trance > 0 ? TRANCE : 0)
}

/** How near the closest of these is to a place, from 0 to 1. */
const nearness = (state: State, refs: readonly Ref[], place: Point): number =>
  refs.reduce((most, ref) => Math.max(most, 1 - distance(pieceOf(state, ref).pose.at, place) / FAR), 0)

/** How far towards the enemy's edge it has come, from 0 to 1. */
function progress(state: State, ref: Ref, seat: Side): number {
  const { depth } = state.tabletop
  const { y } = pieceOf(state, ref).pose.at
  return (state.sides[seat].strip === 'near' ? y : depth - y) / depth
}

/** What the scenario's ground is worth: the later, the more it counts who stands where. */
function ground(state: State, seat: Side, alive: readonly Figure[]): number {
  const late = Math.min(1, state.turn / Math.max(1, state.turns))
  const share = EARLY + (1 - EARLY) * late * late
  const refs = alive.map(({ ref }) => ref)
  if (state.goal === 'passage')
    return state.anchors.reduce((sum, at, anchor) => {
      const held = holderOf(state, anchor) === seat ? share : 0
      return sum + ANCHOR_POINTS * (held + NEAR * nearness(state, refs, at))
    }, 0)
  if (state.goal === 'breakthrough')
    return alive.reduce((sum, { ref, profile }) => sum + profile.points * progress(state, ref, seat) * (NEAR + share / 2), 0)
  return 0
}

function standingOf(state: State, seat: Side): number {
  const points = pointsOf(state)[seat]
  if (state.phase === 'over') return points
  const alive = standing(state, seat)
    .flatMap((ref) => state.figures[ref] ?? [])
    .filter((figure) => figure.standing === 'alive')
  const force = alive.reduce((sum, figure) => sum + figureWorth(state, figure), 0)
  // Only half of the kills count in a breakthrough.
  const scored = state.goal === 'breakthrough' ? points / 2 : points
  // Towards the end, what miniatures could still do counts less than points.
  const left = 1 - state.turn / (state.turns + 1)
  return scored + force * (0.3 + 0.7 * left) + ground(state, seat, alive)
}

export function vortexValue(world: object, seat: PlayerSeat): number {
  // The platform passes only states of this game, and asks only its two sides.
  const state = world as State
  const own = seat as Side
  const ahead = standingOf(state, own) - standingOf(state, otherSide(own))
  return (1 + ahead / (SCALE + Math.abs(ahead))) / 2
}
