/** An own piece as the table and the engine of sight know it. */
import { place } from '../../geometry/heading'
import type { SightPiece } from '../../geometry/sight/types'
import type { Convex, Point, Units } from '../../geometry/types'
import type { TerrainKind } from '../../table/piece'
import type { OwnPart, OwnPiece } from './types'

const plain = ({ outline, bottom, top }: OwnPart) => ({ outline, bottom, top })
const blocksSight = ({ blocks = 'both' }: OwnPart) => blocks !== 'way'
const blocksWay = ({ blocks = 'both' }: OwnPart) => blocks !== 'sight'

/** Its kind: what `placed` puts on a table. The kind's name is the piece's id. */
export function kindOf({ id, parts, top, traits }: OwnPiece): TerrainKind {
  const way = traits.pass ? [] : parts.filter(blocksWay)
  const sight = traits.blocksSight ? parts.filter(blocksSight) : []
  return {
    kind: id,
    parts: parts.map(plain),
    ...(way.length === parts.length ? {} : { footprint: way.map(({ outline }): Convex => outline) }),
    ...(sight.length === parts.length ? {} : { sight: sight.map(plain) }),
    ...(top && traits.stand ? { top } : {}),
    model: id,
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
