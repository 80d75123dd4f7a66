/** The catalogue of terrain kinds: what blocks, how high, where one may stand. Games enter kinds of their own when their list is loaded. */
import type { TerrainKind } from '../piece'
import { STATION } from './station'
import { TOWN } from './town'
import { WILD } from './wild'

/** The kinds that belong to no game: pieces that stand by themselves on the ground. */
export const SCENERY: readonly TerrainKind[] = [...STATION, ...TOWN, ...WILD]

const CATALOGUE = new Map(SCENERY.map((kind) => [kind.kind, kind]))

/** Enters kinds of a game. Throws for a name that is taken. */
export function enterTerrain(kinds: readonly TerrainKind[]): void {
  for (const kind of kinds) {
    if (CATALOGUE.has(kind.kind)) throw new Error(`There are two kinds of terrain called "${kind.kind}"`)
    CATALOGUE.set(kind.kind, kind)
  }
}

/** All of the catalogue, those of no game first. */
export const terrainKinds = (): readonly TerrainKind[] => [...CATALOGUE.values()]

export const findTerrainKind = (kind: string): TerrainKind | undefined => CATALOGUE.get(kind)

/** The kind of that name; throws for a name the catalogue does not have. */
export function terrainKind(kind: string): TerrainKind {
  const found = findTerrainKind(kind)
  if (!found) throw new Error(`There is no terrain of kind "${kind}"`)
  return found
}
