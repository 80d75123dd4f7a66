/** Whether two layouts play alike: a short text that is the same for both if everything that matters for a match is. */
import type { LayoutDocument } from '../../../planner/document'
import { checkSum } from '../../../planner/share/bytes'
import { lean } from '../work'

const known = new WeakMap<LayoutDocument, string>()

export function stateOf(document: LayoutDocument): string {
  const state = known.get(document) ?? written(document)
  known.set(document, state)
  return state
}
function written(document: LayoutDocument): string {
  const { size, pieces, areas, objectives, own, play } = lean(document)
  const played = pieces.map(({ kind, at, heading, z = 0 }) => [kind, at, heading, z])
  const used = Object.values(own).map(({ parts, top, traits }) => ({ parts, top, traits }))
  const bytes = new TextEncoder().encode(
    JSON.stringify([
      size,
      played,
      areas.map(({ seat, outlines }) => [seat, outlines]),
      objectives.map(({ at }) => at),
      used,
      play,
    ]),
  )
  return `${bytes.length}-${checkSum(bytes)}`
}
