/** How tall miniatures stand and where they look from: sight asks; measured on the models, so that what is drawn is what is judged. */
import type { Units } from '../geometry/types'

/** Heights above what a miniature stands on, in hundredths of a millimetre. */
export interface Stature {
  /** Where the body ends. */
  readonly height: Units
  /** Where it looks from; nine tenths of the height unless said. */
  readonly eye?: Units
  /** The radius of the body; a little less than the base's unless said. */
  readonly body?: Units
  /** It stops sight as scenery does: a wreck. */
  readonly isScenery?: true
}

/** By folder in `models/`: the highest point of each. `tests/table/sight.test.ts` measures the files. */
export const STATURE: { readonly [model: string]: Stature } = {
  enforcer: { height: 4024 },
  'enforcer-leader': { height: 5328 },
  'enforcer-heavy': { height: 3432 },
  conscript: { height: 4761 },
  'conscript-leader': { height: 5131 },
  'crawler-swarm': { height: 1653 },
  wanderer: { height: 4691 },
  companion: { height: 4214 },
  soldier: { height: 4371 },
  // Eyes and bodies as their game judges them by Size.
  'dz-trooper': { height: 3293, eye: 2921, body: 889 },
  'dz-leader': { height: 3292, eye: 2921, body: 889 },
  'dz-heavy': { height: 3293, eye: 2921, body: 889 },
  'dz-assault': { height: 3302, eye: 2921, body: 889 },
  'dz-guard': { height: 4306, eye: 3810, body: 1397 },
  'dz-guard-leader': { height: 4307, eye: 3810, body: 1397 },
  'dz-short-armoured': { height: 3302, eye: 2921, body: 889 },
  'dz-short-leader': { height: 3302, eye: 2921, body: 889 },
  'dz-short-flamer': { height: 3302, eye: 2921, body: 889 },
  'dz-rebel': { height: 3296, eye: 2921, body: 889 },
  'dz-alien': { height: 3302, eye: 2921, body: 889 },
  'dz-beast': { height: 2540, eye: 2032, body: 889 },
  'dz-terror': { height: 5588, eye: 4826, body: 2032 },
  'dz-swarm': { height: 4318, eye: 3810, body: 1397 },
  'dz-brute': { height: 4318, eye: 3810, body: 1397 },
  'dz-hulk': { height: 5588, eye: 4826, body: 2032 },
  'dz-horror': { height: 6858, eye: 5842, body: 2540 },
  'dz-drone': { height: 2286, eye: 1778, body: 889 },
  'dz-hover': { height: 3302, eye: 2921, body: 889 },
  'dz-hover-heavy': { height: 4318, eye: 3810, body: 1397 },
  'dz-bike': { height: 4305, eye: 3810, body: 1397 },
  'dz-rover': { height: 6858, eye: 5842, body: 2540 },
  'dz-team': { height: 5571, eye: 4826, body: 2032 },
  'dz-walker': { height: 6858, eye: 5842, body: 2540 },
}

/** A pawn of an inch and a half: what a model without a file is drawn as. */
export const PAWN_STATURE: Stature = { height: 3810 }
/** What lies on its side, whatever it is: as the pointer takes it. */
export const LYING_STATURE: Stature = { height: 2200 }

/** The stature of a miniature drawn as this model, standing or lying. */
export const statureOf = (model: string, isLying = false): Stature =>
  isLying ? LYING_STATURE : Object.hasOwn(STATURE, model) ? (STATURE[model] ?? PAWN_STATURE) : PAWN_STATURE

export const eyeHeight = ({ height, eye }: Stature): Units => eye ?? Math.round(height * 0.9)
