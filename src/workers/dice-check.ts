/// <reference lib="webworker" />
/** Checks the dice and shuffles of a match beside the page: see `app/match/checking.ts`, which starts and ends it. */
import { type CheckAsked, type Checked, type CheckProgress, checkFile } from './check-file'

export type CheckTold =
  | ({ readonly type: 'progress' } & CheckProgress)
  | { readonly type: 'checked'; readonly checked: Checked }
  | { readonly type: 'failed' }

const post = (told: CheckTold): void => postMessage(told)
// Only the page that started this worker writes to it, and it sends what its types say; the file is checked as any other.
addEventListener('message', ({ data }: MessageEvent<CheckAsked>) => {
  checkFile(data, (progress) => post({ type: 'progress', ...progress })).then(
    (checked) => post({ type: 'checked', checked }),
    () => post({ type: 'failed' }),
  )
})
