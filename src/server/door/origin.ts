/** Which pages may speak to this server, and from which address a request comes. */
import type { IncomingMessage } from 'node:http'

/**
 * May the page that sends this speak to the server? A browser always names the page's origin in a socket's request: it must be this very
 * server, or one of the origins that the operator allows. Programs that are no browsers send none; they can be no other site's trick.
 */
export function isWelcomeOrigin({ headers }: Pick<IncomingMessage, 'headers'>, allowed: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (allowed.includes(origin)) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

/** The visitor's address: the socket's, or what the trusted proxies say of it. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (proxies === 0) return direct
  const forwarded = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  // Each proxy appends the address it was asked from; what stands further left anybody could have written.
  return forwarded[forwarded.length - proxies] ?? direct
}
