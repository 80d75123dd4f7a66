/** How a client reaches its host, whatever connects them. */
import type { ClientMessage, HostMessage } from '../protocol/messages'

export interface Transport {
  send(message: ClientMessage): void
  /** Registers a listener for every message from now on, in order. Returns the function that removes it. */
  onMessage(listener: (message: HostMessage) => void): () => void
  /** Called once when the connection is lost. */
  onClose(listener: () => void): () => void
  close(): void
}

/** What a direct transport needs of a host. */
export interface Reachable {
  connect(send: (message: HostMessage) => void): { receive(message: unknown): void; close(): void }
}

/** Connects to a host in the same program. Messages are copied and arrive asynchronously, as they would over a network. */
export function directTransport(host: Reachable): Transport {
  const line = lineOf<HostMessage>()
  const connection = host.connect((message) => {
    const copy = structuredClone(message)
    queueMicrotask(() => line.hear(copy))
  })
  return {
    ...line.listening,
    send(message) {
      const copy = structuredClone(message)
      queueMicrotask(() => connection.receive(copy))
    },
    close() {
      connection.close()
      line.end()
    },
  }
}

/** The part of a `MessagePort` that is used; those of workers and of Node have it. */
export interface Port {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  close(): void
}

/** Connects over a message port to the host in a worker. Messages are trusted, because they come from our own worker. */
export function portTransport(port: Port): Transport {
  const line = lineOf<HostMessage>()
  port.onmessage = ({ data }) => line.hear(data as HostMessage)
  return {
    ...line.listening,
    send: (message) => port.postMessage(message),
    close() {
      port.close()
      line.end()
    },
  }
}

/** The receiving end of a line: its listeners, and the messages that came before there was one. */
export function lineOf<Message>() {
  const hearing = new Set<(message: Message) => void>()
  const closing = new Set<() => void>()
  const early: Message[] = []
  let isOpen = true
  const listen = <T>(set: Set<T>, listener: T) => {
    set.add(listener)
    return () => void set.delete(listener)
  }
  return {
    listening: {
      onMessage(listener: (message: Message) => void) {
        for (const message of early.splice(0)) listener(message)
        return listen(hearing, listener)
      },
      onClose: (listener: () => void) => listen(closing, listener),
    },
    hear(message: Message) {
      if (!isOpen) return
      if (hearing.size === 0) early.push(message)
      for (const listener of hearing) listener(message)
    },
    end() {
      if (!isOpen) return
      isOpen = false
      for (const listener of closing) listener()
    },
  }
}
