/** The battlefields that may be chosen: ready ones by name, random ones by their seed, or one of the players' own as data. */
import type { Battlefield } from './board'
import type { Mission } from './mission'

export type MapChoice = string | { readonly seed: number } | { readonly battlefield: Battlefield }

const MAP: { readonly [id: string]: Battlefield } = { 'sector-12': { panels: {}, floors: {} } }

export const MAP_IDS = Object.keys(MAP)
/** What the state calls a battlefield: a ready one's name, `random 7`, or `own`. */
export const mapName = (map: MapChoice): string => (typeof map === 'string' ? map : 'seed' in map ? `random ${map.seed}` : 'own')

/** Throws for a name that is none of the ready ones. */
export function battlefieldOf(map: MapChoice, _set: Mission): Battlefield {
  if (typeof map !== 'string') return 'battlefield' in map ? map.battlefield : { panels: {}, floors: {} }
  const found = Object.hasOwn(MAP, map) ? MAP[map] : undefined
  if (!found) throw new Error(`no battlefield is called ${map}`)
  return found
}
