/** Status requests of the operator: is the server alive, is it ready for visitors, and its figures. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from './metrics'

export interface StatusOptions {
  readonly metrics: Pick<Metrics, 'text'>
  /** With this token anybody may read the figures; without it only this machine may. */
  readonly token: string | undefined
  /** Rejects if the store cannot be written to. */
  check(): Promise<void>
  isStopping(): boolean
  /** Monotonic milliseconds. */
  now(): number
}

/** A store that does not answer within this many milliseconds is not ready. */
const PATIENCE = 2000
/** For how many milliseconds one check of the store is reused, since anybody may ask. */
const FRESH = 1000

/** Answers `/api/health`, `/api/ready` and `/metrics`; false for other requests. */
export function serveStatus(options: StatusOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  let known: { readonly at: number; readonly isReady: Promise<boolean> } | undefined
  const isReady = (): Promise<boolean> => {
    if (options.isStopping()) return Promise.resolve(false)
    if (!known || options.now() - known.at > FRESH) known = { at: options.now(), isReady: inTime(options.check()) }
    return known.isReady
  }
  const answer = async (request: IncomingMessage, path: string, response: ServerResponse) => {
    switch (path) {
      case '/api/health':
        return give(response, 200, 'text/plain;charset=utf-8', 'alive\n')
      case '/api/ready': {
        const ready = await isReady()
        return give(response, ready ? 200 : 503, 'text/plain;charset=utf-8', ready ? 'ready\n' : 'not ready\n')
      }
      default: {
        if (!mayRead(request, options.token)) return give(response, 404, 'text/plain;charset=utf-8', 'Not found\n')
        const { type, body } = await options.metrics.text()
        return give(response, 200, type, body)
      }
    }
  }
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (path !== '/api/health' && path !== '/api/ready' && path !== '/metrics') return false
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      give(response, 405, 'text/plain;charset=utf-8', 'Method not allowed\n')
    } else answer(request, path, response).catch(() => give(response, 500, 'text/plain;charset=utf-8', 'Failed\n'))
    return true
  }
}

const inTime = (check: Promise<void>): Promise<boolean> =>
  new Promise((done) => {
    const late = setTimeout(() => done(false), PATIENCE)
    check
      .then(
        () => done(true),
        () => done(false),
      )
      .finally(() => clearTimeout(late))
  })

/** Requests through a proxy on this machine seem local, so the proxy's headers exclude them. */
function mayRead({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined)
  if (!isPassedOn && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')) return true
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

function give(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(body)
}
