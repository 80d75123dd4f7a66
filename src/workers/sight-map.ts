/// <reference lib="webworker" />
/** A worker that computes slices of exposure maps and of lowest visible heights. `client/sight-pool.ts` starts several. */
import { sliceWorker } from '../geometry/sight/map/slice-worker'
import type { MapOrder } from '../geometry/sight/map/slices'

const worker = sliceWorker()

self.addEventListener('message', ({ data }: MessageEvent<MapOrder>) => {
  const answer = worker.hear(data)
  if (!answer) return
  const parts = answer.type === 'rows' ? [answer.seen.buffer] : answer.type === 'lowest' ? [answer.values.buffer] : []
  self.postMessage(answer, parts)
})
