/** The catalogue of terrain kinds: what blocks, how high, where one may stand. Games register more when they are loaded. */
import type { TerrainKind } from '../piece'
import { STATION } from './station'
import { TOWN } from './town'
import { WILD } from './wild'

/** The kinds that belong to no game: pieces that stand on the ground by themselves. */
export const SCENERY: readonly TerrainKind[] = [...STATION, ...TOWN, ...WILD]

const CATALOGUE = new Map(SCENERY.map((kind) => [kind.kind, kind]))

/** Registers kinds of a game. Throws for a name that is taken. */
export function enterTerrain(kinds: readonly TerrainKind[]): void {
  for (const kind of kinds) {
    if (CATALOGUE.has(kind.kind)) throw new Error(`There are two kinds of terrain called "${kind.kind}"`)
    CATALOGUE.set(kind.kind, kind)
  }
}

/** The whole catalogue; kinds without a game come first. */
export const terrainKinds = (): readonly TerrainKind[] => [...CATALOGUE.values()]

export const findTerrainKind = (kind: string): TerrainKind | undefined => CATALOGUE.get(kind)

/** The kind with this name; throws for an unknown name. */
export function terrainKind(kind: string): TerrainKind {
  const found = findTerrainKind(kind)
  if (!found) throw new Error(`There is no terrain of kind "${kind}"`)
  return found
}
