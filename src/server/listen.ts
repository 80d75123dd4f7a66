/** The server itself: one folder over HTTP, on the wished port or the next free one. */
import { createServer, type Server } from 'node:http'
import { serveFolder } from './files'

export interface Listening {
  readonly port: number
  readonly address: string
  close(): Promise<void>
}

/** Listens on this port of this machine; without one on 4173, or on any free port when that is taken. A port that was wished must be free. */
export async function listen(folder: string, wished?: number, host = '127.0.0.1'): Promise<Listening> {
  const serve = serveFolder(folder)
  const server = createServer((request, response) => {
    serve({ method: request.method ?? 'GET', url: request.url ?? '/', headers: request.headers }).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The server failed\n'),
    )
  })
  if (wished !== undefined) await opened(server, wished, host)
  else await opened(server, 4173, host).catch(() => opened(server, 0, host))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : (wished ?? 0)
  return {
    port,
    address: `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const opened = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      done()
    })
  })
