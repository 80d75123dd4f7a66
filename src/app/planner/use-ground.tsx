/** Areas, marks and findings about the ground: how both views draw them, their handles, and their parts of the panels. */
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { LayoutDocument } from '../../planner/document'
import type { Gap } from '../../planner/gaps'
import type { Known } from '../../planner/known'
import { type Layers, shownOf } from '../../planner/layers'
import type { Reach } from '../../planner/reach'
import type { LayoutSystem } from '../../planner/system'
import type { Overlay } from '../../scene/overlay'
import type { SceneHandle } from '../../scene/table-scene'
import type { Ref } from '../../table/piece'
import { Drawing } from '../../ui/planner/ground/drawing'
import { FairnessPart } from '../../ui/planner/ground/fairness-part'
import { GapsPart } from '../../ui/planner/ground/gaps-part'
import { GroundPanel } from '../../ui/planner/ground/ground-panel'
import { Handles, type PlanHandle } from '../../ui/planner/ground/handles'
import { ReachPart } from '../../ui/planner/ground/reach-part'
import { useWords } from '../../ui/words/words-context'
import type { PlannerActs } from './acts'
import { areaHandles } from './area-handles'
import type { Drag } from './drag'
import type { DrawingActs } from './drawing'
import { gapId, groundOverlays, wrongOf } from './ground-overlays'
import { pieceHandles } from './piece-handles'
import { documentOf, type PlannerStore } from './store'
import { useClipboard } from './use-clipboard'
import { useReach } from './use-reach'
import { useSighting } from './use-sighting'

export interface GroundAt {
  readonly store: PlannerStore
  readonly acts: PlannerActs
  readonly drag: Drag
  readonly drawing: DrawingActs
  readonly handle: RefObject<SceneHandle | null>
  readonly known: Known | undefined
  readonly system: LayoutSystem
}
export interface Ground {
  /** The layout without hidden layers. */
  readonly document: LayoutDocument
  readonly layers: Layers
  readonly reach: Reach | undefined
  readonly narrow: readonly Gap[]
  /** Pieces that cannot stand as they do. */
  readonly wrong: readonly Ref[]
  readonly overlays: readonly Overlay[]
  /** Elements over the table: handles, and the area being drawn. */
  readonly over: ReactNode
  /** The part of the panel in which areas and marks are made. */
  readonly panel: ReactNode
  /** Findings other than faults: sides, reach, gaps. */
  readonly knowing: ReactNode
}

const NONE: readonly PlanHandle[] = []

export function useGround({ store, acts, drag, drawing, handle, known, system }: GroundAt): Ground {
  const { say, speak } = useWords()
  const state = useStore(store)
  const whole = documentOf(state)
  const { layers, selection, isDragging, lit, reach: reaching } = state
  const sighting = useSighting(store, handle)
  useClipboard(acts)
  const document = useMemo(() => shownOf(whole, layers), [whole, layers])
  const { reach, move } = useReach(store)
  const gaps = known?.gaps
  const narrow = useMemo(() => {
    const chosen = state.narrow === undefined ? [] : (gaps ?? []).filter(({ width }) => width < (state.narrow ?? 0))
    const one = lit?.line && gaps?.find(({ line }) => line === lit.line)
    return one && !chosen.includes(one) ? [...chosen, one] : chosen
  }, [gaps, state.narrow, lit])
  // A piece being dragged is not reported as wrong yet.
  const findings = isDragging ? undefined : known?.findings
  const wrong = useMemo(() => (findings ? wrongOf(findings) : []), [findings])
  const overlays = useMemo(
    () => groundOverlays(document, { selection, reach, wrong, narrow: narrow.map((gap) => ({ ...gap, id: gapId(gap) })) }, speak),
    [document, selection, reach, narrow, wrong, speak],
  )
  // During a drag, the handles stay those from its start, because the user is holding one of them.
  const held = useRef(NONE)
  const handles = isDragging
    ? held.current
    : state.drawing
      ? NONE
      : [...pieceHandles(store, acts, say, speak), ...areaHandles(store, acts, drag, say, speak)]
  held.current = handles
  return {
    document,
    layers,
    reach,
    narrow,
    wrong: useMemo(() => wrong.map(({ ref }) => ref), [wrong]),
    overlays,
    over: (
      <>
        <Handles handles={handles} sighting={sighting} isDragging={isDragging} />
        {state.drawing && (
          <Drawing
            {...state.drawing}
            sighting={sighting}
            onCorner={drawing.corner}
            onMove={drawing.move}
            onBack={drawing.back}
            onDone={drawing.done}
            onCancel={drawing.cancel}
          />
        )}
      </>
    ),
    panel: (
      <GroundPanel
        document={whole}
        system={system}
        layers={layers}
        acts={acts}
        drawing={state.drawing?.shape}
        onDraw={drawing.begin}
        onLayers={(next) => acts.set({ layers: next })}
      />
    ),
    knowing: (
      <>
        {known?.fairness && <FairnessPart fairness={known.fairness} />}
        <ReachPart
          document={whole}
          of={reaching.of}
          move={move}
          cube={system.table?.cube}
          reach={reach}
          onArea={(of) => acts.set({ reach: { ...reaching, of } })}
          onMove={(length) => acts.set({ reach: { ...reaching, move: length } })}
        />
        {gaps && (
          <GapsPart
            gaps={gaps}
            narrow={state.narrow}
            onNarrow={(base) => acts.set({ narrow: base })}
            onLight={(place) => acts.set({ lit: place })}
          />
        )}
      </>
    ),
  }
}
