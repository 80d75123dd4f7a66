/** The port by which dice and shuffles, which are questions to `chance`, are answered. */
import { type AnyDecision, type Json, PLAIN_SHAPES, type Reason, type Rng } from '../kernel'
import type { ThrowGesture } from '../protocol/messages'
import type { Commitments } from '../protocol/proof'
import type { MatchEntry, Proof } from './history'

export interface Chanced {
  readonly answer: unknown
  /** The recorded motion of the dice, shown to everybody. */
  readonly film?: Json
  /** How the answer follows from secrets that were fixed before. */
  readonly proof?: Proof
  /** Something the players should know: the dice were replaced. */
  readonly notice?: Reason
}

/** What chance may use of the match in which it is asked. */
export interface Asking {
  /** How a player threw the dice; none where nobody did. */
  readonly gesture?: ThrowGesture
  log(): readonly MatchEntry[]
  /** Binds the host to chains. Resolves when that is stored and told; rejects where the match has ended meanwhile. */
  commit(commitments: Commitments): Promise<void>
  /** Resolves when all that has happened so far is stored and told; rejects where it cannot be stored. */
  told(): Promise<void>
}

/** Answers rolls and shuffles. It may take its time and it may fail; the host checks what it says. */
export interface ChanceSource {
  answer(decision: AnyDecision, asking: Asking): Promise<Chanced>
}

/** Chance from a generator: simulations and tests. */
export const seededChance = (rng: Rng) => ({
  async answer(decision: AnyDecision): Promise<Chanced> {
    return { answer: sampled(decision, rng) }
  },
})

/** A fair answer to a roll or a shuffle. Anything else put to chance is a bug. */
export function sampled({ choice, subject }: AnyDecision, rng: Rng): unknown {
  const { shape } = choice
  if (shape !== 'roll' && shape !== 'shuffle') throw new Error(`chance was asked "${subject}", which is neither roll nor shuffle`)
  // The shape's name has just been checked; its functions take its own choice.
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

/** Chance that is loaded when it is first asked, and again where loading has failed: a table stands sooner without it. */
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
