/** The sight lab at a table: its overlays, the gestures it handles, and its panel. Used in a match and for the lab alone. */
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Gesture } from '../../client/gesture'
import { INCH } from '../../geometry/types'
import { PHANTOM } from '../../lab/consider'
import type { LabGround } from '../../lab/ground'
import type { ViewName } from '../../scene/camera/drive'
import type { InsetLook } from '../../scene/inset'
import type { Look } from '../../scene/look'
import type { Overlay } from '../../scene/overlay'
import type { SceneHandle } from '../../scene/table-scene'
import type { Ref, Tabletop } from '../../table/piece'
import { createSightTable, type SightTable } from '../../table/sight'
import { EyeInset } from '../../ui/lab/eye-inset'
import { useWords } from '../../ui/words/words-context'
import { findSight, type SightFound, type SightIn, staturesOf } from './sight-found'
import { createPointing, takeGesture } from './sight-gestures'
import { insetOf } from './sight-inset'
import { useSightKeys } from './sight-keys'
import { sightOverlays } from './sight-overlays'
import { closeSight, openSight, type SightStore } from './sight-state'
import { type Committing, useGhost } from './use-ghost'
import { useLabGames } from './use-lab-games'
import { useLayer } from './use-layer'

/** Loaded when the lab is first opened at this table. */
const SightPanel = lazy(() => import('../../ui/lab/sight-panel').then((module) => ({ default: module.SightPanel })))

export interface SightAt {
  readonly sight: SightStore
  readonly tabletop: Tabletop
  readonly look: Look
  readonly sightIn: SightIn
  /** The viewer if none has been chosen: the miniature under the pointer, otherwise the selected one. */
  likely(): Ref | undefined
  readonly handle: RefObject<SceneHandle | null>
  /** What committing a ghost does. */
  readonly committing: Committing
  /** Deployment areas and objectives, if the match defines them. */
  readonly ground?: LabGround | undefined
  /** If distances are hidden, the game whose verdict alone is shown; those of other games could reveal distances. */
  readonly only?: string | undefined
  /** True if no match is played (the lab alone). */
  readonly isFree?: boolean
}

/** What the lab has found, and the scene it was computed in. */
export interface Evidence {
  readonly found: SightFound | undefined
  readonly table: SightTable
}

export interface Sight {
  /** For tests: picture and text are both made from this object. */
  readonly evidence: Evidence

  /** The overlays that replace the game's own while the lab is open. */
  readonly overlays: readonly Overlay[] | undefined
  readonly panel: ReactNode
  /** The small picture of what the viewer sees. */
  readonly inset: InsetLook | undefined
  /** Called when the camera has changed its view. */
  onView(view: ViewName): void
  takes(gesture: Gesture): boolean
  /** Opens the lab with this miniature as the viewer, after a finger rested on it. */
  from(ref: Ref): void
}

const NOTHING: readonly Overlay[] = []
/** Heights of eye and body if no miniature is chosen: those of a soldier. */
const [DEFAULT_EYE, DEFAULT_HEIGHT] = [1.5 * INCH, 1.7 * INCH]

export function useSight({
  sight,
  tabletop,
  look,
  sightIn,
  likely,
  handle,
  committing,
  ground,
  only,
  isFree = false,
}: SightAt): Sight {
  const { say, speak } = useWords()
  const state = useStore(sight)
  const [kept] = useState(createSightTable)
  const [pointing] = useState(() => createPointing(sight))
  useEffect(() => pointing.stop, [pointing])
  // The look changes with every question, but statures only when a miniature lies down or leaves.
  const bodies = useMemo(() => JSON.stringify(look.figures.map(({ ref, model, lying }) => [ref, model, lying])), [look])
  // biome-ignore lint/correctness/useExhaustiveDependencies: statures depend only on the part of the look in `bodies`.
  const statures = useMemo(() => staturesOf(look), [bodies])
  const { isOpen } = state
  const hidesDistances = only !== undefined
  const all = useLabGames(isOpen)
  const games = useMemo(() => (only === undefined ? all : all.filter(({ id }) => id === only)), [all, only])
  const found = useMemo(
    () => (isOpen ? findSight(kept, tabletop, statures, state, sightIn, games) : undefined),
    [isOpen, kept, tabletop, statures, state, sightIn, games],
  )
  const eye = found ? found.viewer.eye : DEFAULT_EYE
  const height = found?.considered?.target.height ?? found?.viewer.height ?? DEFAULT_HEIGHT
  const layer = useLayer({ sight, state, kept, tabletop, statures, ground, eye, height, handle, hidesDistances, say, speak })
  const [isEye, setIsEye] = useState(false)
  const drawn = useMemo(() => (found ? sightOverlays(found, say, speak, isEye) : NOTHING), [found, say, speak, isEye])
  const overlays = useMemo(() => (isOpen ? [...layer.overlays, ...drawn] : undefined), [isOpen, layer.overlays, drawn])
  const considered = found?.considered
  const frame = useRef<HTMLButtonElement>(null)
  const { isInset } = state
  const inset = useMemo(() => (considered && isInset ? insetOf(considered, frame) : undefined), [considered, isInset])
  // The view through the viewer's eyes turns to another target only if the aim is kept; while aiming, the picture must not turn
  // under the pointer.
  const { isKept } = state
  useEffect(() => {
    if (isEye && isKept && considered) handle.current?.lookFrom(considered.eye, considered.aim, considered.viewer.ref)
  }, [isEye, isKept, considered, handle])
  const isBody = (ref: Ref) => Object.hasOwn(tabletop.pieces, ref) && Object.hasOwn(statures, ref)
  const miniatures = look.figures.map(({ ref }) => ref).filter(isBody)

  const close = () => {
    handle.current?.lookBack()
    handle.current?.letGo()
    closeSight(sight)
  }
  /** One step back: first from the view through the eyes to the table, then out of the lab. */
  const stepBack = () => {
    if (!handle.current?.lookBack()) close()
  }
  const ghost = useGhost({
    sight,
    state,
    tabletop,
    statures,
    sightIn,
    found,
    committing,
    handle,
    isBody,
    beginsWith: state.viewer,
    hidesDistances,
    onClose: close,
  })
  const begin = (part = {}) => {
    const wished = likely()
    openSight(sight, wished !== undefined && isBody(wished) ? wished : undefined, part)
  }
  const lookThrough = () => {
    if (!considered) return begin()
    if (handle.current?.lookBack()) return
    handle.current?.lookFrom(considered.eye, considered.aim, considered.viewer.ref)
  }
  useSightKeys({
    onSight() {
      const wished = likely()
      // Over another miniature the key restarts the lab with that one; otherwise it closes the lab.
      if (isOpen && (wished === undefined || wished === state.viewer || !isBody(wished))) close()
      else begin()
    },
    onLetGo() {
      if (sight.getState().aim) sight.setState({ isKept: true })
    },
    onAll() {
      if (isOpen) sight.setState({ isAll: !state.isAll })
      else begin({ isAll: true })
    },
    onEye: lookThrough,
    onInset() {
      if (isOpen) sight.setState({ isInset: !isInset })
    },
    onGhost() {
      if (!isOpen) return begin()
      // The first press makes a ghost of the viewer, the next one of the target, the next one of the viewer again.
      const wished = state.ghost !== undefined && state.ghost === state.viewer ? considered?.target.ref : state.viewer
      ghost.begin(wished !== undefined && isBody(wished) ? wished : state.viewer)
    },
    onStep(by) {
      if (!isOpen) return false
      const others = miniatures.filter((ref) => ref !== state.viewer)
      const now = state.aim && 'ref' in state.aim ? others.indexOf(state.aim.ref) : by > 0 ? -1 : 0
      const ref = others[(now + by + others.length) % Math.max(1, others.length)]
      if (ref !== undefined) sight.setState({ aim: { ref }, isKept: true })
      return true
    },
  })
  const target = considered?.target
  const own = state.viewer === undefined ? undefined : kept.miniatures.get(state.viewer)
  const aimed = target && (kept.miniatures.get(target.ref) ?? own)
  return {
    evidence: { found, table: kept },
    overlays,
    inset,
    onView: (view) => setIsEye(view === 'eye'),
    from: (ref) => isBody(ref) && openSight(sight, ref),
    takes: (gesture) => {
      const isTaken = takeGesture(sight, pointing, { tabletop, isBody }, gesture)
      if (isTaken && gesture.type === 'back' && !ghost.drop()) close()
      return isTaken
    },
    panel: isOpen && (
      <>
        <Suspense fallback={<div aria-busy="true" />}>
          <SightPanel
            miniatures={miniatures}
            viewer={found?.viewer.ref}
            target={target?.ref}
            considered={considered}
            verdicts={found?.verdicts ?? []}
            games={games}
            isKept={state.isKept}
            ghost={ghost.panel}
            onGhost={() => void ghost.begin()}
            isFree={isFree}
            unit={INCH}
            hidesDistances={hidesDistances}
            eye={{ value: found?.viewer.eye ?? 0, isTried: state.eye !== undefined }}
            height={target && aimed && { value: target.height, isTried: state.height !== undefined }}
            everything={found?.everything}
            exposure={layer.part}
            onViewer={(viewer) =>
              sight.setState({ viewer, eye: undefined, ...(viewer === target?.ref ? { aim: undefined } : {}) })
            }
            onTarget={(ref) => ref !== PHANTOM && ref !== '' && sight.setState({ aim: { ref }, isKept: true })}
            onEye={(eye) => sight.setState({ eye, isKept: true })}
            onHeight={(height) => sight.setState({ height, isKept: true })}
            onTrue={() => sight.setState({ eye: undefined, height: undefined })}
            onAll={(isAll) => sight.setState({ isAll })}
            onEyeView={lookThrough}
            isInset={isInset}
            onInset={() => sight.setState({ isInset: true })}
            onClose={close}
            onEscape={stepBack}
          />
        </Suspense>
        {inset && (
          <div className="ui-sight-room">
            <EyeInset
              viewer={inset.viewer}
              isEye={isEye}
              frame={frame}
              onSwap={lookThrough}
              onClose={() => sight.setState({ isInset: false })}
              onEscape={stepBack}
            />
          </div>
        )}
      </>
    ),
  }
}
