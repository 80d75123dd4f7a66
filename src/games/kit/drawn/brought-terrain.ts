/** The look of terrain from a match's pack: drawn from its solids for sight until the device has a picture of it. */
import { place } from '../../../geometry/heading'
import type { TerrainLook } from '../../../scene/look'
import type { PlacedTerrain } from '../../../table/piece'

type Brought = Omit<TerrainLook, 'name'>
/** Cached by piece, because terrain does not move, a look is made after every answer, and a map may have thousands of solids. */
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
