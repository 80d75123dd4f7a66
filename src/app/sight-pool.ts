/** The workers that compute exposure maps, started when the first map is asked for. */
import { poolSize, portOf, type SightPool, sightPool } from '../client/sight-pool'

const worker = () => new Worker(new URL('../workers/sight-map.ts', import.meta.url), { type: 'module', name: 'sightline-map' })

let pool: SightPool | undefined

/** This window's pool: as many workers as the device has threads to spare. */
export const sightPoolOf = (): SightPool => {
  pool ??= sightPool(Array.from({ length: poolSize(navigator.hardwareConcurrency) }, () => portOf(worker())))
  return pool
}
