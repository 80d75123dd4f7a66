/**
 * The exposure map of a layout during a drag, computed by a worker of its own in cells of at least an inch. Maps appear as fast
 * as they are ready, and the page never waits for them.
 */
import { useEffect, useRef, useState } from 'react'
import type { FollowAnswer, FollowOrder } from '../../geometry/sight/map/following'
import type { SightMap } from '../../geometry/sight/map/request'
import type { SightPiece } from '../../geometry/sight/types'
import { INCH, type Units } from '../../geometry/types'
import type { LayoutDocument } from '../../planner/document'
import { opened } from '../../planner/opened'
import type { PlacedTerrain, Ref } from '../../table/piece'
import { solidsOf } from '../../table/sight'

export interface LiveAsked {
  /** True while a layer is shown and something is dragged. */
  readonly isOn: boolean
  /** The layout before the drag, and now. */
  readonly before: LayoutDocument
  readonly now: LayoutDocument
  readonly eye: Units
  readonly cell: Units
}

const KNOWN = new WeakMap<PlacedTerrain, SightPiece>()
const sightOf = (terrain: PlacedTerrain): SightPiece => {
  const known = KNOWN.get(terrain) ?? { ref: terrain.ref, solids: solidsOf(terrain) }
  KNOWN.set(terrain, known)
  return known
}
const AMONG = { layers: ['terrain'] } as const

/** Manages the worker: one order is under way, and only the newest further one waits. */
function createFollower(onMap: (map: SightMap) => void) {
  let worker: Worker | undefined
  let moving: readonly Ref[] = []
  let begun: LayoutDocument | undefined
  let isBusy = false
  let waiting: readonly SightPiece[] | undefined
  let job = 0
  const post = (order: FollowOrder) => worker?.postMessage(order)
  const send = () => {
    if (isBusy || !waiting) return
    isBusy = true
    post({ type: 'move', job: ++job, pieces: waiting })
    waiting = undefined
  }
  const close = () => {
    worker?.terminate()
    worker = undefined
    begun = undefined
    isBusy = false
    waiting = undefined
  }
  const start = () => {
    const made = new Worker(new URL('../../workers/sight-follow.ts', import.meta.url), {
      type: 'module',
      name: 'sightline-follow',
    })
    made.addEventListener('message', ({ data }: MessageEvent<FollowAnswer>) => {
      if (made !== worker) return
      isBusy = false
      // If the table is too large for a map, the layer itself shows that.
      if (data.type === 'map' && begun) onMap(data.map)
      send()
    })
    made.addEventListener('error', close)
    return made
  }
  return {
    follow({ before, now, eye, cell }: LiveAsked) {
      const known = opened(before).byRef
      const moved = opened(now).pieces.filter(({ piece }) => known.get(piece.ref)?.piece !== piece)
      if (moved.length === 0 && moving.length === 0) return
      const refs = moved.map(({ piece }) => piece.ref)
      if (begun !== before || refs.some((ref) => !moving.includes(ref))) {
        // A worker that is still busy with another layout is terminated, because its result is useless now.
        if (isBusy) close()
        worker ??= start()
        begun = before
        moving = refs
        const { width, depth } = before.size
        const table = { width, depth }
        const pieces = opened(before).pieces.map(({ terrain }) => sightOf(terrain))
        const request = { table, cell: Math.max(cell, INCH), eye, target: eye, among: AMONG }
        post({ type: 'begin', pieces, table, request, refs })
      }
      const { byRef } = opened(now)
      waiting = moving.flatMap((ref) => byRef.get(ref)?.terrain ?? []).map(sightOf)
      send()
    },
    rest() {
      begun = undefined
      moving = []
      waiting = undefined
    },
    close,
  }
}

export function useLiveMap(asked: LiveAsked): SightMap | undefined {
  const [map, setMap] = useState<SightMap>()
  const [follower] = useState(() => createFollower(setMap))
  useEffect(() => follower.close, [follower])
  const { isOn, before, now, eye, cell } = asked
  const wasOn = useRef(false)
  useEffect(() => {
    if (isOn) follower.follow({ isOn, before, now, eye, cell })
    else if (wasOn.current) {
      follower.rest()
      setMap(undefined)
    }
    wasOn.current = isOn
  }, [follower, isOn, before, now, eye, cell])
  return map
}
