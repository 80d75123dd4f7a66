/** Whole-table maps: what other folders may use. Begin with `map.ts`; workers share one by `slices.ts`. */

export { exposure, sightOfObjectives } from './layers'
export type { SightMap } from './map'
export { sightMap } from './map'
