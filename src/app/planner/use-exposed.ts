/** The lab's exposure layers for the layout being edited: without miniatures, seen from a usual eye height. */
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { INCH, type Point, type Units } from '../../geometry/types'
import type { LabGround } from '../../lab/ground'
import { opened } from '../../planner/opened'
import type { Overlay } from '../../scene/overlay'
import type { SceneHandle } from '../../scene/table-scene'
import { createSightTable } from '../../table/sight'
import type { ExposureProps } from '../../ui/lab/exposure-part'
import { useWords } from '../../ui/words/words-context'
import { newSightState } from '../lab/sight-state'
import { useLayer } from '../lab/use-layer'
import { documentOf, type PlannerStore } from './store'
import { useLiveMap } from './use-live-map'

/** The fairness checks use the same eye height. */
const EYE: Units = 1.5 * INCH
const NOBODY = {}

export interface ExposedLayout {
  readonly overlays: readonly Overlay[]
  readonly part: ExposureProps
  /** Called when the pointer rests over a place, to read its exposure. */
  onPlace(at: Point): void
}

export function useExposed(store: PlannerStore, handle: RefObject<SceneHandle | null>): ExposedLayout {
  const { say, speak } = useWords()
  const now = useStore(store, documentOf)
  const isDragging = useStore(store, (state) => state.isDragging)
  // During a drag, the fine maps stay those from before it; a coarser one follows the drag.
  const rested = useRef(now)
  if (!isDragging) rested.current = now
  const [sight] = useState(() => {
    const made = newSightState()
    made.setState({ isOpen: true })
    return made
  })
  const [kept] = useState(createSightTable)
  const state = useStore(sight)
  const live = useLiveMap({
    isOn: isDragging && state.layer !== undefined,
    before: rested.current,
    now,
    eye: EYE,
    cell: state.cell,
  })
  const { tabletop } = opened(now)
  const { areas, objectives } = now
  const ground = useMemo(
    (): LabGround | undefined => (areas.length > 0 || objectives.length > 0 ? { areas, objectives } : undefined),
    [areas, objectives],
  )
  const { overlays, part } = useLayer({
    sight,
    state,
    kept,
    tabletop,
    rested: opened(rested.current).tabletop.terrain,
    live,
    statures: NOBODY,
    ground,
    eye: EYE,
    height: EYE,
    handle,
    say,
    speak,
  })
  const onPlace = useCallback(
    (spot: Point) => {
      if (sight.getState().layer !== undefined) sight.setState({ spot })
    },
    [sight],
  )
  return { overlays, part: { ...part, onBodies: undefined }, onPlace }
}
