/** What is wrong with a layout and how full it is, worked out when the hands rest: never in the middle of a drag. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { faultsOf } from '../../editor/faults'
import { densityOf } from '../../editor/figures'
import { gapsOf } from '../../editor/gaps'
import { systemOf } from '../../games/layouts'
import type { Known } from '../../ui/planner/checks-panel'
import { documentOf, type PlannerStore } from './store'

const REST = 350

export function useKnown(store: PlannerStore): Known | undefined {
  const document = useStore(store, documentOf)
  const isDragging = useStore(store, (state) => state.isDragging)
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    if (isDragging) return
    const timer = setTimeout(() => {
      const own = faultsOf(document)
      // A game's checks begin with the common ones, some of which are the same faults.
      const said = new Set(own.map(({ reason }) => JSON.stringify(reason)))
      const others = systemOf(document)
        .checks(document)
        .filter(({ reason }) => !said.has(JSON.stringify(reason)))
      setKnown({ findings: [...own, ...others], density: densityOf(document), gaps: gapsOf(document) })
    }, REST)
    return () => clearTimeout(timer)
  }, [document, isDragging])
  return known
}
