/// <reference lib="webworker" />
/** The worker that works out what a bot was after. `app/match/motive/asking.ts` starts one for each question, and ends it. */
import { gameOf } from '../games'
import type { Witness } from '../protocol/witness'
import { type MotiveAnswer, motiveOf } from './motive-work'

export interface MotiveOrder {
  readonly game: string
  readonly witness: Witness
}
/** How far it has got, from 0 to 1; then the answer, or why there is none. */
export type MotiveSaid = { readonly share: number } | { readonly answer: MotiveAnswer } | { readonly failed: string }

const post = (said: MotiveSaid) => postMessage(said)

// No validation: only the page that started this worker posts to it. Whoever no longer wants the answer ends the worker.
addEventListener('message', ({ data: { game, witness } }: MessageEvent<MotiveOrder>) => {
  const work = async () => {
    const rules = await gameOf(game)?.rules?.()
    if (!rules) throw new Error(`there are no rules of ${game}`)
    return motiveOf(rules, witness, (share) => post({ share }))
  }
  void work().then(
    (answer) => post({ answer }),
    (error: unknown) => post({ failed: error instanceof Error ? error.message : String(error) }),
  )
})
