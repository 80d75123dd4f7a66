import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clipOf } from '../../src/planner/clip'
import type { LayoutDocument } from '../../src/planner/document'
import { ALIGNMENTS, applied, type Edit, nudge, wholeGroups } from '../../src/planner/edits'
import { begunHistory, edited, type History, redone, undone } from '../../src/planner/history'
import { checkedLayout, writeLayout } from '../../src/planner/read'
import { terrainKinds } from '../../src/table/terrain'
import { at, inch, piece, rectangle, sample } from './sample'

const changedBy = (document: LayoutDocument, ...edits: readonly Edit[]): LayoutDocument =>
  edits.reduce((now, edit) => {
    const result = applied(now, edit)
    if (!result.ok) throw new Error(`${edit.type}: ${JSON.stringify(result.reason)}`)
    return result.value.document
  }, document)
const refusalOf = (document: LayoutDocument, edit: Edit) => {
  const result = applied(document, edit)
  return result.ok ? 'made' : { key: result.reason.key, ...result.reason.says }
}
const the = (document: LayoutDocument, ref: string) => document.pieces.find((one) => one.ref === ref)

/** Any edit at all of a document, sensible or not. */
const anyEdit = (seed: LayoutDocument): fc.Arbitrary<Edit> => {
  const ref = fc.constantFrom(...seed.pieces.map((one) => one.ref), 'new-1', 'new-2', 'container-2', 'nothing')
  const refs = fc.uniqueArray(ref, { minLength: 1, maxLength: 4 })
  const length = fc.integer({ min: -50_000, max: 120_000 })
  const point = fc.record({ x: length, y: length })
  const kind = fc.constantFrom(...terrainKinds().map((one) => one.kind), 'own/tower', 'own/none')
  const heading = fc.integer({ min: 0, max: 359 })
  const symmetry = fc.constantFrom('none', 'turned', 'left-right', 'near-far' as const)
  const typed = <T extends Edit['type'], R extends object>(type: T, rest: fc.Arbitrary<R>) =>
    rest.map((inner) => ({ type, ...inner }) as unknown as Edit)
  return fc.oneof(
    typed('add', fc.record({ pieces: fc.array(fc.record({ ref, kind, at: point, heading }), { minLength: 1, maxLength: 3 }) })),
    typed('remove', fc.record({ refs })),
    typed('rename', fc.record({ ref, name: fc.string({ maxLength: 10 }) })),
    typed('lock', fc.record({ refs, locked: fc.boolean() })),
    typed('group', fc.record({ refs, group: fc.constantFrom('g1', 'g2') })),
    typed('ungroup', fc.record({ refs })),
    typed('duplicate', fc.record({ refs, by: point, as: fc.constant({}) })),
    typed('move', fc.record({ refs, by: point })),
    typed('turn', fc.record({ refs, by: fc.integer({ min: -400, max: 400 }), about: fc.oneof(fc.constant('each'), point) })),
    typed('put', fc.record({ ref, at: point, heading, z: fc.integer({ min: -10, max: 9000 }) }, { requiredKeys: ['ref'] })),
    typed('raise', fc.record({ refs, by: fc.integer({ min: -9000, max: 9000 }) })),
    typed('settle', fc.record({ refs, on: ref }, { requiredKeys: ['refs'] })),
    typed('align', fc.record({ refs, to: fc.constantFrom(...ALIGNMENTS) })),
    typed('distribute', fc.record({ refs, along: fc.constantFrom('x', 'y') })),
    typed('title', fc.record({ name: fc.string() })),
    typed(
      'size',
      fc.record({
        width: fc.integer({ min: 20_000, max: 180_000 }),
        depth: fc.integer({ min: 20_000, max: 180_000 }),
        keep: fc.constantFrom('corner', 'middle'),
      }),
    ),
    typed('mat', fc.record({ mat: fc.constantFrom('dust', 'deck') })),
    typed('shown', fc.record({ shown: fc.constantFrom('inch', 'cm') })),
    typed('play', fc.record({ play: fc.record({ game: fc.constantFrom('deadzone', 'vortex') }) }, { requiredKeys: [] })),
    typed('symmetry', fc.record({ symmetry, copies: fc.boolean() })),
    typed(
      'put-area',
      fc.record({ area: fc.record({ ref: fc.constantFrom('near', 'x'), outlines: fc.constant([rectangle(0, 0, 4, 4)]) }) }),
    ),
    typed('remove-area', fc.record({ ref: fc.constantFrom('near', 'far', 'x') })),
    typed(
      'put-objective',
      fc.record({
        objective: fc.record({ ref: fc.constantFrom('middle', 'o'), at: point, height: fc.integer({ min: -5, max: 100 }) }),
      }),
    ),
    typed('remove-objective', fc.record({ ref: fc.constantFrom('middle', 'o') })),
    typed('put-note', fc.record({ note: fc.record({ ref: fc.constantFrom('note-1', 'n'), at: point, text: fc.string() }) })),
    typed('remove-note', fc.record({ ref: fc.constantFrom('note-1', 'n') })),
    typed(
      'shift',
      fc.record({ refs: fc.uniqueArray(fc.constantFrom('near', 'far', 'x', 'middle', 'note-1'), { minLength: 1 }), by: point }),
    ),
    typed('image', fc.record({ ref: fc.constantFrom('near', 'far', 'x', 'middle', 'o') })),
    typed('areas', fc.record({ areas: fc.constantFrom(seed.areas, seed.areas.slice(1), [...seed.areas, ...seed.areas]) })),
    typed('paste', fc.record({ clip: fc.constantFrom(seed, clipOf(seed, ['container-1', 'barrels-1', 'near'])), by: point })),
    typed(
      'put-own',
      fc.record({
        id: fc.constantFrom('tower', 'hut', 'Bad Id'),
        own: fc.constant({
          ...seed.own.tower,
          name: 'Other',
          parts: [{ outline: rectangle(0, 0, 2, 2), bottom: 0, top: inch(1) }],
        }),
      }),
    ),
    typed('remove-own', fc.record({ id: fc.constantFrom('tower', 'hut'), too: fc.boolean() })),
    typed('replace', fc.constant({ document: { ...seed, name: 'Another', pieces: seed.pieces.slice(0, 2) } })),
  )
}

describe('every edit has its exact inverse', () => {
  test('any sequence undone is the document as it was, text for text; done again it is what it came to; it stays a valid document', () => {
    fc.assert(
      fc.property(fc.array(anyEdit(sample()), { maxLength: 25 }), (edits) => {
        const states: string[] = []
        let history: History = begunHistory(sample())
        let made = 0
        for (const edit of edits) {
          const result = edited(history, edit)
          if (!result.ok) continue
          if (result.value !== history) made++
          history = result.value
          states.push(writeLayout(history.document))
          const checked = checkedLayout(JSON.parse(writeLayout(history.document)))
          expect(checked.ok ? 'valid' : { edit, reason: checked.reason }).toBe('valid')
        }
        const end = writeLayout(history.document)
        expect(history.undo.length).toBe(made)
        while (history.undo.length > 0) history = got(undone(history))
        expect(writeLayout(history.document)).toBe(writeLayout(sample()))
        while (history.redo.length > 0) history = got(redone(history))
        expect(writeLayout(history.document)).toBe(end)
      }),
      { numRuns: 300 },
    )
  })
  test('a drag is taken back at once, a second one by itself', () => {
    let history = begunHistory(sample())
    for (let i = 0; i < 20; i++) history = got(edited(history, nudge(['container-1'], 100, 0), 'drag 1'))
    for (let i = 0; i < 20; i++) history = got(edited(history, nudge(['container-1'], 0, 100), 'drag 2'))
    expect(history.undo.length).toBe(2)
    history = got(undone(history))
    expect(the(history.document, 'container-1')?.at).toEqual({ x: inch(10) + 2000, y: inch(18) })
    history = got(undone(history))
    expect(writeLayout(history.document)).toBe(writeLayout(sample()))
    const none = undone(history)
    expect(none.ok ? '' : none.reason.key).toBe('edit-nothing-to-undo')
  })
})
const got = <T>(outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: object }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.reason))
  return outcome.value
}

describe('pieces moved', () => {
  test('what stands on a piece goes and turns with it; lifted off, it stands there no more', () => {
    const moved = changedBy(sample(), { type: 'move', refs: ['container-1'], by: { x: 500, y: 0 } })
    expect(the(moved, 'barrels-1')).toMatchObject({ at: { x: inch(10) + 500 }, on: 'container-1', z: inch(2) })
    const offset = changedBy(sample(), nudge(['barrels-1'], inch(1), 0))
    expect(the(offset, 'barrels-1')?.on).toBeUndefined()
    const document = changedBy(sample(), { type: 'put', ref: 'container-1', heading: 90 })
    expect(the(document, 'barrels-1')?.heading).toBe(90)
  })
  test('settle puts it down on the highest top under its middle, else on the table', () => {
    const lifted = changedBy(sample(), { type: 'raise', refs: ['barrels-1'], by: inch(5) })
    expect(the(lifted, 'barrels-1')).toMatchObject({ z: inch(7) })
    const back = changedBy(lifted, { type: 'settle', refs: ['barrels-1'] })
    expect(the(back, 'barrels-1')).toMatchObject({ z: inch(2), on: 'container-1' })
    const aside = changedBy(back, nudge(['barrels-1'], inch(6), 0), { type: 'settle', refs: ['barrels-1'] })
    expect(the(aside, 'barrels-1')?.z).toBeUndefined()
    expect(refusalOf(back, { type: 'settle', refs: ['barrels-1'], on: 'wall-1' })).toMatchObject({ key: 'edit-nothing-below' })
  })
  test('removing what it stands on brings it down', () => {
    const document = changedBy(sample(), { type: 'remove', refs: ['container-1'] })
    expect(the(document, 'barrels-1')).toEqual(piece('barrels-1', 'barrels', 10, 18, 0, { group: 'stack' }))
  })
  test('a locked piece is not moved, turned or removed, and says which it is', () => {
    const refusal = { key: 'edit-locked', ref: 'wall-1', name: 'The old wall' }
    expect(refusalOf(sample(), nudge(['container-1', 'wall-1'], 1, 0))).toEqual(refusal)
    expect(refusalOf(sample(), { type: 'remove', refs: ['wall-1'] })).toEqual(refusal)
    expect(refusalOf(changedBy(sample(), { type: 'lock', refs: ['wall-1'], locked: false }), nudge(['wall-1'], 1, 0))).toBe(
      'made',
    )
  })
  test('align and distribute go by the edges as they stand', () => {
    const row = changedBy(sample(), {
      type: 'add',
      pieces: [piece('a', 'barrels', 4, 30), piece('b', 'container', 9, 31), piece('c', 'barrels', 20, 29)],
    })
    const left = changedBy(row, { type: 'align', refs: ['a', 'b', 'c'], to: 'left' })
    expect(['a', 'b', 'c'].map((ref) => the(left, ref)?.at.x)).toEqual([inch(4), inch(5.5), inch(4)])
    const top = changedBy(row, { type: 'align', refs: ['a', 'b', 'c'], to: 'top' })
    expect(['a', 'b', 'c'].map((ref) => the(top, ref)?.at.y)).toEqual([inch(32), inch(31), inch(32)])
    const even = changedBy(row, { type: 'distribute', refs: ['a', 'b', 'c'], along: 'x' })
    expect(['a', 'b', 'c'].map((ref) => the(even, ref)?.at.x)).toEqual([inch(4), inch(12), inch(20)])
    expect(refusalOf(row, { type: 'distribute', refs: ['a', 'b'], along: 'x' })).toMatchObject({ key: 'edit-too-few', least: 3 })
  })
  test('numbers out of all bounds are refused with their place', () => {
    expect(refusalOf(sample(), nudge(['container-1'], 2_000_000, 0))).toMatchObject({
      key: 'edit-bad-value',
      at: 'pieces[0].at.x',
    })
    expect(refusalOf(sample(), { type: 'turn', refs: ['container-1'], by: 1.5, about: 'each' })).toMatchObject({ at: 'by' })
  })
  test('picking one of a group means all of it; a copy of a group is a group of its own', () => {
    const grouped = changedBy(sample(), { type: 'group', refs: ['container-1', 'barrels-1'], group: 'g' })
    expect(wholeGroups(grouped.pieces, ['barrels-1'])).toEqual(['container-1', 'barrels-1'])
    const copied = changedBy(grouped, {
      type: 'duplicate',
      refs: ['container-1', 'barrels-1'],
      by: at(6, 0),
      as: { 'container-1': 'copy' },
    })
    expect(the(copied, 'copy')).toMatchObject({ group: 'group-1', at: at(16, 18) })
    expect(the(copied, 'barrels-2')).toMatchObject({ group: 'group-1', on: 'copy', z: inch(2) })
  })
})

describe('twins', () => {
  const empty = { ...sample(), pieces: [] }
  const turned = changedBy(empty, { type: 'symmetry', symmetry: 'turned', copies: false })
  test('a piece added has a twin that follows it and goes with it', () => {
    const added = changedBy(turned, { type: 'add', pieces: [piece('a', 'ruined-corner', 6, 8, 30)] })
    expect(added.pieces.map(({ ref, twin }) => [ref, twin])).toEqual([
      ['a', 'ruined-corner-1'],
      ['ruined-corner-1', 'a'],
    ])
    expect(the(added, 'ruined-corner-1')).toMatchObject({ at: at(30, 28), heading: 210 })
    const moved = changedBy(added, nudge(['ruined-corner-1'], inch(-1), 0), { type: 'turn', refs: ['a'], by: 15, about: 'each' })
    expect(the(moved, 'a')).toMatchObject({ at: at(7, 8), heading: 45 })
    expect(the(moved, 'ruined-corner-1')).toMatchObject({ at: at(29, 28), heading: 225 })
    expect(changedBy(moved, { type: 'remove', refs: ['a'] }).pieces).toEqual([])
  })
  test('both of a pair moved: the first named leads', () => {
    const added = changedBy(turned, { type: 'add', pieces: [piece('a', 'container', 6, 8)] })
    const moved = changedBy(added, nudge(['a', 'container-1'], inch(1), inch(1)))
    expect(the(moved, 'a')?.at).toEqual(at(7, 9))
    expect(the(moved, 'container-1')?.at).toEqual(at(29, 27))
  })
  test('mirrored by a line, symmetric pieces look as their images do', () => {
    const lined = changedBy(empty, { type: 'symmetry', symmetry: 'left-right', copies: false })
    const added = changedBy(lined, { type: 'add', pieces: [piece('w', 'wall', 6, 8, 30), piece('v', 'vehicle', 6, 20, 0)] })
    expect(the(added, 'wall-1')).toMatchObject({ at: at(30, 8), heading: 330 })
    expect(the(added, 'vehicle-1')).toMatchObject({ at: at(30, 20), heading: 180 })
  })
  test('a symmetry that is switched on links what lies as images, and copies the rest if wished', () => {
    const pair = {
      ...empty,
      pieces: [piece('a', 'container', 6, 8), piece('b', 'container', 30, 28, 180), piece('c', 'barrels', 3, 3)],
    }
    const linked = changedBy(pair, { type: 'symmetry', symmetry: 'turned', copies: false })
    expect(linked.pieces.map(({ twin }) => twin)).toEqual(['b', 'a', undefined])
    const copied = changedBy(pair, { type: 'symmetry', symmetry: 'turned', copies: true })
    expect(the(copied, 'barrels-1')).toMatchObject({ at: at(33, 33), twin: 'c' })
    expect(changedBy(copied, { type: 'symmetry', symmetry: 'none', copies: false }).pieces.every(({ twin }) => !twin)).toBe(true)
  })
  test("what stands on a piece has its twin on that one's twin", () => {
    const stacked = changedBy(turned, {
      type: 'add',
      pieces: [piece('a', 'container', 6, 8), piece('b', 'barrels', 6, 8, 0, { z: inch(2), on: 'a' })],
    })
    expect(the(stacked, 'barrels-1')).toMatchObject({ on: 'container-1', z: inch(2), at: at(30, 28) })
  })
})

describe('the table', () => {
  test('grows about its middle with everything on it, or from its corner', () => {
    const grown = changedBy(sample(), { type: 'size', width: inch(48), depth: inch(48), keep: 'middle' })
    expect(the(grown, 'container-1')?.at).toEqual(at(16, 24))
    expect(grown.objectives[0]?.at).toEqual(at(24, 24))
    expect(
      the(changedBy(sample(), { type: 'size', width: inch(48), depth: inch(48), keep: 'corner' }), 'container-1')?.at,
    ).toEqual(at(10, 18))
    expect(refusalOf(sample(), { type: 'size', width: 10, depth: 91_440, keep: 'corner' })).toMatchObject({
      key: 'edit-table-size',
      width: 10,
    })
  })
  test('an own piece in use is not removed unless its pieces go too', () => {
    expect(refusalOf(sample(), { type: 'remove-own', id: 'tower', too: false })).toEqual({
      key: 'edit-own-in-use',
      own: 'tower',
      pieces: 1,
    })
    const gone = changedBy(sample(), { type: 'remove-own', id: 'tower', too: true })
    expect(gone.own).toEqual({})
    expect(the(gone, 'tower-1')).toBeUndefined()
  })
  test('a hollow area is refused', () => {
    const hollow = [at(0, 0), at(4, 0), at(1, 1), at(0, 4)]
    expect(refusalOf(sample(), { type: 'put-area', area: { ref: 'x', outlines: [hollow] } })).toMatchObject({
      key: 'edit-bad-value',
    })
  })
})
