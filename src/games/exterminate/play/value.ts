/** How a match of *Exterminate!* stands for a side: points, figures left, nodes, and how near figures are to free nodes. */
import type { PlayerSeat } from '../../../kernel'
import { pointsOf } from '../rules/chapters/setup'
import { type Figure, otherSide, type Side, type State, sideOf } from '../rules/state'

/** What a figure is worth alive: what its loss costs, and the work that it can still do. */
const ALIVE = 0.8
const SHOCKED = 0.45
const WOUND = 0.5
const STRESS = 0.12
const FATE = 0.3
const CARD = 0.25
const NODE = 1
/** A figure beside a free node has the better part of it. */
const BESIDE = 0.35
/** Two standard ranges, in units of a hundredth of a millimetre: farther away, a node is nobody's. */
const FAR = 30_480
/** So many points ahead are half of the way to a sure win. */
const SCALE = 3.5

function figureWorth({ profile, condition, stress, wounds }: Figure): number {
  if (condition === 'exterminated') return 0
  const whole = ALIVE + profile.points * 0.5 + Math.max(0, profile.wounds - wounds) * WOUND
  return whole * (condition === 'shocked' ? SHOCKED : 1) - Math.min(stress, 3) * STRESS
}

/** What lies free is worth something to who stands nearer. */
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
  // Towards the end what is left matters less than what has been scored.
  const left = isOver ? 0 : Math.min(1, Math.max(0.25, (state.turns - state.turn + 1) / Math.max(1, state.turns)))
  return (
    pointsOf(state)[seat] +
    (isOver ? 0 : force * (0.4 + left * 0.6) + ground(state, seat) + (fate * FATE + hand.length * CARD) * left)
  )
}

export function exterminateValue(world: object, seat: PlayerSeat): number {
  // The platform passes back only states of this game.
  const state = world as State
  const own = sideOf(seat)
  const ahead = standing(state, own) - standing(state, otherSide(own))
  return (1 + ahead / (SCALE + Math.abs(ahead))) / 2
}
