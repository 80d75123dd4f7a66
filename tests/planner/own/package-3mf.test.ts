/** 3MF read back: packages of a writer of our own with every option of the core and the production part, corner by corner. */
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { Matrix4, Vector3 } from 'three'
import { beforeAll, describe, expect, test } from 'vitest'
import { finish } from '../../../src/planner/own/mesh'
import { loadReader, readFile } from '../../../src/planner/own/read'
import { boxOf, type Vec } from './shapes'

const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02'
const PRODUCTION = 'http://schemas.microsoft.com/3dmanufacturing/production/2015/06'
const ROOT = 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel'

interface Shape {
  readonly corners: readonly Vec[]
  readonly triangles: readonly Vec[]
}
const SHAPE: Shape = {
  corners: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 2, 0],
    [0, 0, 3],
  ],
  triangles: [
    [0, 2, 1],
    [0, 1, 3],
    [1, 2, 3],
    [0, 3, 2],
  ],
}
const meshOf = ({ corners, triangles }: Shape) =>
  `<mesh><vertices>${corners.map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`).join('\n')}</vertices><triangles>${triangles.map(([a, b, c]) => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`).join('\n')}</triangles></mesh>`
const model = (objects: string, items: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<model xmlns="${CORE}" xmlns:p="${PRODUCTION}" ${more}><metadata name="Title">a &amp; b</metadata><resources>${objects}</resources><build>${items}</build></model>`
const object = (id: number, body: string, more = '') => `<object id="${id}" ${more}>${body}</object>`
/** The twelve numbers of a matrix, row by row, as the format has them. */
const transform = (matrix: Matrix4 | undefined) => {
  if (!matrix) return ''
  const e = matrix.elements
  return `transform="${[0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14].map((i) => e[i]).join(' ')}"`
}
const packed = (parts: { readonly [name: string]: string }, level: 0 | 6 = 6): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)])), { level })
const RELATIONS = (target: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="${target}" Id="r" Type="${ROOT}"/></Relationships>`
const single = (xml: string) => packed({ '[Content_Types].xml': '<Types/>', '3D/3dmodel.model': xml })

const readIt = (bytes: Uint8Array) => finish(readFile('a.3mf', bytes))
function placesOf(bytes: Uint8Array): readonly (readonly number[])[] {
  const found = readIt(bytes)
  if (!found.ok || found.format !== '3mf') throw new Error(JSON.stringify(found))
  const { positions, triangles } = found.mesh
  return [...triangles].map((corner) => [...positions.slice(3 * corner, 3 * corner + 3)])
}
const placed = ({ corners, triangles }: Shape, matrix = new Matrix4(), unit = 1) =>
  triangles
    .flatMap((triangle) => (matrix.determinant() < 0 ? [triangle[0], triangle[2], triangle[1]] : triangle))
    .map((i) => new Vector3(...(corners[i] as Vec)).applyMatrix4(matrix).multiplyScalar(unit).toArray())
const expectNear = (found: readonly (readonly number[])[], wanted: readonly (readonly number[])[]) => {
  expect(found).toHaveLength(wanted.length)
  for (const [i, corner] of wanted.entries())
    for (const [k, value] of corner.entries())
      expect(Math.abs((found[i]?.[k] ?? Number.NaN) - value)).toBeLessThan(1e-4 * Math.max(1, Math.abs(value)))
}

beforeAll(() => loadReader('a.3mf', single(model('', ''))))

const units = { micron: 0.001, millimeter: 1, centimeter: 10, inch: 25.4, foot: 304.8, meter: 1000 } as const
const whole = (most: number) => fc.integer({ min: -most, max: most })
const matrices = fc
  .record({
    turn: fc.tuple(whole(3), whole(3), whole(3)),
    scale: fc.tuple(whole(3), whole(3), whole(3)),
    move: fc.tuple(whole(50), whole(50), whole(50)),
  })
  .map(({ turn: [a, b, c], scale: [x, y, z], move }) =>
    new Matrix4()
      .makeTranslation(...move)
      .multiply(new Matrix4().makeRotationX(a).multiply(new Matrix4().makeRotationY(b)).multiply(new Matrix4().makeRotationZ(c)))
      .multiply(new Matrix4().makeScale(x || 1, y || 2, z || -1)),
  )
const shapes = fc
  .array(fc.tuple(whole(99), whole(99), whole(99)), { minLength: 3, maxLength: 20 })
  .chain((corners) =>
    fc
      .array(
        fc.tuple(
          ...([0, 1, 2].map(() => fc.nat({ max: corners.length - 1 })) as [
            fc.Arbitrary<number>,
            fc.Arbitrary<number>,
            fc.Arbitrary<number>,
          ]),
        ),
        { minLength: 1, maxLength: 20 },
      )
      .map((triangles): Shape => ({ corners, triangles })),
  )

describe('3MF', () => {
  test('units, items and components of components in their places, of one part and of several', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(units) as (keyof typeof units)[])),
        shapes,
        shapes,
        fc.array(fc.option(matrices, { nil: undefined }), { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        fc.constantFrom(0, 6),
        (unit, one, two, [m1, m2, m3, m4], isApart, level) => {
          // An item of one; an item of a group that has one and a group of two.
          const apart = isApart ? 'p:path="/3D/Objects/two.model"' : ''
          const inner = object(3, `<components><component objectid="2" ${apart} ${transform(m1)}/></components>`)
          const outer = object(4, `<components><component objectid="1"/><component objectid="3" ${transform(m2)}/></components>`)
          const items = `<item objectid="1" ${transform(m3)}/><item objectid="4" ${transform(m4)}/>`
          const second = object(2, meshOf(two))
          const root = model(
            object(1, meshOf(one)) + (isApart ? '' : second) + inner + outer,
            items,
            `unit="${unit}" requiredextensions="p"`,
          )
          const bytes = packed(
            {
              '[Content_Types].xml': '<Types/>',
              '_rels/.rels': RELATIONS('/3D/Root.model'),
              '3D/Root.model': root,
              ...(isApart ? { '3D/Objects/two.model': model(second, '') } : {}),
              'Metadata/thumbnail.png': 'no picture',
            },
            level as 0 | 6,
          )
          const of = (matrix: Matrix4 | undefined) => matrix ?? new Matrix4()
          const scale = units[unit]
          expectNear(placesOf(bytes), [
            ...placed(one, of(m3), scale),
            ...placed(one, of(m4), scale),
            ...placed(two, new Matrix4().multiplyMatrices(new Matrix4().multiplyMatrices(of(m4), of(m2)), of(m1)), scale),
          ])
        },
      ),
      { numRuns: 60 },
    )
  })
  test('UTF-16, other prefixes, unknown elements, an empty build; supports, colours and beams are left out with a notice', () => {
    const prefixed = model(object(1, meshOf(SHAPE)), '')
      .replace(/<(\/?)(?=[a-z])/g, '<$1c:')
      .replace('xmlns=', 'xmlns:c=')
      .replace('UTF-8', 'UTF-16')
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...[...prefixed].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ])
    expectNear(placesOf(zipSync({ '3D/3dmodel.model': utf16 })), placed(SHAPE))
    const extended = model(
      `<m:colorgroup id="9"><m:color color="#ff0000"/></m:colorgroup>${object(1, meshOf(SHAPE).replace('</mesh>', '<s:vertices><s:vertex x="1" y="1"/></s:vertices><b:beamlattice><b:beams><b:beam v1="0" v2="1"/></b:beams></b:beamlattice></mesh>'))}${object(2, meshOf(SHAPE), 'type="support"')}`,
      '<item objectid="1"/><item objectid="2"/>',
      'xmlns:m="http://schemas.microsoft.com/3dmanufacturing/material/2015/02" xmlns:s="x:slices" xmlns:b="x:beams" requiredextensions="m"',
    )
    expectNear(placesOf(single(extended)), placed(SHAPE))
    const found = readIt(single(extended))
    expect(found.ok && found.notices.map(({ key }) => key)).toEqual(['own-left-colours', 'own-left-supports', 'own-left-lines'])
  })
  test('the draft of the format, as its first programs wrote it', () => {
    const draft = model(`<color id="0" value="#79BC53"/>${object(1, meshOf(SHAPE))}`, '<item objectid="1"/>', 'unit="meter"')
    const bytes = single(draft.replace(CORE, 'http://schemas.microsoft.com/3dmanufacturing/2013/01'))
    expectNear(placesOf(bytes), placed(SHAPE, new Matrix4(), 1000))
    expect(readIt(bytes)).toMatchObject({ notices: [{ key: 'own-left-colours' }] })
  })
  test('of several models that a package begins with, the first counts', () => {
    const small = model(object(1, meshOf(SHAPE)), '<item objectid="1"/>')
    const relation = (target: string) => `<Relationship Target="${target}" Id="${target}" Type="${ROOT}"/>`
    const relations = `<Relationships xmlns="x">${relation('/3D/first.model')}${relation('/3D/second.model')}</Relationships>`
    const parts = {
      '_rels/.rels': relations,
      '3D/first.model': small,
      '3D/second.model': small.replace('<model ', '<model unit="inch" '),
    }
    expectNear(placesOf(packed(parts)), placed(SHAPE))
  })
  test('refused: what it needs and is not read, objects of themselves, bombs, corners and parts that are not there, damaged archives', () => {
    const refusal = (bytes: Uint8Array) => {
      const found = readIt(bytes)
      return found.ok ? undefined : found.reason
    }
    const one = object(1, meshOf(SHAPE))
    expect(
      refusal(single(model(one, '<item objectid="1"/>', 'xmlns:x="http://else.where" requiredextensions="x"'))),
    ).toMatchObject({ key: 'own-extension', says: { extension: 'http://else.where' } })
    const component = (id: number) => `<component objectid="${id}"/>`
    const circle = object(1, `<components>${component(2)}</components>`) + object(2, `<components>${component(1)}</components>`)
    expect(refusal(single(model(circle, '<item objectid="1"/>')))).toMatchObject({
      key: 'own-garbled',
      says: { expected: 'tree' },
    })
    const ten = (id: number) => object(id, `<components>${component(id - 1).repeat(10)}</components>`)
    const ids = Array.from({ length: 14 }, (_, i) => i + 2)
    expect(refusal(single(model(one + ids.map(ten).join(''), '<item objectid="15"/>')))).toMatchObject({
      key: 'own-too-many-triangles',
    })
    // The same of nothing is nothing, at once.
    const hollow = object(1, '<mesh><vertices/><triangles/></mesh>')
    expect(refusal(single(model(hollow + ids.map(ten).join(''), '<item objectid="15"/>')))).toMatchObject({ key: 'own-nothing' })
    expect(refusal(single(model(one, '<item objectid="7"/>')))).toMatchObject({
      key: 'own-garbled',
      says: { at: { path: '3d/3dmodel.model#7' } },
    })
    expect(refusal(single(model(one.replace('v3="1"', 'v3="9"'), '')))).toMatchObject({ key: 'own-no-such-corner' })
    expect(refusal(single(model(one.replace('y="2"', 'y="two"'), '')))).toMatchObject({ key: 'own-not-a-number' })
    expect(refusal(single('<model'))).toMatchObject({ key: 'own-garbled' })
    expect(refusal(single('<html/>'))).toMatchObject({ key: 'own-garbled', says: { expected: 'model' } })
    expect(refusal(packed({ 'other.model.txt': 'x' }))).toMatchObject({ key: 'own-garbled' })
    const good = single(model(one, '<item objectid="1"/>'))
    expect(refusal(good.slice(0, good.length / 2))).toMatchObject({ key: 'own-garbled' })
    // Megabytes of blanks in some kilobytes.
    const bomb = zipSync({ '3D/3dmodel.model': new Uint8Array(64 * 2 ** 20).fill(32) })
    expect(refusal(bomb)).toMatchObject({ key: 'own-too-big' })
  })
  test('a box is as large as its unit says', () => {
    const box = boxOf([0, 0, 0], [2, 1, 1])
    const shape = { corners: box.flat(), triangles: box.map((_, i): Vec => [3 * i, 3 * i + 1, 3 * i + 2]) }
    const places = placesOf(single(model(object(1, meshOf(shape)), '<item objectid="1"/>', 'unit="inch"')))
    expect(Math.max(...places.map(([x = 0]) => x))).toBeCloseTo(50.8, 3)
  })
})
