/** Checks a match's dice and shuffles in a worker that is started for this check and terminated after it. */
import type { CheckAsked, Checked } from '../../workers/check-file'
import type { CheckTold } from '../../workers/dice-check'

/** Rejects if the check could not be carried out or was cancelled. */
export function checkDice(
  asked: CheckAsked,
  onProgress: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Checked> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('../../workers/dice-check.ts', import.meta.url), {
      type: 'module',
      name: 'sightline-check',
    })
    const end = (then: () => void) => {
      worker.terminate()
      then()
    }
    const failed = () => end(() => fail(new Error('the dice were not checked')))
    worker.onmessage = ({ data }: MessageEvent<CheckTold>) => {
      switch (data.type) {
        case 'progress':
          return onProgress(data.done, data.of)
        case 'checked':
          return end(() => done(data.checked))
        case 'failed':
          return failed()
      }
    }
    worker.onerror = failed
    signal.addEventListener('abort', failed, { once: true })
    worker.postMessage(asked)
  })
}
