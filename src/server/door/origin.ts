/** Which pages may speak to this server, and from which address a request comes. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

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

/** The visitor's address, or network: the socket's, or what the trusted proxies say of it. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (proxies === 0) return networkOf(direct)
  const forwarded = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  // Each proxy appends the address it was asked from; what stands further left anybody could have written.
  return networkOf(forwarded[forwarded.length - proxies] ?? direct)
}

/** Whoever has one address of IPv6 has all 2^64 of its network: they count as one. */
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
