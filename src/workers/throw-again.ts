/** Throws dice as they were thrown in a match: for its chance, and for whoever works it through again. */
import { canBeThrown, type Thrower, thrownFor } from '../dice/throw'
import type { Json } from '../kernel'
import type { ThrowAgain } from '../match/proof/following'

export { canBeThrown }

export const throwingAgain =
  (thrower: Thrower): ThrowAgain =>
  (dice, seed, gesture) => {
    const thrown = thrownFor(thrower, dice, seed, gesture)
    // A throw promises to be plain JSON: faces, labels, rulings and the film.
    return { faces: thrown.faces, film: thrown as unknown as Json }
  }
