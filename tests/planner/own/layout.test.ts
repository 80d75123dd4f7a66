/** Own pieces in a layout: the door of files, the edits, and what of a piece stops sight or a base. */
import { beforeAll, describe, expect, test } from 'vitest'
import { segment } from '../../../src/geometry/sight'
import { emptyLayout, type LayoutDocument, type LayoutPiece, type OwnPiece } from '../../../src/planner/document'
import { applied } from '../../../src/planner/edits'
import { overlapsOf } from '../../../src/planner/faults'
import { kindIn } from '../../../src/planner/kinds'
import { opened, sceneOfLayout } from '../../../src/planner/opened'
import { toBase64 } from '../../../src/planner/own/base64'
import { layoutEntryOf, recordOf } from '../../../src/planner/own/kind'
import { thinnerReady } from '../../../src/planner/own/thin'
import { readLayout, writeLayout } from '../../../src/planner/read'
import { readShared, shared } from '../../../src/planner/share'
import { createSightTable } from '../../../src/table/sight'
import { inch, piece, rectangle } from '../sample'
import { pieceOf } from './made'
import { boxOf, glb, glbOfTriangles } from './shapes'

beforeAll(() => thinnerReady)
const BOX = boxOf([0, 0, 0], [50, 40, 30])
const layout = (own: { readonly [id: string]: OwnPiece }, ...pieces: LayoutPiece[]): LayoutDocument =>
  emptyLayout('Own', inch(36), inch(36), { own, pieces })
const refusal = (document: unknown) => {
  const read = readLayout(JSON.stringify(document))
  return read.ok ? 'read' : { key: read.reason.key, ...read.reason.says }
}

describe('the door of layout files', () => {
  test('an imported piece is written with its picture and read back the same', () => {
    const { id, own } = layoutEntryOf(pieceOf(BOX))
    const document = layout({ [id]: own }, piece('a', `own/${id}`, 10, 10))
    expect(own.picture?.length).toBeGreaterThan(100)
    expect(readLayout(writeLayout(document))).toEqual({ ok: true, value: document })
    const link = shared(document)
    if (!link.ok) throw new Error(link.reason.key)
    expect(link.value.without).toEqual([id])
    const { picture: _, ...plain } = own
    expect(readShared(link.value.fragment)).toEqual({ ok: true, value: { document: { ...document, own: { [id]: plain } } } })
  })
  test('a picture that refers to anything, brings images or is no mesh is refused with its place', () => {
    const { own } = layoutEntryOf(pieceOf(BOX))
    const asset = { version: '2.0' }
    const good = glbOfTriangles(BOX, {})
    expect(refusal(layout({ box: { ...own, picture: toBase64(good) } }))).toBe('read')
    const wrong = [
      glbOfTriangles(BOX, { images: [{ uri: 'https://example.org/a.png' }] }),
      glbOfTriangles(BOX, { extras: { x: 1 }, extensions: { X: { uri: 'data:,' } } }),
      glbOfTriangles(BOX, { images: [{ bufferView: 0, mimeType: 'image/png' }] }),
      glb({ asset }),
      good.slice(0, good.length - 40),
    ]
    for (const bytes of wrong)
      expect(refusal(layout({ box: { ...own, picture: toBase64(bytes) } }))).toEqual({
        key: 'layout-bad-picture',
        at: 'own.box.picture',
      })
  })
  test('solids that are none, and what is no part of a piece', () => {
    const { own } = layoutEntryOf(pieceOf(BOX))
    const [part] = own.parts
    expect(refusal(layout({ box: { ...own, parts: [{ ...part, top: 0 } as never] } }))).toMatchObject({ at: 'own.box.parts[0]' })
    expect(refusal(layout({ box: { ...own, script: 'x' } as never }))).toMatchObject({ at: 'own.box.script' })
    expect(refusal(layout({ Box: own }))).toMatchObject({ key: 'layout-damaged' })
  })
})

describe('changing one', () => {
  test('is one edit, whose inverse gives the document back text for text', () => {
    const before = layout({ box: layoutEntryOf(pieceOf(BOX)).own }, piece('a', 'own/box', 10, 10))
    const own = {
      ...(before.own.box as OwnPiece),
      name: 'Other',
      parts: [{ outline: rectangle(-1, -1, 1, 1), bottom: 0, top: 500 }],
    }
    const made = applied(before, { type: 'put-own', id: 'box', own })
    if (!made.ok) throw new Error(made.reason.key)
    expect(opened(made.value.document).byRef.get('a')?.terrain.height).toBe(500)
    const back = applied(made.value.document, made.value.inverse)
    expect(back.ok && writeLayout(back.value.document)).toBe(writeLayout(before))
  })
  test('what the door would refuse is refused', () => {
    const before = layout({})
    const own = { ...layoutEntryOf(pieceOf(BOX)).own, picture: 'AAAA' }
    const made = applied(before, { type: 'put-own', id: 'box', own })
    expect(made.ok ? 'made' : made.reason).toMatchObject({ key: 'edit-bad-value', says: { at: 'own.box.picture' } })
  })
  test('the device keeps it under the name of its contents, unless it has one already', () => {
    const own = layoutEntryOf(pieceOf(BOX)).own
    expect(recordOf('own-abc', own).id).toBe('own-abc')
    expect(recordOf('wall-1', own).id).toMatch(/^own-[a-z0-9]+$/)
    expect(recordOf('wall-1', own).id).not.toBe(recordOf('wall-1', { ...own, name: 'Other' }).id)
  })
})

describe('what it blocks', () => {
  const wall = (blocks?: 'sight' | 'way'): OwnPiece => ({
    name: 'Wall',
    parts: [{ outline: rectangle(-3, -0.5, 3, 0.5), bottom: 0, top: inch(3), ...(blocks ? { blocks } : {}) }],
    traits: { blocksSight: true, climb: false, stand: false, pass: false },
  })
  const seen = (own: OwnPiece): boolean[] => {
    const document = layout({ wall: own }, piece('w', 'own/wall', 18, 18))
    const [from, to] = [
      { x: inch(18), y: inch(10), z: inch(1) },
      { x: inch(18), y: inch(26), z: inch(1) },
    ]
    // The figures' scene, and the one that the lab keeps and its exposure layers are made of.
    const scenes = [sceneOfLayout(document), createSightTable().sync(opened(document).tabletop, {}).scene]
    return scenes.map((scene) => segment(scene, from, to).isSeen)
  }
  const isInTheWay = (own: OwnPiece): boolean =>
    overlapsOf(layout({ wall: own }, piece('w', 'own/wall', 18, 18), piece('b', 'barrels', 18, 18))).length > 0

  test.each([
    ['both', wall(), false, true],
    ['sight only', wall('sight'), false, false],
    ['the way only', wall('way'), true, true],
    ['no sight at all', { ...wall(), traits: { ...wall().traits, blocksSight: false } }, true, true],
    ['no base at all', { ...wall(), traits: { ...wall().traits, pass: true } }, false, false],
  ])('%s', (_, own, isSeen, isBlocking) => {
    expect(seen(own)).toEqual([isSeen, isSeen])
    expect(isInTheWay(own)).toBe(isBlocking)
    const { outlines } = opened(layout({ wall: own }, piece('w', 'own/wall', 18, 18))).pieces[0]?.terrain ?? {}
    expect(outlines?.length).toBe(isBlocking ? 1 : 0)
  })
  test('a hole between two solids is seen through, where the piece stands and as it is turned', () => {
    const gate: OwnPiece = {
      ...wall(),
      parts: [
        { outline: rectangle(-3, -0.5, -1, 0.5), bottom: 0, top: inch(3) },
        { outline: rectangle(1, -0.5, 3, 0.5), bottom: 0, top: inch(3) },
        { outline: rectangle(-1, -0.5, 1, 0.5), bottom: inch(2), top: inch(3) },
      ],
    }
    expect(seen(gate)).toEqual([true, true])
    const turned = layout({ gate }, piece('g', 'own/gate', 18, 18, 90))
    const scene = createSightTable().sync(opened(turned).tabletop, {}).scene
    const look = (y: number) =>
      segment(scene, { x: inch(10), y: inch(y), z: inch(1) }, { x: inch(26), y: inch(y), z: inch(1) }).isSeen
    expect([look(18), look(20)]).toEqual([true, false])
    expect(kindIn(turned, 'own/gate').parts).toHaveLength(3)
  })
})
