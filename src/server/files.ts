/** The built pages as answers to requests: types, compression, caching, and nothing outside of the folder. */
import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match'>
}
export interface Given {
  readonly status: 200 | 304 | 400 | 404 | 405
  readonly headers: OutgoingHttpHeaders
  /** None for HEAD and for what has not changed. */
  readonly body?: Buffer
}

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
  '.gltf': 'model/gltf+json',
  '.bin': 'application/octet-stream',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.hdr': 'application/octet-stream',
  '.ktx2': 'image/ktx2',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
}
/** What compression makes smaller; pictures and fonts are compressed already. */
const COMPRESSED = /^(?:text\/|application\/(?:json|manifest|wasm)|image\/svg|model\/|application\/octet-stream)/
/** The bundler's own names: the content's hash is in the name, so the content never changes. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/
const ALWAYS: OutgoingHttpHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

type Encoding = 'br' | 'gzip' | 'identity'
const compressors: { readonly [E in Encoding]: (bytes: Buffer) => Promise<Buffer> } = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
  identity: async (bytes) => bytes,
}

/** Answers requests from one folder. Compressed bodies are made once per file and kept until the file changes. */
export function serveFolder(folder: string): (asked: Asked) => Promise<Given> {
  const kept = new Map<string, { readonly etag: string; readonly body: Promise<Buffer> }>()
  const compressed = (path: string, etag: string, encoding: Encoding, bytes: Buffer): Promise<Buffer> => {
    const key = `${encoding} ${path}`
    const known = kept.get(key)
    if (known?.etag === etag) return known.body
    const body = compressors[encoding](bytes)
    if (encoding !== 'identity') kept.set(key, { etag, body })
    return body
  }
  return async ({ method, url, headers }) => {
    if (method !== 'GET' && method !== 'HEAD') return refused(405, { Allow: 'GET, HEAD' })
    const path = pathOf(url)
    if (path === undefined) return refused(400)
    const found = await fileIn(folder, path)
    if (found === undefined) return refused(404)
    const type = TYPES[extname(found.file).toLowerCase()] ?? 'application/octet-stream'
    const bytes = await readFile(found.file)
    const encoding: Encoding =
      COMPRESSED.test(type) && bytes.length > 1024 ? encodingFor(headers['accept-encoding'] ?? '') : 'identity'
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}-${encoding}"`
    const common: OutgoingHttpHeaders = {
      ...ALWAYS,
      'Content-Type': type,
      'Cache-Control': HASHED.test(found.name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
    }
    if (isKnown(headers['if-none-match'], etag)) return { status: 304, headers: common }
    const body = await compressed(found.file, etag, encoding, bytes)
    const whole = {
      ...common,
      'Content-Length': body.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    }
    return method === 'HEAD' ? { status: 200, headers: whole } : { status: 200, headers: whole, body }
  }
}

const NAMES = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed' } as const

function refused(status: 400 | 404 | 405, more: OutgoingHttpHeaders = {}): Given {
  const body = Buffer.from(`${NAMES[status]}\n`)
  const headers = { ...ALWAYS, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': body.length, ...more }
  return { status, headers, body }
}

/** The path a URL asks for, decoded; undefined where it is none, or climbs. */
function pathOf(url: string): string | undefined {
  const raw = url.split(/[?#]/, 1)[0] ?? ''
  if (!raw.startsWith('/')) return undefined
  try {
    const path = decodeURIComponent(raw)
    const climbs = path.split(/[/\\]/).includes('..') || path.includes('\0') || path.includes('\\')
    return climbs ? undefined : path
  } catch {
    return undefined
  }
}

/** The file of this path inside the folder, links followed; a folder's page is its `index.html`. */
async function fileIn(folder: string, path: string): Promise<{ readonly file: string; readonly name: string } | undefined> {
  const name = path.endsWith('/') ? `${path}index.html` : path
  // Hidden files are nobody's business.
  if (name.split('/').some((part) => part.startsWith('.'))) return undefined
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, name))
    const isInside = file.startsWith(root + sep)
    return isInside && (await stat(file)).isFile() ? { file, name } : undefined
  } catch {
    return undefined
  }
}

/** The best of what the client takes. */
function encodingFor(accepts: string): Encoding {
  const taken = accepts.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return parameters.some((one) => /^q=0(?:\.0*)?$/.test(one)) ? [] : [name]
  })
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
}

const isKnown = (given = '', etag: string): boolean =>
  given.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
