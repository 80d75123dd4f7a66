/** The connection to one worker, for whoever gives it orders. Tests put something else at the other end. */
export interface WorkerPort<Order> {
  /** `moved`: buffers that are transferred to the worker. */
  post(order: Order, moved?: readonly ArrayBuffer[]): void
  /** The messages received are not validated. */
  hear(listener: (message: unknown) => void): void
  /** The worker crashed, or a message from it could not be deserialized. */
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
