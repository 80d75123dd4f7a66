/** A layout out of a table that is being played on: its terrain as it stands, and where a match says its ground is. */
import type { Tabletop } from '../table/piece'
import { emptyLayout, type LayoutDocument, type LayoutFields, type LayoutPiece } from './document'
import { isKind } from './read'
import { type PlannerReason, plannerSays } from './said'

/** The pieces of a table; those of no kind of the catalogue are named and left out. Names too long for a document are made new. */
export function layoutFromTable(
  { width, depth, terrain }: Pick<Tabletop, 'width' | 'depth' | 'terrain'>,
  name: string,
  rest: Partial<LayoutFields> = {},
): { readonly document: LayoutDocument; readonly left: readonly PlannerReason[] } {
  const bare = emptyLayout(name, width, depth, rest)
  const left: PlannerReason[] = []
  const pieces: LayoutPiece[] = []
  for (const [index, { ref, kind, at, heading, z }] of terrain.entries()) {
    if (!isKind(bare, kind)) {
      left.push(plannerSays('layout-unknown-kind', { at: ref, kind }))
      continue
    }
    const named = ref.length <= 60 ? ref : `${kind}-${index + 1}`
    pieces.push({ ref: named, kind, at, heading: ((heading % 360) + 360) % 360, ...(z ? { z } : {}) })
  }
  return { document: { ...bare, pieces }, left }
}
