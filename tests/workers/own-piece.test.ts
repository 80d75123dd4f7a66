import { zipSync } from 'fflate'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type OwnPort, ownPieces } from '../../src/client/own-pieces'
import type { OwnOrder } from '../../src/planner/own/protocol'
import { ownSession } from '../../src/planner/own/session'
import { memoryOwnStore, type OwnStore } from '../../src/planner/own/store'
import { thinnerReady } from '../../src/planner/own/thin'
import { MM } from '../planner/own/made'
import { dracoWasm, packedWithDraco } from '../planner/own/packers'
import { apart, binaryStl, boxOf, glbOfTriangles, lathe, text } from '../planner/own/shapes'

beforeAll(() => thinnerReady)

const bufferOf = (bytes: Uint8Array): ArrayBuffer => bytes.slice().buffer
const BOX = () => bufferOf(binaryStl(boxOf([0, 0, 0], [50, 40, 30])))
/** Large enough for many breaths. */
const BALL = () => bufferOf(binaryStl(lathe(300, 80, 200, (s) => 40 * Math.sqrt(Math.max(0, 1 - (2 * s - 1) ** 2)))))

/** The worker in this thread, joined as a browser would join it. */
function device(store: OwnStore = memoryOwnStore()) {
  const ports: { fail(): void; say(message: unknown): void; isOpen: boolean }[] = []
  const start = (): OwnPort => {
    let listener: (message: unknown) => void = () => {}
    let failure = () => {}
    const mine = { fail: () => failure(), say: (message: unknown) => listener(message), isOpen: true }
    const tell = (message: unknown) => mine.isOpen && listener(message)
    const session = ownSession({
      post: (answer) => setTimeout(() => tell(structuredClone(answer)), 0),
      breathe: () => new Promise((done) => setTimeout(done, 0)),
      draco: dracoWasm,
      store,
    })
    ports.push(mine)
    return {
      post: (order, moved = []) => {
        const sent = structuredClone(order, { transfer: [...moved] })
        setTimeout(() => void session.hear(sent), 0)
      },
      hear: (to) => {
        listener = to
      },
      onFailure: (to) => {
        failure = to
      },
      close: () => {
        mine.isOpen = false
      },
    }
  }
  return { pieces: ownPieces(start), ports, start }
}
const value = <T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: { readonly key: string } },
): T => {
  if (!outcome.ok) throw new Error(outcome.reason.key)
  return outcome.value
}
const why = (outcome: { readonly ok: boolean; readonly reason?: { readonly key: string } }) => outcome.reason?.key

describe('importing', () => {
  test('a file is read with rising progress, and made as often as one likes', async () => {
    const { pieces } = device()
    const shares: number[] = []
    const bytes = BALL()
    const found = value(await pieces.read('ball.stl', bytes, { budget: 2000, onProgress: (share) => shares.push(share) }))
    expect(bytes.byteLength).toBe(0)
    expect(found).toMatchObject({ format: 'stl', triangles: 120_600, unit: { in: 'mm' } })
    expect(found.kept).toBeLessThanOrEqual(2200)
    expect(shares.length).toBeGreaterThan(5)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    const small = value(await pieces.make(MM))
    const large = value(await pieces.make({ ...MM, unit: { fit: 'base', diameter: 10_000 } }))
    expect(small.size.height).toBe(8000)
    expect(large.size.width).toBeCloseTo(10_000, -2)
  })
  test('it can be stopped; what comes after is served', async () => {
    const { pieces } = device()
    const stop = new AbortController()
    const cancelled = pieces.read('ball.stl', BALL(), { signal: stop.signal, onProgress: () => stop.abort() })
    expect(why(await cancelled)).toBe('own-cancelled')
    expect(why(await pieces.read('ball.stl', BALL(), { signal: stop.signal }))).toBe('own-cancelled')
    expect(value(await pieces.read('box.stl', BOX())).triangles).toBe(12)
  })
  test('a worker that does not stop is put away: what is kept is asked again, the next file is read by another', async () => {
    const starts: OwnOrder[][] = []
    const inner = device()
    let isDeaf = true
    const hearAgain = () => {
      isDeaf = false
    }
    const pieces = ownPieces(() => {
      const heard: OwnOrder[] = []
      starts.push(heard)
      if (!isDeaf) return inner.start()
      return { post: (order) => void heard.push(order), hear: () => {}, onFailure: () => {}, close: hearAgain }
    })
    const stop = new AbortController()
    const reading = pieces.read('ball.stl', BALL(), { signal: stop.signal })
    const listing = pieces.list()
    const began = performance.now()
    stop.abort()
    const next = pieces.read('box.stl', BOX())
    expect(why(await reading)).toBe('own-cancelled')
    expect(performance.now() - began).toBeLessThan(50)
    expect(value(await listing).pieces).toEqual([])
    expect(value(await next).triangles).toBe(12)
    expect(starts).toHaveLength(2)
    expect(starts[0]?.map(({ type }) => type)).toEqual(['read', 'list', 'cancel'])
  })
  test('a packed model, one in several files, and one in a zip', async () => {
    const { pieces } = device()
    const box = boxOf([0, 0, 0], [1, 2, 3])
    const whole = { format: 'glb', triangles: 12, extent: { low: [0, 0, 0], high: [1, 2, 3] } }
    const packed = value(await pieces.read('a.glb', bufferOf(await packedWithDraco(new Float32Array(box.flat(2))))))
    expect(packed).toMatchObject({ triangles: 12, extent: { high: [1, expect.closeTo(2, 3), expect.closeTo(3, 3)] } })
    const { gltf, bin } = apart(glbOfTriangles(box))
    expect(why(await pieces.read('a.gltf', bufferOf(gltf)))).toBe('own-missing')
    const beside = () => [{ name: 'a.bin', bytes: bufferOf(bin) }]
    expect(value(await pieces.read('a.gltf', bufferOf(gltf), { beside: beside() }))).toMatchObject(whole)
    const zip = zipSync({ 'kit/a.gltf': gltf, 'kit/a.bin': bin, 'kit/b.stl': text('solid') })
    const found = value(await pieces.read('kit.zip', bufferOf(zip)))
    expect(found).toMatchObject({ ...whole, file: 'a.gltf', notices: [{ key: 'own-left-models' }] })
    expect(why(await pieces.read('kit.zip', bufferOf(zipSync({ 'a.txt': gltf }))))).toBe('own-no-model')
  })
  test('another file takes the place of the one being read', async () => {
    const { pieces } = device()
    const first = pieces.read('ball.stl', BALL())
    const second = pieces.read('box.stl', BOX())
    expect(why(await first)).toBe('own-cancelled')
    expect(value(await second).triangles).toBe(12)
  })
  test('refusals come through; nothing can be made of nothing', async () => {
    const { pieces } = device()
    expect(why(await pieces.make(MM))).toBe('own-malformed')
    expect(why(await pieces.read('a.obj', bufferOf(text('call other.obj'))))).toBe('own-reference')
    expect(why(await pieces.read('a.obj', BOX(), { budget: -1 }))).toBe('own-malformed')
  })
  test('a worker that breaks down is said, and the next order starts another', async () => {
    const { pieces, ports } = device()
    const reading = pieces.read('ball.stl', BALL())
    ports[0]?.fail()
    expect(why(await reading)).toBe('own-worker-failed')
    expect(value(await pieces.read('box.stl', BOX())).triangles).toBe(12)
    expect(ports).toHaveLength(2)
    const talking = pieces.list()
    ports[1]?.say({ type: 'found', job: 1, found: 'nonsense' })
    expect(why(await talking)).toBe('own-malformed')
  })
  test('orders from outside are checked', async () => {
    const post = vi.fn()
    const session = ownSession({ post, breathe: async () => {}, store: memoryOwnStore() })
    for (const order of [
      undefined,
      'read',
      { type: 'read', job: 3 },
      { type: 'eval', job: 4, code: '1' },
      { type: 'load', job: 'x' },
    ])
      await session.hear(order)
    expect(post.mock.calls.map(([answer]) => [answer.type, answer.job, answer.reason.key])).toEqual([
      ['refused', 0, 'own-malformed'],
      ['refused', 0, 'own-malformed'],
      ['refused', 3, 'own-malformed'],
      ['refused', 4, 'own-malformed'],
      ['refused', 0, 'own-malformed'],
    ])
  })
})

describe('keeping', () => {
  test('pieces are saved, listed, loaded and removed', async () => {
    const { pieces } = device()
    await pieces.read('box.stl', BOX())
    const { piece } = value(await pieces.make(MM))
    expect(await pieces.save(piece)).toEqual({ ok: true, value: undefined })
    expect(value(await pieces.list())).toMatchObject({
      lasting: false,
      pieces: [{ id: piece.id, name: 'box', size: { width: 5000, depth: 4000, height: 3000 }, parts: [{}] }],
    })
    expect(value(await pieces.load(piece.id))).toEqual(piece)
    await pieces.remove(piece.id)
    expect(value(await pieces.list()).pieces).toEqual([])
    expect(why(await pieces.load(piece.id))).toBe('own-malformed')
  })
  test('what was damaged on the device is not believed; a full device is said', async () => {
    const store = memoryOwnStore()
    const { pieces } = device({
      ...store,
      load: async () => ({ version: 1, script: 'alert(1)' }),
      save: async () => {
        throw new Error('QuotaExceededError')
      },
    })
    await pieces.read('box.stl', BOX())
    const { piece } = value(await pieces.make(MM))
    expect(why(await pieces.load('own-1'))).toBe('own-malformed')
    expect(await pieces.save(piece)).toEqual({
      ok: false,
      reason: { key: 'own-not-kept', says: { error: 'QuotaExceededError' } },
    })
  })
})
