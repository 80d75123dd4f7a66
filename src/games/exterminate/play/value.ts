/** How well a side stands in a match of *Exterminate!*: points, figures, nodes, and how close figures are to free nodes. */
import type { PlayerSeat } from '../../../kernel'
import { pointsOf } from '../rules/chapters/setup'
import { type Figure, otherSide, type Side, type State, sideOf } from '../rules/state'

/** The worth of a living figure: the points that the enemy would score for it, and what it can still do. Reduced when shocked. */
const ALIVE = 0.8
const SHOCKED = 0.45
const WOUND = 0.5
const STRESS = 0.12
const FATE = 0.3
const CARD = 0.25
const NODE = 1
/** The share of a free node's worth for the side whose figure is next to it. */
const BESIDE = 0.35
/** Two standard ranges, in hundredths of a millimetre. Beyond that distance, a node counts for neither side. */
const FAR = 30_480
/** Being this many points ahead counts as half way to a certain win. */
const SCALE = 3.5

function figureWorth({ profile, condition, stress, wounds }: Figure): number {
  if (condition === 'exterminated') return 0
  const whole = ALIVE + profile.points * 0.5 + Math.max(0, profile.wounds - wounds) * WOUND
  return whole * (condition === 'shocked' ? SHOCKED : 1) - Math.min(stress, 3) * STRESS
}

/** Free nodes count for the side whose figures are closer. */
function ground(state: State, seat: Side): number {
  const { pieces } = state.tabletop
  return Object.values(state.nodes).reduce((sum, { ref, carrier }) => {
    if (carrier !== undefined) return sum + (state.figures[carrier]?.seat === seat ? NODE : 0)
    const at = pieces[ref]?.pose.at
    if (!at) return sum
    const nearest = Object.values(state.figures).reduce((least, figure) => {
      const own = figure.seat === seat && figure.condition === 'operational' ? pieces[figure.ref]?.pose.at : undefined
      return own ? Math.min(least, Math.sqrt((own.x - at.x) * (own.x - at.x) + (own.y - at.y) * (own.y - at.y))) : least
    }, FAR)
    return sum + BESIDE * (1 - nearest / FAR)
  }, 0)
}

function standing(state: State, seat: Side): number {
  const { fate, hand } = state.sides[seat]
  const figures = Object.values(state.figures).filter((figure) => figure.seat === seat)
  const isOver = state.phase === 'over'
  const force = figures.reduce((sum, figure) => sum + figureWorth(figure), 0)
  // Towards the end, figures and nodes count less than points already scored.
  const left = isOver ? 0 : Math.min(1, Math.max(0.25, (state.turns - state.turn + 1) / Math.max(1, state.turns)))
  return (
    pointsOf(state)[seat] +
    (isOver ? 0 : force * (0.4 + left * 0.6) + ground(state, seat) + (fate * FATE + hand.length * CARD) * left)
  )
}

export function exterminateValue(world: object, seat: PlayerSeat): number {
  // The platform passes only states of this game here.
  const state = world as State
  const own = sideOf(seat)
  const ahead = standing(state, own) - standing(state, otherSide(own))
  return (1 + ahead / (SCALE + Math.abs(ahead))) / 2
}
