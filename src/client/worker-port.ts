/** The line to one worker, as whoever gives it orders holds it; tests put something else at its other end. */
export interface WorkerPort<Order> {
  /** `moved`: buffers that the worker has from then on, and the page no more. */
  post(order: Order, moved?: readonly ArrayBuffer[]): void
  /** Whatever comes back is not parsed yet. */
  hear(listener: (message: unknown) => void): void
  /** The worker broke down, or what it sent could not be taken. */
  onFailure(listener: () => void): void
  close(): void
}

export const portTo = <Order>(worker: Worker): WorkerPort<Order> => ({
  post: (order, moved = []) => worker.postMessage(order, [...moved]),
  hear: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
  onFailure: (listener) => {
    worker.addEventListener('error', listener)
    worker.addEventListener('messageerror', listener)
  },
  close: () => worker.terminate(),
})
