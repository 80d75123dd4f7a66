/**
 * Damaged files of every format that is read: none of them throws, every refusal has words in both languages and names the place, and
 * none takes long or much memory. The same damage in every run.
 */
import { readFileSync } from 'node:fs'
import { EXTMeshoptCompression } from '@gltf-transform/extensions'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Reason } from '../../src/kernel'
import { seeded } from '../../src/kernel'
import { anyFile } from '../../src/planner/imports/any-file'
import { firstAsked, laidOut } from '../../src/planner/imports/asked'
import { makePiece, openFile } from '../../src/planner/own/make'
import type { Work } from '../../src/planner/own/mesh'
import { PROPOSE } from '../../src/planner/own/propose'
import { loadReader, needsOf } from '../../src/planner/own/read'
import type { FilePlace } from '../../src/planner/own/said'
import { thinnerReady } from '../../src/planner/own/thin'
import { unpackersFor } from '../../src/planner/own/unpackers'
import { unzipped } from '../../src/planner/own/zip'
import { checkedLayout, writeLayout } from '../../src/planner/read'
import { EN } from '../../src/ui/words/en'
import { EN_PLANNING } from '../../src/ui/words/en-planning'
import { FR } from '../../src/ui/words/fr'
import { FR_PLANNING } from '../../src/ui/words/fr-planning'
import { type AnyPhrases, inWords } from '../../src/ui/words/speak'
import { speaker } from '../../src/ui/words/speaker'
import { DAMAGE, type InText } from './damage'
import { dracoWasm, ordered, packedWithDraco, packer } from './own/packers'
import { apart, asciiStl, binaryStl, boxOf, glb, glbOfTriangles, obj, type Triangle, text } from './own/shapes'
import { sample } from './sample'

const BOX = boxOf([0, 0, 0], [50, 40, 30])
const CORNERS = BOX.flat()
const HEADER = (encoding: string) =>
  `ply\nformat ${encoding} 1.0\nelement vertex ${CORNERS.length}\nproperty float x\nproperty float y\nproperty float z\nelement face ${BOX.length}\nproperty list uchar int vertex_indices\nend_header\n`
const PLY = `${HEADER('ascii')}${CORNERS.map((at) => at.join(' ')).join('\n')}\n${BOX.map((_, i) => `3 ${3 * i} ${3 * i + 1} ${3 * i + 2}`).join('\n')}\n`
const binaryPly = (): Uint8Array => {
  const head = text(HEADER('binary_little_endian'))
  const bytes = new Uint8Array(head.length + 12 * CORNERS.length + 13 * BOX.length)
  const view = new DataView(bytes.buffer)
  bytes.set(head)
  let at = head.length
  for (const value of CORNERS.flat()) {
    view.setFloat32(at, value, true)
    at += 4
  }
  BOX.forEach((_, i) => {
    view.setUint8(at++, 3)
    for (let k = 0; k < 3; k++, at += 4) view.setInt32(at, 3 * i + k, true)
  })
  return bytes
}
const XML = `<model xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02" unit="millimeter"><resources><object id="1"><mesh><vertices>${CORNERS.map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`).join('')}</vertices><triangles>${BOX.map((_, i) => `<triangle v1="${3 * i}" v2="${3 * i + 1}" v3="${3 * i + 2}"/>`).join('')}</triangles></mesh></object><object id="2"><components><component objectid="1" transform="1 0 0 0 1 0 0 0 1 5 5 5"/></components></object></resources><build><item objectid="2"/></build></model>`
const package3mf = (xml: string) => zipSync({ '3D/3dmodel.model': strToU8(xml) })
/** With bones, a sparse list, instances, morphs and materials: everything that a reader has a place for. */
function rich(): Uint8Array {
  const places = new Float32Array(BOX.flat(2))
  const base64 = (values: ArrayBufferView) => Buffer.from(values.buffer).toString('base64')
  const json = {
    asset: { version: '2.0' },
    extensionsUsed: ['EXT_mesh_gpu_instancing'],
    scene: 0,
    scenes: [{ nodes: [0, 2] }, { nodes: [1] }],
    nodes: [
      { mesh: 0, skin: 0, children: [1] },
      { translation: [1, 2, 3], rotation: [0, 0, 0, 1], scale: [1, -1, 1] },
      { mesh: 0, weights: [0.5], extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 4 } } } },
    ],
    meshes: [
      {
        primitives: [
          { attributes: { POSITION: 0, JOINTS_0: 2, WEIGHTS_0: 3 }, indices: 1, material: 0, targets: [{ POSITION: 0 }] },
        ],
        weights: [0.1],
      },
    ],
    skins: [{ joints: [1] }],
    materials: [{ pbrMetallicRoughness: { baseColorFactor: [1, 0.5, 0, 1], baseColorTexture: { index: 0, texCoord: 0 } } }],
    textures: [{ source: 0 }],
    images: [{ uri: 'data:image/png;base64,AAAA' }, { uri: 'stone.png' }],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: places.length / 3,
        type: 'VEC3',
        sparse: { count: 1, indices: { bufferView: 1, componentType: 5123 }, values: { bufferView: 0, byteOffset: 12 } },
      },
      { bufferView: 1, componentType: 5123, count: places.length / 3, type: 'SCALAR' },
      { componentType: 5121, count: places.length / 3, type: 'VEC4' },
      { bufferView: 0, componentType: 5126, normalized: false, count: places.length / 3, type: 'VEC4', byteOffset: 0 },
      { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3' },
    ],
    bufferViews: [
      { buffer: 0, byteLength: places.byteLength },
      { buffer: 1, byteLength: (2 * places.length) / 3 },
    ],
    buffers: [
      { byteLength: places.byteLength, uri: `data:application/octet-stream;base64,${base64(places)}` },
      {
        byteLength: (2 * places.length) / 3,
        uri: `data:;base64,${base64(Uint16Array.from({ length: places.length / 3 }, (_, i) => i))}`,
      },
    ],
  }
  const weights = json.accessors[3]
  if (weights) Object.assign(weights, { count: places.length / 3, componentType: 5121, bufferView: 0 })
  return text(JSON.stringify(json))
}

/** A scene of Foundry: a room with a door. */
const SCENE = {
  name: 'Room',
  width: 2000,
  height: 1500,
  padding: 0.25,
  grid: { type: 1, size: 100 },
  background: { src: 'maps/room.webp' },
  walls: [
    { c: [600, 500, 1600, 500], move: 20, sight: 20, door: 0 },
    { c: [1600, 500, 1600, 900], move: 20, sight: 20, door: 0 },
    { c: [1600, 900, 1600, 1000], move: 20, sight: 20, door: 1, ds: 0 },
  ],
  tokens: [],
  lights: [],
}

const plainText: InText = (bytes, change) => text(change(new TextDecoder().decode(bytes)))
const inGlb: InText = (bytes, change) => {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true)
  const json = change(new TextDecoder().decode(bytes.subarray(20, 20 + size)))
  // Written again around whatever the text has become.
  const whole = glb({}, bytes.slice(28 + size))
  const words = text(json.padEnd(4 * Math.ceil(json.length / 4)))
  const made = new Uint8Array(whole.length - 4 + words.length)
  made.set(whole.subarray(0, 20))
  made.set(words, 20)
  made.set(whole.subarray(24), 20 + words.length)
  const view = new DataView(made.buffer)
  view.setUint32(8, made.length, true)
  view.setUint32(12, words.length, true)
  return made
}
const inZip =
  (name: string): InText =>
  (bytes, change) => {
    const files = unzipSync(bytes)
    return zipSync({ ...files, [name]: text(change(new TextDecoder().decode(files[name]))) })
  }

interface Format {
  readonly name: string
  readonly bytes: Uint8Array
  readonly inText?: InText
}
let formats: readonly Format[] = []
beforeAll(async () => {
  await Promise.all([thinnerReady, loadReader('a.3mf', package3mf(XML))])
  const { gltf, bin } = apart(glbOfTriangles(BOX))
  const meshopt = ordered(new Float32Array(BOX.flat(2)))
  meshopt.document.createExtension(EXTMeshoptCompression).setRequired(true)
  const packed = await (await packer()).writeBinary(meshopt.document)
  formats = [
    { name: 'binary.stl', bytes: binaryStl(BOX) },
    { name: 'text.stl', bytes: text(asciiStl(BOX)), inText: plainText },
    { name: 'a.obj', bytes: text(obj(BOX)), inText: plainText },
    { name: 'text.ply', bytes: text(PLY), inText: plainText },
    { name: 'binary.ply', bytes: binaryPly() },
    { name: 'a.3mf', bytes: package3mf(XML), inText: inZip('3D/3dmodel.model') },
    { name: 'a.glb', bytes: glbOfTriangles(BOX), inText: inGlb },
    { name: 'rich.gltf', bytes: rich(), inText: plainText },
    { name: 'meshopt.glb', bytes: packed, inText: inGlb },
    { name: 'draco.glb', bytes: await packedWithDraco(new Float32Array(BOX.flat(2))), inText: inGlb },
    { name: 'kit.zip', bytes: zipSync({ 'kit/a.gltf': gltf, 'kit/a.bin': bin }), inText: inZip('kit/a.gltf') },
    { name: 'crypt.dd2vtt', bytes: readFileSync('tests/fixtures/layouts/crypt.dd2vtt'), inText: plainText },
    { name: 'ruins-tts.json', bytes: readFileSync('tests/fixtures/layouts/ruins-tts.json'), inText: plainText },
    { name: 'scene.json', bytes: text(JSON.stringify(SCENE)), inText: plainText },
    { name: 'layout.json', bytes: text(writeLayout(sample())), inText: plainText },
  ].map((format) => ({ ...format, bytes: new Uint8Array(format.bytes) }))
})

type Outcome = 'made' | Reason
/** Memory of lists and what else lies outside the heap, at its most while something is worked at. */
let most = 0
function watched<Made>(work: Work<Made>): Made {
  const before = process.memoryUsage().arrayBuffers
  for (let step = work.next(); ; step = work.next()) {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    if (step.done) return step.value
  }
}

/** All the way to a piece or a layout, as the worker and the page go. */
async function outcome(name: string, bytes: Uint8Array): Promise<Outcome> {
  if (/vtt$|json$/.test(name)) {
    const read = watched(anyFile(new TextDecoder().decode(bytes), name))
    if (!read.ok) return read.reason
    if ('document' in read.value) return 'made'
    const { foreign } = read.value
    const laid = watched(laidOut(foreign, firstAsked(foreign.looks)))
    if (!laid) throw new Error('it was not laid out')
    if (!laid.made.ok) return laid.made.reason
    expect(checkedLayout(JSON.parse(JSON.stringify(laid.made.value.document))).ok).toBe(true)
    for (const reason of laid.made.value.left) expectWorded(reason)
    return 'made'
  }
  const isZip = name.endsWith('.zip') && bytes[0] === 0x50 && bytes[1] === 0x4b
  const given = isZip ? watched(unzipped(name, bytes)) : { ok: true as const, files: { name, bytes, beside: [] } }
  if (!given.ok) return given.reason
  const { files } = given
  await loadReader(files.name, files.bytes)
  const { opened, unpackers: names } = watched(needsOf(files.name, files.bytes, files))
  const unpackers = names.length > 0 ? await unpackersFor(names, dracoWasm) : {}
  const found = watched(openFile(files.name, files.bytes, 200, { ...files, unpackers, ...(opened ? { opened } : {}) }))
  if (!found.ok) return found.reason
  const made = makePiece(found, { unit: { in: 'mm' }, up: found.found.up, heading: 0 }, { ...PROPOSE, way: 'hulls' })
  return made.ok ? 'made' : made.reason
}

const DICTIONARIES: readonly (readonly [readonly AnyPhrases[], 'en' | 'fr'])[] = [
  [[EN.layout, EN_PLANNING], 'en'],
  [[FR.layout, FR_PLANNING], 'fr'],
]
type Place = FilePlace | string | number
const placeIn = (at: Place): string => (typeof at === 'object' ? `${Object.values(at)[0]}` : `${at}`)
function expectWorded(reason: Reason): void {
  for (const [dictionaries, language] of DICTIONARIES) {
    const words = inWords(reason, dictionaries, speaker(language))
    expect(words).toMatch(/^[^[].{10,}/s)
    expect(words).not.toMatch(/undefined|NaN|\[object/)
    const at = (reason.says as { readonly at?: Place } | undefined)?.at
    // A file that is missing is named in its stead.
    if (at !== undefined && reason.key !== 'own-missing')
      expect(words.replace(/\s/g, '')).toContain(placeIn(at).replace(/\s/g, ''))
  }
}
const KEYS_WITHOUT_PLACE =
  /^own-(unknown-format|foreign|too-big|too-many-triangles|nothing|too-large|too-small|no-model|missing)$|^import-(foreign|nothing|all-beyond|too-many)$|^(edit|layout|file)-/

async function tried(name: string, bytes: Uint8Array): Promise<Outcome> {
  most = 0
  const before = process.cpuUsage()
  const found = await outcome(name, bytes)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6, 'seconds').toBeLessThan(4)
  // What an archive swells to in one step is sixteen megabytes, twice over.
  expect(most / 2 ** 20, 'megabytes').toBeLessThan((/3mf$|zip$/.test(name) ? 64 : 32) + (20 * bytes.length) / 2 ** 20)
  if (found === 'made') return found
  expectWorded(found)
  if (!KEYS_WITHOUT_PLACE.test(found.key)) expect(found.says, found.key).toHaveProperty('at')
  return found
}

describe('damage of forty kinds', () => {
  test('whole, every format is read', async () => {
    expect(Object.keys(DAMAGE).length).toBeGreaterThanOrEqual(40)
    const found = await Promise.all(formats.map(async ({ name, bytes }) => [name, await outcome(name, bytes)]))
    expect(found).toEqual(formats.map(({ name }) => [name, 'made']))
  })
  for (const [kind, damage] of Object.entries(DAMAGE))
    test(kind, async () => {
      let seen = 0
      for (const [which, { name, bytes, inText }] of formats.entries())
        for (let seed = 0; seed < 3; seed++) {
          const damaged = damage(bytes, seeded(1000 * which + seed), inText)
          if (!damaged) continue
          try {
            await tried(name, damaged)
          } catch (error) {
            throw new Error(`${name}, seed ${seed}: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
          }
          seen++
        }
      expect(seen).toBeGreaterThanOrEqual(27)
    })
})

describe('files that were made to do harm', () => {
  const triangle: readonly Triangle[] = [
    [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ],
  ]
  const harm = (more: object) => glbOfTriangles(triangle, more)
  const keyOf = async (name: string, bytes: Uint8Array) => {
    const found = await tried(name, bytes)
    return found === 'made' ? found : found.key
  }
  test('nodes in a ring, twice in a tree, or millions', async () => {
    expect(await keyOf('a.glb', harm({ nodes: [{ mesh: 0, children: [1] }, { children: [0] }] }))).toBe('own-garbled')
    expect(await keyOf('a.glb', harm({ nodes: [{ mesh: 0, children: [0] }] }))).toBe('own-garbled')
    expect(await keyOf('a.glb', harm({ nodes: [{ children: [1, 1] }, { mesh: 0 }] }))).toBe('own-garbled')
    expect(await keyOf('a.glb', harm({ nodes: new Array(300_000).fill({}) }))).toBe('own-garbled')
  })
  test('lists that claim more than is there', async () => {
    const accessor = { bufferView: 0, componentType: 5126, type: 'VEC3' }
    for (const more of [
      { count: 12_000_000 },
      { count: 2 ** 53 },
      { count: 4, byteOffset: 2 ** 40 },
      { count: -3 },
      { count: 3, byteOffset: -4 },
      { count: 3.5 },
      { count: 11_999_997, bufferView: undefined },
    ])
      expect(await keyOf('a.glb', harm({ accessors: [{ ...accessor, ...more }] })), JSON.stringify(more)).toMatch(/^own-/)
    for (const view of [
      { buffer: 0, byteLength: 2 ** 40 },
      { buffer: 0, byteLength: -1 },
      { buffer: 0, byteOffset: -36, byteLength: 36 },
      { buffer: 7, byteLength: 36 },
      { buffer: 0, byteLength: 36, byteStride: 2 ** 31 },
    ])
      expect(await keyOf('a.glb', harm({ bufferViews: [view] })), JSON.stringify(view)).toMatch(/^own-/)
  })
  test('a few hundred bytes that stand for millions', async () => {
    const sparse = { count: 12_000_000, indices: { bufferView: 0, componentType: 5121 }, values: { bufferView: 0 } }
    const claims = { componentType: 5126, count: 12_000_000, type: 'VEC3' }
    expect(await keyOf('a.glb', harm({ accessors: [{ ...claims, sparse }] }))).toBe('own-cut-short')
    const instances = { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 1 } } }
    const accessors = [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }, claims]
    expect(await keyOf('a.glb', harm({ nodes: [{ mesh: 0, extensions: instances }], accessors }))).toBe('own-garbled')
    const order = { componentType: 5125, count: 12_000_000, type: 'SCALAR' }
    const meshes = [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }]
    expect(await keyOf('a.glb', harm({ meshes, accessors: [accessors[0], order] }))).toBe('own-cut-short')
    const lying = binaryStl(triangle)
    new DataView(lying.buffer).setUint32(80, 4_000_000, true)
    expect(await keyOf('a.stl', lying)).toBe('own-cut-short')
    expect(await keyOf('a.ply', text(PLY.replace('vertex 36', 'vertex 11999999')))).toBe('own-cut-short')
    expect(await keyOf('a.ply', text(PLY.replace('face 12', 'face 999999999999')))).toBe('own-cut-short')
  })
  test('archives that swell', async () => {
    const blanks = strToU8(XML.replace('<build>', `${' '.repeat(60_000_000)}<build>`))
    expect(await keyOf('a.3mf', zipSync({ '3D/3dmodel.model': blanks }))).toBe('own-too-big')
    const zeros = zipSync({ 'a.stl': new Uint8Array(30_000_000) })
    // Thirty megabytes of zeros are no model, and less than a thirtieth of a percent of what they become.
    expect(await outcome('a.zip', zeros)).toMatchObject({ key: 'own-nothing' })
    const lying = zipSync({ 'a.stl': new Uint8Array(30_000_000) })
    const view = new DataView(lying.buffer)
    view.setUint32(view.getUint32(lying.length - 6, true) + 24, 1000, true)
    expect(await keyOf('a.zip', lying)).toBe('own-cut-short')
  })
  test('a package whose objects stand in each other, and one of a million by ten steps of four', async () => {
    const object = (id: number, parts: string) => `<object id="${id}"><components>${parts}</components></object>`
    const ring = XML.replace('objectid="1" transform', 'objectid="2" transform')
    expect(await keyOf('a.3mf', package3mf(ring))).toBe('own-garbled')
    const steps = Array.from({ length: 10 }, (_, i) => object(i + 3, `<component objectid="${i + 2}"/>`.repeat(4))).join('')
    const many = XML.replace('</resources>', `${steps}</resources>`).replace('<item objectid="2"', '<item objectid="12"')
    expect(await keyOf('a.3mf', package3mf(many))).toBe('own-too-many-triangles')
  })
})
