/** The deployment areas, and the vortex nodes as objectives, for the lab's layers. All of it is public. */
import type { LabGround } from '../../../lab/ground'
import { heightUnder } from '../../../table/layout'
import { BASE_HEIGHT } from '../../../table/sight'
import type { View } from '../rules/state'
import { strip } from './look'

export function groundIn(view: View): LabGround {
  const { A, B } = view.sides
  return {
    areas: [A, B].flatMap(({ seat, edge }) => (edge ? [{ ref: seat, seat, outlines: [strip(view, edge)] }] : [])),
    objectives: Object.values(view.nodes).flatMap(({ ref, carrier }) => {
      // A carried node is at its carrier's position.
      const pose = view.tabletop.pieces[ref]?.pose ?? (carrier === undefined ? undefined : view.tabletop.pieces[carrier]?.pose)
      return pose ? [{ ref, at: pose.at, height: heightUnder(view.tabletop, pose) + BASE_HEIGHT }] : []
    }),
  }
}
