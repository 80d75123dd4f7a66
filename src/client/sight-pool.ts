/**
 * A pool of workers that compute exposure maps together: in slices, coarse to fine, with progress, and to be cancelled. The same pool serves
 * browser workers and threads of Node: it only needs to post and to hear. Units as in `geometry/sight/types.ts`.
 */
import { INCH } from '../geometry'
import { type MapRefusal, type MapRequest, refusalOf, type SightMap } from '../geometry/sight/map/map'
import { assemble, type MapAnswer, type MapOrder, type Slice, slicesOf, stagesOf } from '../geometry/sight/map/slices'
import type { SightPiece } from '../geometry/sight/types'
import type { Box } from '../geometry/types'

/** One worker's end of the line. */
export interface MapPort {
  post(order: MapOrder): void
  hear(listener: (answer: MapAnswer) => void): void
  /** Calls once if the worker breaks down: what it was doing is refused. */
  onFailure(listener: () => void): void
  close(): void
}

export type MapOutcome =
  | { readonly type: 'map'; readonly map: SightMap }
  | { readonly type: 'cancelled' }
  | { readonly type: 'worker-failed' }
  | { readonly type: 'refused'; readonly refusal: MapRefusal }

export interface MapOptions {
  readonly signal?: AbortSignal
  /** The share of the work that is done, 0 ... 1, after every slice. */
  readonly onProgress?: (share: number) => void
  /** Each coarser map of the series as it is complete, before the one asked for. */
  readonly onStage?: (map: SightMap) => void
  /** Sides of the coarser maps' cells; none of them finer than the one asked for is made. Two inches and one unless said. */
  readonly coarse?: readonly number[]
}

export interface SightPool {
  readonly size: number
  /** Gives all workers a table. Maps under way are of the table before and are cancelled, also by the two below. */
  setScene(pieces: readonly SightPiece[], table: Box): void
  putPiece(piece: SightPiece): void
  removePiece(ref: string): void
  /** Computes a map of the table as it is. Never rejects. Requests are served one after the other. */
  map(request: MapRequest, options?: MapOptions): Promise<MapOutcome>
  close(): void
}

/** Rows of eyes in a slice: few enough to be cancelled soon, enough for the post between workers not to count. */
const ROWS_EACH = 4

interface Job {
  readonly request: MapRequest
  readonly options: MapOptions
  readonly finish: (outcome: MapOutcome) => void
}

/** How many workers a device gets by its count of processor threads: one stays for the page. */
export const poolSize = (threads: number | undefined): number => Math.max(1, Math.min(8, (threads ?? 2) - 1))

/** A pool over these workers, at least one. */
export const sightPool = (ports: readonly MapPort[]): SightPool => {
  const waiting: Job[] = []
  let number = 0
  let current:
    | { readonly stop: (outcome: MapOutcome) => void; readonly hear: (port: MapPort, answer: MapAnswer) => void }
    | undefined
  let isBroken = false

  const stage = (request: MapRequest, signal: AbortSignal | undefined, onSlice: (of: number) => void): Promise<MapOutcome> =>
    new Promise((done) => {
      const job = ++number
      const slices: Slice[] = [...slicesOf(request, ROWS_EACH)]
      const of = slices.length
      const { map, put } = assemble(request)
      let missing = of
      const stop = (outcome: MapOutcome) => {
        if (current !== mine) return
        current = undefined
        signal?.removeEventListener('abort', abort)
        done(outcome)
      }
      const abort = () => stop({ type: 'cancelled' })
      const next = (port: MapPort) => {
        const slice = slices.shift()
        if (slice) port.post({ type: 'slice', job, request, slice })
      }
      const mine = {
        stop,
        hear: (port: MapPort, answer: MapAnswer) => {
          if (answer.job !== job) return
          if (answer.type === 'refused') return stop({ type: 'refused', refusal: answer.refusal })
          next(port)
          put(answer.slice, answer.seen)
          missing -= 1
          onSlice(of)
          if (missing === 0) stop({ type: 'map', map })
        },
      }
      current = mine
      signal?.addEventListener('abort', abort)
      for (const port of ports) next(port)
    })

  const serve = async ({ request, options, finish }: Job): Promise<void> => {
    const { signal, onProgress, onStage, coarse = [2 * INCH, INCH] } = options
    const stages = stagesOf(request, coarse)
    const cells = stages.reduce((sum, { bytes }) => sum + bytes, 0)
    let done = 0
    for (const { request: each, bytes } of stages) {
      if (isBroken) return finish({ type: 'worker-failed' })
      if (signal?.aborted) return finish({ type: 'cancelled' })
      const outcome = await stage(each, signal, (of) => {
        done += bytes / of / cells
        onProgress?.(Math.min(1, done))
      })
      if (outcome.type !== 'map' || each.cell === request.cell) return finish(outcome)
      onStage?.(outcome.map)
    }
  }

  let isBusy = false
  const begin = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    for (let job = waiting.shift(); job; job = waiting.shift()) await serve(job)
    isBusy = false
  }
  const cancelAll = (outcome: MapOutcome) => {
    for (const job of waiting.splice(0)) job.finish(outcome)
    current?.stop(outcome)
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
        const refusal = refusalOf(request)
        if (refusal) return finish({ type: 'refused', refusal })
        if (isBroken || ports.length === 0) return finish({ type: 'worker-failed' })
        waiting.push({ request, options, finish })
        void begin()
      }),
    close() {
      cancelAll({ type: 'cancelled' })
      for (const port of ports) port.close()
    },
  }
}

/** A browser's worker as the pool knows it. */
export const portOf = (worker: Worker): MapPort => ({
  post: (order) => worker.postMessage(order),
  hear: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<MapAnswer>) => listener(data)),
  onFailure: (listener) => worker.addEventListener('error', listener),
  close: () => worker.terminate(),
})
