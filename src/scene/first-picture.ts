/** The first picture of a table is drawn once everything that it asked for is here: half a table would be drawn for nobody. */
import { useEffect, useRef, useState } from 'react'
import { onArrival, underWay } from './arrivals'

/** The first picture waits no longer than this for what does not come, in milliseconds. */
const PATIENCE = 5_000

/** Asked in every frame: whether it is held back still, and, once it has been drawn, whether it was the first. */
export function useFirstPicture(invalidate: () => void): { readonly isHeldBack: () => boolean; readonly isDone: () => boolean } {
  const state = useRef<'waiting' | 'due' | 'done'>('waiting')
  useEffect(() => {
    const stop = onArrival(() => state.current === 'waiting' && invalidate())
    const late = setTimeout(() => {
      if (state.current !== 'waiting') return
      state.current = 'due'
      invalidate()
    }, PATIENCE)
    return () => {
      stop()
      clearTimeout(late)
    }
  }, [invalidate])
  const [first] = useState(() => ({
    isHeldBack: () => {
      if (state.current === 'waiting' && underWay() === 0) state.current = 'due'
      return state.current === 'waiting'
    },
    /** True once: for the frame that has just been drawn. */
    isDone: () => {
      if (state.current !== 'due') return false
      state.current = 'done'
      return true
    },
  }))
  return first
}
