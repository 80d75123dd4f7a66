/** The faults and density of a layout, computed by a worker when the player pauses, never during a drag. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Known } from '../../planner/known'
import type { PlannerActs } from './acts'
import { documentOf, type PlannerStore } from './store'
import { layoutWork, lean } from './work'

const REST = 350

/** Undefined until the open layout has been examined once. A newer layout cancels the work on the previous one. */
export function useKnown(store: PlannerStore, acts: PlannerActs): Known | undefined {
  const document = useStore(store, documentOf)
  const isDragging = useStore(store, (state) => state.isDragging)
  const id = useStore(store, (state) => state.id)
  const [known, setKnown] = useState<{ readonly of: string; readonly known: Known }>()
  // A worker of its own, so that work requested by the user does not wait for it.
  const [work] = useState(() => layoutWork())
  useEffect(() => () => work.close(), [work])
  useEffect(() => {
    if (isDragging) return
    const cancel = new AbortController()
    const timer = setTimeout(async () => {
      const found = await work.run('known', { document: lean(document) }, { signal: cancel.signal })
      if (cancel.signal.aborted) return
      if (found.ok) setKnown({ of: id, known: found.value })
      else acts.say(found.reason)
    }, REST)
    return () => {
      clearTimeout(timer)
      cancel.abort()
    }
  }, [work, id, document, isDragging, acts])
  // Results of another layout are not shown, even if this one takes long.
  return known?.of === id ? known.known : undefined
}
