/** Dice for a match's chance: thrown where the physics can be loaded and the dice can be thrown at all. */
import { canBeThrown, type Thrower, thrownFor } from '../dice/throw'
import type { Json } from '../kernel'
import type { ThrowAgain } from '../match/proof/following'
import type { Dice } from '../match/proof/source'

export interface DiceOptions {
  /** Loads the physics: called at the first roll, and again after loading has failed. */
  load(): Promise<Thrower>
  /** Waits this long for the physics to load, then goes on without. Milliseconds. */
  readonly patience?: number
}

export function thrownDice({ load, patience = 20_000 }: DiceOptions): Dice {
  let loading: Promise<Thrower> | undefined
  const thrower = (): Promise<Thrower> => {
    loading ??= within(patience, load()).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    async ready(dice) {
      const ready = canBeThrown(dice) ? await thrower().catch(() => undefined) : undefined
      return ready && ((seed, gesture) => throwingAgain(ready)(dice, seed, gesture))
    },
  }
}

/** Throws dice as they were thrown in a match: for whoever works it through again. */
export const throwingAgain =
  (thrower: Thrower): ThrowAgain =>
  (dice, seed, gesture) => {
    const thrown = thrownFor(thrower, dice, seed, gesture)
    // A throw promises to be plain JSON: faces, labels, rulings and the film.
    return { faces: thrown.faces, film: thrown as unknown as Json }
  }

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the dice took too long to load')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
