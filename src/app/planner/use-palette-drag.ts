/** Drags a piece out of the palette. It stands on the table once the pointer is over it, and is removed if dropped elsewhere. */
import { type PointerEvent as ReactPointerEvent, useCallback } from 'react'
import type { Point } from '../../geometry/types'
import type { PlannerActs } from './acts'
import type { Drag } from './drag'
import { documentOf, freshGesture, type PlannerStore } from './store'

const STILL = 6

/** `placeAt`: the table's place under a pixel of the window, in the 3D view or on the plan. */
export function usePaletteDrag(
  store: PlannerStore,
  acts: PlannerActs,
  drag: Drag,
  placeAt: (x: number, y: number) => Point | undefined,
) {
  return useCallback(
    (kind: string, event: ReactPointerEvent) => {
      if (event.button !== 0) return
      const tile = event.currentTarget as HTMLElement
      const { pointerId, clientX, clientY } = event
      let isOn = false
      let isHeld = false
      const over = (x: number, y: number): Point | undefined => {
        const table = document.querySelector('.ui-plan-table')
        if (
          !document.elementsFromPoint(x, y).some((one) => one === table) ||
          document.elementFromPoint(x, y)?.closest('.ui-panel')
        )
          return undefined
        const at = placeAt(x, y)
        const { width, depth } = documentOf(store.getState()).size
        return at && at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= depth ? at : undefined
      }
      const move = (now: PointerEvent) => {
        if (now.pointerId !== pointerId) return
        if (!isHeld && Math.hypot(now.clientX - clientX, now.clientY - clientY) < STILL) return
        isHeld = true
        tile.dataset.dragged = 'yes'
        const at = over(now.clientX, now.clientY)
        if (!at) return
        if (!isOn) {
          const gesture = freshGesture()
          const ref = acts.add(kind, at, gesture)
          isOn = ref !== undefined && drag.begin(ref, at, gesture)
        }
        if (isOn) drag.to(at, now.altKey)
      }
      const end = (now: PointerEvent) => {
        if (now.pointerId !== pointerId) return
        if (isOn) {
          if (now.type === 'pointerup' && over(now.clientX, now.clientY)) drag.end()
          else {
            drag.cancel()
            acts.undo()
          }
        }
        // If a click follows the drag, it is handled before this timer runs and ignored; later clicks count again.
        setTimeout(() => delete tile.dataset.dragged)
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', end)
        removeEventListener('pointercancel', end)
      }
      addEventListener('pointermove', move)
      addEventListener('pointerup', end)
      addEventListener('pointercancel', end)
    },
    [store, acts, drag, placeAt],
  )
}
