import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../src/server/listen'

const PAGE = `<!doctype html><title>Sightline</title>${'<p>table</p>'.repeat(200)}`
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(4000))})`
let folder: string
let server: Listening

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  const pages = join(folder, 'client')
  await mkdir(join(pages, 'assets'), { recursive: true })
  await Promise.all([
    writeFile(join(folder, 'secret.txt'), 'secret'),
    writeFile(join(pages, 'index.html'), PAGE),
    writeFile(join(pages, '.env'), 'secret'),
    writeFile(join(pages, 'assets', 'main-B3x9Qk2_.js'), SCRIPT),
    writeFile(join(pages, 'assets', 'physics-aaaaaaaa.wasm'), Buffer.alloc(5000)),
    writeFile(join(pages, 'crate with space.glb'), Buffer.alloc(5000)),
    writeFile(join(pages, 'mat.webp'), Buffer.alloc(5000)),
    writeFile(join(pages, 'what.ever'), 'x'),
    writeFile(join(pages, 'notices.txt'), '© x'),
    writeFile(join(pages, 'sw.js'), SCRIPT),
    writeFile(join(pages, 'manifest.webmanifest'), '{}'),
    writeFile(join(pages, 'gone.txt'), 'x'),
    // As the build leaves them.
    writeFile(join(pages, 'index.html.br'), brotliCompressSync(PAGE)),
    writeFile(join(pages, 'index.html.gz'), gzipSync(PAGE)),
  ])
  server = await listen({ pages, port: 0 })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

interface Reply {
  readonly status: number
  readonly headers: { readonly [name: string]: string | string[] | undefined }
  readonly body: Buffer
}
/** Sends the path as it is: `fetch` would tidy it up. */
const get = (path: string, headers = {}, method = 'GET') =>
  new Promise<Reply>((done, failed) => {
    const asking = request({ port: server.port, host: '127.0.0.1', path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }))
    })
    asking.on('error', failed)
    asking.end()
  })

describe('the server of the built pages', () => {
  it('gives the page at the root, not to be cached without asking', async () => {
    const { status, headers, body } = await get('/')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-length': String(PAGE.length),
    })
    expect(body.toString()).toBe(PAGE)
    expect((await get('/index.html?x=1#y')).body.toString()).toBe(PAGE)
  })

  it.each([
    ['/assets/main-B3x9Qk2_.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/assets/physics-aaaaaaaa.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
    ['/crate%20with%20space.glb', 'model/gltf-binary', 'no-cache'],
    ['/mat.webp', 'image/webp', 'no-cache'],
    ['/notices.txt', 'text/plain;charset=utf-8', 'no-cache'],
    // Otherwise pages would not learn of a new version.
    ['/sw.js', 'text/javascript', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/what.ever', '', 'no-cache'],
  ])('%s is %s, cached %s', async (path, type, cache) => {
    const { status, headers } = await get(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache])
  })

  it('gives the compressed form that the client takes, where there is one', async () => {
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE)
    const zipped = await get('/', { 'Accept-Encoding': 'gzip, deflate' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(PAGE)
    expect((await get('/mat.webp', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  it('says that nothing has changed, by the tag of exactly that encoding', async () => {
    const { headers } = await get('/', { 'Accept-Encoding': 'br' })
    const again = await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await get('/', { 'If-None-Match': headers.etag })).status).toBe(200)
  })

  it('HEAD gives the headers alone', async () => {
    const { status, headers, body } = await get('/', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, String(PAGE.length), 0])
  })

  it.each([
    ['/../secret.txt', 404],
    ['/assets/../../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/..\\secret.txt', 404],
    ['/%5c..%5csecret.txt', 404],
    ['/index.html%00.js', 404],
    ['/%zz', 404],
    ['http://elsewhere/secret.txt', 404],
    ['//etc/passwd', 404],
    ['/.env', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/nothing.js', 404],
    ['/index.html/x', 404],
  ])('%s is refused', async (path, status) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.body.toString()).not.toContain('secret')
  })

  it.each(['bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=9999999-', 'what=ever'])(
    'a request for the part %s gets the whole file',
    async (range) => {
      const { status, body } = await get('/', { Range: range })
      expect([status, body.toString()]).toEqual([200, PAGE])
    },
  )

  it('goes on when a file is gone since it began', async () => {
    await rm(join(folder, 'client', 'gone.txt'))
    await expect(get('/gone.txt')).rejects.toThrow()
    expect((await get('/')).status).toBe(200)
  })

  it.each([
    ['/', 'GET'],
    ['/nothing.js', 'GET'],
    ['/assets/main-B3x9Qk2_.js', 'GET'],
    ['/', 'POST'],
  ])('%s (%s) has the headers that keep other sites and foreign scripts out', async (path, method) => {
    const { headers } = await get(path, {}, method)
    const policy = String(headers['content-security-policy'])
    for (const part of [
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval';",
      "worker-src 'self' blob:;",
      "manifest-src 'self';",
      'media-src blob:;',
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { status, headers } = await get('/', {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('takes a free port when its own is taken, but not when a port was wished', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(4173, '127.0.0.1', done).once('error', () => done()))
    const second = await listen({ pages: join(folder, 'client') })
    expect(second.port).not.toBe(4173)
    const own = `http://localhost:${second.port}/`
    expect([second.address, second.addresses]).toEqual([own, [own]])
    await expect(listen({ pages: folder, port: (other.address() as AddressInfo | null)?.port ?? 4173 })).rejects.toThrow(
      'EADDRINUSE',
    )
    await second.close()
    other.close()
  })
})
