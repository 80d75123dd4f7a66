/** Where the sides deployed, and the vortex nodes as objectives: what the lab's layers are about. All of it is public. */
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
      // A node that is carried is where its carrier is.
      const pose = view.tabletop.pieces[ref]?.pose ?? (carrier === undefined ? undefined : view.tabletop.pieces[carrier]?.pose)
      return pose ? [{ ref, at: pose.at, height: heightUnder(view.tabletop, pose) + BASE_HEIGHT }] : []
    }),
  }
}
