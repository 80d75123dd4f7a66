/** Vortex nodes on the table (4.4): which ones a figure touches, who carries which, where a node may be placed. */
import { gapAtMost } from '../../../../geometry'
import type { Place } from '../../../../table/choice'
import type { Pose, Ref } from '../../../../table/piece'
import { firstFree } from '../../../../table/shapes'
import { NODE_APART, NODE_OFF_EDGE, TOLERANCE } from '../constants'
import { placeSays, say } from '../said'
import type { Side, State, VortexNode } from '../state'
import { discAt, figureOf, isOnTable, pieceOf } from './figures'
import { clearOfTerrain } from './moves'

export function nodeOf(state: State, ref: Ref): VortexNode {
  const node = Object.hasOwn(state.nodes, ref) ? state.nodes[ref] : undefined
  if (!node) throw new Error(`there is no node ${ref}`)
  return node
}

/** All nodes that lie on the table, in the order of their names. */
export const lyingNodes = (state: State): readonly Ref[] => Object.keys(state.nodes).filter((ref) => isOnTable(state, ref))

export const carriedBy = (state: State, figure: Ref): readonly Ref[] =>
  Object.values(state.nodes).flatMap(({ ref, carrier }) => (carrier === figure ? [ref] : []))

/** EX-NOD-02, EX-NOD-10, EX-GEO-03: the nodes on the figure's level that its base touches. */
export const nodesTouched = (state: State, figure: Ref): readonly Ref[] => {
  const { on } = pieceOf(state, figure).pose
  return lyingNodes(state).filter(
    (ref) => pieceOf(state, ref).pose.on === on && gapAtMost(discAt(state, figure), discAt(state, ref), TOLERANCE.contact),
  )
}

/** EX-NOD-09: the points of the nodes that a side's figures carry now. */
export const carriedPoints = (state: State, seat: Side): number =>
  Object.values(state.nodes).reduce(
    (sum, { carrier, points = 0 }) => (carrier !== undefined && figureOf(state, carrier).seat === seat ? sum + points : sum),
    0,
  )

/** Where players may place a node: away from the edges and from other nodes (6.3.7). */
function placeAt(state: State, ref: Ref, apart: number): Place {
  const { width, depth } = state.tabletop
  const [x, y] = [width - NODE_OFF_EDGE, depth - NODE_OFF_EDGE]
  const area = [
    { x: NODE_OFF_EDGE, y: NODE_OFF_EDGE },
    { x, y: NODE_OFF_EDGE },
    { x, y },
    { x: NODE_OFF_EDGE, y },
  ] as const
  return {
    shape: 'place',
    piece: ref,
    radius: nodeOf(state, ref).radius,
    region: {
      inside: { areas: [area], why: say('node-near-edge', {}, 'EX-NOD-01') },
      keep: [
        ...lyingNodes(state).map((other) => ({ ref: other, gap: apart, why: placeSays('node-too-near', 'EX-NOD-01') })),
        ...clearOfTerrain(state),
      ],
    },
    tolerance: TOLERANCE,
  }
}

/** The widest spacing for which there is room, with a free place; undefined if the table has no room at all. */
export function nodePlace(state: State, ref: Ref): { readonly choice: Place; readonly spot: Pose } | undefined {
  for (const apart of NODE_APART) {
    const choice = placeAt(state, ref, apart)
    const spot = firstFree(choice, state.tabletop)
    if (spot) return { choice, spot }
  }
  return undefined
}
