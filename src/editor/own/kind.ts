/** An own piece as the table and the engine of sight know it. */
import { place } from '../../geometry/heading'
import type { SightPiece } from '../../geometry/sight/types'
import type { Convex, Point, Units } from '../../geometry/types'
import type { TerrainKind } from '../../table/piece'
import type { OwnPart, OwnPiece } from './types'

const plain = ({ outline, bottom, top }: OwnPart) => ({ outline, bottom, top })
const blocksSight = ({ blocks = 'both' }: OwnPart) => blocks !== 'way'
const blocksWay = ({ blocks = 'both' }: OwnPart) => blocks !== 'sight'

/** Its kind: what `placed` puts on a table. Its name is the piece's id unless the layout has another for it. */
export function kindOf({ id, parts, top, traits }: OwnPiece, name = id): TerrainKind {
  const way = traits.pass ? [] : parts.filter(blocksWay)
  const sight = traits.blocksSight ? parts.filter(blocksSight) : []
  return {
    kind: name,
    parts: parts.map(plain),
    ...(way.length === parts.length ? {} : { footprint: way.map(({ outline }): Convex => outline) }),
    ...(sight.length === parts.length ? {} : { sight: sight.map(plain) }),
    ...(top && traits.stand ? { top } : {}),
  }
}

/** What of it stops sight where it stands: at a point of the table, with a heading in whole degrees, `z` above the ground. */
export function sightPieceOf(piece: OwnPiece, ref: string, at: Point, heading: number, z: Units = 0): SightPiece {
  const parts = piece.traits.blocksSight ? piece.parts.filter(blocksSight) : []
  return {
    ref,
    solids: parts.map(({ outline, bottom, top }) => ({
      type: 'prism',
      outline: place(outline, at, heading),
      bottom: z + bottom,
      top: z + top,
    })),
  }
}

/** A piece as a layout document lists it under `own`: its key there, and the plain words of the document. */
export function layoutEntryOf({ id, name, parts, traits, picture }: OwnPiece) {
  const own = {
    name,
    solids: parts.map(plain),
    blocksSight: traits.blocksSight,
    climbed: traits.climb,
    stoodUpon: traits.stand,
    passed: traits.pass,
    ...(picture === undefined ? {} : { picture }),
  }
  return { id, own }
}
