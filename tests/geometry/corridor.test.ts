import { describe, expect, it } from 'vitest'
import { corridor, covers } from '../../src/geometry/corridor'
import type { Convex, Disc } from '../../src/geometry/types'
import { at, box, CONTACT_TOL, disc, element, GEO_TOL, inch, outline } from './inches'

const ask = (from: Disc, to: Disc, shapes: readonly (Convex | Disc)[], width = 1) =>
  corridor({
    from,
    to,
    width: inch(width),
    tolerance: GEO_TOL,
    contact: CONTACT_TOL,
    elements: shapes.map((shape, i) => element(`e${i}`, shape)),
  })

const relations = (...asked: Parameters<typeof ask>) => {
  const { elements } = ask(...asked)
  return asked[2].map((_, i) => elements.find(({ ref }) => ref === `e${i}`)?.relation)
}

const S = disc(0, 0)
const T = disc(10, 0)

describe('GC-07 EX-LOS-04..06: what an element is to the corridor from (0,0) to (10,0)', () => {
  it.each([
    ['a', [box(4, 0.6, 5, 2)], ['untouched']],
    ['b', [box(4, 0.5, 5, 2)], ['untouched']],
    ['c', [box(4, 0.3, 5, 2)], ['partial']],
    ['d', [box(4, -1, 4.5, 1)], ['covering']],
    ['e', [box(3, -1, 3.5, 0.1), box(6, 0, 6.5, 1)], ['partial', 'partial']],
    ['g', [outline([3, -0.7], [3.1, -0.7], [5.1, 0.7], [5, 0.7])], ['covering']],
    ['h', [box(10.5, -2, 11, 2)], ['untouched']],
    ['i', [box(9, 0.5, 11, 2)], ['untouched']],
    ['j', [box(9, -0.4, 9.5, 0.2)], ['partial']],
  ] as const)('%s', (_, shapes, expected) => {
    expect(relations(S, T, shapes)).toEqual(expected)
  })

  it('f: two walls cover together what neither covers alone', () => {
    const { elements } = ask(S, T, [box(3, -1, 3.5, 0.1), box(6, 0, 6.5, 1)])
    expect(
      covers(
        elements.flatMap(({ span }) => span),
        inch(1),
        GEO_TOL,
      ),
    ).toBe(true)
    for (const { span } of elements) expect(covers(span, inch(1), GEO_TOL)).toBe(false)
  })
})

describe('GC-08 EX-LOS-05: an oblique corridor', () => {
  it.each([
    ['a corner at t = -0.4 obstructs', box(3.5, 3, 5, 4), 'partial'],
    ['a corner at t = -0.54 does not', box(3.6, 2, 5, 3.9), 'untouched'],
  ] as const)('%s', (_, shape, expected) => {
    expect(relations(S, disc(6, 8), [shape])).toEqual([expected])
  })

  it('the span says how far the corner reaches in', () => {
    expect(ask(S, disc(6, 8), [box(3.5, 3, 5, 4)]).elements[0]?.span).toEqual([{ from: -inch(0.5), to: -inch(0.4) }])
  })
})

describe('GC-10 GC-11 EX-LOS-07: pieces that touch the shooter', () => {
  it.each([
    ['a barricade across spans the corridor', T, box(0.5, -2, 0.8, 2), 'covering'],
    ['a wall beside covers part of it', T, box(0.5, -0.1, 0.8, 2), 'partial'],
    ['a crate between two near figures covers part of it', disc(1.8, 0), box(0.5, -0.3, 1.3, 0.2), 'partial'],
  ] as const)('%s', (_, target, shape, expected) => {
    expect(relations(S, target, [shape])).toEqual([expected])
  })

  it('a wall beside takes t from -0.1 to 0.5', () => {
    expect(ask(S, T, [box(0.5, -0.1, 0.8, 2)]).elements[0]?.span).toEqual([{ from: -inch(0.1), to: inch(0.5) }])
  })
})

describe('GC-13 EX-LOS-03: figures in the corridor', () => {
  it.each([
    ['in the middle spans it', disc(5, 0), 'covering'],
    ['a twentieth of an inch aside obstructs', disc(5, 0.05), 'partial'],
    ['beside it', disc(5, 1), 'untouched'],
  ] as const)('%s', (_, figure, expected) => {
    expect(relations(S, T, [figure])).toEqual([expected])
  })

  it('a disc half behind the end of the corridor counts only with the chord inside', () => {
    const { elements } = ask(disc(0, 0), disc(10, 0, 0.25), [disc(10.15, 0, 0.5)])
    expect(elements[0]?.span[0]?.to).toBeCloseTo(inch(0.3), 1)
    expect(elements[0]?.relation).toBe('partial')
  })
})

describe('the answer carries what to draw', () => {
  it('GC-48 EX-RNG-02: the narrower tape leaves clear what the ruler finds obstructed', () => {
    expect(relations(S, T, [box(4, 0.4, 5, 2)])).toEqual(['partial'])
    expect(relations(S, T, [box(4, 0.4, 5, 2)], 0.75)).toEqual(['untouched'])
  })

  it('outline, length, order and clipped parts', () => {
    const { outline: corners, length, elements, isEmpty } = ask(S, T, [box(6, 0, 6.5, 1), box(3, -1, 3.5, 0.1), box(0, 3, 1, 4)])
    expect(isEmpty).toBe(false)
    expect(length).toBe(inch(9))
    expect(corners).toEqual([at(0.5, -0.5), at(9.5, -0.5), at(9.5, 0.5), at(0.5, 0.5)])
    expect(elements.map(({ ref }) => ref)).toEqual(['e1', 'e0', 'e2'])
    expect(elements[0]).toMatchObject({ near: inch(2.5), far: inch(3) })
    expect(elements[0]?.clipped[0]).toHaveLength(4)
    expect(elements[0]?.clipped[0]).toEqual(expect.arrayContaining(box(3, -0.5, 3.5, 0.1) as object[]))
  })

  it('EX-LOS-02: figures in contact leave no corridor', () => {
    const answer = ask(S, disc(1.02, 0), [box(0.5, -1, 0.52, 1)])
    expect(answer).toMatchObject({ isEmpty: true, outline: [] })
    expect(answer.elements[0]?.relation).toBe('untouched')
    expect(ask(S, disc(1.05, 0), [box(0.51, -1, 0.54, 1)]).elements[0]?.relation).toBe('covering')
  })
})

describe('EX-LOS-10: covering', () => {
  it.each([
    ['nothing', [], false],
    ['the whole width', [[-50, 50]], true],
    ['short by the tolerance on each side', [[-47, 47]], true],
    ['short by more', [[-46.9, 50]], false],
    [
      'a hole as wide as the tolerance',
      [
        [3, 50],
        [-50, 0],
      ],
      true,
    ],
    [
      'a wider hole',
      [
        [3.1, 50],
        [-50, 0],
      ],
      false,
    ],
    [
      'a hole hidden by a third',
      [
        [5, 50],
        [-50, 0],
        [-1, 6],
      ],
      true,
    ],
  ] as const)('%s', (_, spans, expected) => {
    expect(
      covers(
        spans.map(([from, to]) => ({ from, to })),
        100,
        3,
      ),
    ).toBe(expected)
  })
})
