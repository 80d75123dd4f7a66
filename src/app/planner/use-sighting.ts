/** Converts between places of the table and pixels of the screen, in the 3D view or on the plan, whichever is shown. */
import { type RefObject, useMemo } from 'react'
import type { SceneHandle } from '../../scene/table-scene'
import type { Sighting } from '../../ui/planner/ground/handles'
import type { PlannerStore } from './store'

const planMatrix = () => document.querySelector<SVGSVGElement>('.ui-plan-view')?.getScreenCTM() ?? undefined

export function useSighting(store: PlannerStore, handle: RefObject<SceneHandle | null>): Sighting {
  return useMemo(
    () => ({
      screenOf(at, z) {
        if (store.getState().view === 'space') return handle.current?.toScreen(at, z)
        const matrix = planMatrix()
        return matrix && new DOMPoint(at.x, -at.y).matrixTransform(matrix)
      },
      tableOf(x, y, z) {
        if (store.getState().view === 'space') return handle.current?.toTable(x, y, z)
        const matrix = planMatrix()
        const at = matrix && new DOMPoint(x, y).matrixTransform(matrix.inverse())
        return at && { x: Math.round(at.x), y: Math.round(-at.y) }
      },
    }),
    [store, handle],
  )
}
