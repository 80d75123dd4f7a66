/** Runs long work on the page's own thread and yields every few milliseconds, so that the page can draw and respond. */
import type { Work } from '../../planner/own/mesh'

const STRETCH = 10

export async function breathed<Made>(work: Work<Made>): Promise<Made> {
  for (let began = performance.now(); ; ) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - began < STRETCH) continue
    await new Promise((done) => setTimeout(done))
    began = performance.now()
  }
}
