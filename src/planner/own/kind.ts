/** An own piece as a kind of terrain, and its forms in a layout and on the device. */
import type { Convex } from '../../geometry/types'
import type { TerrainKind } from '../../table/piece'
import { hashOf } from './hash'
import type { OwnPart, OwnPiece, OwnRecord } from './types'

const plain = ({ outline, bottom, top }: OwnPart) => ({ outline, bottom, top })
const blocksSight = ({ blocks = 'both' }: OwnPart) => blocks !== 'way'
const blocksWay = ({ blocks = 'both' }: OwnPart) => blocks !== 'sight'

/** The solids that stop bases; none if models may walk through the piece. */
export const wayOf = ({ parts, traits }: Pick<OwnPiece, 'parts' | 'traits'>): readonly OwnPart[] =>
  traits.pass ? [] : parts.filter(blocksWay)

/** A piece as a kind of terrain with this name, which `placed` can put on a table. */
export function kindOf({ parts, top, traits }: OwnPiece, kind: string): TerrainKind {
  const way = wayOf({ parts, traits })
  const sight = traits.blocksSight ? parts.filter(blocksSight) : []
  return {
    kind,
    parts: parts.map(plain),
    ...(way.length === parts.length ? {} : { footprint: way.map(({ outline }): Convex => outline) }),
    ...(sight.length === parts.length ? {} : { sight: sight.map(plain) }),
    ...(top && traits.stand ? { top } : {}),
  }
}

/** The part of a piece that a layout carries, and its id there. */
export function layoutEntryOf({ version: _version, id, source: _source, ...own }: OwnRecord): {
  readonly id: string
  readonly own: OwnPiece
} {
  return { id, own }
}

/**
 * A layout's piece in the form that the device keeps. Ids made from contents stay; others, such as `wall-3`, are not unique
 * across layouts and are replaced.
 */
export const recordOf = (id: string, own: OwnPiece): OwnRecord => ({
  version: 1,
  id: id.startsWith('own-') ? id : `own-${hashOf(JSON.stringify(own))}`,
  ...own,
})
