/** Decides which card is read large: the one under a resting pointer, a held finger or the keyboard focus. Draws nothing. */
import type { Ref } from '../../table/piece'

/** How long the pointer must rest, in milliseconds. While a card is being read, the next one is shown at once. */
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
    /** Whether the shown card is about to change. */
    isDue: () => waiting !== undefined,
    /** Tells what the pointer is over now. */
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
