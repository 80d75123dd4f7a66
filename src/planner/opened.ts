/** An opened document: its pieces in table space, as a `Tabletop`, and as a scene for sight. Cached by document. */
import { place } from '../geometry/heading'
import { type Bounds, boundsOf } from '../geometry/outline'
import { type Scene, sceneOf } from '../geometry/sight'
import type { Convex, Footprint } from '../geometry/types'
import { placed, placedOwn } from '../table/layout'
import type { PlacedTerrain, Ref, Tabletop } from '../table/piece'
import { solidsOf } from '../table/sight'
import { type LayoutDocument, type LayoutPiece, ownIdOf } from './document'
import { kindIn, shapesOf } from './kinds'

/** A piece at its place. */
export interface OpenPiece {
  readonly piece: LayoutPiece
  readonly terrain: PlacedTerrain
  /** Its outlines from above, including those that models may walk through. */
  readonly shapes: readonly Convex[]
  readonly bounds: Bounds
  readonly bottom: number
}
export interface OpenLayout {
  readonly document: LayoutDocument
  readonly pieces: readonly OpenPiece[]
  readonly byRef: ReadonlyMap<Ref, OpenPiece>
  readonly tabletop: Tabletop
}

/** Cached for each piece, as a drag changes few of many. An entry is valid while the document's own pieces are the same. */
const PLACED = new WeakMap<LayoutPiece, { readonly own: LayoutDocument['own']; readonly open: OpenPiece }>()
const OPENED = new WeakMap<LayoutDocument, OpenLayout>()
const SCENES = new WeakMap<LayoutDocument, Scene>()

export function openPiece(document: Pick<LayoutDocument, 'own'>, piece: LayoutPiece): OpenPiece {
  const known = PLACED.get(piece)
  if (known?.own === document.own) return known.open
  const kind = kindIn(document, piece.kind)
  const shapes = shapesOf(kind).map((shape) => place(shape, piece.at, piece.heading))
  const put = ownIdOf(piece.kind) === undefined ? placed : placedOwn
  const terrain = put(kind, piece.ref, piece.at, piece.heading, piece.z ?? 0)
  const bottom = (piece.z ?? 0) + Math.min(...kind.parts.map((part) => part.bottom))
  const open = { piece, terrain, shapes, bounds: boundsOf(shapes.flat()), bottom }
  PLACED.set(piece, { own: document.own, open })
  return open
}

export function opened(document: LayoutDocument): OpenLayout {
  const known = OPENED.get(document)
  if (known) return known
  const pieces = document.pieces.map((piece) => openPiece(document, piece))
  const { width, depth } = document.size
  const tabletop = { width, depth, terrain: pieces.map(({ terrain }) => terrain), pieces: {} }
  const made = { document, pieces, byRef: new Map(pieces.map((one) => [one.piece.ref, one])), tabletop }
  OPENED.set(document, made)
  return made
}

/** The footprint of a piece; empty if models may walk through it. */
export const footprintOfPiece = ({ terrain }: OpenPiece): Footprint => ({ parts: terrain.outlines })

/** The solids that stop sight. */
export function sceneOfLayout(document: LayoutDocument): Scene {
  const known = SCENES.get(document)
  if (known) return known
  const pieces = opened(document).pieces.map((open) => ({ ref: open.piece.ref, solids: solidsOf(open.terrain) }))
  const made = sceneOf(pieces, document.size)
  SCENES.set(document, made)
  return made
}
