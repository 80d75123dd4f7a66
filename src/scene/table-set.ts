/** When the first picture stands: whatever only polishes it is loaded after that, so that nobody waits for it. */
import { modelsPending, modelsVersion, onModels } from './things/models'

/** The first picture is given so long to be looked at before more is loaded, in milliseconds. */
const REST = 600

/** Settled once the models of the first picture are here and it has been drawn. */
export const tableSet = (): Promise<void> =>
  new Promise((set) => {
    // The first frame may take long: what comes after it is asked for in the frame that follows.
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(set, REST)))
    if (modelsVersion() > 0 && modelsPending() === 0) {
      drawn()
      return
    }
    const stop = onModels(() => {
      if (modelsPending() > 0) return
      stop()
      drawn()
    })
  })
