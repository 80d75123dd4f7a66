import { describe, expect, test } from 'vitest'
import { MAPS } from '../../src/games/deadzone/content/maps'
import { terrainOf } from '../../src/games/deadzone/rules/facts/terrain'
import { emptyLayout, type LayoutDocument, type LayoutPiece } from '../../src/planner/document'
import { faultsOf } from '../../src/planner/faults'
import { at, inch, piece, rectangle, sample } from './sample'

const table = (...pieces: readonly LayoutPiece[]): LayoutDocument => emptyLayout('t', inch(36), inch(36), { pieces })
const said = (document: LayoutDocument) => faultsOf(document).map(({ reason }) => ({ key: reason.key, ...reason.says }))

describe('faults', () => {
  test('the sample has none', () => expect(said(sample())).toEqual([]))
  test('pieces in each other are named, with the place between them; side by side they are not', () => {
    const found = faultsOf(
      table(piece('a', 'container', 10, 10), piece('b', 'container', 12, 10), piece('c', 'container', 16, 10)),
    )
    expect(found.map(({ reason }) => reason)).toEqual([{ key: 'fault-overlap', says: { one: 'a', other: 'b' } }])
    expect(found[0]).toMatchObject({ at: at(11, 10), pieces: ['a', 'b'], weight: 'fault' })
  })
  test('one piece above another is no overlap; a piece with nothing below it floats', () => {
    const on = piece('b', 'barrels', 10, 10, 0, { z: inch(2), on: 'a' })
    expect(said(table(piece('a', 'container', 10, 10), on))).toEqual([])
    expect(said(table({ ...piece('b', 'barrels', 10, 10), z: inch(2) }))).toEqual([
      { key: 'fault-floating', piece: 'b', by: inch(2) },
    ])
    expect(said(table(piece('a', 'container', 10, 10), { ...on, z: inch(1.5) }))).toMatchObject([
      { key: 'fault-overlap' },
      { key: 'fault-floating' },
    ])
  })
  test("an L leaves room in its corner, a wood that may be walked through is in nobody's way", () => {
    expect(said(table(piece('r', 'ruined-corner', 10, 10), piece('b', 'barrels', 10.5, 9.5)))).toEqual([])
    const own = {
      wood: {
        name: 'Wood',
        parts: [{ outline: rectangle(-3, -3, 3, 3), bottom: 0, top: inch(3) }],
        traits: { blocksSight: true, climb: false, stand: false, pass: true },
      },
    }
    const document = { ...table(piece('w', 'own/wood', 10, 10), piece('t', 'barrels', 10, 10)), own }
    expect(said(document)).toEqual([])
  })
  test('off the table, by how much', () => {
    expect(said(table(piece('a', 'container', 1, 10)))).toEqual([{ key: 'fault-off-table', piece: 'a', by: inch(1) }])
  })
  test('areas and objectives where nobody gets at them', () => {
    const document = {
      ...table(piece('a', 'building', 18, 18)),
      areas: [
        { ref: 'x', seat: 'A' as const, outlines: [rectangle(0, 0, 40, 4)] },
        { ref: 'y', seat: 'B' as const, outlines: [rectangle(0, 2, 36, 8)] },
      ],
      objectives: [
        { ref: 'o', at: at(18, 18), height: 0 },
        { ref: 'roof', at: at(18, 18), height: inch(4.5) },
        { ref: 'p', at: at(40, 18), height: 0 },
      ],
    }
    expect(said(document).map(({ key }) => key)).toEqual([
      'fault-area-off-table',
      'fault-areas-meet',
      'fault-objective-covered',
      'fault-objective-off-table',
    ])
  })
  test('under a symmetry, pieces without a partner are named', () => {
    const document = { ...table(piece('a', 'container', 10, 10), piece('m', 'console', 18, 18)), symmetry: 'turned' as const }
    expect(said(document)).toEqual([{ key: 'fault-unmirrored', piece: 'a' }])
  })
  test('the battlefields of Deadzone stand: walls meet at corners, floors rest on walls', () => {
    for (const map of Object.values(MAPS)) {
      const pieces = terrainOf(map).map(({ ref, kind, at: where, heading, z = 0 }) => ({ ref, kind, at: where, heading, z }))
      const document = emptyLayout('m', inch(24), inch(24), { pieces })
      expect(said(document)).toEqual([])
    }
  })
})
