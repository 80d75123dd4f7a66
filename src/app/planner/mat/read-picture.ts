/** The page's end of the worker that reads pictures. Each picture gets a worker of its own. */
import * as v from 'valibot'
import { PICTURE_MADE } from '../../../planner/mat/protocol'
import type { PictureRead } from '../../../planner/mat/types'
import { type Outcome, refuse } from '../../../planner/said'

/** Refused if the file is not a picture, too large or damaged, or if `signal` aborts. Never rejects. */
export function readPicture(file: Blob, name: string, signal?: AbortSignal): Promise<Outcome<PictureRead>> {
  if (signal?.aborted) return Promise.resolve(refuse('work-cancelled', {}))
  return new Promise((settle) => {
    const worker = new Worker(new URL('../../../workers/mat-picture.ts', import.meta.url), {
      type: 'module',
      name: 'sightline-picture',
    })
    const end = (outcome: Outcome<PictureRead>) => {
      worker.terminate()
      signal?.removeEventListener('abort', cancel)
      settle(outcome)
    }
    const cancel = () => end(refuse('work-cancelled', {}))
    signal?.addEventListener('abort', cancel)
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      const made = v.safeParse(PICTURE_MADE, data)
      end(made.success ? made.output : refuse('work-malformed', { at: 'picture', expected: made.issues[0].message }))
    }
    worker.onerror = () => end(refuse('work-failed', { job: 'picture', why: '' }))
    worker.postMessage({ file, name })
  })
}
