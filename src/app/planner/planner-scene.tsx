/** The layout on the 3D table. Terrain is picked up, dragged and tapped like miniatures in a match. */
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { Gesture } from '../../client/gesture'
import type { Point } from '../../geometry/types'
import type { LayoutDocument } from '../../planner/document'
import { areaAt } from '../../planner/ground'
import { mayPick, shownOf } from '../../planner/layers'
import { toggled } from '../../planner/selection'
import type { Overlay } from '../../scene/overlay'
import { type SceneHandle, TableScene } from '../../scene/table-scene'
import { percentText } from '../../ui/words/length'
import { useWords } from '../../ui/words/words-context'
import { panelsOfPage } from '../panels'
import { loudnessOf, useSettings } from '../settings'
import { stillness } from '../stillness'
import type { PlannerActs } from './acts'
import type { Drag } from './drag'
import { lookOfLayout, overlaysOfLayout } from './look'
import { triedOverlays } from './selfplay/overlays'
import type { Tried } from './selfplay/tried'
import { useOnTable } from './selfplay/use-on-table'
import { documentOf, type PlannerStore } from './store'
import { useFrame } from './use-frame'

export interface PlannerSceneProps {
  readonly store: PlannerStore
  readonly acts: PlannerActs
  readonly drag: Drag
  readonly handle: RefObject<SceneHandle | null>
  /** The overlays of an exposure layer, if one is shown. */
  readonly layer: readonly Overlay[]
  /** What bots' matches left on the table is shown instead of it. */
  readonly tried: Tried
  /** Overlays for marks and findings on the ground. */
  readonly marks: readonly Overlay[]
  /** The layout without hidden layers. */
  readonly document: LayoutDocument
  onPlace(at: Point): void
  /** True on a small screen while a panel covers the lower part. */
  readonly isCovered: boolean
}

export function PlannerScene({
  store,
  acts,
  drag,
  handle,
  layer,
  tried,
  marks,
  document,
  onPlace,
  isCovered,
}: PlannerSceneProps) {
  const settings = useSettings()
  const { quality, motion } = settings
  const { say, speak } = useWords()
  const selection = useStore(store, (state) => state.selection)
  const guides = useStore(store, (state) => state.guides)
  const lit = useStore(store, (state) => state.lit)
  const hasMeasures = useStore(store, (state) => state.layers.measures.shown)
  const isShift = useRef(false)
  const look = useMemo(() => lookOfLayout(document, speak), [document, speak])
  const left = useOnTable(tried, store)
  const under = useMemo(
    () => (left ? triedOverlays(left, (part) => percentText(part, speak.language)) : layer),
    [left, layer, speak.language],
  )
  const overlays = useMemo(
    () => [...under, ...marks, ...overlaysOfLayout(document, { selection, guides, hasMeasures, lit }, speak)],
    [under, marks, document, selection, guides, hasMeasures, lit, speak],
  )
  // Gestures do not report held keys, so Shift is tracked here.
  useEffect(() => {
    const onPress = (event: PointerEvent | KeyboardEvent) => {
      isShift.current = event.shiftKey
    }
    addEventListener('pointerdown', onPress, { capture: true })
    addEventListener('keydown', onPress, { capture: true })
    return () => {
      removeEventListener('pointerdown', onPress, { capture: true })
      removeEventListener('keydown', onPress, { capture: true })
    }
  }, [])
  const onGesture = useCallback(
    (gesture: Gesture) => {
      const state = store.getState()
      switch (gesture.type) {
        case 'hover':
          return gesture.at && onPlace(gesture.at)
        case 'tap': {
          const document = documentOf(state)
          const { layers } = state
          // Areas printed on the mat lie under everything else, so they are picked last.
          const ref = gesture.ref ?? areaAt(shownOf(document, layers), gesture.at)
          if (ref !== undefined && !mayPick(document, layers, ref)) return acts.select([])
          return acts.select(toggled(document, state.selection, ref, isShift.current))
        }
        case 'lift':
          return void drag.begin(gesture.ref, gesture.at)
        case 'drag':
          return drag.to(gesture.at, gesture.free)
        case 'drop':
          return drag.end()
        case 'back':
          return drag.cancel()
      }
    },
    [store, acts, drag, onPlace],
  )
  useEffect(() => {
    if (quality !== 'test') return
    const told = () => ({
      ...documentOf(store.getState()),
      selection: store.getState().selection,
      frames: handle.current?.stats.frames ?? 0,
      calls: handle.current?.stats.calls ?? 0,
      triangles: handle.current?.stats.triangles ?? 0,
    })
    const toScreen = (at: never, z?: number) => handle.current?.toScreen(at, z)
    Object.assign(window, { sightline: { told, toScreen, isStill: stillness(() => handle.current) } })
  }, [quality, store, handle])
  const frame = useFrame(isCovered)
  return (
    <TableScene
      panels={panelsOfPage}
      look={look}
      overlays={overlays}
      onGesture={onGesture}
      liftsTerrain
      quality={quality}
      frame={frame}
      reducedMotion={motion === 'reduced'}
      sound={loudnessOf(settings)}
      label={say('plan-title')}
      handle={handle}
    />
  )
}
