/** Which card is read large. The pointer asks by resting on it, a finger by holding, the keys by moving on to it. Draws nothing. */
import type { Ref } from '../../table/piece'

/** The pointer must rest so long, in milliseconds; while a card is being read, the next one is shown at once. */
const RESTS = 380
const LINGERS = 140

export function createReader(isCard: (ref: Ref) => boolean) {
  const listeners = new Set<() => void>()
  let read: Ref | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const set = (ref: Ref | undefined) => {
    clearTimeout(waiting)
    waiting = undefined
    if (read === ref) return
    read = ref
    for (const listener of listeners) listener()
  }
  return {
    read: (): Ref | undefined => read,
    /** Another will be read in a moment, or none. */
    isDue: () => waiting !== undefined,
    /** The pointer is over this now. */
    hover(ref: Ref | undefined): void {
      const wanted = ref !== undefined && isCard(ref) ? ref : undefined
      clearTimeout(waiting)
      waiting = undefined
      if (wanted === read) return
      waiting = setTimeout(() => set(wanted), wanted === undefined || read !== undefined ? LINGERS : RESTS)
    },
    show: set,
    listen(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      clearTimeout(waiting)
      waiting = undefined
    },
  }
}
