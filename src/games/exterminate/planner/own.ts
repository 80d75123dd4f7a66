/** Converts a layout's own pieces to terrain of an Exterminate! pack and back: solids in inches. Pictures are not included. */

import { INCH, type Point, type Units } from '../../../geometry/types'
import type { Json } from '../../../kernel'
import { type LayoutDocument, OWN_PREFIX, ownIdOf } from '../../../planner/document'
import { isPlain } from '../../../planner/read'

const inches = (length: Units) => length / INCH
const place = ({ x, y }: Point): Json => [inches(x), inches(y)]

/** Puts own pieces that stand on the table into the match: solids, not pictures. They replace the pack's of the same id. */
export function terrainIn(document: LayoutDocument, pack: Json | undefined): { readonly terrain?: readonly Json[] } {
  const used = new Set(document.pieces.map(({ kind }) => kind))
  const own = Object.entries(document.own).flatMap(([id, { name, parts, top, traits }]): readonly Json[] => {
    const kind = `${OWN_PREFIX}${id}`
    if (!used.has(kind)) return []
    const stands = top && traits.stand ? { top: { outline: top.outline.map(place), height: inches(top.height) } } : {}
    const solids = parts.map(({ outline, bottom, top: height, blocks = 'both' }) => ({
      outline: outline.map(place),
      bottom: inches(bottom),
      top: inches(height),
      blocks,
    }))
    return [{ id: kind, name, parts: solids, ...stands, blocksSight: traits.blocksSight, passed: traits.pass }]
  })
  const before = isPlain(pack) && Array.isArray(pack.terrain) ? (pack.terrain as readonly Json[]) : []
  const others = before.filter((one) => !isPlain(one) || !used.has(String(one.id)))
  return own.length + others.length > 0 ? { terrain: [...others, ...own] } : {}
}

/** The pack's own terrain as own pieces, whether `terrainIn` or a person wrote it. The rules have checked it before. */
export function ownIn(pack: Json | undefined): LayoutDocument['own'] {
  const terrain = isPlain(pack) && Array.isArray(pack.terrain) ? pack.terrain : []
  return Object.fromEntries(terrain.map((one) => [ownIdOf(one.id) ?? '', ownFrom(one as PackTerrainWritten)]))
}

type OwnPiece = LayoutDocument['own'][string]
type OwnPart = OwnPiece['parts'][number]
type Corners = readonly (readonly [number, number])[]
/** Terrain as written in a pack, with its optional fields. */
interface PackTerrainWritten {
  readonly id: string
  readonly name?: string | { readonly en: string }
  readonly parts: readonly {
    readonly outline: Corners
    readonly bottom?: number
    readonly top: number
    readonly blocks?: OwnPart['blocks']
  }[]
  readonly top?: { readonly outline: Corners; readonly height: number }
  readonly blocksSight?: boolean
  readonly passed?: boolean
}
function ownFrom({ id, name = id, parts, top, blocksSight = true, passed = false }: PackTerrainWritten): OwnPiece {
  const units = (length: number) => Math.round(length * INCH)
  const corners = (outline: Corners) => outline.map(([x, y]) => ({ x: units(x), y: units(y) }))
  return {
    name: typeof name === 'string' ? name : name.en,
    parts: parts.map(({ outline, bottom = 0, top: height, blocks = 'both' }) => ({
      outline: corners(outline),
      bottom: units(bottom),
      top: units(height),
      ...(blocks === 'both' ? {} : { blocks }),
    })),
    ...(top ? { top: { outline: corners(top.outline), height: units(top.height) } } : {}),
    traits: { blocksSight, climb: top !== undefined, stand: top !== undefined, pass: passed },
  }
}
