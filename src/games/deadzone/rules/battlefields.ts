/** The battlefields that may be chosen: ready ones by name, random ones by their seed, or one of the players' own as data. */
import { MAPS } from '../content/maps'
import type { Battlefield } from './board'
import { generated } from './generate'
import type { Mission } from './mission'

export type MapChoice = string | { readonly seed: number } | { readonly battlefield: Battlefield }

const READY: { readonly [id: string]: Battlefield } = MAPS

export const MAP_IDS = Object.keys(MAPS)
/** A battlefield's name in the state: a ready one's name, `random 7`, or `own`. */
export const mapName = (map: MapChoice): string => (typeof map === 'string' ? map : 'seed' in map ? `random ${map.seed}` : 'own')

/** The random battlefields made last are kept: opening or replaying the match again does not make them anew. */
const MADE = new Map<string, Battlefield>()
const MOST_MADE = 8
function random(seed: number, { zones, objectives }: Pick<Mission, 'zones' | 'objectives'>): Battlefield {
  const key = JSON.stringify([seed, zones, objectives])
  const made = MADE.get(key) ?? generated(seed, { clear: [...zones.red, ...zones.blue], objectives })
  MADE.delete(key)
  MADE.set(key, made)
  const [oldest] = MADE.keys()
  if (MADE.size > MOST_MADE && oldest !== undefined) MADE.delete(oldest)
  return made
}

/** A random battlefield keeps the mission's zones free of buildings. Throws for a name that is not among the ready ones. */
export function battlefieldOf(map: MapChoice, mission: Mission): Battlefield {
  if (typeof map !== 'string') {
    return 'battlefield' in map ? map.battlefield : random(map.seed, mission)
  }
  const found = Object.hasOwn(READY, map) ? READY[map] : undefined
  if (!found) throw new Error(`no battlefield is called ${map}`)
  return found
}
