/** The heights of miniatures and of their eyes. Measured on the models, so that sight is judged by what is drawn. */
import type { Units } from '../geometry/types'

/** Heights above what a miniature stands on, in hundredths of a millimetre. */
export interface Stature {
  /** Where the body ends. */
  readonly height: Units
  /** The height of the eye; by default nine tenths of the height. */
  readonly eye?: Units
  /** The radius of the body; by default slightly less than the base's. */
  readonly body?: Units
  /** It stops sight like scenery: a wreck. */
  readonly isScenery?: true
}

/** By the model's folder in `models/`. */
export type StaturesOfModels = { readonly [model: string]: Stature }

/** Statures that games have registered, each for its own models. */
const KNOWN = new Map<string, Stature>()

/** Registers the models of a game. Throws for a model that is already registered. */
export function enterStatures(statures: StaturesOfModels): void {
  for (const [model, stature] of Object.entries(statures)) {
    if (KNOWN.has(model)) throw new Error(`The model "${model}" has two statures`)
    KNOWN.set(model, stature)
  }
}

/** The models whose stature is known. */
export const measuredModels = (): readonly string[] => [...KNOWN.keys()]

/** A pawn of an inch and a half, which is drawn for a model without a file. */
export const PAWN_STATURE: Stature = { height: 3810 }
/** The stature of anything that lies on its side; picking by the pointer uses it, too. */
export const LYING_STATURE: Stature = { height: 2200 }

/** The stature of a miniature drawn as this model, standing or lying. */
export const statureOf = (model: string, isLying = false): Stature =>
  isLying ? LYING_STATURE : (KNOWN.get(model) ?? PAWN_STATURE)

export const eyeHeight = ({ height, eye }: Stature): Units => eye ?? Math.round(height * 0.9)
