/** The messages of the sight lab: what each game makes of a sight, each with the number of its rule. Lengths are in units, things are refs. */
import type { Units } from '../geometry/types'
import { speaker } from '../kernel'
import type { Ref } from '../table/piece'

export type LabSaid = {
  'ex-clear': Record<string, never>
  'ex-obstructed': { pieces: readonly Ref[] }
  'ex-blocked': { pieces: readonly Ref[] }
  'ex-blocked-together': { pieces: readonly Ref[] }
  'ex-ignored': { pieces: readonly Ref[] }
  'ex-cover': { pieces: readonly Ref[] }
  'ex-near': { gap: Units; limit: Units }
  'ex-long': { gap: Units; limit: Units }
  'ex-out': { gap: Units; limit: Units }
  'ex-gap': { gap: Units }
  'ex-dice': { attack: number; defence: number }
  'dz-clear': { of: number }
  'dz-seen': { seen: number; of: number }
  'dz-hidden': { of: number }
  'dz-bonus': Record<string, never>
  'dz-high': Record<string, never>
  'dz-range': { cubes: number; from: string; to: string }
  'dz-same-cube': { cube: string }
  'dz-on-line': { pieces: readonly Ref[] }
  'dz-loose': Record<string, never>
  'dz-no-cubes': Record<string, never>
  'dz-spoiled': { pieces: readonly Ref[] }
  'vx-fully': { seen: number; of: number }
  'vx-partially': { seen: number; of: number }
  'vx-hidden': { of: number }
  'vx-harder': Record<string, never>
  'vx-mutual': Record<string, never>
  'vx-not-mutual': Record<string, never>
  'hidden-by': { pieces: readonly Ref[] }
}
export const labSays = speaker<LabSaid>()
