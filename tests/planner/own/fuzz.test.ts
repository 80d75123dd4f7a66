import fc from 'fast-check'
import { zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { makePiece, openFile } from '../../../src/planner/own/make'
import { finish } from '../../../src/planner/own/mesh'
import { PROPOSE } from '../../../src/planner/own/propose'
import { loadReader, needsOf } from '../../../src/planner/own/read'
import { thinnerReady } from '../../../src/planner/own/thin'
import { asciiStl, binaryStl, boxOf, glbOfTriangles, obj, text } from './shapes'

const BOX = boxOf([0, 0, 0], [50, 40, 30])
const CORNERS = BOX.flat()
const PLY = `ply\nformat ascii 1.0\nelement vertex ${CORNERS.length}\nproperty float x\nproperty float y\nproperty float z\nelement face ${BOX.length}\nproperty list uchar int vertex_indices\nend_header\n${CORNERS.map((at) => at.join(' ')).join('\n')}\n${BOX.map((_, i) => `3 ${3 * i} ${3 * i + 1} ${3 * i + 2}`).join('\n')}\n`
const XML = `<model xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources><object id="1"><mesh><vertices>${CORNERS.map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`).join('')}</vertices><triangles>${BOX.map((_, i) => `<triangle v1="${3 * i}" v2="${3 * i + 1}" v3="${3 * i + 2}"/>`).join('')}</triangles></mesh></object></resources><build><item objectid="1"/></build></model>`
const WHOLE = [
  binaryStl(BOX),
  text(asciiStl(BOX)),
  text(obj(BOX)),
  glbOfTriangles(BOX),
  text(PLY),
  zipSync({ '3D/3dmodel.model': text(XML) }, { level: 0 }),
] as const
const NAMES = ['a.stl', 'a.stl', 'a.obj', 'a.glb', 'a.ply', 'a.3mf'] as const

beforeAll(() => Promise.all([thinnerReady, loadReader('a.3mf', WHOLE[5])]))

/** All the way to a piece, or to a reason: nothing is thrown. */
function outcome(name: string, bytes: Uint8Array): string {
  finish(needsOf(name, bytes))
  const opened = finish(openFile(name, bytes, 200))
  if (!opened.ok) return opened.reason.key
  const made = makePiece(opened, { unit: { in: 'mm' }, up: opened.found.up, heading: 0 }, { ...PROPOSE, way: 'hulls' })
  return made.ok ? 'made' : made.reason.key
}
const isTyped = (key: string) => key === 'made' || key.startsWith('own-')

test('random bytes are refused with a reason, under every name', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(...NAMES, 'a.txt', ''), (bytes, name) => {
      expect(outcome(name, bytes)).toSatisfy(isTyped)
    }),
    { numRuns: 500 },
  )
})

test('files cut anywhere, and files with bytes changed', () => {
  for (const [i, whole] of WHOLE.entries()) expect(outcome(NAMES[i] as string, whole)).toBe('made')
  fc.assert(
    fc.property(
      fc.nat({ max: NAMES.length - 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat({ max: 255 })), { maxLength: 4 }),
      (which, share, changes) => {
        const whole = WHOLE[which] as Uint8Array
        const bytes = whole.slice(0, Math.ceil(whole.length * (share < 0.3 ? 1 : share)))
        for (const [where, value] of changes) bytes[Math.floor(where * bytes.length)] = value
        expect(outcome(NAMES[which] as string, bytes)).toSatisfy(isTyped)
      },
    ),
    { numRuns: 300 },
  )
})

test('words of the text formats in any order', () => {
  const word = fc.constantFrom(
    'solid',
    'facet',
    'outer',
    'loop',
    'vertex',
    'endloop',
    'endfacet',
    'endsolid',
    'v',
    'f',
    'vn',
    '1',
    '-2',
    '1e9',
    '1e-300',
    'nan',
    '/',
    '1/2',
    '\n',
    '\n',
    '\\',
    '\\\n',
    '#',
    '\t',
    '\0',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), fc.constantFrom('a.stl', 'a.obj'), (words, name) => {
      expect(outcome(name, text(words.join(' ')))).toSatisfy(isTyped)
    }),
    { numRuns: 500 },
  )
})

test('any JSON in a GLB', () => {
  const json = { asset: { version: '2.0' } }
  const odd = fc.jsonValue({ maxDepth: 3 })
  const part = fc.oneof(
    odd,
    fc.array(
      fc.dictionary(
        fc.constantFrom(
          'mesh',
          'primitives',
          'attributes',
          'POSITION',
          'indices',
          'children',
          'bufferView',
          'buffer',
          'byteLength',
          'byteOffset',
          'count',
          'type',
          'componentType',
          'nodes',
          'mode',
          'matrix',
        ),
        fc.oneof(odd, fc.integer({ min: -1, max: 3 })),
      ),
    ),
  )
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          'scene',
          'scenes',
          'nodes',
          'meshes',
          'accessors',
          'bufferViews',
          'materials',
          'images',
          'textures',
          'skins',
        ),
        part,
      ),
      (more) => {
        expect(outcome('a.glb', glbOfTriangles(BOX, { ...json, ...more }))).toSatisfy(isTyped)
      },
    ),
    { numRuns: 150 },
  )
})
