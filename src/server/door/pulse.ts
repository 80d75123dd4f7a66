/** Pings every connection in turn, and ends those that no longer answer. */
import type { WebSocket } from 'ws'

/** Into so many parts the connections are divided. Pinging thousands at once, and reading their answers, would hold up everybody. */
const PARTS = 20

export interface Pulse {
  /** From now on, this connection is pinged until it closes. */
  add(socket: WebSocket): void
  stop(): void
}

/** Each connection is pinged once in `period` milliseconds, and has as long to answer. `now` gives monotonic milliseconds, which a ping carries. */
export function startPulse(period: number, now: () => number): Pulse {
  // A connection stays in its part, so that a whole period lies between its pings, whoever comes and goes.
  const parts = Array.from({ length: PARTS }, () => new Set<WebSocket>())
  const answered = new WeakSet<WebSocket>()
  let [added, turn] = [0, 0]
  const pinging = setInterval(() => {
    for (const socket of parts[turn++ % PARTS] ?? []) {
      // A paused socket is not read, so its pong cannot have arrived either.
      if (!answered.delete(socket) && !socket.isPaused) socket.terminate()
      else socket.ping(String(now()))
    }
  }, period / PARTS)
  return {
    add(socket) {
      const part = parts[added++ % PARTS]
      part?.add(socket)
      answered.add(socket)
      socket.on('pong', () => answered.add(socket))
      socket.on('close', () => part?.delete(socket))
    },
    stop: () => clearInterval(pinging),
  }
}
