/**
 * The exposure map of the table in the lab, and the lowest heights visible from each area. Workers compute them on request,
 * coarse first, and start again when any input changes.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { type MapFailure, poolSize, portOf, type SightPool, sightPool } from '../../client/sight-pool'
import type { SightMiniature, SightPiece } from '../../geometry/sight'
import type { MapRefusal, SightMap } from '../../geometry/sight/map/request'
import { levelsOf } from '../../geometry/sight/map/request'
import type { Among } from '../../geometry/sight/types'
import { type Box, INCH, type Units } from '../../geometry/types'
import type { Exposed, exposed, Lowest } from '../../lab/exposure'
import type { LabGround } from '../../lab/ground'
import { RISE, TALLEST } from '../../lab/layers'
import type { PlacedTerrain, Tabletop } from '../../table/piece'
import { bodyOf, type createSightTable, solidsOf } from '../../table/sight'

export interface ExposureAsked {
  readonly isOn: boolean
  readonly kept: ReturnType<typeof createSightTable>
  readonly terrain: Tabletop['terrain']
  /** Miniatures that block sight, too; empty if they are not counted. */
  readonly bodies: readonly SightMiniature[]
  readonly hasBodies: boolean
  readonly width: Units
  readonly depth: Units
  readonly eye: Units
  readonly target: Units
  readonly cell: Units
  readonly ground: LabGround
  /** A map computed elsewhere during a drag: shown at once, until the next one from here is ready. */
  readonly live?: SightMap | undefined
}

/** Why nothing is shown. */
export type ExposureTrouble = MapRefusal | { readonly type: 'worker-failed' }

export interface ExposureMade {
  readonly exposed: Exposed | undefined
  readonly lowest: Lowest
  /** The share of the work done; 1 when idle. */
  readonly done: number
  readonly trouble: ExposureTrouble | undefined
}

interface Made {
  readonly map: SightMap | undefined
  readonly lowest: Lowest
  readonly done: number
  readonly trouble: ExposureTrouble | undefined
}
const NOTHING: Made = { map: undefined, lowest: {}, done: 1, trouble: undefined }

/** The map's share of the progress; the heights make up the rest. */
const MAP_SHARE = 0.6

/** Heights are rounded to tenths of an inch, so that moving a slider requests few maps. */
const tenth = (height: Units): Units => Math.round((Math.round((height / INCH) * 10) * INCH) / 10)

const startPool = (): SightPool =>
  sightPool(
    Array.from({ length: poolSize(navigator.hardwareConcurrency) }, () =>
      portOf(new Worker(new URL('../../workers/sight-map.ts', import.meta.url), { type: 'module' })),
    ),
  )

/** This screen's workers and what has been sent to them, so that only changes are sent. */
function createWorkers() {
  let pool: SightPool | undefined
  let given: { readonly table: Box; readonly pieces: ReadonlyMap<string, SightPiece> } | undefined
  const known = new WeakMap<PlacedTerrain | SightMiniature, SightPiece>()
  const once = <T extends PlacedTerrain | SightMiniature>(thing: T, make: (thing: T) => SightPiece): SightPiece => {
    const made = known.get(thing) ?? make(thing)
    known.set(thing, made)
    return made
  }
  return {
    /** The pool, updated to this table. If anything has changed, work under way is cancelled. */
    on(table: Box, terrain: readonly PlacedTerrain[], bodies: readonly SightMiniature[]): SightPool {
      pool ??= startPool()
      const own = pool
      const all = [
        ...terrain.map((piece) => once(piece, (one) => ({ ref: one.ref, solids: solidsOf(one) }))),
        ...bodies.map((body) => once(body, bodyOf)),
      ]
      const pieces = new Map(all.map((piece) => [piece.ref, piece]))
      if (given?.table.width !== table.width || given.table.depth !== table.depth) own.setScene(all, table)
      else {
        for (const ref of given.pieces.keys()) if (!pieces.has(ref)) own.removePiece(ref)
        for (const piece of all) if (given.pieces.get(piece.ref) !== piece) own.putPiece(piece)
      }
      given = { table, pieces }
      return own
    },
    close() {
      pool?.close()
      pool = undefined
      given = undefined
    },
  }
}

export function useExposure(asked: ExposureAsked): ExposureMade {
  const { isOn, kept, terrain, bodies, hasBodies, width, depth, eye, target, cell, ground, live } = asked
  const [workers] = useState(createWorkers)
  const [made, setMade] = useState(NOTHING)
  const [eyeAt, targetAt] = [tenth(eye), tenth(target)]
  const among = useMemo((): Among => ({ layers: hasBodies ? ['terrain', 'hull'] : ['terrain'] }), [hasBodies])
  useEffect(() => workers.close, [workers])
  // Heights depend on the areas. An equal list in a new object must not restart them.
  const areas = useRef(ground.areas)
  if (JSON.stringify(areas.current) !== JSON.stringify(ground.areas)) areas.current = ground.areas
  const about = areas.current
  useEffect(() => {
    if (!isOn) return
    const table = { width, depth }
    const own = workers.on(table, terrain, bodies)
    const stop = new AbortController()
    const { signal } = stop
    const tell = (part: Partial<Made>) => !signal.aborted && setMade((before) => ({ ...before, ...part }))
    const fail = (failure: MapFailure) => {
      if (failure.type === 'cancelled' || signal.aborted) return
      // The next request starts new workers.
      if (failure.type === 'worker-failed') workers.close()
      setMade({ ...NOTHING, trouble: failure.type === 'refused' ? failure.refusal : { type: 'worker-failed' } })
    }
    const work = async () => {
      tell({ done: 0, trouble: undefined })
      const outcome = await own.map(
        { table, cell, eye: eyeAt, target: targetAt, among },
        { signal, onStage: (map) => tell({ map }), onProgress: (share) => tell({ done: share * MAP_SHARE }) },
      )
      if (outcome.type !== 'map') return fail(outcome)
      tell({ map: outcome.map })
      const levels = levelsOf(RISE, TALLEST, RISE)
      for (const [i, { ref, outlines }] of about.entries()) {
        const put = (layer: Lowest[string]) =>
          !signal.aborted && setMade((before) => ({ ...before, lowest: { ...before.lowest, [ref]: layer } }))
        const heights = await own.heights(
          { table, cell, eye: eyeAt, among, area: outlines, levels },
          {
            signal,
            onStage: put,
            onProgress: (share) => tell({ done: MAP_SHARE + ((1 - MAP_SHARE) * (i + share)) / about.length }),
          },
        )
        if (heights.type !== 'heights') return fail(heights)
        put(heights.layer)
      }
      tell({ done: 1 })
    }
    void work()
    return () => stop.abort()
  }, [isOn, workers, terrain, bodies, width, depth, eyeAt, targetAt, cell, among, about])
  useEffect(() => {
    if (live) setMade((before) => ({ ...before, map: live }))
  }, [live])
  // What counts on a map is loaded when the first one is asked for.
  const [count, setCount] = useState<{ readonly exposed: typeof exposed }>()
  useEffect(() => {
    if (isOn) void import('../../lab/exposure').then(setCount)
  }, [isOn])
  const { map, lowest, done, trouble } = made
  return {
    exposed: useMemo(
      () => (isOn && map && !trouble && count ? count.exposed(map, ground, { scene: kept.scene, among }) : undefined),
      [isOn, map, trouble, ground, kept, among, count],
    ),
    lowest,
    done: isOn ? done : 1,
    trouble: isOn ? trouble : undefined,
  }
}
