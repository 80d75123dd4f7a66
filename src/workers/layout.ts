/// <reference lib="webworker" />
/** The worker that thinks for the layout planner, one job after the other: see `app/planner/work.ts`, which starts and ends it. */
import { gameOf } from '../games'
import { workAt } from './layout-jobs'

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void workAt(
    data,
    async (game) => gameOf(game)?.planner?.(),
    (answer) => self.postMessage(answer),
  )
})
