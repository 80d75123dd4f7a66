/** Who has won at the end of a Round (DZ-WIN). */
import { otherSide, SIDES, type Side, type State } from '../state'
import { onTeam } from './models'
import { pointsOf } from './score'

/** A side is wiped out when nobody of it is on the battlefield, nor still to come. */
function isGone(state: State, seat: Side): boolean {
  return !onTeam(state, seat).some(({ standing, ref }) => standing === 'board' || state.flanking?.includes(ref))
}

/** DZ-WIN-07, in its order; AMB-58: an agreed last Round. Nothing while the match goes on. */
export function winnerOf(state: State): Side | 'draw' | undefined {
  const points = pointsOf(state)
  const ahead = points.A === points.B ? undefined : points.A > points.B ? 'A' : 'B'
  const there = SIDES.filter((seat) => points[seat] >= state.target)
  const [only] = there
  if (there.length === 1) return only
  if (there.length === 2 && ahead) return ahead
  const gone = SIDES.filter((seat) => isGone(state, seat))
  const [lost] = gone
  if (gone.length === 2) return ahead ?? 'draw'
  if (lost) {
    // 6.6: a side that has left over the edge with more points is not exterminated; the other plays on alone.
    const hasLeft = state.set.mayLeave && onTeam(state, lost).some(({ standing }) => standing === 'left')
    return hasLeft && ahead === lost ? lost : otherSide(lost)
  }
  const limit = state.rulings.roundLimit
  return limit !== 'none' && state.round >= Number(limit) ? (ahead ?? 'draw') : undefined
}
