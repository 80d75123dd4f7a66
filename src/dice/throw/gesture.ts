/** How the player threw, as small integers, so that it can be sent, logged and repeated exactly. */

export interface Gesture {
  /** Sideways, -100 (left) to 100 (right). */
  readonly x: number
  /** Away from the thrower, -100 to 100; a throw towards oneself is turned forward. */
  readonly y: number
  /** 0 (dropped) to 100 (hurled). */
  readonly strength: number
}

/** A firm throw straight ahead: used for a key press or a bot. */
export const plainGesture: Gesture = { x: 0, y: 100, strength: 60 }

/** The nearest gesture to any three numbers; NaN counts as 0. */
export function quantiseGesture(x: number, y: number, strength: number): Gesture {
  return { x: whole(x, -100, 100), y: whole(y, -100, 100), strength: whole(strength, 0, 100) }
}

function whole(value: number, least: number, most: number): number {
  if (Number.isNaN(value)) return 0
  // Adding 0 turns -0 into 0, which JSON cannot distinguish.
  return Math.round(Math.min(most, Math.max(least, value))) + 0
}
