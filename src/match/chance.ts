/** The port through which dice rolls and shuffles, which are questions to the seat `chance`, are answered. */
import { type AnyDecision, type Json, PLAIN_SHAPES, type Reason, type Rng } from '../kernel'
import type { ThrowGesture } from '../protocol/messages'
import type { Commitments } from '../protocol/proof'
import type { MatchEntry, Proof } from './history'

export interface Chanced {
  readonly answer: unknown
  /** The recorded motion of the dice, shown to everybody. */
  readonly film?: Json
  /** How the answer follows from secrets that were committed to beforehand. */
  readonly proof?: Proof
  /** A message for the players, such as that the dice were replaced by a generator. */
  readonly notice?: Reason
}

/** What the chance source may use of the match that asks it. */
export interface Asking {
  /** How a player threw the dice; absent if no player did. */
  readonly gesture?: ThrowGesture
  log(): readonly MatchEntry[]
  /** Commits the host to chains. Resolves once that is stored and announced; rejects if the match is closed or storing fails. */
  commit(commitments: Commitments): Promise<void>
  /** Resolves once all entries so far are stored and announced; rejects if they cannot be stored. */
  told(): Promise<void>
}

/** Answers rolls and shuffles. It may take time and may reject; the host validates each answer. */
export interface ChanceSource {
  answer(decision: AnyDecision, asking: Asking): Promise<Chanced>
}

/** Chance from a generator, for simulations and tests. */
export const seededChance = (rng: Rng) => ({
  async answer(decision: AnyDecision): Promise<Chanced> {
    return { answer: sampled(decision, rng) }
  },
})

/** A fair answer to a roll or a shuffle. Anything else put to chance is a bug. */
export function sampled({ choice, subject }: AnyDecision, rng: Rng): unknown {
  const { shape } = choice
  if (shape !== 'roll' && shape !== 'shuffle') throw new Error(`chance was asked "${subject}", which is neither roll nor shuffle`)
  // The cast is safe: `shape` was just checked, and the choice has that shape.
  return PLAIN_SHAPES[shape].sample(choice as never, undefined, rng)
}

/** Chance from a list of answers, for tests; when the list ends, or names another subject, it fails. */
export function scriptedChance(script: readonly (readonly [subject: string, answer: unknown])[]) {
  let at = 0
  return {
    async answer({ subject }: AnyDecision): Promise<Chanced> {
      const next = script[at]
      if (!next) throw new Error(`the script has no answer to "${subject}"`)
      if (next[0] !== subject) throw new Error(`the script answers "${next[0]}", but "${subject}" was asked`)
      at++
      return { answer: next[1] }
    },
  }
}

/** Chance that is loaded when it is first asked, so that a table opens sooner. If loading fails, the next question retries it. */
export function whenAsked(load: () => Promise<ChanceSource>): ChanceSource {
  let loading: Promise<ChanceSource> | undefined
  return {
    async answer(decision, asking) {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return (await loading).answer(decision, asking)
    },
  }
}
