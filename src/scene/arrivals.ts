/** What pictures still wait for: models and textures under way. Whoever listens is told whenever one has arrived, or will not come. */
const listeners = new Set<() => void>()
let pending = 0

/** One more is under way. Call what is returned, once, when it has arrived or has failed. */
export function awaitArrival(): () => void {
  pending++
  return () => {
    pending--
    for (const listener of listeners) listener()
  }
}

/** How many are under way now. */
export const underWay = (): number => pending

export function onArrival(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
