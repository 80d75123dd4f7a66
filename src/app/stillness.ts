/** Lets tests wait until nothing on the page moves any more. Asking neither draws nor changes anything. */
import type { SceneHandle } from '../scene/table-scene'

/** Waits for the next frame, in which the page handles the pointer, and then until its thread is idle, at most two seconds. */
const atLeisure = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 2_000 }))
  })

/**
 * Whether nothing moves, loads or waits for a frame. Checked twice, each time when the page is idle, so that effects of a recent
 * click are drawn or still pending. `isQuiet`: no messages are under way between the page and its workers.
 */
export const stillness = (scene: () => SceneHandle | null, isQuiet: () => boolean = () => true) => {
  const frames = () => scene()?.stats.frames
  const isLoading = () => document.fonts.status !== 'loaded' || document.querySelector('[aria-busy=true]') !== null
  const rests = () => scene()?.isStill() === true && !isLoading() && isQuiet()
  return async (): Promise<boolean> => {
    await atLeisure()
    const before = frames()
    if (!rests()) return false
    await atLeisure()
    return rests() && frames() === before
  }
}
