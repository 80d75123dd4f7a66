/** Terrain that a match has from its pack, as the scene draws it: by the solids that sight counts, until the device knows a picture of it. */
import { place } from '../../../geometry/heading'
import type { TerrainLook } from '../../../scene/look'
import type { PlacedTerrain } from '../../../table/piece'

type Brought = Omit<TerrainLook, 'name'>
/** It stands where it stands: a look is made with every answer, and a map has thousands of solids. */
const BROUGHT = new WeakMap<PlacedTerrain, Brought>()

export function broughtLook(piece: PlacedTerrain): Brought {
  const known = BROUGHT.get(piece)
  if (known) return known
  const made = brought(piece)
  BROUGHT.set(piece, made)
  return made
}

function brought(piece: PlacedTerrain): Brought {
  const { at, heading, z = 0, sight } = piece
  const solids = (sight ?? []).flatMap((part) =>
    'face' in part ? [] : [{ outline: place(part.outline, at, heading), bottom: z + part.bottom, top: z + part.top }],
  )
  return solids.length > 0 ? { ...piece, solids } : piece
}
