/** The exposure map of the table in the lab: computed by workers when it is asked for, coarse first, kept while nothing it rests on changes. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { poolSize, portOf, type SightPool, sightPool } from '../client/sight-pool'
import type { SightMap } from '../geometry/sight/map/map'
import { INCH, type Units } from '../geometry/types'
import { type Exposed, exposed } from '../lab/exposure'
import type { Tabletop } from '../table/piece'
import { solidsOf } from '../table/sight'

/** Half an inch. */
const CELL: Units = INCH / 2
/** How deep the areas along the edges are: as in the scenarios. */
export const DEEP: Units = 6 * INCH

export interface ExposureAsked {
  readonly isOn: boolean
  readonly terrain: Tabletop['terrain']
  readonly width: Units
  readonly depth: Units
  readonly eye: Units
  readonly target: Units
}

export interface ExposureMade {
  readonly exposed: Exposed | undefined
  /** The share of the work done; 1 when nothing is under way. */
  readonly done: number
}

const startPool = (): SightPool =>
  sightPool(
    Array.from({ length: poolSize(navigator.hardwareConcurrency) }, () =>
      portOf(new Worker(new URL('../workers/sight-map.ts', import.meta.url), { type: 'module' })),
    ),
  )

/** Heights are asked for by tenths of an inch: a slider in motion asks for few maps. */
const tenth = (height: Units): Units => Math.round((Math.round((height / INCH) * 10) * INCH) / 10)

export function useExposure({ isOn, terrain, width, depth, eye, target }: ExposureAsked): ExposureMade {
  const pool = useRef<SightPool>(undefined)
  const [map, setMap] = useState<SightMap>()
  const [done, setDone] = useState(1)
  const [eyeAt, targetAt] = [tenth(eye), tenth(target)]
  useEffect(
    () => () => {
      pool.current?.close()
      pool.current = undefined
    },
    [],
  )
  useEffect(() => {
    if (!isOn) return
    pool.current ??= startPool()
    const own = pool.current
    const stop = new AbortController()
    own.setScene(
      terrain.map((piece) => ({ ref: piece.ref, solids: solidsOf(piece) })),
      { width, depth },
    )
    setDone(0)
    const show = (next: SightMap) => !stop.signal.aborted && setMap(next)
    void own
      .map(
        { table: { width, depth }, cell: CELL, eye: eyeAt, target: targetAt, among: { layers: ['terrain'] } },
        { signal: stop.signal, onStage: show, onProgress: (share) => !stop.signal.aborted && setDone(share) },
      )
      .then((outcome) => {
        if (outcome.type === 'map') show(outcome.map)
        if (!stop.signal.aborted) setDone(1)
      })
    return () => stop.abort()
  }, [isOn, terrain, width, depth, eyeAt, targetAt])
  return {
    exposed: useMemo(() => (isOn && map ? exposed(map, { width, depth }, DEEP) : undefined), [isOn, map, width, depth]),
    done,
  }
}
