import { describe, expect, test } from 'vitest'
import { areasFor } from '../../src/planner/areas'
import { BOUNDS, commonChecks } from '../../src/planner/checks/common'
import { changed, emptyLayout, type LayoutDocument, type LayoutPiece } from '../../src/planner/document'
import { densityOf, fairnessOf } from '../../src/planner/figures'
import { generated, unequalOf } from '../../src/planner/generate'
import { cleared, imageOfPart, isWithin, partAround } from '../../src/planner/generate-part'
import { checkedLayout } from '../../src/planner/read'
import { MIDDLING, type RandomAsked } from '../../src/planner/system'
import { SCENERY } from '../../src/table/terrain'
import { at, inch, piece, rectangle } from './sample'

const KINDS = SCENERY.map(({ kind }) => kind)
const base = (width = 36, depth = 36): LayoutDocument => {
  const size = { width: inch(width), depth: inch(depth) }
  return emptyLayout('Random', size.width, size.depth, {
    areas: areasFor(size, { shape: 'near-far', deep: inch(6) }),
    objectives: [{ ref: 'middle', at: at(width / 2, depth / 2), height: 0 }],
  })
}
const asked = (seed: number, rest: Partial<RandomAsked> = {}): RandomAsked => ({
  seed,
  sliders: MIDDLING,
  symmetry: 'turned',
  ...rest,
})
const made = (document: LayoutDocument, ask: RandomAsked, kinds: readonly string[] = KINDS): LayoutDocument => {
  const found = generated(document, ask, { kinds })
  if (!found.ok) throw new Error(JSON.stringify(found.reason))
  return found.value.document
}

describe('random layouts', () => {
  test.each(['turned', 'left-right', 'near-far', 'none'] as const)(
    '%s: they pass the checks, and the same seed gives the same',
    (symmetry) => {
      const kinds = KINDS.filter((kind) => symmetry === 'turned' || symmetry === 'none' || kind !== 'ruined-corner')
      for (let seed = 1; seed <= 2; seed++) {
        const document = made(base(), asked(seed, { symmetry }), kinds)
        expect(commonChecks(document).filter(({ weight }) => weight === 'fault')).toEqual([])
        const { unequal, differences } = fairnessOf(document)
        if (symmetry === 'none') expect(differences.seen).toBeLessThan(BOUNDS.seen)
        else expect(unequal).toBeLessThan(BOUNDS.unequal)
        expect(document.pieces.length).toBeGreaterThan(5)
        expect(made(base(), asked(seed, { symmetry }), kinds)).toEqual(document)
      }
    },
  )
  test('more density covers more, more height hides more, more cover means more pieces', () => {
    const sum = (sliders: Partial<RandomAsked['sliders']>, of: (document: LayoutDocument) => number) =>
      [1, 2, 3].reduce((total, seed) => total + of(made(base(), asked(seed, { sliders: { ...MIDDLING, ...sliders } }))), 0)
    const covered = (document: LayoutDocument) => densityOf(document).covered
    const share = (document: LayoutDocument) => densityOf(document).tall / densityOf(document).covered
    const count = (document: LayoutDocument) => document.pieces.length
    expect(sum({ density: 90 }, covered)).toBeGreaterThan(1.5 * sum({ density: 10 }, covered))
    expect(sum({ height: 90 }, share)).toBeGreaterThan(1.3 * sum({ height: 10 }, share))
    expect(sum({ cover: 100 }, count)).toBeGreaterThan(1.3 * sum({ cover: 0 }, count))
  })
  test('a chosen bound is kept to, over many seeds, or it is said how near the nearest came', () => {
    const fair = { sight: 0.012, way: inch(1) }
    let [kept, refused] = [0, 0]
    for (let seed = 1; seed <= 6; seed++) {
      const found = generated(base(), asked(seed, { symmetry: seed % 2 ? 'none' : 'left-right', fair }), { kinds: KINDS })
      if (found.ok) {
        kept++
        const { sight, way } = unequalOf(found.value.document, fairnessOf({ ...found.value.document }))
        expect(sight).toBeLessThanOrEqual(fair.sight)
        expect(way).toBeLessThanOrEqual(fair.way)
        expect(found.value.unequal).toEqual({ sight, way })
      } else {
        refused++
        expect(found.reason).toMatchObject({ key: 'generate-not-fair', says: { most: 1.2 } })
        expect(Number(found.reason.says?.percent)).toBeGreaterThan(0)
      }
    }
    expect(kept).toBeGreaterThan(2)
    expect(kept + refused).toBe(6)
  })
  test('a bound that no layout keeps is refused with how near it came', () => {
    const found = generated(base(), asked(4, { symmetry: 'none', fair: { sight: 0, way: 0 } }), { kinds: KINDS })
    expect(found).toMatchObject({ ok: false, reason: { key: 'generate-not-fair', says: { tries: 60, most: 0, mostWay: 0 } } })
  })
  test.each(['none', 'turned', 'near-far'] as const)(
    '%s: a part is thrown again, all else stays as it was, byte for byte',
    (symmetry) => {
      const kinds = KINDS.filter((kind) => kind !== 'ruined-corner')
      const first = made(base(44, 60), asked(3, { symmetry }), kinds)
      const within = partAround(first, at(11, 15), inch(10))
      const parts = [within, ...imageOfPart(first, within)]
      expect(parts).toHaveLength(symmetry === 'none' ? 1 : 2)
      const isIn = (piece: LayoutPiece) => parts.some((part) => isWithin(part, piece.at))
      for (const seed of [1, 2]) {
        // What is asked of the symmetry is the table's own business.
        const again = made(first, asked(seed, { symmetry: 'left-right', within }), kinds)
        const there = first.pieces.filter((piece) => !isIn(piece))
        expect(there.length).toBeGreaterThan(3)
        expect(JSON.stringify(again.pieces.slice(0, there.length))).toBe(JSON.stringify(there))
        expect(again.pieces.slice(there.length).every(isIn)).toBe(true)
        expect(again.pieces.filter(isIn)).not.toEqual(first.pieces.filter(isIn))
        expect({ ...again, pieces: [] }).toEqual({ ...first, pieces: [] })
        expect(checkedLayout(again).ok).toBe(true)
        expect(commonChecks(again).filter(({ weight }) => weight === 'fault')).toEqual([])
      }
    },
  )
  test('locked pieces stay, in a part and on a whole table, with their twins and what they stand on', () => {
    const first = made(base(), asked(5))
    const [kept, carrier] = first.pieces.filter(({ twin }) => twin !== undefined)
    if (!kept || !carrier) throw new Error('there are twins')
    const isKept = ({ ref, twin }: LayoutPiece) => ref === kept.ref || twin === kept.ref
    const locked = changed(first, {
      pieces: first.pieces.map((piece) => (isKept(piece) ? { ...piece, locked: true as const } : piece)),
    })
    const stay = locked.pieces.filter(({ locked: is }) => is)
    expect(stay).toHaveLength(2)
    for (const within of [undefined, partAround(locked, kept.at, inch(8))]) {
      const again = made(locked, asked(9, within ? { within } : {}))
      expect(again.pieces.filter(({ locked: is }) => is)).toEqual(stay)
    }
    // Another symmetry: the pieces stay where they are, and are twins no more.
    const loose = made(locked, asked(9, { symmetry: 'none' }))
    expect(loose.pieces.filter(({ locked: is }) => is)).toEqual(stay.map(({ twin: _gone, ...piece }) => piece))
    // A locked crate keeps the container below it, and that one's twin.
    const stacked = cleared(
      changed(first, {
        pieces: [...first.pieces, piece('crate', 'crates', 1, 1, 0, { on: carrier.ref, z: 5080, locked: true })],
      }),
      'turned',
      undefined,
    )
    expect(stacked.pieces.map(({ ref }) => ref).sort()).toEqual([carrier.ref, carrier.twin, 'crate'].sort())
  })
  test('where sides have no areas, or the part is beyond the table, it says so', () => {
    expect(generated({ ...base(), areas: [] }, asked(1), { kinds: KINDS })).toMatchObject({ reason: { key: 'check-no-areas' } })
    // What is wrong with a bare table no piece can mend.
    const [area, other] = base().areas
    const narrow = { ...base(), areas: [area, { ...other, outlines: [rectangle(0, 35, 4, 36)] }] } as LayoutDocument
    expect(generated(narrow, asked(1), { kinds: KINDS })).toMatchObject({ reason: { key: 'check-area-crowded' } })
    const within = { minX: inch(40), minY: 0, maxX: inch(50), maxY: inch(10) }
    expect(generated(base(), asked(1, { within }), { kinds: KINDS })).toMatchObject({ reason: { key: 'generate-no-part' } })
  })
  test('its progress rises', () => {
    const shares: number[] = []
    generated(base(), asked(1, { symmetry: 'none', fair: { sight: 0.004, way: inch(1) } }), { kinds: KINDS }, (share) =>
      shares.push(share),
    )
    expect(shares.length).toBeGreaterThan(2)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.every((share) => share >= 0 && share < 1)).toBe(true)
  })
})
