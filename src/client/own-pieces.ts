/**
 * A page's connection to the worker that imports and stores own pieces. The worker is started when it is first needed, and again
 * after it has crashed. Promises never reject: a failure is part of the outcome.
 */
import type { Found, Made } from '../planner/own/make'
import { type HowToPropose, PROPOSE } from '../planner/own/propose'
import { answerSchema, heard, type OwnAnswer, type OwnOrder } from '../planner/own/protocol'
import { type OwnReason, ownSays } from '../planner/own/said'
import type { KeptPiece } from '../planner/own/store'
import { BUDGET, type OwnRecord, type Placing } from '../planner/own/types'
import type { WorkerPort } from './worker-port'

export type OwnPort = WorkerPort<OwnOrder>

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: OwnReason }

export interface Waiting {
  readonly signal?: AbortSignal
  /** The share of the work that is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

export interface Reading extends Waiting {
  readonly budget?: number
  readonly beside?: readonly { readonly name: string; readonly bytes: ArrayBuffer }[]
}

export interface OwnPieces {
  /** Reads a file, with files beside it that it may refer to, and simplifies it. The bytes are transferred to the worker. */
  read(name: string, bytes: ArrayBuffer, options?: Reading): Promise<Outcome<Found>>
  /** Makes a piece from the file that was read last. May be called any number of times. */
  make(placing: Placing, how?: HowToPropose, options?: Waiting): Promise<Outcome<Made>>
  list(): Promise<Outcome<{ readonly pieces: readonly KeptPiece[]; readonly lasting: boolean }>>
  load(id: string): Promise<Outcome<OwnRecord>>
  save(piece: OwnRecord): Promise<Outcome<undefined>>
  remove(id: string): Promise<Outcome<undefined>>
  close(): void
}

type Unnumbered = OwnOrder extends infer Order ? (Order extends OwnOrder ? Omit<Order, 'job'> : never) : never
interface Job {
  readonly order: Unnumbered
  isPosted: boolean
  readonly onProgress: ((share: number) => void) | undefined
  readonly end: (answer: OwnAnswer) => void
}

/** How many milliseconds a worker has to stop reading. Some steps, such as decompressing a model, cannot be interrupted. */
const PATIENCE = 150

export function ownPieces(start: () => OwnPort): OwnPieces {
  const jobs = new Map<number, Job>()
  let count = 0
  let port: OwnPort | undefined
  /** Set while a worker is stopping to read. Ends when it has stopped or was replaced because it did not; later orders wait. */
  let stopping: { readonly job: number; readonly done: Promise<void>; readonly end: () => void } | undefined

  const failAll = (reason: OwnReason = ownSays('own-worker-failed', {})) => {
    port?.close()
    port = undefined
    for (const [job, { end }] of [...jobs]) end({ type: 'refused', job, reason })
  }
  const opened = (): OwnPort => {
    if (port) return port
    const fresh = start()
    port = fresh
    fresh.hear((message) => {
      const found = heard(answerSchema, message)
      if (!found.ok) return fresh === port ? failAll(found.reason) : undefined
      const answer = found.value
      if (fresh === port && answer.type !== 'progress' && answer.job === stopping?.job) stopping.end()
      const job = jobs.get(answer.job)
      if (answer.type === 'progress') job?.onProgress?.(answer.share)
      else job?.end(answer)
    })
    fresh.onFailure(() => (fresh === port ? failAll() : undefined))
    return fresh
  }
  /** Sends an order and waits for its answer, from which `take` extracts the value. Another type of answer is a failure. */
  const asked = <T>(
    order: Unnumbered,
    take: (answer: OwnAnswer) => { readonly value: T } | undefined,
    { signal, onProgress }: Waiting = {},
    moved: readonly ArrayBuffer[] = [],
  ): Promise<Outcome<T>> =>
    new Promise((done) => {
      const job = ++count
      const end = (answer: OwnAnswer) => {
        if (!jobs.delete(job)) return
        signal?.removeEventListener('abort', abort)
        const taken = take(answer)
        if (taken) return done({ ok: true, value: taken.value })
        const reason = answer.type === 'refused' ? answer.reason : ownSays('own-malformed', { at: 'type', expected: order.type })
        done({ ok: false, reason })
      }
      const abort = () => {
        if (asking.isPosted) stop(job, order)
        end({ type: 'refused', job, reason: ownSays('own-cancelled', {}) })
      }
      const asking: Job = { order, isPosted: false, onProgress, end }
      jobs.set(job, asking)
      if (signal?.aborted) return end({ type: 'refused', job, reason: ownSays('own-cancelled', {}) })
      signal?.addEventListener('abort', abort)
      const post = () => {
        if (!jobs.has(job)) return
        if (stopping) return void stopping.done.then(post)
        asking.isPosted = true
        opened().post({ ...order, job }, moved)
      }
      post()
    })
  const stop = (job: number, { type }: Unnumbered) => {
    const from = port
    from?.post({ type: 'cancel', job })
    // Only reading is stopped by replacing the worker: what was read is still needed when making was cancelled.
    if (type !== 'read' || !from || stopping) return
    let end = () => {}
    const done = new Promise<void>((resolve) => {
      end = resolve
    })
    const timer = setTimeout(() => {
      if (port === from) anew()
      stopping?.end()
    }, PATIENCE)
    stopping = {
      job,
      done,
      end: () => {
        clearTimeout(timer)
        stopping = undefined
        end()
      },
    }
  }
  /** Replaces the worker. Orders to store or find something are sent again, since they can safely be repeated. */
  const anew = () => {
    port?.close()
    port = undefined
    for (const [job, { order, isPosted, end }] of [...jobs])
      if (!isPosted) continue
      else if (order.type === 'read' || order.type === 'make')
        end({ type: 'refused', job, reason: ownSays('own-worker-failed', {}) })
      else opened().post({ ...order, job })
  }

  const nothing = (answer: OwnAnswer) => (answer.type === 'done' ? { value: undefined } : undefined)
  return {
    read: (name, bytes, { budget = BUDGET, beside = [], ...waiting } = {}) =>
      asked(
        { type: 'read', name: name.slice(-200), bytes, beside, budget },
        (answer) => (answer.type === 'found' ? { value: answer.found } : undefined),
        waiting,
        [bytes, ...beside.map((file) => file.bytes)],
      ),
    make: (placing, how = PROPOSE, waiting = {}) =>
      asked({ type: 'make', placing, how }, (answer) => (answer.type === 'made' ? { value: answer.made } : undefined), waiting),
    list: () =>
      asked({ type: 'list' }, (answer) =>
        answer.type === 'kept' ? { value: { pieces: answer.pieces, lasting: answer.lasting } } : undefined,
      ),
    load: (id) => asked({ type: 'load', id }, (answer) => (answer.type === 'piece' ? { value: answer.piece } : undefined)),
    save: (piece) => asked({ type: 'save', piece }, nothing),
    remove: (id) => asked({ type: 'remove', id }, nothing),
    close() {
      port?.close()
      port = undefined
      for (const [job, { end }] of [...jobs]) end({ type: 'refused', job, reason: ownSays('own-cancelled', {}) })
    },
  }
}
