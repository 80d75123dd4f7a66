/** Throws as a match requests them and as a later check repeats them. */
import { type Die, kindWithFaces } from './dice'
import { quantiseGesture } from './gesture'
import type { Throw, Thrower } from './throw'
import { mostDice } from './tray'

/** Whether there are solids for these dice, and not too many dice. */
export const canBeThrown = (dice: readonly Die[]): boolean =>
  dice.length >= 1 && dice.length <= mostDice && dice.every(({ faces }) => kindWithFaces(faces.length) !== undefined)

/** The throw of these dice from this seed. The gesture is in thousandths, as in messages; without one a plain gesture is used. */
export const thrownFor = (
  thrower: Thrower,
  dice: readonly Die[],
  seed: readonly [number, number, number, number],
  gesture?: { readonly x: number; readonly y: number; readonly strength: number },
): Throw =>
  thrower.throwDice({
    dice,
    seed,
    ...(gesture ? { gesture: quantiseGesture(gesture.x / 10, gesture.y / 10, gesture.strength / 10) } : {}),
  })
