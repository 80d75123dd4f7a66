import { describe, expect, test } from 'vitest'
import { lean } from '../../../src/app/planner/work'
import { changed, emptyLayout, type LayoutDocument } from '../../../src/planner/document'
import { begunHistory, edited, type History, redone, undone } from '../../../src/planner/history'
import { between, byGrid, byPoints, centred, covering, depthOf, widened } from '../../../src/planner/mat/placing'
import type { MatPicture, PicturePlace } from '../../../src/planner/mat/types'
import { svgOf } from '../../../src/planner/print'
import { pdfOf } from '../../../src/planner/print/pdf'
import { readLayout, writeLayout } from '../../../src/planner/read'
import { readShared, shared } from '../../../src/planner/share'
import { factsOf, sheet, sheetsOf } from '../print/printed'
import { at, inch } from '../sample'
import { halves, matOf } from './pictures'

const PNG = halves(60, 40, [200, 0, 0], [0, 0, 200])
const MAT = matOf(PNG, { at: at(-1, 2), width: inch(30) })
const table = (matPicture?: MatPicture): LayoutDocument =>
  changed(emptyLayout('A table', inch(36), inch(24)), matPicture ? { matPicture } : {})
const refusal = (document: object) => {
  const read = readLayout(JSON.stringify(document))
  return read.ok ? 'read' : { key: read.reason.key, ...read.reason.says }
}
const step = (outcome: ReturnType<typeof edited>): History => {
  if (!outcome.ok) throw new Error(outcome.reason.key)
  return outcome.value
}

describe('a picture in a layout', () => {
  test('a file carries it, letter for letter', () => {
    const read = readLayout(writeLayout(table(MAT)))
    expect(read).toEqual({ ok: true, value: table(MAT) })
  })
  test('a damaged one is refused at the door, and so is one that is not what it says', () => {
    const bad = (change: object) => refusal({ ...table(), matPicture: { ...MAT, ...change } })
    expect(refusal(table(MAT))).toBe('read')
    for (const change of [
      { data: PNG.subarray(0, PNG.length - 20).toString('base64') },
      { data: PNG.subarray(0, 20).toString('base64') },
      { data: '<svg onload="alert(1)">' },
      { data: '' },
      { type: 'image/jpeg' },
      { type: 'image/svg+xml' },
      { pixels: { width: 6000, height: 40 } },
      { pixels: { width: 60, height: 41 } },
      { width: 0 },
      { at: { x: 0.5, y: 0 } },
      { address: 'https://x.test/a.png' },
    ])
      expect(bad(change)).toMatchObject({ key: 'layout-bad-picture', at: expect.stringMatching(/^matPicture/) })
  })
  test('a link leaves it behind and says so', () => {
    const link = shared(table(MAT))
    if (!link.ok) throw new Error(link.reason.key)
    expect(link.value.withoutMat).toBe(true)
    expect(readShared(link.value.fragment)).toEqual({ ok: true, value: { document: table() } })
    const plain = shared(table())
    expect(plain.ok && plain.value.withoutMat).toBe(false)
  })
  test('laying it, another place and taking it away are steps of undo', () => {
    const begun = begunHistory(table())
    const laid = step(edited(begun, { type: 'mat-picture', picture: MAT }))
    const put = step(edited(laid, { type: 'mat-picture', picture: { ...MAT, at: at(3, 3) } }))
    const gone = step(edited(put, { type: 'mat-picture' }))
    expect(gone.document).toEqual(table())
    const back = step(undone(step(undone(gone))))
    expect(writeLayout(back.document)).toBe(writeLayout(table(MAT)))
    expect(writeLayout(step(undone(back)).document)).toBe(writeLayout(table()))
    expect(step(redone(back)).document.matPicture?.at).toEqual(at(3, 3))
  })
  test('an edit brings in nothing that a file could not', () => {
    const outcome = edited(begunHistory(table()), { type: 'mat-picture', picture: { ...MAT, data: 'AAAA' } })
    expect(outcome.ok ? 'done' : outcome.reason.key).toBe('edit-bad-value')
  })
  test('it stays where it is under the pieces when the table grows about its middle', () => {
    const grown = step(
      edited(begunHistory(table(MAT)), { type: 'size', width: inch(40), depth: inch(28), keep: 'middle' }),
    ).document
    expect(grown.matPicture).toEqual({ ...MAT, at: at(1, 4) })
  })
  test('workers do not get it', () => {
    expect(lean(table(MAT))).toEqual(table())
  })
})

describe('where a picture lies', () => {
  const pixels = { width: 60, height: 40 }
  const place: PicturePlace = { at: at(3, 4), width: inch(30) }
  test('by its grid: so many squares of that length lie across it, about its middle', () => {
    expect(byGrid(place, pixels, 24, inch(1.5))).toEqual({ at: at(0, 2), width: inch(36) })
  })
  test('by two points: they are as far apart as was said, and the first stays', () => {
    const [one, other] = [
      { x: 0.1, y: 0.2 },
      { x: 0.7, y: 0.9 },
    ]
    const made = byPoints(place, pixels, one, other, inch(11))
    expect(between(made, pixels, one, other)).toBeCloseTo(inch(11), -1)
    const spot = (of: PicturePlace) => [of.at.x + one.x * of.width, of.at.y + (1 - one.y) * depthOf(of, pixels)]
    spot(made).forEach((value, index) => {
      expect(Math.abs(value - (spot(place)[index] ?? 0))).toBeLessThanOrEqual(2)
    })
    expect(byPoints(place, pixels, one, one, inch(11))).toBe(place)
  })
  test('covering leaves no part bare; in the middle both sides are alike', () => {
    expect(covering(pixels, { width: inch(36), depth: inch(36) })).toEqual({ at: at(-9, 0), width: inch(54) })
    expect(centred(place, pixels, { width: inch(48), depth: inch(48) })).toEqual({ at: at(9, 14), width: inch(30) })
  })
  test('it never becomes smaller than an inch or leaves exact numbers', () => {
    expect(widened(place, pixels, 1).width).toBe(inch(1))
    expect(widened(place, pixels, 1e12).width).toBe(4_000_000)
  })
})

describe('a picture on paper', () => {
  // A JPEG of one grey pixel.
  const JPEG = Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
    'base64',
  ).toString('base64')
  test('it lies under the plans, in both kinds of files, cut at the edge', async () => {
    const document = table(MAT)
    const facts = { ...factsOf(document), ground: JPEG }
    const sheets = sheetsOf(document, { facts })
    for (const id of ['cover', 'plan']) {
      const { marks } = sheet(sheets, id)
      expect(marks.filter(({ type }) => type === 'picture')).toHaveLength(1)
      const picture = marks.findIndex(({ type }) => type === 'picture')
      // Nothing of the table is drawn before it.
      expect(marks.slice(0, picture).filter(({ type }) => type !== 'words' && type !== 'strokes')).toEqual([])
    }
    const plan = sheet(sheets, 'plan')
    expect(svgOf(plan)).toContain(`href="data:image/jpeg;base64,${JPEG}"`)
    const pdf = Buffer.from(await pdfOf(sheets, 'A table', 'en')).toString('latin1')
    // One image, however often it is drawn.
    expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(1)
  })
  test('without one, no sheet has a picture', () => {
    const marks = sheetsOf(table()).flatMap((one) => one.marks)
    expect(marks.length).toBeGreaterThan(50)
    expect(marks.filter(({ type }) => type === 'picture')).toEqual([])
  })
})
