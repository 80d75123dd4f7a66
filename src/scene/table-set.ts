/** Tells when the first picture stands: what only refines it is loaded after that, so that nobody waits for it. */
import { useEffect, useState } from 'react'
import { onArrival, underWay } from './arrivals'

/** How long the first picture can be looked at before more is loaded, in milliseconds. */
export const REST = 600

let waiting = 0
/** Does anything still wait for the first picture to stand? */
export const isTableAwaited = (): boolean => waiting > 0

/** Settled once everything of the first picture is here and it has been drawn. */
export const tableSet = (): Promise<void> =>
  new Promise((done) => {
    waiting++
    const set = () => {
      waiting--
      done()
    }
    // The first frame asks for the models, and may take long: what comes after it is asked for in the frame that follows.
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(set, REST)))
    // Arrivals and the first frames may both find everything here: it counts once.
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
