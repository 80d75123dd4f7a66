import { describe, expect, test } from 'vitest'
import { clipOf, isBareClip } from '../../src/planner/clip'
import type { LayoutDocument } from '../../src/planner/document'
import { applied, type Edit } from '../../src/planner/edits'
import { areaAt, areaInMiddle, imageOfArea, isSameGround, middleOfArea, sidesOf } from '../../src/planner/ground'
import { readLayout, writeLayout } from '../../src/planner/read'
import { at, inch, piece, rectangle, sample } from './sample'

/** Made, and taken back by its inverse to the very text. */
const changedBy = (document: LayoutDocument, ...edits: readonly Edit[]): LayoutDocument =>
  edits.reduce((now, edit) => {
    const result = applied(now, edit)
    if (!result.ok) throw new Error(`${edit.type}: ${JSON.stringify(result.reason)}`)
    const back = applied(result.value.document, result.value.inverse)
    expect(back.ok && writeLayout(back.value.document)).toBe(writeLayout(now))
    return result.value.document
  }, document)
const refusalOf = (document: LayoutDocument, edit: Edit) => {
  const result = applied(document, edit)
  return result.ok ? 'made' : result.reason.key
}
const area = (document: LayoutDocument, ref: string) => document.areas.find((one) => one.ref === ref)

describe('marks on the ground', () => {
  test('are moved together, and stay what they are', () => {
    const moved = changedBy(sample(), { type: 'shift', refs: ['near', 'middle', 'note-1'], by: at(1, 2) })
    expect(area(moved, 'near')).toEqual({ ref: 'near', seat: 'A', outlines: [rectangle(1, 2, 37, 8)] })
    expect(moved.objectives).toEqual([{ ref: 'middle', at: at(19, 20), height: 0, points: 1 }])
    expect(moved.notes[0]?.at).toEqual(at(2, 3))
    expect(area(moved, 'far')).toEqual(area(sample(), 'far'))
    expect(refusalOf(sample(), { type: 'shift', refs: ['near', 'container-1'], by: at(1, 1) })).toBe('edit-no-piece')
  })
  test('all areas are replaced at once, never by two of one name', () => {
    const [near] = sample().areas
    expect(changedBy(sample(), { type: 'areas', areas: [] }).areas).toEqual([])
    expect(refusalOf(sample(), { type: 'areas', areas: near ? [near, near] : [] })).toBe('edit-ref-taken')
  })
  test('there is room for so many and no more', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ ref: `o-${i}`, at: at(1, i / 2), height: 0 }))
    const full = { ...sample(), objectives: many }
    expect(refusalOf(full, { type: 'put-objective', objective: { ref: 'one-more', at: at(2, 2), height: 0 } })).toBe(
      'edit-too-many-marks',
    )
    expect(refusalOf(full, { type: 'image', ref: 'o-3' })).toBe('edit-too-many-marks')
    expect(refusalOf(full, { type: 'put-objective', objective: { ref: 'o-3', at: at(2, 2), height: 0 } })).toBe('made')
  })
  test('found under a place, the last one first; labelled in the middle', () => {
    expect(areaAt(sample(), at(4, 4))).toBe('near')
    expect(areaAt(sample(), at(4, 14))).toBeUndefined()
    expect(middleOfArea({ outlines: [rectangle(0, 0, 4, 2), rectangle(0, 2, 4, 8)] })).toEqual(at(2, 4))
    expect(areaInMiddle(sample().size, inch(1))).toEqual(rectangle(12, 12, 24, 24))
  })
})

describe('under a symmetry', () => {
  const turned: LayoutDocument = { ...sample(), pieces: [], own: {}, symmetry: 'turned' }
  test('an area that lies as the image of another follows it and goes with it; names and sides stay', () => {
    const moved = changedBy(turned, { type: 'shift', refs: ['near'], by: at(0, 1) })
    expect(isSameGround(area(moved, 'far')?.outlines ?? [], [rectangle(0, 29, 36, 35)])).toBe(true)
    expect(area(moved, 'far')).toMatchObject({ seat: 'B', name: 'Far side' })
    const cut = changedBy(moved, { type: 'put-area', area: { ref: 'far', seat: 'B', outlines: [rectangle(0, 30, 6, 36)] } })
    expect(isSameGround(area(cut, 'near')?.outlines ?? [], [rectangle(30, 0, 36, 6)])).toBe(true)
    expect(changedBy(cut, { type: 'remove-area', ref: 'near' }).areas).toEqual([])
  })
  test('both moved by hand go where they were moved; one that is nobody’s image goes alone', () => {
    const both = changedBy(turned, { type: 'shift', refs: ['near', 'far'], by: at(1, 0) })
    expect(both.areas.map(({ outlines }) => outlines)).toEqual([[rectangle(1, 0, 37, 6)], [rectangle(1, 30, 37, 36)]])
    const alone = changedBy(both, { type: 'shift', refs: ['near'], by: at(1, 0) })
    expect(area(alone, 'far')).toEqual(area(both, 'far'))
  })
  test('the other side gets an image: of the opposite side if that has none yet, and once only', () => {
    const one: LayoutDocument = { ...turned, areas: [{ ref: 'corner', seat: 'A', outlines: [rectangle(0, 0, 6, 6)] }] }
    const two = changedBy(one, { type: 'image', ref: 'corner' })
    expect(two.areas[1]).toMatchObject({ ref: 'area-1', seat: 'B' })
    expect(isSameGround(two.areas[1]?.outlines ?? [], [rectangle(30, 30, 36, 36)])).toBe(true)
    expect(changedBy(two, { type: 'image', ref: 'corner' })).toEqual(two)
    expect(refusalOf(turned, { type: 'image', ref: 'middle' })).toBe('edit-own-image')
    expect(refusalOf(turned, { type: 'image', ref: 'nothing' })).toBe('edit-no-piece')
    const mirrored = imageOfArea(one, 'left-right', { ref: 'x', outlines: [rectangle(0, 0, 6, 6)] })
    expect(isSameGround(mirrored, [rectangle(30, 0, 36, 6)])).toBe(true)
  })
  test('an objective and its image are moved as one', () => {
    const pair = changedBy(
      turned,
      { type: 'put-objective', objective: { ref: 'o', at: at(6, 6), height: 0, name: 'Well' } },
      { type: 'image', ref: 'o' },
      { type: 'shift', refs: ['o'], by: at(2, 0) },
    )
    expect(pair.objectives.slice(1)).toEqual([
      { ref: 'o', at: at(8, 6), height: 0, name: 'Well' },
      { ref: 'objective-1', at: at(28, 30), height: 0 },
    ])
  })
})

describe('copied and pasted', () => {
  test('a clip is a layout of its own, read by the same door', () => {
    const clip = clipOf(sample(), ['barrels-1', 'tower-1', 'near'])
    expect(readLayout(writeLayout(clip))).toEqual({ ok: true, value: clip })
    expect(clip.pieces.map(({ ref, on }) => [ref, on])).toEqual([
      ['barrels-1', undefined],
      ['tower-1', undefined],
    ])
    expect(Object.keys(clip.own)).toEqual(['tower'])
    expect(isBareClip(clipOf(sample(), []))).toBe(true)
  })
  test('what is pasted has new names, stands on its own, and brings its own pieces', () => {
    const clip = clipOf(sample(), ['container-1', 'barrels-1', 'tower-1', 'middle'])
    const bare: LayoutDocument = { ...sample(), pieces: [piece('container-1', 'container', 3, 3)], own: {} }
    const pasted = changedBy(bare, { type: 'paste', clip, by: at(2, 0) })
    expect(pasted.pieces.slice(1)).toEqual([
      piece('container-2', 'container', 12, 18),
      piece('barrels-1', 'barrels', 12, 18, 0, { z: inch(2), on: 'container-2', group: 'group-1' }),
      piece('tower-1', 'own/tower', 28, 26, 45),
    ])
    expect(pasted.own).toEqual(sample().own)
    expect(pasted.objectives.map(({ ref, at: place }) => [ref, place])).toEqual([
      ['middle', at(18, 18)],
      ['objective-1', at(20, 18)],
    ])
  })
  test('another own piece of the same name does not take its place', () => {
    const tower = sample().own.tower
    if (!tower) throw new Error('the sample has a tower')
    const other: LayoutDocument = { ...sample(), own: { tower: { ...tower, name: 'Another tower' } } }
    const pasted = changedBy(other, { type: 'paste', clip: clipOf(sample(), ['tower-1']), by: at(0, 0) })
    expect(pasted.own['tower-1']?.name).toBe(tower.name)
    expect(pasted.own.tower?.name).toBe('Another tower')
    expect(pasted.pieces.at(-1)).toMatchObject({ ref: 'tower-2', kind: 'own/tower-1' })
  })
})

describe('sides', () => {
  test('areas of one side count together, those of nobody not at all; without any side every area is one', () => {
    const [near, far] = sample().areas
    if (!near || !far) throw new Error('the sample has two areas')
    const areas = [
      far,
      near,
      { ref: 'wing', seat: 'A' as const, outlines: [rectangle(0, 6, 6, 12)] },
      { ...near, ref: 'hall', seat: undefined },
    ]
    const named = areas.map(({ seat, ...area }) => (seat ? { ...area, seat } : area))
    expect(sidesOf({ areas: named })).toEqual([
      { ref: 'near', outlines: [rectangle(0, 0, 36, 6), rectangle(0, 6, 6, 12)] },
      { ref: 'far', outlines: [rectangle(0, 30, 36, 36)] },
    ])
    const bare = named.map(({ ref, outlines }) => ({ ref, outlines }))
    expect(sidesOf({ areas: bare })).toBe(bare)
  })
})
