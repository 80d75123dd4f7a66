/** Terrain that a pack defines: solids in inches around the piece's middle, at heading 0. */
import * as v from 'valibot'
import { isConvex } from '../../../geometry'
import { idOf, list, name, oneOf, real, record, yesNo } from '../../../packs/form'
import { placed, placedOwn } from '../../../table/layout'
import type { PlacedTerrain, Ref, TerrainKind } from '../../../table/piece'
import { SCENERY, terrainKind } from '../../../table/terrain'
import { inches } from './constants'
import { type DataSet, known, type Placing } from './data'
import { point } from './pack-point'
import { message } from './pack-said'

/** The prefix distinguishes a pack's kinds from those of the catalogue. */
const id = idOf(/^own\/[a-z0-9-]{1,50}$/)

const corners = (outline: readonly (readonly [number, number])[]) => outline.map(([x, y]) => ({ x: inches(x), y: inches(y) }))
const outline = v.pipe(
  list(point, 3, 24),
  v.check((found) => isConvex(corners(found)), message('pack-convex', {})),
)
const part = v.pipe(
  record({
    outline,
    bottom: v.optional(real(0, 80), 0),
    top: real(0, 80),
    blocks: v.optional(oneOf(['both', 'sight', 'way']), 'both'),
  }),
  v.check(({ bottom, top }) => inches(bottom) < inches(top), message('pack-solid', {})),
)

export const packTerrain = record({
  id,
  name: v.optional(name),
  parts: list(part, 1, 64),
  /** The surface on which miniatures may stand. */
  top: v.optional(record({ outline, height: real(0, 80) })),
  blocksSight: v.optional(yesNo, true),
  /** Miniatures walk through it. */
  passed: v.optional(yesNo, false),
})
export type PackTerrain = v.InferOutput<typeof packTerrain>

/** The kind in the form that the table uses. */
export function kindFrom({ id: kind, parts, top, blocksSight, passed }: PackTerrain): TerrainKind {
  const solid = (one: PackTerrain['parts'][number]) => ({
    outline: corners(one.outline),
    bottom: inches(one.bottom),
    top: inches(one.top),
  })
  return {
    kind,
    parts: parts.map(solid),
    footprint: passed ? [] : parts.filter(({ blocks }) => blocks !== 'sight').map((one) => corners(one.outline)),
    sight: blocksSight ? parts.filter(({ blocks }) => blocks !== 'way').map(solid) : [],
    ...(top ? { top: { outline: corners(top.outline), height: inches(top.height) } } : {}),
  }
}

type Brought = Pick<DataSet, 'terrain'>

/** The kinds of which a map may consist. */
export const kindsOf = ({ terrain }: Brought): readonly string[] => [...SCENERY.map(({ kind }) => kind), ...Object.keys(terrain)]

/** A placed piece of a map. Its kind must be one of `kindsOf`. */
export function stood(data: Brought, { kind, at: [x, y], heading }: Omit<Placing, 'ref'>, ref: Ref): PlacedTerrain {
  const own = known(data.terrain, kind)
  const at = { x: inches(x), y: inches(y) }
  return own ? placedOwn(own, ref, at, heading) : placed(terrainKind(kind), ref, at, heading)
}
