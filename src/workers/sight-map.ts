/// <reference lib="webworker" />
/** A worker that computes slices of exposure maps: see `client/sight-pool.ts`, which starts several. */
import { type MapOrder, sliceWorker } from '../geometry/sight/map/slices'

const worker = sliceWorker()

self.addEventListener('message', ({ data }: MessageEvent<MapOrder>) => {
  const answer = worker.hear(data)
  if (!answer) return
  self.postMessage(answer, answer.type === 'rows' ? [answer.seen.buffer] : [])
})
