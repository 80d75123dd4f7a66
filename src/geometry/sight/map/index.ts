/** Whole-table maps: the folder's public interface. Begin with `map.ts`; workers share a map by `slices.ts`. */

export { exposure, sightOfObjectives } from './layers'
export { sightMap } from './map'
export type { SightMap } from './request'
