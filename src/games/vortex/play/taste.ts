/**
 * What options of *Vortex* are worth to a bot: rough numbers, passing being 0. It sees what its seat sees, and judges distances by eye
 * as a beginner does. It decides nothing about the rules.
 */
import type { Point } from '../../../geometry/types'
import type { AnyDecision, PlayerSeat } from '../../../kernel'
import type { Worth } from '../../rules-of'
import type { State } from '../rules/state'

export const goalsOf = (world: object, seat: PlayerSeat): readonly Point[] => {
  const { figures, tabletop, anchors } = world as State
  const enemies = Object.values(figures).flatMap((figure) => {
    const piece = tabletop.pieces[figure.ref]
    return piece && figure.seat !== seat ? [piece.pose.at] : []
  })
  return [...anchors, ...enemies]
}
export const vortexWorth: Worth = () => undefined
export const vortexAnswer = (_view: object, _decision: AnyDecision): unknown => undefined
