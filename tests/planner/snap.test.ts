import { describe, expect, test } from 'vitest'
import { emptyLayout } from '../../src/planner/document'
import { pickedBy, pieceAt, toggled } from '../../src/planner/selection'
import { SNAPPING, snapped, snappedHeading, snappedPoint } from '../../src/planner/snap'
import { at, inch, piece, sample } from './sample'

const table = emptyLayout('t', inch(36), inch(36), { pieces: [piece('a', 'container', 10, 10)] })
const drag = (x: number, y: number, how = {}, kind = 'barrels') =>
  snapped(table, piece('moving', kind, x, y), { ...SNAPPING, ...how })

describe('snapping', () => {
  test('to the grid where nothing else is near', () => {
    expect(drag(25.1, 20.3).at).toEqual(at(25, 20.5))
    expect(drag(25.1, 20.3, { grid: 3 * 2540 }).at).toEqual(at(24, 21))
    expect(drag(25.13, 20.3, { grid: inch(0.25) }).at).toEqual(at(25.25, 20.25))
    expect(drag(25.1, 20.3, { grid: inch(1), by: 'corner' }).at).toEqual(at(25.5, 20.5))
    expect(drag(25.1, 20.3, { grid: 0 })).toEqual({ at: at(25.1, 20.3), guides: [] })
  })
  test('to the edges and the middle of the table', () => {
    const found = drag(0.6, 18.1)
    expect(found.at).toEqual(at(0.5, 18))
    expect(found.guides).toEqual([
      { axis: 'x', at: 0, to: 'edge' },
      { axis: 'y', at: inch(18), to: 'middle' },
    ])
  })
  test('to the edges and middles of pieces near it', () => {
    expect(drag(12.6, 11.1)).toMatchObject({ at: at(12.5, 11), guides: [{ to: { piece: 'a' } }, { to: { piece: 'a' } }] })
    expect(drag(10.1, 12.1).at).toEqual(at(10, 12))
    expect(drag(12.6, 30.1).guides.map(({ to }) => to)).toEqual(['grid', 'grid'])
  })
  test('turns stop at fifteen degrees; corners of areas lie on the grid and on the table', () => {
    expect([7, 8, 353, 352].map((heading) => snappedHeading(heading))).toEqual([0, 15, 0, 345])
    expect(snappedPoint(table, at(35.9, 4.1), { grid: inch(1), within: inch(0.25) })).toEqual(at(36, 4))
    expect(snappedPoint(table, at(50, -3), { grid: 0, within: 0 })).toEqual(at(36, 0))
  })
})

describe('picking', () => {
  test('a rectangle to the right takes what is wholly in it, to the left what it touches; locked pieces stay', () => {
    const picked = (x0: number, y0: number, x1: number, y1: number) => pickedBy(sample(), { from: at(x0, y0), to: at(x1, y1) })
    expect(picked(7, 15, 13, 21)).toEqual(['container-1', 'barrels-1'])
    expect(picked(9, 15, 13, 21)).toEqual(['barrels-1'])
    expect(picked(13, 21, 11.5, 15)).toEqual(['container-1'])
    expect(picked(0, 0, 36, 36)).toEqual(['container-1', 'barrels-1', 'tower-1'])
  })
  test('the highest piece under a place', () => {
    expect(pieceAt(sample(), at(10, 18))).toBe('barrels-1')
    expect(pieceAt(sample(), at(8.5, 18))).toBe('container-1')
    expect(pieceAt(sample(), at(30, 5))).toBeUndefined()
  })
  test('with the key held, groups come and go as a whole', () => {
    expect(toggled(sample(), ['wall-1'], 'container-1', true)).toEqual(['wall-1', 'container-1'])
    expect(toggled(sample(), ['wall-1', 'container-1'], 'wall-1', true)).toEqual(['container-1'])
    expect(toggled(sample(), ['wall-1'], undefined, false)).toEqual([])
    expect(toggled(sample(), ['wall-1'], 'near', false)).toEqual(['near'])
    expect(toggled(sample(), ['wall-1', 'middle'], 'middle', true)).toEqual(['wall-1'])
  })
})
