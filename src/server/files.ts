/** Serves the built pages. `sirv` reads the folder once, so that no request can reach any other file. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

/** Names made by the bundler contain a hash of the content, so such a file never changes. */
const HASHED = /^\/assets\/[^?#]+-[\w-]{8,}\.\w+(?:[?#]|$)/

/**
 * Serves one folder as it was when the server started; after a new build the server must be restarted. If compressed forms lie
 * beside a file (`page.js.br`, `page.js.gz`), a browser gets the smallest that it accepts.
 */
export function servePages(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      // Browsers assume another encoding for plain text, and must not guess a type at all.
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8')
    },
  })
  return (request, response) => {
    const { method } = request
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' })
    // A range request is answered with the whole file, which HTTP allows: sirv throws at ranges that end before they begin.
    delete request.headers.range
    // The file may be gone if a new build replaces the folder while the server runs.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    serve(request, response, () => refuse(response, 404, 'Not found'))
  }
}

function refuse(response: ServerResponse, status: number, says: string, headers: { readonly [name: string]: string } = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store', ...headers })
  response.end(`${says}\n`)
}
