/** DZ-LOS-02: base, height and eye height of a model of each Size, in inches (house). */
import { inches } from '../rules/constants'
import type { ProfileId, Silhouette } from '../rules/profile'

type InInches = { readonly [part in keyof Silhouette]: number }

const BY_SIZE: { readonly [size in 1 | 2 | 3 | 4]: InInches } = {
  1: { base: 0.49, body: 0.35, height: 1.3, eye: 1.15, pinned: 0.6 },
  2: { base: 0.79, body: 0.55, height: 1.7, eye: 1.5, pinned: 0.75 },
  3: { base: 0.98, body: 0.8, height: 2.2, eye: 1.9, pinned: 1 },
  4: { base: 1.18, body: 1, height: 2.7, eye: 2.3, pinned: 1.2 },
}

/** Models that are lower than others of their Size. */
const OWN: { readonly [id: ProfileId]: Partial<InInches> } = {
  'dog-drone': { height: 0.9, eye: 0.7 },
  mawbeast: { height: 1, eye: 0.8 },
  'mawbeast-bomber': { height: 1, eye: 0.8 },
  'stage-3d-hellhound': { height: 1, eye: 0.8 },
}

export function silhouetteOf(id: ProfileId, size: 1 | 2 | 3 | 4): Silhouette {
  const { base, body, height, eye, pinned } = { ...BY_SIZE[size], ...OWN[id] }
  return { base: inches(base), body: inches(body), height: inches(height), eye: inches(eye), pinned: inches(pinned) }
}
