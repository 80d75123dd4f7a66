/** Counts the models and textures that are still loading. Listeners are called whenever one has arrived or has failed. */
const listeners = new Set<() => void>()
let pending = 0

/** Registers a load that has started. Call the returned function once, when it has arrived or has failed. */
export function awaitArrival(): () => void {
  pending++
  return () => {
    pending--
    for (const listener of listeners) listener()
  }
}

/** The number of loads under way. */
export const underWay = (): number => pending

export function onArrival(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
