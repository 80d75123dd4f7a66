/// <reference lib="webworker" />
/** A worker whose exposure map follows pieces while they are dragged (see `geometry/sight/map/following.ts`). */
import { type FollowOrder, follower } from '../geometry/sight/map/following'

const { hear } = follower()

self.addEventListener('message', ({ data }: MessageEvent<FollowOrder>) => {
  const answer = hear(data)
  if (answer) self.postMessage(answer, answer.type === 'map' ? [answer.map.seen.buffer] : [])
})
