/** The built pages as answers to requests. `sirv` reads the folder once, so that no request reaches any other file. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

/** The bundler's own names: the content's hash is in the name, so the content never changes. */
const HASHED = /^\/assets\/[^?#]+-[\w-]{8,}\.\w+(?:[?#]|$)/

/**
 * Answers requests from one folder as it was when the server began; after a new build the server is started again. Where a file lies beside its
 * compressed forms (`page.js.br`, `page.js.gz`), a browser gets the smallest that it takes.
 */
export function servePages(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      // Browsers guess another alphabet for plain text and must not guess a type at all.
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8')
    },
  })
  return (request, response) => {
    const { method } = request
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' })
    // The whole file answers a request for a part of it, as is allowed: sirv throws at parts that end before they begin.
    delete request.headers.range
    // A file may be gone when a new build replaces the folder of a server that still runs.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    serve(request, response, () => refuse(response, 404, 'Not found'))
  }
}

function refuse(response: ServerResponse, status: number, says: string, headers: { readonly [name: string]: string } = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store', ...headers })
  response.end(`${says}\n`)
}
