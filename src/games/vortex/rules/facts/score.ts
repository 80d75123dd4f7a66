/** Victory points and winners (6.7, house). */
import { gapAtMost } from '../../../../geometry'
import type { Ref } from '../../../../table/piece'
import { ANCHOR_POINTS, ANCHOR_RANGE, BREAK_DEPTH, EPS } from '../constants'
import { say } from '../said'
import { type LedgerLine, SIDES, type Side, type State } from '../state'
import { discAt, figureOf, pieceOf, standing } from './figures'

/** A side's miniatures on the table that are not doomed: only these count for anchors, breakthroughs and survival. */
const alive = (state: State, seat: Side): readonly Ref[] =>
  standing(state, seat).filter((ref) => figureOf(state, ref).standing === 'alive')

/** The side that controls an anchor now: the one with more living miniatures near it; undefined on a tie. */
export function holderOf(state: State, anchor: number): Side | undefined {
  const at = state.anchors[anchor]
  if (!at) return undefined
  const count = (seat: Side) =>
    alive(state, seat).filter((ref) => gapAtMost(discAt(state, ref), { at, radius: 0 }, ANCHOR_RANGE + EPS)).length
  const [a, b] = [count('A'), count('B')]
  return a === b ? undefined : a > b ? 'A' : 'B'
}

/** Whether its base lies wholly within 12 cm of the enemy's table edge. */
function hasBrokenThrough(state: State, ref: Ref): boolean {
  const { strip } = state.sides[figureOf(state, ref).seat]
  const { pose, radius } = pieceOf(state, ref)
  const { depth } = state.tabletop
  return strip === 'near' ? pose.at.y - radius >= depth - BREAK_DEPTH : pose.at.y + radius <= BREAK_DEPTH
}

/** The final ledger: kills (only half their points in a breakthrough) and what the scenario scores at the end. */
export function finalLedger(state: State): readonly LedgerLine[] {
  const { turn, ledger } = state
  switch (state.goal) {
    case 'annihilation':
      return ledger
    case 'passage':
      return [
        ...ledger,
        ...state.anchors.flatMap((_, anchor): readonly LedgerLine[] => {
          const seat = holderOf(state, anchor)
          return seat ? [{ seat, points: ANCHOR_POINTS, turn, why: say('anchor-held', { anchor: anchor + 1 }) }] : []
        }),
      ]
    case 'breakthrough':
      return SIDES.flatMap((seat): readonly LedgerLine[] => {
        const kills = ledger.filter((line) => line.seat === seat).reduce((sum, { points }) => sum + points, 0)
        const through = alive(state, seat).filter((ref) => hasBrokenThrough(state, ref))
        return [
          { seat, points: Math.floor(kills / 2), turn, why: say('half-of-kills', {}) },
          ...through.map((ref) => ({
            seat,
            points: figureOf(state, ref).profile.points,
            turn,
            why: say('broke-through', { figure: ref }),
          })),
        ]
      })
  }
}

export const pointsOf = ({ ledger }: Pick<State, 'ledger'>): { readonly [S in Side]: number } => {
  const of = (seat: Side) => ledger.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0)
  return { A: of('A'), B: of('B') }
}

/** 6.7: the winners, none on a draw. In an annihilation the only side with living miniatures wins, whatever the points. */
export function winnersOf(state: State): readonly Side[] {
  const left = SIDES.filter((seat) => alive(state, seat).length > 0)
  if (state.goal === 'annihilation' && left.length === 1) return left
  const { A, B } = pointsOf(state)
  return A === B ? [] : [A > B ? 'A' : 'B']
}
