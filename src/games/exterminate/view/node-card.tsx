/** The card of a vortex node (its kind, or what it can still be), and the list of nodes that a figure carries. */
import type { Ref } from '../../../table/piece'
import { capital } from '../../../ui/words/plural'
import type { Speak } from '../../../ui/words/speak'
import { Part, type PartLine, PieceCard } from '../../kit/drawn/piece-card'
import { NODE_KINDS } from '../rules/cards'
import type { View, VortexNode } from '../rules/state'
import { Mark } from './marks'
import { labelOf } from './names'
import { say } from './words'

interface NodeCardProps {
  readonly view: View
  readonly node: VortexNode
  readonly speak: Speak
}

export function NodeCard({ view, node, speak }: NodeCardProps) {
  const { kind } = node
  return (
    <PieceCard
      name={labelOf(view, node.ref, speak.language)}
      note={kind === undefined ? say(speak, 'node-unknown') : capital(say(speak, 'node-kind', { kind }))}
      mark={<Mark id={kind ?? 'node'} size={40} />}
      state={stateLines(node, speak)}
    >
      {kind === undefined && <Part title={say(speak, 'node-can-be')} lines={possible(view, speak)} />}
    </PieceCard>
  )
}

/** The node's points, its carrier, and its effect. */
function stateLines({ kind, points = 0, carrier }: VortexNode, speak: Speak): readonly string[] {
  const lies = carrier === undefined ? say(speak, 'node-lies') : say(speak, 'node-carried', { figure: carrier })
  if (kind === undefined) return [lies]
  return [say(speak, 'node-worth', { points }), say(speak, 'node-spent'), lies]
}

/** The kinds that have not been turned over yet. This is public, because everybody can count. */
export function possible({ nodeBag }: View, speak: Speak): readonly PartLine[] {
  return NODE_KINDS.flatMap((kind) => {
    const ofKind = nodeBag.filter((one) => one.kind === kind)
    return [...new Set(ofKind.map(({ points }) => points))].map((points) => ({
      name: say(speak, 'node-left', { kind, points, count: ofKind.filter((one) => one.points === points).length }),
      text: say(speak, 'node-does', { kind }),
    }))
  })
}

/** The nodes that a figure carries. */
export const carriedLines = ({ nodes }: View, figure: Ref, speak: Speak): readonly PartLine[] =>
  Object.values(nodes).flatMap(({ ref, kind, points = 0, carrier }) =>
    carrier === figure && kind !== undefined
      ? [
          {
            name: `${capital(speak.piece(ref))}: ${say(speak, 'node-kind', { kind })}`,
            text: say(speak, 'node-worth', { points }),
          },
        ]
      : [],
  )
