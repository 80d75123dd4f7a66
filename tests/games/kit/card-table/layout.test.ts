import { describe, expect, test } from 'vitest'
import {
  CARD,
  cascadeIn,
  columnAt,
  columnsAt,
  reachOf,
  rowIn,
  STRIP,
  seatsFrom,
  THICK,
} from '../../../../src/games/kit/card-table/layout'

const BOX = { at: { x: 50_000, y: 20_000 }, width: 36_000, height: 15_000 }
const COUNTS = [1, 2, 4, 5, 6, 12]

test('who looks comes first, the others in the order of play; an onlooker sits with the first', () => {
  expect(seatsFrom(['A', 'B', 'C'], 'B')).toEqual(['B', 'C', 'A'])
  expect(seatsFrom(['A', 'B', 'C'], 'spectator')).toEqual(['A', 'B', 'C'])
})

describe('rows and cascades stay within their box, and what overlaps lies on each other', () => {
  test.each(COUNTS)('%i cards in a row', (count) => {
    const row = rowIn(BOX, count, { width: CARD.width })
    expect(row).toHaveLength(count)
    for (const { at } of row) {
      expect(Math.abs(at.x - BOX.at.x) + CARD.width / 2).toBeLessThanOrEqual(BOX.width / 2)
      expect(at.y).toBe(BOX.at.y)
    }
    const isTight = count > 1 && (row[1]?.at.x ?? 0) - (row[0]?.at.x ?? 0) < CARD.width
    expect(isTight).toBe(count > 5)
    expect(new Set(row.map(({ z }) => z)).size).toBe(isTight ? count : 1)
  })
  test.each(COUNTS)('%i cards in a cascade', (count) => {
    const cards = cascadeIn(BOX, count, { height: CARD.height })
    for (const { at } of cards) expect(Math.abs(at.y - BOX.at.y) + CARD.height / 2).toBeLessThanOrEqual(BOX.height / 2)
    expect(cards.map(({ z }) => z)).toEqual(Array.from({ length: count }, (_, i) => i * THICK))
    for (const [i, { at }] of cards.entries()) if (i > 0) expect(at.y).toBeLessThan(cards[i - 1]?.at.y ?? 0)
  })
})

describe('a card with others attached', () => {
  const spots = (under: number, over: number) => {
    const column = columnAt({ x: 0, y: 0 }, { under, over }, 100)
    return {
      ...column,
      tucked: Array.from({ length: under }, (_, i) => column.under(i)),
      laid: Array.from({ length: over }, (_, i) => column.over(i)),
    }
  }
  test('alone it lies where it is put', () => {
    expect(spots(0, 0).card).toEqual({ at: { x: 0, y: 0 }, z: 100 })
  })
  test.each([
    [1, 0],
    [0, 1],
    [2, 3],
    [7, 6],
  ])('%i under it and %i over it: no two at one height, heads in sight, within reach', (under, over) => {
    const { card, tucked, laid, top } = spots(under, over)
    const heights = [...tucked, card, ...laid].map(({ z }) => z)
    expect(new Set(heights).size).toBe(1 + under + over)
    for (const { z } of tucked) expect(z).toBeLessThan(card.z)
    for (const { z } of laid) expect(z).toBeGreaterThan(card.z)
    expect(Math.min(...heights)).toBe(100)
    expect(top).toBeGreaterThan(Math.max(...heights))
    const { up, down } = reachOf(CARD)
    for (const { at } of tucked) expect(at.y + CARD.height / 2).toBeLessThanOrEqual(up)
    for (const { at } of laid) {
      expect(at.y - CARD.height / 2).toBeGreaterThanOrEqual(-down)
      // Its upper half stays in sight.
      expect(at.y + CARD.height / 2).toBeLessThanOrEqual(0)
    }
    expect(tucked[0]?.at.y ?? STRIP).toBeLessThanOrEqual(STRIP)
  })
  test('columns that overlap lie over each other, others on the table', () => {
    const attached = [
      { under: 1, over: 2 },
      { under: 0, over: 1 },
    ]
    const at = (gap: number) =>
      columnsAt(
        [0, gap].map((x) => ({ x, y: 0 })),
        attached,
      )
    const [first, second] = at(CARD.width - 1)
    expect(second?.card.z).toBe(first?.top)
    expect(at(CARD.width).map(({ card }) => card.z)).toEqual([THICK, 0])
  })
})
