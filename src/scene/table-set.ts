/** Tells when the first picture stands. What only refines it is loaded afterwards, so as not to delay it. */
import { useEffect, useState } from 'react'
import { onArrival, underWay } from './arrivals'

/** How long the first picture stands before more is loaded, in milliseconds. */
export const REST = 600

let waiting = 0
/** Whether anything still waits for the first picture. */
export const isTableAwaited = (): boolean => waiting > 0

/** Resolves once everything of the first picture has arrived and been drawn. */
export const tableSet = (): Promise<void> =>
  new Promise((done) => {
    waiting++
    const set = () => {
      waiting--
      done()
    }
    // The first frame requests the models and may take long, so the timer starts two frames later.
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(set, REST)))
    // Both the arrivals and the first frames may find that everything is loaded; only the first finding counts.
    let isHere = false
    const look = () => {
      if (isHere || underWay() > 0) return
      isHere = true
      stop()
      drawn()
    }
    const stop = onArrival(look)
    requestAnimationFrame(() => requestAnimationFrame(look))
  })

/** False until the first picture stands. */
export function useTableSet(): boolean {
  const [isSet, setIsSet] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void tableSet().then(() => isCurrent && setIsSet(true))
    return () => {
      isCurrent = false
    }
  }, [])
  return isSet
}

/** What only refines the picture; undefined until it is loaded, and while it is not wanted. `load` must stay the same function. */
export function useRefinement<T>(load: () => Promise<T>, isWanted = true): T | undefined {
  const [loaded, setLoaded] = useState<T>()
  useEffect(() => {
    if (!isWanted || loaded) return
    let isCurrent = true
    tableSet()
      // By then the device may have turned out too slow for it.
      .then(() => (isCurrent ? load() : undefined))
      .then((found) => isCurrent && setLoaded(() => found))
      .catch((error: unknown) => console.warn('Something that refines the picture could not be loaded.', error))
    return () => {
      isCurrent = false
    }
  }, [isWanted, loaded, load])
  return isWanted ? loaded : undefined
}
