/** The solids of a table: what stands on it is what sight meets, kept in place as pieces move. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { io } from '../../models/build/kit/export'
import { eyeOf, segment } from '../../src/geometry/sight'
import { INCH, type Point } from '../../src/geometry/types'
import { placed } from '../../src/table/layout'
import type { Tabletop } from '../../src/table/piece'
import { createSightTable } from '../../src/table/sight'
import { measuredModels, statureOf } from '../../src/table/statures'
import { terrainKind } from '../../src/table/terrain'

const at = (x: number, y: number): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) })
const table = (spots: { readonly [ref: string]: Point }, kind = 'container', on?: string): Tabletop => ({
  width: 36 * INCH,
  depth: 36 * INCH,
  terrain: [placed(terrainKind(kind), 'thing', at(18, 18), 0)],
  pieces: Object.fromEntries(
    Object.entries(spots).map(([ref, spot]) => [
      ref,
      { ref, radius: 1499, pose: { at: spot, heading: 0, ...(on === undefined ? {} : { on }) } },
    ]),
  ),
})
const STATURES = { A: statureOf('soldier'), B: statureOf('soldier') }

describe('the solids of a table', () => {
  test('terrain and bodies stop sight, tokens do not', () => {
    const tabletop = table({ A: at(18, 8), B: at(18, 28), node: at(10, 10) })
    const { scene, miniatures } = createSightTable().sync(tabletop, STATURES)
    expect([...scene.pieces.keys()].sort()).toEqual(['A', 'B', 'thing'])
    const [a, b] = [miniatures.get('A'), miniatures.get('B')]
    if (!a || !b) throw new Error('two miniatures')
    const sight = segment(scene, eyeOf(a), eyeOf(b), { except: ['A', 'B'] })
    expect(sight.isSeen ? 'seen' : sight.blocker.ref).toBe('thing')
  })
  test('a moved piece is moved in place; what has not changed is not touched', () => {
    const kept = createSightTable()
    const first = table({ A: at(18, 8), B: at(18, 28) })
    const { scene } = kept.sync(first, STATURES)
    const before = scene.version
    kept.sync(first, STATURES)
    expect(scene.version).toBe(before)
    kept.sync({ ...first, pieces: { ...first.pieces, ...table({ B: at(30, 28) }).pieces } }, STATURES)
    expect(kept.scene).toBe(scene)
    expect(scene.version).toBe(before + 1)
    expect(kept.miniatures.get('B')?.at).toEqual(at(30, 28))
    const { B: _gone, ...rest } = first.pieces
    kept.sync({ ...first, pieces: rest }, STATURES)
    expect([...kept.miniatures.keys()]).toEqual(['A'])
    expect(scene.pieces.has('B')).toBe(false)
  })
  test('who stands on a top looks from there', () => {
    const { miniatures } = createSightTable().sync(table({ A: at(18, 18) }, 'platform', 'thing'), STATURES)
    const top = terrainKind('platform').top?.height ?? 0
    expect(top).toBeGreaterThan(0)
    expect(miniatures.get('A')?.level).toBe(top)
  })
})

test('there are models to measure', () => expect(measuredModels().length).toBeGreaterThanOrEqual(33))
test.each(measuredModels())('%s is as tall as its model', async (model) => {
  const document = await io().readBinary(new Uint8Array(readFileSync(`models/${model}/${model}.glb`)))
  let top = 0
  for (const node of document.getRoot().listNodes()) {
    const m = node.getWorldMatrix()
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const places = primitive.getAttribute('POSITION')
      for (let i = 0; i < (places?.getCount() ?? 0); i++) {
        const [x = 0, y = 0, z = 0] = places?.getElement(i, [0, 0, 0]) ?? []
        top = Math.max(top, m[1] * x + m[5] * y + m[9] * z + m[13])
      }
    }
  }
  expect(Math.abs(statureOf(model).height - top * INCH)).toBeLessThan(2)
})
