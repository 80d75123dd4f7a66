/** The look of vortex nodes: face down until first taken; on the table, under their carrier, or waiting to be placed. */

import type { Moment } from '../../../client/moment'
import { INCH } from '../../../geometry/types'
import type { TokenFace, TokenLook } from '../../../scene/look'
import { heightUnder } from '../../../table/layout'
import { capital } from '../../../ui/words/plural'
import type { Speak } from '../../../ui/words/speak'
import { pickedOf } from '../../kit/questions/asked'
import type { View, VortexNode } from '../rules/state'
import { labelOf } from './names'
import { isPick, isPlace, openOn } from './open'
import { say } from './words'

/** Where the next node to place waits: on the left rim, where no figures stand before edges are chosen. */
const WAITING = -2.1 * INCH
const RIM_HEIGHT = 0.55 * INCH

/** What is printed on the node; before it was first taken only a vortex. */
export const nodeFace = ({ kind, points }: Pick<VortexNode, 'kind' | 'points'>): TokenFace =>
  kind === undefined
    ? { kind: 'node-down' }
    : { kind: `node-${kind}`, ...(points === undefined ? {} : { label: String(points) }) }

export function nodeLooks(view: View, { decisions, draft }: Moment<View>, speak: Speak): readonly TokenLook[] {
  const takeable = openOn(decisions, 'take nodes')
  const picked = pickedOf(draft, takeable)
  const placing = decisions.filter(isPlace).find(({ subject }) => subject === 'node where')
  return Object.values(view.nodes).flatMap((node): readonly TokenLook[] => {
    const { ref, radius, carrier } = node
    const face = { ref, radius, name: nodeLabel(view, node, speak), ...nodeFace(node) }
    const pose = view.tabletop.pieces[ref]?.pose ?? (carrier === undefined ? undefined : view.tabletop.pieces[carrier]?.pose)
    if (pose) {
      const isLit = takeable !== undefined && isPick(takeable) && takeable.choice.options.some(({ id }) => id === ref)
      return [
        {
          ...face,
          at: pose.at,
          z: heightUnder(view.tabletop, pose),
          ...(carrier === undefined ? {} : { carriedBy: carrier }),
          ...(isLit ? { lit: true, tone: picked.includes(ref) ? ('friend' as const) : ('allowed' as const) } : {}),
        },
      ]
    }
    // Only the next node to place is shown beside the table.
    if (placing?.choice.piece !== ref) return []
    // Until it is confirmed, a placed node can still be moved.
    const laid = draft.type === 'placing' && draft.piece === ref && !draft.held ? draft.pose : undefined
    if (laid) return [{ ...face, at: laid.at, z: heightUnder(view.tabletop, laid), liftable: true, lit: true }]
    const at = { x: WAITING, y: Math.round(view.tabletop.depth / 2) }
    return [{ ...face, at, z: RIM_HEIGHT, liftable: true, lit: true }]
  })
}

/** "Vortex node 2: temporal anomaly, 1 point at the end". */
function nodeLabel(view: View, { ref, kind, points = 0 }: VortexNode, speak: Speak): string {
  const name = labelOf(view, ref, speak.language)
  if (kind === undefined) return name
  const because = `${say(speak, 'node-kind', { kind })}, ${say(speak, 'node-worth', { points })}`
  return capital(say(speak, 'because-of', { total: name, because }))
}
