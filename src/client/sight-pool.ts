/**
 * A pool of workers that compute exposure maps, and the lowest heights seen: in slices, coarse to fine, with progress,
 * cancellable. It serves browser workers and Node threads alike, since they only need to post and receive messages. Units as in
 * `geometry/sight/types.ts`.
 */
import { INCH } from '../geometry'
import type { MapLayer } from '../geometry/sight/map/layers'
import { type MapRefusal, type MapRequest, refusalOf, type SightMap } from '../geometry/sight/map/request'
import {
  assemble,
  assembleHeights,
  type HeightsRequest,
  heightsRefusalOf,
  type MapAnswer,
  type MapOrder,
  type Slice,
  slicesOf,
  stagesOf,
} from '../geometry/sight/map/slices'
import type { SightPiece } from '../geometry/sight/types'
import type { Box } from '../geometry/types'
import { portTo } from './worker-port'

/** The connection to one worker. */
export interface MapPort {
  post(order: MapOrder): void
  hear(listener: (answer: MapAnswer) => void): void
  /** Called once if the worker crashes. The request under way then fails. */
  onFailure(listener: () => void): void
  close(): void
}

/** The outcomes of a request that produced no result. */
export type MapFailure =
  | { readonly type: 'cancelled' }
  | { readonly type: 'worker-failed' }
  | { readonly type: 'refused'; readonly refusal: MapRefusal }
export type MapOutcome = { readonly type: 'map'; readonly map: SightMap } | MapFailure
/** For each cell, the lowest height at which a target there is seen from the area; NaN if it is seen at none. */
export type HeightsOutcome = { readonly type: 'heights'; readonly layer: MapLayer } | MapFailure

export interface PoolOptions<Made> {
  readonly signal?: AbortSignal
  /** The share of the work that is done, from 0 to 1, after every slice. */
  readonly onProgress?: (share: number) => void
  /** Called with each coarser map when it is complete, before the one requested. */
  readonly onStage?: (made: Made) => void
  /** Cell sides of the coarser maps; those not coarser than the requested one are skipped. Two inches and one inch by default. */
  readonly coarse?: readonly number[]
}
export type MapOptions = PoolOptions<SightMap>
export type HeightsOptions = PoolOptions<MapLayer>

export interface SightPool {
  readonly size: number
  /** Gives all workers a table. This and the two calls below cancel all requests under way, which are for the table before. */
  setScene(pieces: readonly SightPiece[], table: Box): void
  putPiece(piece: SightPiece): void
  removePiece(ref: string): void
  /** Computes a map of the table as it is. Never rejects. Requests are served one after the other. */
  map(request: MapRequest, options?: MapOptions): Promise<MapOutcome>
  /** Finds the lowest heights seen, on the same terms. The result equals that of `lowestSeen` in one thread. */
  heights(request: HeightsRequest, options?: HeightsOptions): Promise<HeightsOutcome>
  close(): void
}

/** Rows of eyes in a slice: few enough that a slice ends soon after cancelling, and enough to keep the number of messages low. */
const ROWS_EACH = 4
/** Default cell sides of the coarser maps. */
const COARSE: readonly number[] = [2 * INCH, INCH]

/** One map of a series being computed: its slices, the order to post for each, where its answers are put, and the result. */
interface Making<Made> {
  readonly slices: readonly Slice[]
  order(job: number, slice: Slice): MapOrder
  put(answer: MapAnswer): void
  made(): Made
}
/** A request with its stages, coarse to fine. `tell` passes a stage's result on to the caller. */
interface Job {
  readonly stages: readonly { readonly bytes: number; begin(): Omit<Making<never>, 'made'> & { tell(): void } }[]
  readonly signal: AbortSignal | undefined
  readonly onProgress: ((share: number) => void) | undefined
  fail(failure: MapFailure): void
}

const makingMap = (request: MapRequest): Making<SightMap> => {
  const { map, put } = assemble(request)
  return {
    slices: slicesOf(request, ROWS_EACH),
    order: (job, slice) => ({ type: 'slice', job, request, slice }),
    put: (answer) => answer.type === 'rows' && put(answer.slice, answer.seen),
    made: () => map,
  }
}
const makingHeights = (request: HeightsRequest): Making<MapLayer> => {
  const { layer, put } = assembleHeights(request)
  return {
    slices: slicesOf(request, ROWS_EACH),
    order: (job, slice) => ({ type: 'heights', job, request, slice }),
    put: (answer) => answer.type === 'lowest' && put(answer.slice, answer.values),
    made: layer,
  }
}

/** A request as a job, whose result is that of its last stage. Memory is allocated only when its turn comes. */
function jobOf<R extends HeightsRequest | MapRequest, Made>(
  request: R,
  making: (request: R) => Making<Made>,
  { signal, onProgress, onStage, coarse = COARSE }: PoolOptions<Made>,
  done: (made: Made) => void,
  fail: Job['fail'],
): Job {
  const stages = stagesOf(request, coarse).map(({ request: each, bytes }, i, { length }) => ({
    bytes,
    begin: () => {
      const { made, ...rest } = making(each)
      return { ...rest, tell: () => (i === length - 1 ? done : onStage)?.(made()) }
    },
  }))
  return { stages, signal, onProgress, fail }
}

/** How many workers to start, given the number of processor threads: one thread stays for the page. */
export const poolSize = (threads: number | undefined): number => Math.max(1, Math.min(8, (threads ?? 2) - 1))

/** A pool over these workers. Without any, every request fails. */
export const sightPool = (ports: readonly MapPort[]): SightPool => {
  const waiting: Job[] = []
  let number = 0
  let current:
    | { readonly stop: (failure?: MapFailure) => void; readonly hear: (port: MapPort, answer: MapAnswer) => void }
    | undefined
  let isBroken = false

  /** Computes one stage. Returns why it was not completed, or undefined. */
  const complete = (
    { slices: all, order, put }: Omit<Making<never>, 'made'>,
    signal: AbortSignal | undefined,
    onSlice: (of: number) => void,
  ): Promise<MapFailure | undefined> =>
    new Promise((done) => {
      const job = ++number
      const slices = [...all]
      let missing = all.length
      const stop = (failure?: MapFailure) => {
        if (current !== mine) return
        current = undefined
        signal?.removeEventListener('abort', abort)
        done(failure)
      }
      const abort = () => stop({ type: 'cancelled' })
      const next = (port: MapPort) => {
        const slice = slices.shift()
        if (slice) port.post(order(job, slice))
      }
      const mine = {
        stop,
        hear: (port: MapPort, answer: MapAnswer) => {
          if (answer.job !== job) return
          if (answer.type === 'refused') return stop({ type: 'refused', refusal: answer.refusal })
          next(port)
          put(answer)
          missing -= 1
          onSlice(all.length)
          if (missing === 0) stop()
        },
      }
      current = mine
      signal?.addEventListener('abort', abort)
      for (const port of ports) next(port)
    })

  const serve = async ({ stages, signal, onProgress, fail }: Job): Promise<void> => {
    const bytes = stages.reduce((sum, stage) => sum + stage.bytes, 0)
    let done = 0
    for (const stage of stages) {
      if (isBroken) return fail({ type: 'worker-failed' })
      if (signal?.aborted) return fail({ type: 'cancelled' })
      const making = stage.begin()
      const failure = await complete(making, signal, (of) => {
        done += stage.bytes / of / bytes
        onProgress?.(Math.min(1, done))
      })
      if (failure) return fail(failure)
      making.tell()
    }
  }

  let isBusy = false
  const begin = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    for (let job = waiting.shift(); job; job = waiting.shift()) await serve(job)
    isBusy = false
  }
  const cancelAll = (failure: MapFailure) => {
    for (const job of waiting.splice(0)) job.fail(failure)
    current?.stop(failure)
  }
  const take = (refusal: MapRefusal | undefined, job: () => Job, fail: Job['fail']) => {
    if (refusal) return fail({ type: 'refused', refusal })
    if (isBroken || ports.length === 0) return fail({ type: 'worker-failed' })
    waiting.push(job())
    void begin()
  }
  const change = (order: MapOrder) => {
    cancelAll({ type: 'cancelled' })
    for (const port of ports) port.post(order)
  }
  for (const port of ports) {
    port.hear((answer) => current?.hear(port, answer))
    port.onFailure(() => {
      isBroken = true
      cancelAll({ type: 'worker-failed' })
    })
  }

  return {
    size: ports.length,
    setScene: (pieces, table) => change({ type: 'scene', pieces, table }),
    putPiece: (piece) => change({ type: 'put', piece }),
    removePiece: (ref) => change({ type: 'remove', ref }),
    map: (request, options = {}) =>
      new Promise((finish) => {
        const job = () => jobOf(request, makingMap, options, (map) => finish({ type: 'map', map }), finish)
        take(refusalOf(request), job, finish)
      }),
    heights: (request, options = {}) =>
      new Promise((finish) => {
        const job = () => jobOf(request, makingHeights, options, (layer) => finish({ type: 'heights', layer }), finish)
        take(heightsRefusalOf(request), job, finish)
      }),
    close() {
      cancelAll({ type: 'cancelled' })
      for (const port of ports) port.close()
    },
  }
}

/** A browser's worker as a `MapPort`. Its answers are too large to validate, and it is our own, so they are trusted. */
export const portOf = (worker: Worker): MapPort => {
  const port = portTo<MapOrder>(worker)
  return { ...port, hear: (listener) => port.hear((answer) => listener(answer as MapAnswer)) }
}
