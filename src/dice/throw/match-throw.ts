/** Throws as a match asks for them and as whoever checks the match throws them again. */
import { type Die, kindWithFaces } from './dice'
import { quantiseGesture } from './gesture'
import type { Throw, Thrower } from './throw'
import { mostDice } from './tray'

/** Are there solids for these dice, and not too many of them? */
export const canBeThrown = (dice: readonly Die[]): boolean =>
  dice.length >= 1 && dice.length <= mostDice && dice.every(({ faces }) => kindWithFaces(faces.length) !== undefined)

/** The throw of these dice by this seed. The gesture is in thousandths, as it travels; without one the throw is a plain one. */
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
