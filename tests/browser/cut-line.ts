/** A TCP proxy to the server that can be cut without closing connections properly, as a failing network does. */
import { connect, createServer, type Socket } from 'node:net'

export interface CutLine {
  /** The address under which the server is reached through this proxy. */
  readonly address: string
  /** Breaks all connections and lets nothing through until `mend`. */
  cut(): void
  /** Lets nothing that the server says through any more, on the connections that are open now. */
  hold(): void
  mend(): void
  close(): void
}

export async function cutLine(address: string): Promise<CutLine> {
  const { hostname, port } = new URL(address)
  const open = new Set<Socket>()
  /** From the server to the page. */
  const downward = new Map<Socket, Socket>()
  let isCut = false
  const line = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    downward.set(far, near)
    far.on('close', () => downward.delete(far))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((done) => line.listen(0, 'localhost', done))
  const bound = line.address()
  const near = typeof bound === 'object' && bound ? bound.port : 0
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    address: `http://localhost:${near}/`,
    cut() {
      isCut = true
      breakAll()
    },
    hold() {
      for (const [far, near] of downward) far.unpipe(near)
    },
    mend() {
      isCut = false
    },
    close() {
      breakAll()
      line.close()
    },
  }
}
