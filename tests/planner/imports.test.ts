import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { segment } from '../../src/geometry'
import { faultsOf } from '../../src/planner/faults'
import { type FlatAsked, type FlatMap, type Imported, layoutOfMap, squareThatFits } from '../../src/planner/imports/flat-map'
import { hearingAnswer, type ImportAnswer } from '../../src/planner/imports/protocol'
import { importSession } from '../../src/planner/imports/session'
import { fromTts, layoutOfTts, readTts, tableThatFits } from '../../src/planner/imports/tts'
import { namesOf } from '../../src/planner/imports/tts-names'
import { TTS_ASKED } from '../../src/planner/imports/tts-things'
import { fromUvtt, readUvtt } from '../../src/planner/imports/uvtt'
import { opened, sceneOfLayout } from '../../src/planner/opened'
import { finish } from '../../src/planner/own/mesh'
import { checkedLayout } from '../../src/planner/read'
import type { Outcome } from '../../src/planner/said'
import { at, inch } from './sample'

const CRYPT = readFileSync('tests/fixtures/layouts/crypt.dd2vtt', 'utf8')
const RUINS = readFileSync('tests/fixtures/layouts/ruins-tts.json', 'utf8')
const layoutOfUvtt = (map: FlatMap, asked?: Partial<FlatAsked>) => finish(layoutOfMap(map, asked))
const imported = (found: Outcome<Imported>): Imported => {
  if (!found.ok) throw new Error(JSON.stringify(found.reason))
  expect(checkedLayout(JSON.parse(JSON.stringify(found.value.document)))).toEqual({ ok: true, value: found.value.document })
  return found.value
}
const refusal = (found: Outcome<Imported>) => (found.ok ? 'read' : { key: found.reason.key, ...found.reason.says })
const changed = (text: string, change: (value: ReturnType<typeof JSON.parse>) => void): string => {
  const value = JSON.parse(text)
  change(value)
  return JSON.stringify(value)
}

describe('Universal VTT maps', () => {
  test("walls become own pieces as high as was asked, the map's near edge is the table's", () => {
    const { document, left } = imported(fromUvtt(CRYPT, { name: 'Crypt', height: inch(3) }))
    expect(document.size).toEqual({ width: inch(24), depth: inch(18) })
    expect(document.pieces.map(({ kind }) => kind)).toEqual(['own/wall-1', 'own/wall-2', 'own/object-3', 'own/door-4'])
    // Lines that meet are one thing: nothing is in anything else.
    expect(faultsOf(document)).toEqual([])
    expect(document.own['wall-1']?.parts.map(({ top }) => top)).toEqual(Array.from({ length: 5 }, () => inch(3)))
    // The room's far wall: y 2 in the map is 16 on the table.
    const wall = opened(document).byRef.get('wall-1-1')
    expect(wall?.bounds.maxY).toBe(inch(16) + inch(0.1))
    const scene = sceneOfLayout(document)
    const eye = (x: number, y: number, z: number) => ({ ...at(x, y), z: inch(z) })
    expect(segment(scene, eye(6, 13, 1), eye(6, 17.5, 1)).isSeen).toBe(false)
    expect(segment(scene, eye(6, 13, 3.5), eye(6, 17.5, 3.5)).isSeen).toBe(true)
    expect(left.map(({ says }) => says?.at)).toEqual(['lights', 'portals'])
  })
  test('closed portals are doors, windows to see over, or gaps, as asked', () => {
    const over = (portals: 'door' | 'window' | 'gap', z: number) => {
      const { document } = imported(fromUvtt(CRYPT, { portals }))
      return segment(sceneOfLayout(document), { ...at(6, 13), z: inch(z) }, { ...at(6, 8), z: inch(z) }).isSeen
    }
    expect([over('door', 1.5), over('window', 1.5), over('window', 0.5), over('gap', 0.5)]).toEqual([false, true, false, true])
  })
  test('pieces are called in the words of whoever imports, each by one number', () => {
    const names = { wall: 'Mur', object: 'Objet', door: 'Porte', window: 'Fenêtre' }
    const { document } = imported(fromUvtt(CRYPT, { names }))
    expect(document.pieces.map(({ name }) => name)).toEqual(['Mur 1', 'Mur 2', 'Objet 3', 'Porte 4'])
  })
  test('what is wrong is refused with its path', () => {
    expect(refusal(fromUvtt(changed(CRYPT, (map) => (map.line_of_sight[1][2].x = 'two'))))).toMatchObject({
      key: 'import-damaged',
      at: 'line_of_sight[1][2].x',
    })
    expect(refusal(fromUvtt(changed(CRYPT, (map) => delete map.resolution.map_size)))).toMatchObject({
      at: 'resolution.map_size',
    })
    expect(refusal(fromUvtt(CRYPT, { square: inch(10) }))).toMatchObject({ key: 'edit-table-size', width: inch(240) })
    expect(refusal(fromUvtt(changed(CRYPT, (map) => (map.image = 'https://x.test/a.png'))))).toEqual({
      key: 'import-external',
      at: 'image',
      address: 'https://x.test/a.png',
    })
    expect(refusal(fromUvtt(RUINS))).toEqual({ key: 'import-foreign', looks: 'tabletop-simulator', wanted: 'uvtt' })
    expect(refusal(fromUvtt(CRYPT.slice(0, 400)))).toMatchObject({ key: 'layout-not-json', cut: true })
  })
  test("walls end at the map's edge; what lies beyond is left out with a notice", () => {
    const region = changed(CRYPT, (map) => {
      map.line_of_sight = [
        [at(-40, 9), at(60, 9)],
        [at(4, 4), at(30, 4), at(30, 6), at(4, 6)],
        [at(30, -5), at(40, -5)],
      ].map((line) => line.map(({ x, y }) => ({ x: x / inch(1), y: y / inch(1) })))
      map.objects_line_of_sight = []
      map.portals.push({ bounds: [at(50, 2), at(50, 3)].map(({ x, y }) => ({ x: x / inch(1), y: y / inch(1) })), closed: true })
    })
    const { document, left } = imported(fromUvtt(region))
    const bounds = opened(document).pieces.map(({ bounds: { minX, maxX } }) => [minX, maxX])
    expect(Math.min(...bounds.map(([least = 0]) => least))).toBe(0)
    expect(Math.max(...bounds.map(([, most = 0]) => most))).toBe(inch(24))
    expect(faultsOf(document)).toEqual([])
    expect(document.own['wall-2']?.parts.length).toBe(1)
    expect(left.flatMap(({ says }) => (says?.why === 'off-map' ? [says.at] : []))).toEqual(['line_of_sight', 'portals'])
  })
  test('a map that is too large for a table offers squares with which it fits', () => {
    const map = readUvtt(changed(CRYPT, ({ resolution }) => (resolution.map_size = { x: 200, y: 150 })))
    if (!map.ok) throw new Error(map.reason.key)
    expect(refusal(layoutOfUvtt(map.value))).toMatchObject({ key: 'edit-table-size' })
    const square = squareThatFits(map.value) ?? 0
    expect(square).toBe(1828)
    expect(imported(layoutOfUvtt(map.value, { square })).document.size).toEqual({ width: 200 * 1828, depth: 150 * 1828 })
  })
  test('a map of hundreds of lines fits: lines share pieces', () => {
    const many = changed(CRYPT, (map) => {
      map.line_of_sight = Array.from({ length: 900 }, (_, i) => [
        { x: (i % 30) * 0.7 + 0.2, y: Math.floor(i / 30) * 0.5 + 0.2 },
        { x: (i % 30) * 0.7 + 0.6, y: Math.floor(i / 30) * 0.5 + 0.2 },
      ])
    })
    const { document } = imported(fromUvtt(many, { thickness: inch(0.1) }))
    expect(document.pieces.length).toBeLessThan(40)
    expect(faultsOf(document).filter(({ reason }) => reason.key !== 'fault-overlap')).toEqual([])
  })
})

describe('saves of Tabletop Simulator', () => {
  /** A save of these things, at the middle of the table unless they say where. */
  const saveOf = (...things: readonly { readonly Transform?: object; readonly [key: string]: unknown }[]) =>
    JSON.stringify({
      SaveName: 'by hand',
      ObjectStates: things.map((thing) => ({ ...thing, Transform: { posX: 0, posY: 1, posZ: 0, ...thing.Transform } })),
    })
  const told = ({ left }: Imported) => left.map(({ says }) => [says?.name, says?.why])
  test('places, names and boxes; equal things are one own piece', () => {
    const { document, left } = imported(fromTts(RUINS))
    expect(document.name).toBe('Ruins by hand')
    expect(document.pieces).toEqual([
      { ref: 'tts-1-1', kind: 'own/tts-1', at: at(18, 28), heading: 330, locked: true, name: 'Ruined chapel' },
      { ref: 'tts-2-2', kind: 'own/tts-2', at: at(34, 14), heading: 270, name: 'BlockRectangle' },
      { ref: 'tts-2-3', kind: 'own/tts-2', at: at(14, 34), heading: 90, name: 'BlockRectangle' },
    ])
    expect(document.own['tts-1']?.parts[0]?.outline[2]).toEqual(at(3, 2))
    expect(document.own['tts-2']?.parts[0]).toMatchObject({ top: inch(1) })
    // Addresses are named and nothing is fetched; what is no terrain, or lies beside the table, is left out.
    expect(left.map(({ key, says }) => [key, says?.at])).toEqual([
      ['import-left-out', 'ObjectStates[0]'],
      ['import-left-out', 'ObjectStates[5]'],
      ['import-left-out', 'ObjectStates[4]'],
      ['import-external', 'ObjectStates[1].CustomMesh.MeshURL'],
      ['import-external', 'ObjectStates[1].CustomMesh.DiffuseURL'],
      ['import-external', 'ObjectStates[4].CustomMesh.MeshURL'],
    ])
  })
  test('one odd thing is left out by name and reason, and the rest comes in', () => {
    const made = imported(
      fromTts(
        saveOf(
          { Name: 'BlockSquare' },
          { Name: 'Custom_Model', Nickname: 'Sky dome', Transform: { scaleX: 200 } },
          { Name: 'Custom_Model', Nickname: 'Lost', Transform: { posX: 'far' } },
          { Name: 'ScriptingTrigger', Transform: { scaleX: 400 } },
          { Nickname: 'What is this' },
        ),
      ),
    )
    expect(made.document.pieces.map(({ kind }) => kind)).toEqual(['own/tts-1'])
    expect(told(made)).toEqual([
      ['Sky dome', 'damaged'],
      ['Lost', 'damaged'],
      ['ScriptingTrigger', 'zone'],
      ['What is this', 'damaged'],
    ])
  })
  test('thin tiles lie flat and are no walls; on edge, they are', () => {
    const CustomImage = { CustomTile: { Type: 0, Thickness: 0.1 } }
    const tile = { Name: 'Custom_Tile', CustomImage }
    const { document } = imported(
      fromTts(
        saveOf(
          { ...tile, Transform: { posX: -10, scaleX: 3, scaleZ: 2 } },
          { ...tile, Transform: { posX: 10, scaleX: 3, scaleZ: 2, rotX: 270 } },
          { ...tile, CustomImage: { CustomTile: { Type: 2, Thickness: 0.2 } } },
        ),
      ),
    )
    const [flat, wall, round] = Object.values(document.own)
    expect(flat?.parts[0]).toMatchObject({ top: inch(0.1), outline: [{}, {}, at(3, 2), {}] })
    expect(flat?.traits).toEqual({ blocksSight: false, climb: false, stand: false, pass: true })
    expect(wall?.parts[0]).toMatchObject({ top: inch(4), outline: [{}, {}, at(3, 0.05), {}] })
    expect(wall?.traits.blocksSight).toBe(true)
    expect(round?.parts[0]?.outline.length).toBe(8)
    const scene = sceneOfLayout(document)
    const across = (x: number) =>
      segment(scene, { ...at(24 + x, 20), z: inch(0.05) }, { ...at(24 + x, 28), z: inch(0.05) }).isSeen
    expect([across(-10), across(10)]).toEqual([true, false])
  })
  test('what is no terrain is left out by its kind, also where only a number tells it', () => {
    const made = imported(
      fromTts(
        saveOf(
          { Name: 'Figurine_Custom', Nickname: 'Knight' },
          { Name: 'Custom_Model', Nickname: 'Orc', CustomMesh: { TypeIndex: 1 } },
          { Name: 'Die_6' },
          { Name: 'Quarter' },
          { Name: 'DeckCustom' },
          { Name: 'Custom_Token' },
          { Name: 'Custom_Board' },
          { Name: 'Chess_Rook' },
          { Name: 'Digital_Clock' },
          { Name: 'BlockSquare' },
        ),
      ),
    )
    expect(told(made).map(([, why]) => why)).toEqual([
      ...['figurine', 'figurine', 'dice', 'coin', 'card', 'token', 'board', 'figurine', 'no-terrain'],
    ])
  })
  test('where everything lies beside the table, the table that holds it is offered', () => {
    const save = readTts(
      saveOf({ Name: 'BlockSquare', Transform: { posX: -31, posZ: 10 } }, { Name: 'BlockSquare', Transform: { posX: 25 } }),
    )
    if (!save.ok) throw new Error(save.reason.key)
    expect(refusal(layoutOfTts(save.value))).toEqual({ key: 'import-all-beyond', width: inch(48), depth: inch(48) })
    const table = tableThatFits(save.value)
    expect(table).toEqual({ width: inch(66), depth: inch(24) })
    expect(imported(layoutOfTts(save.value, table)).document.pieces.length).toBe(2)
    const far = readTts(saveOf({ Name: 'BlockSquare', Transform: { posX: 90 } }))
    expect(far.ok && tableThatFits(far.value)).toBe(undefined)
  })
  test("the program's trees and rocks are ours", () => {
    const { document } = imported(fromTts(saveOf({ Name: 'Tileset_Tree', Transform: { rotY: 90 } }, { Name: 'Tileset_Rock' })))
    expect(document.pieces.map(({ kind, heading }) => [kind, heading])).toEqual([
      ['trees', 270],
      ['rocks', 0],
    ])
    expect(document.own).toEqual({})
  })
  test('bags are opened: what lies in them is among the own pieces, not on the table', () => {
    const made = imported(
      fromTts(
        saveOf({
          Name: 'Bag',
          ContainedObjects: [
            { Name: 'Custom_Model', Nickname: 'Tower', Transform: { posX: 90, posZ: 0 } },
            {
              Name: 'Custom_Model_Bag',
              ContainedObjects: [{ Name: 'BlockSquare', Nickname: 'Crate', Transform: { posX: 0, posZ: 0 } }],
            },
            { Name: 'Infinite_Bag' },
          ],
        }),
      ),
    )
    expect(made.document.pieces).toEqual([])
    expect(Object.values(made.document.own).map(({ name }) => name)).toEqual(['Tower', 'Crate'])
    expect(told(made)).toEqual([
      ['Infinite_Bag', 'empty-bag'],
      ['Tower', 'in-bag'],
      ['Crate', 'in-bag'],
    ])
  })
  test('of more names than a layout holds, the first come in until others are chosen; nobody’s choice is refused', () => {
    const many = Array.from({ length: 210 }, (_, index) => ({ Name: 'Custom_Model', Nickname: `Ruin ${index + 1}` }))
    const inBag = {
      Name: 'Bag',
      ContainedObjects: [{ Name: 'Custom_Model', Nickname: 'Packed', Transform: { posX: 0, posZ: 0 } }],
    }
    const twice = { Name: 'Custom_Model', Nickname: 'Ruin 7', Transform: { posX: 5 } }
    const beside = { Name: 'Custom_Model', Nickname: 'Far', Transform: { posX: 90 } }
    const tree = { Name: 'Tileset_Tree' }
    const text = saveOf(...many, inBag, twice, beside, tree)
    const made = imported(fromTts(text))
    expect(made.document.pieces.length).toBe(202)
    expect(
      told(made)
        .filter(([, why]) => why === 'too-many')
        .map(([name]) => name),
    ).toEqual([...many.slice(200).map(({ Nickname }) => Nickname), 'Packed'])
    const save = readTts(text)
    if (!save.ok) throw new Error(save.reason.key)
    const names = namesOf(save.value, TTS_ASKED)
    expect(names?.all.length).toBe(211)
    expect(names?.all[6]).toMatchObject({ name: 'Ruin 7', count: 2, isPacked: false })
    expect(names?.all.at(-1)).toMatchObject({ name: 'Packed', count: 1, isPacked: true })
    expect(names?.chosen).toEqual(names?.all.slice(0, 200).map(({ id }) => id))
    // Others are chosen: they keep their ids, whatever else is answered.
    const chosen = [6, 209, 210].map((index) => names?.all[index]?.id ?? '')
    const box = { width: inch(9), depth: inch(9), height: inch(9) }
    const some = imported(layoutOfTts(save.value, { chosen, box }))
    expect(some.document.pieces.map(({ name, kind }) => name ?? kind)).toEqual(['Ruin 7', 'Ruin 210', 'Ruin 7', 'trees'])
    expect(Object.values(some.document.own).map(({ name }) => name)).toEqual(['Ruin 7', 'Ruin 210', 'Packed'])
    expect(new Set(told(some).map(([, why]) => why))).toEqual(new Set(['not-chosen', 'off-table', 'in-bag']))
    expect(some.left.filter(({ says }) => says?.why === 'not-chosen').length).toBe(208)
    const bare = readTts(saveOf(...many))
    expect(bare.ok && refusal(layoutOfTts(bare.value, { chosen: [] }))).toEqual({ key: 'import-none-chosen' })
    // Where a layout holds them all, nothing is asked.
    const few = readTts(saveOf(...many.slice(0, 200), twice, tree))
    expect(few.ok && namesOf(few.value, TTS_ASKED)).toBe(undefined)
  })
  test('the worker hands over what is chosen from', async () => {
    const answers: ImportAnswer[] = []
    const session = importSession({ post: (answer) => answers.push(answer), breathe: async () => {} })
    const things = Array.from({ length: 230 }, (_, index) => ({ Name: 'Custom_Model', Nickname: `Ruin ${index + 1}` }))
    await session.hear({ type: 'read', job: 1, file: new Blob([saveOf(...things)]), name: 'save.json' })
    await session.hear({ type: 'lay', job: 2, asked: { looks: 'tabletop-simulator', how: TTS_ASKED } })
    const laid = answers.at(-1)
    if (laid?.type !== 'laid') throw new Error(JSON.stringify(laid))
    expect(finish(hearingAnswer(structuredClone(laid))).ok).toBe(true)
    const [id = ''] = laid.laid.names?.chosen ?? []
    await session.hear({ type: 'lay', job: 3, asked: { looks: 'tabletop-simulator', how: { ...TTS_ASKED, chosen: [id] } } })
    expect(answers.at(-1)).toMatchObject({ type: 'laid', laid: { made: { ok: true, value: { document: { pieces: [{}] } } } } })
    const tooMany = laid.laid.names?.all.map(({ id: one }) => one)
    await session.hear({ type: 'lay', job: 4, asked: { looks: 'tabletop-simulator', how: { ...TTS_ASKED, chosen: tooMany } } })
    expect(answers.at(-1)).toMatchObject({ type: 'refused', reason: { key: 'work-malformed' } })
  })
  test('what is wrong is refused with its path', () => {
    expect(refusal(fromTts(changed(RUINS, (save) => (save.ObjectStates = {}))))).toMatchObject({ at: 'ObjectStates' })
    expect(refusal(fromTts(CRYPT))).toEqual({ key: 'import-foreign', looks: 'uvtt', wanted: 'tabletop-simulator' })
    expect(refusal(fromTts(changed(RUINS, (save) => (save.ObjectStates.length = 1))))).toEqual({ key: 'import-nothing' })
    expect(refusal(fromTts(RUINS, { width: 1 }))).toMatchObject({ key: 'edit-table-size', width: 1 })
  })
})

test('no file of either kind, however garbled, throws', () => {
  for (const [text, read] of [
    [CRYPT, fromUvtt],
    [RUINS, fromTts],
  ] as const)
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(30), fc.string({ maxLength: 4 }), (from, length, other) => {
        const found = read(text.slice(0, from) + other + text.slice(from + length))
        if (found.ok) expect(checkedLayout(JSON.parse(JSON.stringify(found.value.document))).ok).toBe(true)
      }),
      { numRuns: 800 },
    )
})
