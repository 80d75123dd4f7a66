/** Headers of every answer, so that neither another site nor text from a player can make the page do anything. */
import type { ServerResponse } from 'node:http'

/**
 * What a page may load and do. Scripts are files of this server, never text in the page; WebAssembly (physics, Draco, meshopt)
 * may be compiled. Images, models and films that the page makes itself, or that a player opens from a file, have `blob:` or
 * `data:` addresses.
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self' blob:",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'media-src': 'blob:',
  'font-src': "'self'",
  'manifest-src': "'self'",
  // `'self'` includes the page's own server with `ws:` and `wss:`.
  'connect-src': "'self' blob: data:",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

/** Browser features that no page of this server ever uses. */
const NEVER = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const HEADERS: readonly (readonly [string, string])[] = [
  [
    'Content-Security-Policy',
    Object.entries(POLICY)
      .map(([what, from]) => `${what} ${from}`)
      .join('; '),
  ],
  ['X-Content-Type-Options', 'nosniff'],
  // For browsers that do not know `frame-ancestors`.
  ['X-Frame-Options', 'DENY'],
  // A table's address must not be sent to other sites.
  ['Referrer-Policy', 'no-referrer'],
  ['Permissions-Policy', NEVER.map((what) => `${what}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** Sets these headers on an answer that has not begun. */
export function secure(response: ServerResponse): void {
  for (const [name, value] of HEADERS) response.setHeader(name, value)
}
