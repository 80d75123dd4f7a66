/** Runs long computations in slices, so that their worker goes on handling requests. */

/** Milliseconds of work after which waiting requests are handled. */
const SLICE = 20

/** Lets waiting requests be handled. */
export const pause = () => new Promise((turn) => setTimeout(turn, 0))

/** Takes all steps of a computation, pausing regularly. `onPause` may end it early: then its last step is the result. */
export async function inSlices<Step>(steps: Iterator<Step, Step>, onPause: (step: Step) => 'go on' | 'stop'): Promise<Step> {
  let rested = performance.now()
  let step = steps.next()
  while (!step.done) {
    if (performance.now() - rested >= SLICE) {
      await pause()
      if (onPause(step.value) === 'stop') return step.value
      rested = performance.now()
    }
    step = steps.next()
  }
  return step.value
}
