/** What is wrong with a layout and how full it is, worked out by a worker when the player pauses: never in the middle of a drag. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Known } from '../../planner/known'
import type { PlannerActs } from './acts'
import { documentOf, type PlannerStore } from './store'
import { layoutWork, lean } from './work'

const REST = 350

/** Nothing until the layout that is open has been looked at once. A newer layout puts an end to the work at the one before. */
export function useKnown(store: PlannerStore, acts: PlannerActs): Known | undefined {
  const document = useStore(store, documentOf)
  const isDragging = useStore(store, (state) => state.isDragging)
  const id = useStore(store, (state) => state.id)
  const [known, setKnown] = useState<{ readonly of: string; readonly known: Known }>()
  // A worker of its own: what the user has asked for waits for nobody.
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
  // What was known of the layout before says nothing of this one: a large map takes its time.
  return known?.of === id ? known.known : undefined
}
