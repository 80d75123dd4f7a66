import { validateBytes } from 'gltf-validator'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { fromBase64, toBase64 } from '../../../src/planner/own/base64'
import * as edit from '../../../src/planner/own/edit'
import { layoutEntryOf } from '../../../src/planner/own/kind'
import { makePiece, openFile } from '../../../src/planner/own/make'
import { finish } from '../../../src/planner/own/mesh'
import { PROPOSE } from '../../../src/planner/own/propose'
import { readFile } from '../../../src/planner/own/read'
import { ownPieceSchema, ownRecordSchema } from '../../../src/planner/own/schema'
import { thinnerReady } from '../../../src/planner/own/thin'
import { MOST, type OwnPiece } from '../../../src/planner/own/types'
import { MM, pieceOf } from './made'
import { binaryStl, boxOf, glb, glbOfTriangles, lathe } from './shapes'

beforeAll(() => thinnerReady)
const RUIN = [...boxOf([0, 0, 0], [100, 6, 60]), ...boxOf([0, 6, 0], [6, 80, 40])]
const isGood = (piece: unknown) => v.safeParse(ownRecordSchema, piece).success

describe('a million triangles', () => {
  test('are thinned to a picture that a layout file can carry, close to what they were', () => {
    const ball = lathe(
      1000,
      80,
      500,
      (s, a) => 40 * Math.sqrt(Math.max(0, 1 - (2 * s - 1) ** 2)) * (1 + 0.02 * Math.sin(9 * a) * Math.cos(20 * s)),
    )
    const bytes = binaryStl(ball)
    const shares: number[] = []
    const opened = finish(openFile('ball.stl', bytes, 8000), (share) => shares.push(share))
    if (!opened.ok) throw new Error(JSON.stringify(opened.reason))
    const { found } = opened
    expect(found.triangles).toBe(1_002_000)
    expect(found.kept).toBeLessThanOrEqual(8800)
    expect(found.kept).toBeGreaterThan(6000)
    expect(found.error).toBeLessThan(1)
    expect(found).toMatchObject({ unit: { in: 'mm' }, up: 'z' })
    expect(shares.length).toBeGreaterThan(40)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    const made = makePiece(opened, MM, PROPOSE)
    if (!made.ok) throw new Error(made.reason.key)
    expect(made.made.piece.picture?.length).toBeLessThan(300_000)
    expect(isGood(made.made.piece)).toBe(true)
    // What was drawn is read again as it was: inches, y up.
    const again = finish(readFile('again.glb', fromBase64(made.made.piece.picture ?? '') ?? new Uint8Array()))
    if (!again.ok) throw new Error(again.reason.key)
    expect(again.mesh.triangles.length / 3).toBe(found.kept)
    const ys = [...again.mesh.positions].filter((_, i) => i % 3 === 1)
    expect(Math.min(...ys)).toBeCloseTo(0, 4)
    expect(Math.max(...ys)).toBeCloseTo(80 / 25.4, 2)
  }, 600_000)
  test('many loose crumbs come down to the budget too', () => {
    const crumbs = Array.from({ length: 4000 }, (_, i) =>
      boxOf(
        [i % 20, Math.floor(i / 20) % 20, Math.floor(i / 400)],
        [(i % 20) + 0.5, (Math.floor(i / 20) % 20) + 0.5, Math.floor(i / 400) + 0.5],
      ),
    ).flat()
    const opened = finish(openFile('crumbs.stl', binaryStl(crumbs), 3000))
    expect(opened.ok && opened.found.kept).toBeLessThanOrEqual(3300)
  })
})

describe('the definition', () => {
  test('goes through JSON and its schema unchanged', () => {
    const piece = pieceOf(RUIN)
    expect(v.parse(ownRecordSchema, JSON.parse(JSON.stringify(piece)))).toEqual(piece)
    expect(piece).toMatchObject({ name: 'thing', source: { file: 'thing.stl', format: 'stl', triangles: 24, kept: 24 } })
    expect(pieceOf(RUIN).id).toBe(piece.id)
  })
  test('colours come along', () => {
    const materials = [{ pbrMetallicRoughness: { baseColorFactor: [0.2, 0.4, 0.6, 1] } }]
    const bytes = glbOfTriangles(boxOf([0, 0, 0], [0.05, 0.05, 0.05]), {
      materials,
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
    })
    const opened = finish(openFile('a.glb', bytes, 100))
    const made = opened.ok ? makePiece(opened, { unit: { in: 'm' }, up: 'y', heading: 0 }, PROPOSE) : undefined
    if (!made?.ok) throw new Error('not made')
    const again = finish(readFile('a.glb', fromBase64(made.made.piece.picture ?? '') ?? new Uint8Array()))
    expect(again.ok && [...(again.mesh.colours ?? [])].slice(0, 3)).toEqual([51, 102, 153])
  })
  test('the picture is a good GLB', async () => {
    const { picture = '' } = pieceOf(RUIN)
    const { issues } = await validateBytes(fromBase64(picture) ?? new Uint8Array())
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([])
  })
  test('what a stranger put into one is refused', () => {
    const piece = pieceOf(RUIN)
    const [part] = piece.parts
    const wrong: readonly object[] = [
      { id: '../x' },
      { name: '' },
      { name: 'a\u0000b' },
      { name: 'x'.repeat(61) },
      { parts: [] },
      { parts: Array.from({ length: MOST.parts + 1 }, () => part) },
      { parts: [{ ...part, top: part?.bottom }] },
      { parts: [{ ...part, outline: part?.outline.toReversed() }] },
      { parts: [{ ...part, bottom: 0.5 }] },
      { parts: [{ ...part, fetch: 'http://example.org' }] },
      { picture: 'http://example.org/a.glb' },
      { picture: '<script>' },
      { picture: toBase64(new Uint8Array(100)) },
      { picture: toBase64(glb({ asset: { version: '2.0' }, buffers: [{ uri: 'http://example.org/a.bin' }] })) },
      { picture: toBase64(glb({ asset: { version: '2.0' }, images: [{ bufferView: 0 }] })) },
      { source: { file: '' } },
      { script: 'alert(1)' },
    ]
    expect(isGood(piece)).toBe(true)
    for (const change of wrong) expect(isGood({ ...piece, ...change }), JSON.stringify(change).slice(0, 80)).toBe(false)
    const { picture: _, ...plain } = piece
    expect(isGood(plain)).toBe(true)
  })
  test('names of files are shown as plain text', () => {
    const opened = finish(openFile('\u202e<b>\n tower\u0000.stl', binaryStl(RUIN), 100))
    const made = opened.ok ? makePiece(opened, MM, PROPOSE) : undefined
    expect(made?.ok && made.made.piece.name).toBe('<b> tower')
  })
  test('base64 agrees with other implementations', () => {
    for (const size of [0, 1, 2, 3, 4, 10_000]) {
      const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 37) & 255)
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    }
    for (const wrong of ['a', 'ab=c', '\u00e4aaa', 'aa a']) expect(fromBase64(wrong)).toBeUndefined()
  })
})

const SQUARE = (half: number) => [
  { x: -half, y: -half },
  { x: half, y: -half },
  { x: half, y: half },
  { x: -half, y: half },
]
const PLAIN = { outline: SQUARE(1000), bottom: 0, top: 1000 }

describe('adjusting', () => {
  const piece = () => layoutEntryOf(pieceOf(RUIN)).own
  const of = (edited: edit.Edited): OwnPiece => {
    if (!edited.ok) throw new Error(edited.reason.key)
    expect(v.safeParse(ownPieceSchema, edited.piece).success).toBe(true)
    return edited.piece
  }
  const why = (edited: edit.Edited) => (edited.ok ? undefined : edited.reason.key)
  test('solids are added, taken away, moved, turned, stretched and joined; the piece itself stays as it was', () => {
    const start = piece()
    const before = JSON.stringify(start)
    const more = of(edit.addPart(start, PLAIN))
    expect(more.parts).toHaveLength(3)
    expect(of(edit.movePart(more, 2, { x: 100, y: -50 }, 300)).parts[2]).toMatchObject({
      bottom: 300,
      top: 1300,
      outline: [{ x: -900, y: -1050 }, {}, {}, {}],
    })
    expect(of(edit.movePart(more, 2, { x: 0, y: 0 }, -999)).parts[2]?.bottom).toBe(0)
    expect(of(edit.turnPart(more, 2, 45)).parts[2]?.outline).toHaveLength(4)
    const wide = of(edit.resizePart(more, 2, { width: 4000, top: 2500 })).parts[2]
    expect(wide).toMatchObject({ bottom: 0, top: 2500 })
    expect(wide?.outline).toEqual([
      { x: -2000, y: -1000 },
      { x: 2000, y: -1000 },
      { x: 2000, y: 1000 },
      { x: -2000, y: 1000 },
    ])
    const cut = of(
      edit.shapePart(
        more,
        2,
        [
          { x: 0, y: 0 },
          { x: 900, y: 0 },
          { x: 0, y: 900 },
        ],
        100,
      ),
    ).parts[2]
    expect(cut).toMatchObject({ bottom: 100, top: 1000 })
    expect(cut?.outline).toHaveLength(3)
    // A third of the narrower side, in the middle.
    expect(edit.plainPart(start)).toEqual({ outline: SQUARE(1333), bottom: 0, top: 2666 })
    expect(of(edit.mergeParts(more, 0, 1)).parts).toMatchObject([{ bottom: 0, top: 6000 }, {}])
    expect(of(edit.setBlocks(more, 0, 'sight')).parts[0]?.blocks).toBe('sight')
    expect(of(edit.setBlocks(of(edit.setBlocks(more, 0, 'sight')), 0, 'both'))).toEqual(more)
    expect(of(edit.removePart(more, 2))).toEqual(start)
    expect(JSON.stringify(start)).toBe(before)
  })
  test('what would be no piece is refused with the reason', () => {
    const start = piece()
    const single = of(edit.removePart(start, 0))
    expect(why(edit.removePart(single, 0))).toBe('own-last-part')
    expect(why(edit.removePart(start, 9))).toBe('own-no-part')
    expect(why(edit.resizePart(start, 0, { top: 0 }))).toBe('own-part-flat')
    expect(why(edit.resizePart(start, 0, { width: 0 }))).toBe('own-part-flat')
    expect(why(edit.movePart(start, 0, { x: 1e9, y: 0 }))).toBe('own-part-beyond')
    expect(why(edit.mergeParts(start, 1, 1))).toBe('own-no-part')
    expect(why(edit.setTraits(start, { stand: true }))).toBe('own-no-top')
    expect(why(edit.rename(start, ' \u0000 '))).toBe('own-no-name')
  })
  test('a top, traits, another name, another proposal', () => {
    const start = piece()
    const [part] = start.parts
    if (!part) throw new Error('walls')
    const topped = of(edit.setTop(start, { outline: part.outline, height: part.top }))
    const stood = of(edit.setTraits(topped, { stand: true, pass: true }))
    expect(stood.traits).toMatchObject({ stand: true, pass: true })
    expect(of(edit.setTop(stood, undefined))).toMatchObject({ traits: { stand: false, climb: false } })
    expect(of(edit.rename(start, '  Old mill ')).name).toBe('Old mill')
    const box = layoutEntryOf(pieceOf(boxOf([0, 0, 0], [50, 40, 30]))).own
    expect(of(edit.takeProposal(stood, box)).top).toEqual(box.top)
    expect(of(edit.takeProposal(box, start)).top).toBeUndefined()
  })
})
