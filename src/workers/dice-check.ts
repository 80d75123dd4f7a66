/// <reference lib="webworker" />
/** The worker that checks the dice and shuffles of a match. `app/match/checking.ts` starts and ends it. */
import { type CheckAsked, type Checked, type CheckProgress, checkFile } from './check-file'

export type CheckTold =
  | ({ readonly type: 'progress' } & CheckProgress)
  | { readonly type: 'checked'; readonly checked: Checked }
  | { readonly type: 'failed' }

const post = (told: CheckTold): void => postMessage(told)
// No validation: only the page that started this worker posts to it. The file itself is checked when it is read.
addEventListener('message', ({ data }: MessageEvent<CheckAsked>) => {
  checkFile(data, (progress) => post({ type: 'progress', ...progress })).then(
    (checked) => post({ type: 'checked', checked }),
    () => post({ type: 'failed' }),
  )
})
