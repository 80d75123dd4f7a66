/** Physics dice for a match's chance. They are used if the physics can be loaded and these dice can be thrown physically. */
import type { Thrower } from '../dice/throw'
import type { Dice } from '../match/proof/source'

export interface DiceOptions {
  /** Loads the physics. Called at the first roll, and again after loading has failed. */
  load(): Promise<Thrower>
  /** Milliseconds to wait for the physics to load before rolling without it. */
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
      // Loaded at the first roll, so that a match starts faster.
      const throws = await import('./throw-again').catch(() => undefined)
      const ready = throws?.canBeThrown(dice) ? await thrower().catch(() => undefined) : undefined
      return throws && ready && ((seed, gesture) => throws.throwingAgain(ready)(dice, seed, gesture))
    },
  }
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the dice took too long to load')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
