/** The page's end of the worker that has the watched match open. */
import { HomeRefusal } from '../../client/home'
import type { RoomAnswer, RoomCall, RoomCalls, RoomOrder, RoomProgress } from '../../workers/replay-room'

/** For calls that take long. */
interface RoomWatch {
  /** Called with the share that is done, from 0 to 1. */
  onProgress?(share: number): void
  /** Ends the call early: it resolves with what there is by then. */
  readonly signal: AbortSignal
}

export interface Room {
  /** Rejects with a `HomeRefusal` if the worker refuses. */
  ask<C extends RoomCall>(call: C, takes: RoomCalls[C]['takes'], watch?: RoomWatch): Promise<RoomCalls[C]['gives']>
  close(): void
}

interface Waiting extends Pick<RoomWatch, 'onProgress'> {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** Starts a worker for one match. */
export function openRoom(): Room {
  const worker = new Worker(new URL('../../workers/replay.ts', import.meta.url), { type: 'module', name: 'sightline-replay' })
  const waiting = new Map<number, Waiting>()
  let count = 0
  const post = (order: RoomOrder) => worker.postMessage(order)
  worker.onmessage = ({ data }: MessageEvent<RoomAnswer | RoomProgress>) => {
    const asked = waiting.get(data.id)
    if ('progress' in data) return asked?.onProgress?.(data.progress)
    waiting.delete(data.id)
    if (data.ok) asked?.resolve(data.value)
    else asked?.reject(new HomeRefusal(data.reason))
  }
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }
  return {
    ask: (call, takes, watch) =>
      new Promise((resolve, reject) => {
        const id = ++count
        // The casts are safe: both sides take the types of calls and answers from `RoomCalls`.
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, ...watch })
        post({ ...takes, call, id } as RoomOrder)
        watch?.signal.addEventListener('abort', () => post({ call: 'stop', id: ++count, of: id }))
      }),
    close: () => worker.terminate(),
  }
}
