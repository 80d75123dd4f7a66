/** What the page tells tests that wait until nothing moves any more. Asking draws nothing and changes nothing. */
import type { SceneHandle } from '../scene/table-scene'

/** Waits for the next picture of the page, with which it learns of the pointer, and then until its thread has nothing left to do, or for two seconds. */
const atLeisure = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 2_000 }))
  })

/**
 * Does nothing move, load or wait for a frame? Looked at twice, each time when all that was waiting in the page has been done: what was
 * clicked just now is drawn, or still due. `isQuiet`: nothing is on its way between the page and its workers either.
 */
export const stillness = (scene: () => SceneHandle | null, isQuiet: () => boolean = () => true) => {
  const frames = () => scene()?.stats.frames
  const rests = () => scene()?.isStill() === true && document.fonts.status === 'loaded' && isQuiet()
  return async (): Promise<boolean> => {
    await atLeisure()
    const before = frames()
    if (!rests()) return false
    await atLeisure()
    return rests() && frames() === before
  }
}
