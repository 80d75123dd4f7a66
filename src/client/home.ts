/** The home page's connection to the tables that keep this device's matches: requests, responses, and transports to matches. */
import type { Reason } from '../kernel'
import type { HomeCall, HomeCalls, HomeResponse } from '../protocol/home'
import { portTransport, type Transport } from './transport'

/** A refused request, with its reason. */
export class HomeRefusal extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason.key)
    this.reason = reason
  }
}

export interface Home {
  /** Rejects with a `HomeRefusal` if the request is refused. */
  ask<C extends Exclude<HomeCall, 'open'>>(call: C, takes: HomeCalls[C]['takes']): Promise<HomeCalls[C]['gives']>
  /** Opens a match and a line to it. */
  open(match: string): Promise<{ readonly transport: Transport; readonly match: HomeCalls['open']['gives'] }>
}

/** The part of a `Worker` that is used. */
export interface HomeWorker {
  postMessage(message: unknown, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void
}

export function createHome(worker: HomeWorker): Home {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let count = 0
  worker.addEventListener('message', ({ data }) => {
    // The cast is safe: only our own worker sends messages here.
    const response = data as HomeResponse
    const request = waiting.get(response.id)
    waiting.delete(response.id)
    if (response.ok) request?.resolve(response.value)
    else request?.reject(new HomeRefusal(response.reason))
  })
  worker.addEventListener('error', ({ message }) => {
    for (const request of waiting.values()) request.reject(new HomeRefusal({ key: 'store-failed', says: { error: message } }))
    waiting.clear()
  })
  const send = <C extends HomeCall>(call: C, takes: HomeCalls[C]['takes'], transfer: Transferable[] = []) =>
    new Promise<HomeCalls[C]['gives']>((resolve, reject) => {
      const id = ++count
      // The cast is safe: calls and responses are typed by one table, so the response has the call's type.
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
      worker.postMessage({ ...takes, call, id }, transfer)
    })
  return {
    ask: (call, takes) => send(call, takes),
    async open(match) {
      const { port1, port2 } = new MessageChannel()
      const transport = portTransport(port1)
      try {
        return { match: await send('open', { match }, [port2]), transport }
      } catch (refusal) {
        transport.close()
        throw refusal
      }
    },
  }
}
