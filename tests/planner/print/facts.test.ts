import { describe, expect, test } from 'vitest'
import { emptyLayout } from '../../../src/planner/document'
import { pieceRows } from '../../../src/planner/print/facts'
import { askedFor, sightFacts } from '../../../src/planner/print/sight-facts'
import { at, inch, piece, rectangle, sample } from '../sample'
import { factsOf, READY } from './printed'

const table = (...pieces: ReturnType<typeof piece>[]) => emptyLayout('A table', inch(36), inch(36), { pieces })
const first = (document: ReturnType<typeof table>) => {
  const [row] = pieceRows(document)
  if (!row) throw new Error('there is a piece')
  return row
}

describe('where a piece goes', () => {
  test('a container of four by three inches: the corner nearest to the two nearer edges', () => {
    expect(first(table(piece('c', 'container', 10, 12)))).toMatchObject({
      number: 1,
      mark: 'corner',
      first: { at: at(8, 10.5), along: { edge: 'left', away: inch(8) }, across: { edge: 'near', away: inch(10.5) } },
    })
    expect(first(table(piece('c', 'container', 30, 30)))).toMatchObject({
      first: { at: at(32, 31.5), along: { edge: 'right', away: inch(4) }, across: { edge: 'far', away: inch(4.5) } },
    })
  })
  test('parallel to the edges one corner is enough; askew, the other end of the longer side is measured too', () => {
    expect(first(table(piece('c', 'container', 10, 12, 90))).second).toBeUndefined()
    const { first: one, second } = first(table(piece('c', 'container', 10, 12, 30)))
    const length = second && Math.hypot(second.at.x - one.at.x, second.at.y - one.at.y)
    expect(length).toBeGreaterThan(inch(3.99))
    expect(length).toBeLessThan(inch(4.01))
    expect(second?.along.edge).toBe(one.along.edge)
  })
  test('what is round to a tape measure is measured by its middle', () => {
    expect(first(table(piece('t', 'trees', 10, 12)))).toMatchObject({ mark: 'middle', first: { at: at(10, 12) } })
  })
  test('what stands on others comes after them and says so', () => {
    const rows = pieceRows(table(piece('b', 'barrels', 10, 18, 0, { z: inch(2), on: 'c' }), piece('c', 'container', 10, 18)))
    expect(rows.map(({ ref, number, on, z, top }) => [ref, number, on, z, top])).toEqual([
      ['c', 1, undefined, 0, inch(2)],
      ['b', 2, 1, inch(2), inch(3)],
    ])
  })
  test('distances of both corners are those of the document, in all ready layouts', () => {
    let seen = 0
    expect(READY.length).toBeGreaterThanOrEqual(15)
    for (const document of READY)
      for (const row of pieceRows(document))
        for (const { at: place, along, across } of [row.first, ...(row.second ? [row.second] : [])]) {
          const { width, depth } = document.size
          expect(along.away).toBe(along.edge === 'left' ? place.x : width - place.x)
          expect(across.away).toBe(across.edge === 'near' ? place.y : depth - place.y)
          seen++
        }
    expect(seen).toBeGreaterThan(300)
  })
})

test('kinds are counted with their sizes and the numbers of their pieces', () => {
  const { kinds } = factsOf(sample())
  expect(kinds.map(({ kind, count }) => [kind, count])).toEqual([
    ['container', 1],
    ['barrels', 1],
    ['wall', 1],
    ['own/tower', 1],
  ])
  expect(kinds[0]).toMatchObject({ width: inch(4), depth: inch(3), height: inch(2), numbers: [1] })
  expect(kinds[1]?.numbers).toEqual([4])
})

describe('sight', () => {
  const areas = [
    { ref: 'a', seat: 'A' as const, outlines: [rectangle(0, 0, 36, 6)] },
    { ref: 'b', seat: 'B' as const, outlines: [rectangle(0, 30, 36, 36)] },
  ]
  test('a bare table is seen from everywhere, and both sides find the same', () => {
    const { table: seen, areas: sides } = sightFacts(emptyLayout('', inch(36), inch(36), { areas }))
    expect(new Set(seen.values)).toEqual(new Set([1]))
    expect(seen.values.length).toBe(seen.columns ** 2)
    expect(sides.map(({ share, hidden }) => [share, hidden])).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(sides[0]?.reached).toEqual(sides[1]?.reached)
    // Six inches of strip and six of a move, of the 34 inches where a base of 32 mm stands.
    expect(sides[0]?.reached[0]).toBeCloseTo(11 / 34, 1)
  })
  test('an objective behind nothing is seen from everywhere; the way to it is straight', () => {
    const objectives = [{ ref: 'o', at: at(18, 18), height: 0 }]
    const { objectives: seen, areas: sides } = sightFacts(emptyLayout('', inch(36), inch(36), { areas, objectives }))
    expect(seen).toEqual([1])
    expect(sides[0]?.toObjectives[0]).toBeGreaterThan(inch(11.9))
    expect(sides[0]?.toObjectives[0]).toBeLessThan(inch(13))
  })
  test('centimetres move ten of them', () => {
    expect(askedFor(emptyLayout('', 80_000, 80_000, { shown: 'cm' })).move).toBe(10_000)
  })
  test('progress rises, and never beyond the whole', () => {
    const shares: number[] = []
    sightFacts(emptyLayout('', inch(36), inch(36), { areas }), (share) => shares.push(share))
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true)
    expect(shares.length).toBeGreaterThan(0)
  })
})
