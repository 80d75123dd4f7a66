/** The catalogue of terrain kinds: what blocks, how high, where one may stand. */
import type { TerrainKind } from '../piece'
import { DEADZONE } from './deadzone'
import { STATION } from './station'
import { TOWN } from './town'
import { WILD } from './wild'

/** Pieces that stand by themselves on the ground. */
export const SCENERY: readonly TerrainKind[] = [...STATION, ...TOWN, ...WILD]
/** All of it, the walls and floors of storeys included. */
export const TERRAIN: readonly TerrainKind[] = [...SCENERY, ...DEADZONE]

const byName = new Map(TERRAIN.map((t) => [t.kind, t]))

/** The kind of that name; throws for a name the catalogue does not have. */
export function terrainKind(kind: string): TerrainKind {
  const found = byName.get(kind)
  if (!found) throw new Error(`There is no terrain of kind "${kind}"`)
  return found
}
