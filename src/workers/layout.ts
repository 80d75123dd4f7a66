/// <reference lib="webworker" />
/** The worker of the layout planner; it does one job after the other. `app/planner/work.ts` starts and ends it. */
import { gameOf } from '../games'
import { workAt } from './layout-jobs'

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void workAt(
    data,
    async (game) => gameOf(game)?.planner?.(),
    (answer) => self.postMessage(answer),
  )
})
