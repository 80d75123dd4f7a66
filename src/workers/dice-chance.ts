/** Chance as dice that are thrown: what lands is the roll. Shuffles come from a generator, and so does a roll that cannot be thrown. */
import type { Thrower } from '../dice/throw/throw'
import type { Json, Rng, Roll } from '../kernel'
import { type ChanceSource, sampled } from '../match/chance'
import { matchSays } from '../match/said'
import type { ThrowGesture } from '../protocol/messages'

export interface DiceOptions {
  /** Loads the physics: called at the first roll, and again after loading has failed. */
  load(): Promise<Thrower>
  /** A fresh seed, 0 to 2^32 - 1, that nobody can foresee. */
  seed(): number
  /** For shuffles, and for dice that could not be thrown. */
  readonly rng: Rng
  /** Waits this long for the physics to load, then goes on without. Milliseconds. */
  readonly patience?: number
}

export function diceChance({ load, seed, rng, patience = 20_000 }: DiceOptions): ChanceSource {
  let loading: Promise<Thrower> | undefined
  const thrower = (): Promise<Thrower> => {
    loading ??= within(patience, load()).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    async answer(decision, gesture) {
      if (decision.choice.shape !== 'roll') return { answer: sampled(decision, rng) }
      try {
        // A choice whose shape is 'roll' is a roll.
        const { dice } = decision.choice as Roll
        const thrown = (await thrower()).throwDice({ dice, seed: seed(), ...(gesture ? { gesture: inHundreds(gesture) } : {}) })
        // A throw promises to be plain JSON: faces, labels, rulings and the film.
        return { answer: thrown.faces, film: thrown as unknown as Json }
      } catch {
        return { answer: sampled(decision, rng), notice: matchSays('dice-replaced', {}) }
      }
    },
  }
}

/** The gesture travels in thousandths; the dice take it in hundredths. */
const inHundreds = ({ x, y, strength }: ThrowGesture) => ({
  x: Math.round(x / 10),
  y: Math.round(y / 10),
  strength: Math.round(strength / 10),
})

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the dice took too long to load')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
