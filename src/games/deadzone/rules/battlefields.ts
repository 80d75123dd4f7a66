/** The battlefields that may be chosen: a ready one by its name, a random one by its seed, or one of the players' own as data. */
import { MAPS } from '../content/maps'
import type { Battlefield } from './board'
import { generated } from './generate'
import type { Mission } from './mission'

export type MapChoice = string | { readonly seed: number } | { readonly battlefield: Battlefield }

const READY: { readonly [id: string]: Battlefield } = MAPS

export const MAP_IDS = Object.keys(MAPS)
/** The battlefield's name in the state: the name of a ready one, `random 7`, or `own`. */
export const mapName = (map: MapChoice): string => (typeof map === 'string' ? map : 'seed' in map ? `random ${map.seed}` : 'own')

/** The most recent random battlefields, cached so that reopening or replaying a match does not generate them again. */
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

/** The chosen battlefield. A random one keeps the mission's zones free of buildings. Throws for an unknown name. */
export function battlefieldOf(map: MapChoice, mission: Mission): Battlefield {
  if (typeof map !== 'string') {
    return 'battlefield' in map ? map.battlefield : random(map.seed, mission)
  }
  const found = Object.hasOwn(READY, map) ? READY[map] : undefined
  if (!found) throw new Error(`no battlefield is called ${map}`)
  return found
}
