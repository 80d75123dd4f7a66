/** The kinds of terrain that a document may use: the catalogue's and its own, in one form. Lengths in units. */
import type { Convex } from '../geometry/types'
import type { TerrainKind } from '../table/piece'
import { findTerrainKind } from '../table/terrain'
import { type LayoutDocument, OWN_PREFIX, ownIdOf } from './document'
import { kindOf } from './own/kind'
import type { OwnPiece } from './own/types'

const MADE = new WeakMap<OwnPiece, TerrainKind>()

/** An own piece as a kind of terrain; cached for each. */
export function ownKind(id: string, own: OwnPiece): TerrainKind {
  const known = MADE.get(own)
  if (known && known.kind === `${OWN_PREFIX}${id}`) return known
  const made = kindOf(own, `${OWN_PREFIX}${id}`)
  MADE.set(own, made)
  return made
}

type Kinds = Pick<LayoutDocument, 'own'>

/** The kind with this name, if the document may use it. */
export function findKind(document: Kinds, kind: string): TerrainKind | undefined {
  const id = ownIdOf(kind)
  if (id === undefined) return findTerrainKind(kind)
  const own = Object.hasOwn(document.own, id) ? document.own[id] : undefined
  return own && ownKind(id, own)
}

/** As `findKind`, but throws for a kind that cannot be in a checked document. */
export function kindIn(document: Kinds, kind: string): TerrainKind {
  const found = findKind(document, kind)
  if (!found) throw new Error(`the document knows no terrain of kind ${kind}`)
  return found
}

/** The outlines of all solids of a kind from above, including passable ones: for picking, and for drawing it in the plan. */
export const shapesOf = (kind: TerrainKind): readonly Convex[] => kind.parts.map(({ outline }) => outline)
