/** Terrain that a match has from its pack, as the scene draws it: by the solids that sight counts, until the device knows a picture of it. */
import { place } from '../../../geometry/heading'
import type { TerrainLook } from '../../../scene/look'
import type { PlacedTerrain } from '../../../table/piece'

export function broughtLook(piece: PlacedTerrain): Omit<TerrainLook, 'name'> {
  const { at, heading, z = 0, sight } = piece
  const solids = (sight ?? []).flatMap((part) =>
    'face' in part ? [] : [{ outline: place(part.outline, at, heading), bottom: z + part.bottom, top: z + part.top }],
  )
  return solids.length > 0 ? { ...piece, solids } : piece
}
