/** Holds back the first picture of a table until everything it has requested has arrived, instead of showing half a table. */
import { useEffect, useRef, useState } from 'react'
import { onArrival, underWay } from './arrivals'

/** The longest that the first picture waits for loads, in milliseconds. */
const PATIENCE = 5_000

/** Asked in every frame: `isHeldBack`, whether to draw nothing yet; `isDone`, whether the frame just drawn was the first. */
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
    /** True once, for the first frame that has been drawn. */
    isDone: () => {
      if (state.current !== 'due') return false
      state.current = 'done'
      return true
    },
  }))
  return first
}
