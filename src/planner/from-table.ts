/** A layout made from the table of a match: its terrain as it stands, with the areas and objectives that the match names. */
import type { Tabletop } from '../table/piece'
import { emptyLayout, type LayoutDocument, type LayoutFields, type LayoutPiece } from './document'
import { isKind } from './read'
import { type PlannerReason, plannerSays } from './said'

/** The layout of a table. Pieces whose kind is in no catalogue are left out and reported; too long names are replaced. */
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
