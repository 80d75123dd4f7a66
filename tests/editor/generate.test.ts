import { describe, expect, test } from 'vitest'
import { areasFor } from '../../src/editor/areas'
import { BOUNDS, commonChecks } from '../../src/editor/checks/common'
import { emptyLayout, type LayoutDocument } from '../../src/editor/document'
import { densityOf, fairnessOf } from '../../src/editor/figures'
import { generated, partAround } from '../../src/editor/generate'
import { MIDDLING, type RandomAsked } from '../../src/editor/system'
import { SCENERY } from '../../src/table/terrain'
import { at, inch } from './sample'

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
const made = (document: LayoutDocument, ask: RandomAsked, rest = {}): LayoutDocument => {
  const found = generated(document, ask, { kinds: KINDS, ...rest })
  if (!found.ok) throw new Error(JSON.stringify(found.reason))
  return found.value
}

describe('random layouts', () => {
  test.each(['turned', 'left-right', 'near-far', 'none'] as const)(
    '%s: they pass the checks, and the same seed gives the same',
    (symmetry) => {
      const kinds = KINDS.filter((kind) => symmetry === 'turned' || symmetry === 'none' || kind !== 'ruined-corner')
      for (let seed = 1; seed <= 2; seed++) {
        const document = made(base(), asked(seed, { symmetry }), { kinds })
        expect(commonChecks(document).filter(({ weight }) => weight === 'fault')).toEqual([])
        const { unequal, differences } = fairnessOf(document)
        if (symmetry === 'none') expect(differences.seen).toBeLessThan(BOUNDS.seen)
        else expect(unequal).toBeLessThan(BOUNDS.unequal)
        expect(document.pieces.length).toBeGreaterThan(5)
        expect(made(base(), asked(seed, { symmetry }), { kinds })).toEqual(document)
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
  test('a part is thrown again, the rest and what is locked stays', () => {
    const first = made(base(44, 60), asked(3))
    const [kept] = first.pieces
    if (!kept) throw new Error('there are pieces')
    const locked = {
      ...first,
      pieces: first.pieces.map((piece) =>
        piece.ref === kept.ref || piece.ref === kept.twin ? { ...piece, locked: true as const } : piece,
      ),
    }
    const within = partAround(locked, at(11, 15), inch(9))
    const again = made(locked, asked(77), { within })
    expect(again.pieces.find(({ ref }) => ref === kept.ref)?.at).toEqual(kept.at)
    const isHere = ({ at: { x, y } }: { readonly at: { readonly x: number; readonly y: number } }) =>
      x >= within.minX && x <= within.maxX && y >= within.minY && y <= within.maxY
    const mirrored = (piece: LayoutDocument['pieces'][number]) =>
      isHere(piece) || again.pieces.some((one) => one.ref === piece.twin && isHere(one))
    const outside = (document: LayoutDocument) =>
      document.pieces.filter((piece) => !isHere(piece) && !mirrored(piece)).map(({ at: where }) => where)
    for (const where of outside(first))
      if (!isHere({ at: where }))
        expect(
          again.pieces.some((piece) => piece.at.x === where.x && piece.at.y === where.y) || mirroredHere(within, where),
        ).toBe(true)
    expect(again.pieces.filter(isHere)).not.toEqual(first.pieces.filter(isHere))
  })
  test('where there is no room it says so', () => {
    const found = generated({ ...base(), areas: [] }, asked(1), { kinds: KINDS })
    expect(found.ok ? '' : found.reason.key).toBe('generate-no-room')
  })
})

const mirroredHere = (within: ReturnType<typeof partAround>, where: { readonly x: number; readonly y: number }) => {
  const image = { x: inch(44) - where.x, y: inch(60) - where.y }
  return image.x >= within.minX && image.x <= within.maxX && image.y >= within.minY && image.y <= within.maxY
}
