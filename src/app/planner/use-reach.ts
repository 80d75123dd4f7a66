/** The reach of the chosen area, computed when the player pauses. During a drag the previous result stays. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { INCH, type Units } from '../../geometry/types'
import { systemOf } from '../../planner/open-tables'
import { type Reach, reachFrom } from '../../planner/reach'
import { documentOf, type PlannerStore } from './store'

const REST = 120
/** The length of a move in systems that do not define one. */
const MOVE: Units = 6 * INCH

export interface Reached {
  readonly reach: Reach | undefined
  readonly move: Units
}

export function useReach(store: PlannerStore): Reached {
  const document = useStore(store, documentOf)
  const systems = useStore(store, (state) => state.systems)
  const isDragging = useStore(store, (state) => state.isDragging)
  const { of, move: asked } = useStore(store, (state) => state.reach)
  const move = asked ?? systemOf(document, systems).table?.move ?? MOVE
  const [reach, setReach] = useState<Reach>()
  useEffect(() => {
    if (of === undefined) return setReach(undefined)
    if (isDragging) return
    const timer = setTimeout(() => setReach(reachFrom(document, of, move)), REST)
    return () => clearTimeout(timer)
  }, [document, isDragging, of, move])
  return { reach, move }
}
