/** Throws dice exactly as they were thrown in a match, for the match's own chance and for checks of its record. */
import { canBeThrown, type Thrower, thrownFor } from '../dice/throw'
import type { Json } from '../kernel'
import type { ThrowAgain } from '../match/proof/following'

export { canBeThrown }

export const throwingAgain =
  (thrower: Thrower): ThrowAgain =>
  (dice, seed, gesture) => {
    const thrown = thrownFor(thrower, dice, seed, gesture)
    // The cast is safe: a `Throw` is plain JSON (faces, labels, rulings, film).
    return { faces: thrown.faces, film: thrown as unknown as Json }
  }
