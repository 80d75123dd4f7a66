/** Deployment strips and anchors, for the layers of the sight lab. All of them are public. */
import type { LabGround } from '../../../lab/ground'
import { SIDES, type View } from '../rules/state'
import { stripOf } from './look'

export function groundIn(view: View): LabGround {
  return {
    areas: SIDES.flatMap((seat) => {
      const { strip } = view.sides[seat]
      return strip ? [{ ref: seat, seat, outlines: [stripOf(view, strip)] }] : []
    }),
    objectives: view.anchors.map((at, index) => ({ ref: `anchor-${index}`, at, height: 0 })),
  }
}
