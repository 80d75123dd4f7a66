/** Who has won at the end of a Round (DZ-WIN). */
import { otherSide, SIDES, type Side, type State } from '../state'
import { onTeam } from './models'
import { pointsOf } from './score'

/** Whether a side is wiped out: none of its models is on the battlefield or still to return from the flank. */
function isGone(state: State, seat: Side): boolean {
  return !onTeam(state, seat).some(({ standing, ref }) => standing === 'board' || state.flanking?.includes(ref))
}

/** DZ-WIN-07, in the order of the rule; AMB-58: an agreed last Round. Undefined while the match goes on. */
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
    // 6.6: a side that left over the edge and has more points does not count as exterminated, so it wins.
    const hasLeft = state.set.mayLeave && onTeam(state, lost).some(({ standing }) => standing === 'left')
    return hasLeft && ahead === lost ? lost : otherSide(lost)
  }
  const limit = state.rulings.roundLimit
  return limit !== 'none' && state.round >= Number(limit) ? (ahead ?? 'draw') : undefined
}
