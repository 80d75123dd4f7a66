import { describe, expect, test } from 'vitest'
import { type MapPort, poolSize, sightPool } from '../../src/client/sight-pool'
import { lowestSeen } from '../../src/geometry/sight/map/heights'
import { latticeOf } from '../../src/geometry/sight/map/lattice'
import { cellsIn } from '../../src/geometry/sight/map/layers'
import { sightMap } from '../../src/geometry/sight/map/map'
import type { SightMap } from '../../src/geometry/sight/map/request'
import { levelsOf } from '../../src/geometry/sight/map/request'
import { sliceWorker } from '../../src/geometry/sight/map/slice-worker'
import { sceneOf } from '../../src/geometry/sight/scene'
import { layout, TABLE } from '../bench/sight-layout'

/** A worker in this thread that answers a turn later. */
const port = (): MapPort & { readonly fail: () => void; readonly heard: () => number } => {
  const worker = sliceWorker()
  let listener: Parameters<MapPort['hear']>[0] = () => {}
  let failure = () => {}
  let heard = 0
  let isOpen = true
  return {
    post: (order) =>
      setTimeout(() => {
        if (!isOpen) return
        if (order.type === 'slice' || order.type === 'heights') heard += 1
        const answer = worker.hear(structuredClone(order))
        if (answer) listener(answer)
      }, 0),
    hear: (to) => {
      listener = to
    },
    onFailure: (to) => {
      failure = to
    },
    close: () => {
      isOpen = false
    },
    fail: () => failure(),
    heard: () => heard,
  }
}

const pieces = layout(30)
const request = { table: TABLE, cell: 2540, eye: 3000, target: 1500 }

describe('a pool of map workers', () => {
  test('makes the very map that one thread makes, coarse first, with rising progress', async () => {
    for (const target of [1500, 3000]) {
      const pool = sightPool([port(), port(), port()])
      pool.setScene(pieces, TABLE)
      const progress: number[] = []
      const stages: number[] = []
      const asked = { ...request, target }
      const outcome = await pool.map(asked, {
        onProgress: (share) => progress.push(share),
        onStage: ({ lattice }) => stages.push(lattice.cell),
      })
      if (outcome.type !== 'map') throw new Error(outcome.type)
      expect(outcome.map).toEqual(sightMap(sceneOf(pieces, TABLE), asked))
      expect(stages).toEqual([5080])
      expect(progress).toEqual(progress.toSorted((a, b) => a - b))
      expect(progress.at(-1)).toBeCloseTo(1, 9)
      pool.close()
    }
  })
  test('follows pieces that are put and taken away', async () => {
    const pool = sightPool([port(), port()])
    pool.setScene(pieces, TABLE)
    pool.removePiece('piece 3')
    const [first, ...rest] = pieces
    if (!first) throw new Error('no pieces')
    pool.putPiece({ ...first, ref: 'another' })
    const outcome = await pool.map(request, { coarse: [] })
    const now = [first, ...rest.filter(({ ref }) => ref !== 'piece 3'), { ...first, ref: 'another' }]
    expect(outcome).toEqual({ type: 'map', map: sightMap(sceneOf(now, TABLE), request) as SightMap })
  })
  test('stops at a signal and serves the next request', async () => {
    const one = port()
    const pool = sightPool([one])
    pool.setScene(pieces, TABLE)
    const stop = new AbortController()
    const outcome = await pool.map(request, { signal: stop.signal, coarse: [], onProgress: () => stop.abort() })
    expect(outcome).toEqual({ type: 'cancelled' })
    expect(one.heard()).toBeLessThan(4)
    expect((await pool.map(request, { signal: stop.signal })).type).toBe('cancelled')
    const both = await Promise.all([pool.map({ ...request, cell: 5080 }), pool.map({ ...request, cell: 5080, eye: 100 })])
    expect(both.map(({ type }) => type)).toEqual(['map', 'map'])
  })
  test('a change of the table cancels what is under way; a broken worker and a request past the limit are answered', async () => {
    const one = port()
    const pool = sightPool([one])
    pool.setScene(pieces, TABLE)
    const running = pool.map(request)
    const queued = pool.map(request)
    pool.removePiece('piece 1')
    expect([await running, await queued]).toEqual([{ type: 'cancelled' }, { type: 'cancelled' }])
    expect(await pool.map({ ...request, cell: 10 })).toMatchObject({ type: 'refused', refusal: { type: 'too-large' } })
    const broken = pool.map(request)
    one.fail()
    expect(await broken).toEqual({ type: 'worker-failed' })
    expect(await pool.map(request)).toEqual({ type: 'worker-failed' })
    expect([poolSize(undefined), poolSize(1), poolSize(4), poolSize(64)]).toEqual([1, 1, 3, 8])
  })
  test('finds the very lowest heights that one thread finds, coarse first, following pieces, and stops at a signal', async () => {
    const area = [
      { x: 0, y: 0 },
      { x: TABLE.width, y: 0 },
      { x: TABLE.width, y: 3000 },
      { x: 0, y: 3000 },
    ]
    const asked = { table: TABLE, cell: 2540, eye: 3000, area: [area], levels: levelsOf(250, 1750, 250) }
    const lowest = (now: typeof pieces) => {
      const cells = cellsIn(latticeOf(TABLE, asked.cell), [area])
      return lowestSeen(sceneOf(now, TABLE), { ...asked, target: 0 }, cells, asked.levels)
    }
    const ports = [port(), port(), port()]
    const pool = sightPool(ports)
    pool.setScene(pieces, TABLE)
    const progress: number[] = []
    const stages: number[] = []
    const outcome = await pool.heights(asked, {
      onProgress: (share) => progress.push(share),
      onStage: ({ lattice }) => stages.push(lattice.cell),
    })
    if (outcome.type !== 'heights') throw new Error(outcome.type)
    expect(outcome.layer).toEqual(lowest(pieces))
    // Some are seen at once, some only higher up: else nothing would have been compared.
    expect(new Set(outcome.layer.values).size).toBeGreaterThan(2)
    expect(stages).toEqual([5080])
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBeCloseTo(1, 9)
    expect(ports.every((one) => one.heard() > 0)).toBe(true)

    pool.removePiece('piece 3')
    const without = await pool.heights(asked, { coarse: [] })
    expect(without).toEqual({ type: 'heights', layer: lowest(pieces.filter(({ ref }) => ref !== 'piece 3')) })

    const stop = new AbortController()
    const before = ports.reduce((sum, one) => sum + one.heard(), 0)
    const stopped = await pool.heights(asked, { signal: stop.signal, coarse: [], onProgress: () => stop.abort() })
    expect(stopped).toEqual({ type: 'cancelled' })
    expect(ports.reduce((sum, one) => sum + one.heard(), 0) - before).toBeLessThanOrEqual(6)
    expect(await pool.heights({ ...asked, cell: 10 })).toMatchObject({ type: 'refused', refusal: { type: 'too-large' } })
    pool.close()
  })
})
