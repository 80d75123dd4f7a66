/** Which pages may talk to this server, and from which address a request comes. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * May the page that sends this talk to the server? A browser always names the page's origin when it opens a socket: it must be
 * this very server, or one of the origins that the operator allows. Programs other than browsers send none; they cannot be
 * misused by another site.
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

/** The visitor's address or network: that of the socket, or what the trusted proxies report. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (proxies === 0) return networkOf(direct)
  const forwarded = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  // Each proxy appends the address from which it was asked. Entries further left could have been written by anybody.
  return networkOf(forwarded[forwarded.length - proxies] ?? direct)
}

/** Whoever has one IPv6 address has the 2^64 of its network, so they count as one visitor. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [first, last] = [groups(head), groups(tail ?? '')]
  const gap = Array.from({ length: tail === undefined ? 0 : 8 - first.length - last.length }, () => '0')
  const whole = [...first, ...gap, ...last].slice(0, 4)
  return `${whole.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`
}
