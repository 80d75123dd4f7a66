/** A client's line to its host: says hello, requests files and tellings, and can continue over another transport when one is lost. */
import type { Reason } from '../kernel'
import type { ClientMessage, Eyes, HostMessage, Telling } from '../protocol/messages'
import type { Transport } from './transport'

export interface Line {
  send(message: ClientMessage): void
  /** The text of a match file; rejects with a reason if the host refuses or the connection ends. */
  exportMatch(): Promise<string>
  /** Everything that this viewpoint was told so far; rejects with a reason if it may not be shown or the connection ends. */
  telling(eyes: Eyes): Promise<Telling>
  /** Continues over another transport to the same match. Messages that still arrive over the old one are dropped. */
  rejoin(transport: Transport): void
  close(): void
}

export interface LineOptions {
  /** The `hello` to open with, given what has been received so far. */
  hello(): ClientMessage
  hear(message: HostMessage): void
  /** Called when the transport is lost. */
  closed(): void
}

interface Waiting<T> {
  resolve(value: T): void
  reject(reason: Reason): void
}

const CLOSED: Reason = { key: 'store-failed', says: { error: 'the line to the match is closed' } }

export function createLine(first: Transport, { hello, hear, closed }: LineOptions): Line {
  const exporting: Waiting<string>[] = []
  const tellings: Waiting<Telling>[] = []
  let transport = first
  let isOpen = false

  const open = (next: Transport) => {
    transport = next
    isOpen = true
    next.onMessage((message) => {
      if (next !== transport) return
      if (message.type === 'exported') return exporting.shift()?.resolve(message.file)
      if (message.type === 'refused' && message.reason.key === 'export-while-secret') exporting.shift()?.reject(message.reason)
      if (message.type === 'telling') return tellings.shift()?.resolve(message.telling)
      if (message.type === 'refused' && message.reason.key === 'not-your-seat') tellings.shift()?.reject(message.reason)
      hear(message)
    })
    next.onClose(() => {
      if (next !== transport) return
      isOpen = false
      closed()
      for (const { reject } of [...exporting.splice(0), ...tellings.splice(0)]) reject(CLOSED)
    })
    next.send(hello())
  }
  open(first)
  const ask = <T>(waiting: Waiting<T>[], message: ClientMessage) =>
    new Promise<T>((resolve, reject) => {
      if (!isOpen) return reject(CLOSED)
      waiting.push({ resolve, reject })
      transport.send(message)
    })

  return {
    send: (message) => transport.send(message),
    exportMatch: () => ask(exporting, { type: 'export' }),
    telling: (eyes) => ask(tellings, { type: 'telling', eyes }),
    rejoin: open,
    close: () => transport.close(),
  }
}
