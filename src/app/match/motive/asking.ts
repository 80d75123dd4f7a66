/** Asks what a bot was after: first what the asker saw of it, then a worker that is given nothing else. */
import type { PlayerSeat } from '../../../kernel'
import type { Eyes } from '../../../protocol/messages'
import type { MotiveOrder, MotiveSaid } from '../../../workers/motive'
import type { MotiveAnswer } from '../../../workers/motive-work'
import { device } from '../../device'

export interface DeedAsked {
  readonly match: string
  readonly game: string
  /** The line of the log, among those told to these eyes. */
  readonly eyes: Eyes
  readonly line: number
  /** The bot whose deed it tells. */
  readonly seat: PlayerSeat
}
export type DeedAnswer = MotiveAnswer | { readonly nothing: 'gone' | 'hidden' }

/** Rejects if it cannot be worked out. Once `signal` is aborted, the worker is ended and the promise stays open. */
export async function askMotive(
  { game, ...asked }: DeedAsked,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<DeedAnswer> {
  const witness = await device().ask('witness', asked)
  if ('nothing' in witness) return witness
  const worker = new Worker(new URL('../../../workers/motive.ts', import.meta.url), { type: 'module', name: 'sightline-motive' })
  const end = () => worker.terminate()
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  return new Promise<MotiveAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<MotiveSaid>) => {
      if ('share' in data) return onProgress(data.share)
      if ('answer' in data) resolve(data.answer)
      else reject(new Error(data.failed))
    }
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage({ game, witness } satisfies MotiveOrder)
  }).finally(end)
}
