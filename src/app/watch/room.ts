/** The page's end of the worker that has the watched match open. */
import { HomeRefusal } from '../../client/home'
import type { RoomAnswer, RoomCall, RoomCalls, RoomOrder } from '../../workers/replay-room'

export interface Room {
  /** Rejects with a `HomeRefusal` if the worker refuses. */
  ask<C extends RoomCall>(call: C, takes: RoomCalls[C]['takes']): Promise<RoomCalls[C]['gives']>
  close(): void
}

/** Starts a worker for one match. */
export function openRoom(): Room {
  const worker = new Worker(new URL('../../workers/replay.ts', import.meta.url), { type: 'module', name: 'sightline-replay' })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let count = 0
  worker.onmessage = ({ data }: MessageEvent<RoomAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.ok) asked?.resolve(data.value)
    else asked?.reject(new HomeRefusal(data.reason))
  }
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }
  return {
    ask: (call, takes) =>
      new Promise((resolve, reject) => {
        const id = ++count
        // The casts are safe: both sides take the types of calls and answers from `RoomCalls`.
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
        worker.postMessage({ ...takes, call, id } as RoomOrder)
      }),
    close: () => worker.terminate(),
  }
}
