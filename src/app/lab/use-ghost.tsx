/** A ghost: a miniature tried elsewhere, moved by keys, compared with its real place, committed or dropped. Never sent. */
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Reason } from '../../kernel'
import { type Gist, gistOf } from '../../lab/gist'
import type { SceneHandle } from '../../scene/table-scene'
import { heightUnder } from '../../table/layout'
import type { Pose, Ref, Tabletop } from '../../table/piece'
import { createSightTable, type Statures } from '../../table/sight'
import { mayTake } from '../../ui/bind-commands'
import { GhostPart } from '../../ui/lab/ghost-part'
import { findSight, type SightFound, type SightIn } from './sight-found'
import { topAt } from './sight-gestures'
import { dropGhosts, type SightState, type SightStore, tryAt } from './sight-state'
import { FINE, isArrow, STEP, stepped, wayOf } from './sight-steps'

/** What committing a ghost does: it becomes a draft of a move in the match, or a move on the lab's own table. */
export interface Committing {
  /** Why it cannot be committed now; undefined if it can be. */
  refusal(ref: Ref, pose: Pose): Reason | undefined
  commit(ref: Ref, pose: Pose): void
  /** Whether the lab closes after committing, so that the match can go on. */
  readonly leavesLab: boolean
}

export interface GhostAt {
  readonly sight: SightStore
  readonly state: SightState
  readonly tabletop: Tabletop
  readonly statures: Statures
  readonly sightIn: SightIn
  readonly found: SightFound | undefined
  readonly committing: Committing
  readonly handle: RefObject<SceneHandle | null>
  isBody(ref: Ref): boolean
  /** The miniature for which the key starts a ghost while there is none. */
  readonly beginsWith: Ref | undefined
  readonly hidesDistances: boolean
  onClose(): void
}

export interface Ghost {
  readonly panel: ReactNode
  /** Starts a ghost of this miniature, or of the one being considered. False if there is none. */
  begin(ref?: Ref): boolean
  /** Removes the ghost. False if there is none. */
  drop(): boolean
}

export function useGhost(at: GhostAt): Ghost {
  const { sight, state, tabletop, statures, sightIn, found, committing, handle } = at
  const { ghost, ghosts, isOpen, viewer, aim, eye, height } = state
  const pose = ghost === undefined ? undefined : ghosts[ghost]
  const isTrying = isOpen && pose !== undefined
  const [real] = useState(createSightTable)
  // The sight with all miniatures at their real places: depends on viewer and target, but not on the ghost.
  const before = useMemo(() => {
    if (!isTrying) return undefined
    const asItIs: SightState = { ...sight.getState(), viewer, aim, eye, height, ghosts: {}, ghost: undefined, isAll: false }
    return gistIn(findSight(real, tabletop, statures, asItIs, sightIn))
  }, [isTrying, real, tabletop, statures, sight, viewer, aim, eye, height, sightIn])
  const after = useMemo(() => (isTrying ? gistIn(found) : undefined), [isTrying, found])
  const refusal = useMemo(
    () => (isTrying && ghost !== undefined ? committing.refusal(ghost, pose) : undefined),
    [isTrying, ghost, pose, committing],
  )
  const drop = () => {
    if (sight.getState().ghost === undefined) return false
    handle.current?.letGo()
    dropGhosts(sight)
    return true
  }
  const commit = () => {
    if (ghost === undefined || !pose || refusal) return
    committing.commit(ghost, pose)
    handle.current?.letGo()
    if (committing.leavesLab) at.onClose()
    else dropGhosts(sight)
  }
  const begin = (ref = at.beginsWith) => {
    const known = ref === undefined ? undefined : (ghosts[ref] ?? tabletop.pieces[ref]?.pose)
    if (ref === undefined || !known || !at.isBody(ref)) return false
    tryAt(sight, ref, known)
    return true
  }
  const step = (code: string, isFine: boolean) => {
    if (ghost === undefined || !pose || !isArrow(code)) return
    // Otherwise a dragged figure would stay where it was dropped, beside its ghost.
    handle.current?.letGo()
    const scene = handle.current
    const toScreen = scene ? (place: Pose['at']) => scene.toScreen(place, heightUnder(tabletop, pose)) : undefined
    const to = stepped(tabletop, pose.at, wayOf(code, pose.at, toScreen), isFine ? FINE : STEP)
    const on = topAt(tabletop, to)
    tryAt(sight, ghost, { at: to, heading: pose.heading, ...(on === undefined ? {} : { on }) })
  }
  const latest = useRef({ step, commit, drop, isTrying })
  useEffect(() => {
    latest.current = { step, commit, drop, isTrying }
  })
  useEffect(() => {
    // Captures the keys before the table's own handlers: the arrows move the ghost, not the camera.
    const onDown = (event: KeyboardEvent) => {
      const { isTrying, ...now } = latest.current
      if (!isTrying || event.ctrlKey || event.metaKey || event.altKey || !mayTake(event)) return
      if (isArrow(event.code)) now.step(event.code, event.shiftKey)
      else if (event.key === 'Enter') now.commit()
      // Escape first leaves the view through the eyes, then drops the ghost, then closes the lab.
      else if (event.key !== 'Escape' || handle.current?.lookBack() || !now.drop()) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', onDown, true)
    return () => window.removeEventListener('keydown', onDown, true)
  }, [handle])
  return {
    begin,
    drop,
    panel: isTrying && ghost !== undefined && (
      <GhostPart
        ghost={ghost}
        others={Object.keys(ghosts).length - 1}
        before={before}
        after={after}
        refusal={refusal}
        isMatch={committing.leavesLab}
        hidesDistances={at.hidesDistances}
        step={STEP}
        fine={FINE}
        onCommit={commit}
        onDrop={() => void drop()}
      />
    ),
  }
}

const gistIn = (found: SightFound | undefined): Gist | undefined => found?.considered && gistOf(found.considered, found.own)
