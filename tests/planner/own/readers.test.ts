import { describe, expect, test } from 'vitest'
import { toBase64 } from '../../../src/planner/own/base64'
import { finish, LIMITS } from '../../../src/planner/own/mesh'
import { pictureMesh } from '../../../src/planner/own/picture-mesh'
import { estimate, readFile } from '../../../src/planner/own/read'
import { asciiStl, binaryStl, boxOf, glb, glbOfTriangles, obj, text } from './shapes'

const BOX = boxOf([0, 0, 0], [50, 40, 30])
const read = (name: string, bytes: Uint8Array) => finish(readFile(name, bytes))
const meshOf = (name: string, bytes: Uint8Array) => {
  const found = read(name, bytes)
  if (!found.ok) throw new Error(JSON.stringify(found.reason))
  return found
}
const refusalOf = (name: string, bytes: Uint8Array) => {
  const found = read(name, bytes)
  if (found.ok) throw new Error('it was read')
  return found.reason
}
const placesOf = (name: string, bytes: Uint8Array) => {
  const { mesh } = meshOf(name, bytes)
  return [...mesh.triangles].map((corner) => [...mesh.positions.slice(3 * corner, 3 * corner + 3)])
}

describe('the same box in every format', () => {
  const corners = BOX.flat().map((p) => [...p])
  test.each([
    ['binary STL', 'box.stl', binaryStl(BOX)],
    ['STL in text', 'box.STL', text(asciiStl(BOX))],
    ['OBJ', 'box.obj', text(obj(BOX))],
    ['GLB', 'box.glb', glbOfTriangles(BOX)],
    ['GLB by another name', 'box.bin', glbOfTriangles(BOX)],
  ])('%s', (_, name, bytes) => {
    expect(placesOf(name, bytes)).toEqual(corners)
  })
  test('a binary STL whose header begins with "solid" is read by its size', () => {
    const bytes = binaryStl(BOX)
    bytes.set(text('solid facet normal'))
    expect(placesOf('box.stl', bytes)).toEqual(corners)
  })
})

test('remarks in an STL of text are passed over, before its first word, too', () => {
  const remarked = `# made by hand\n# twice\n${asciiStl(BOX).replace(/\n/g, ' # so\n # and so\n')}`
  expect(placesOf('box.stl', text(remarked))).toEqual(placesOf('box.stl', text(asciiStl(BOX))))
})

describe('STL refused', () => {
  test('cut short: by byte, and in text by line', () => {
    expect(refusalOf('a.stl', binaryStl(BOX).slice(0, 300))).toMatchObject({ key: 'own-cut-short', says: { at: { byte: 300 } } })
    const words = asciiStl(BOX)
    expect(refusalOf('a.stl', text(words.slice(0, 700)))).toMatchObject({
      key: 'own-garbled',
      says: { at: { line: expect.any(Number) } },
    })
    expect(refusalOf('a.stl', text(words.replace('endsolid', '')))).toMatchObject({ key: 'own-cut-short' })
  })
  test('not a number, at its byte and at its line', () => {
    const bytes = binaryStl(BOX)
    new DataView(bytes.buffer).setFloat32(84 + 12 + 8, Number.NaN, true)
    expect(refusalOf('a.stl', bytes)).toMatchObject({ key: 'own-not-a-number', says: { at: { byte: 104 } } })
    for (const wrong of ['nan', '1e999', 'inf', '12x', '0x10', '-'])
      expect(refusalOf('a.stl', text(asciiStl(BOX).replace(/vertex \S+/, `vertex ${wrong}`)))).toMatchObject({
        key: 'own-not-a-number',
        says: { at: { line: 4 } },
      })
  })
  test('a header that promises more than may be', () => {
    const bytes = new Uint8Array(84)
    new DataView(bytes.buffer).setUint32(80, 0xffffffff, true)
    expect(refusalOf('a.stl', bytes)).toMatchObject({ key: 'own-garbled' })
    expect(refusalOf('a.stl', new Uint8Array(84))).toMatchObject({ key: 'own-nothing' })
  })
})

describe('OBJ', () => {
  test('faces of many corners, counted backwards, with texture places and normals, over two lines', () => {
    const file =
      'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvt 0 0\nvn 0 0 1\ng wall\nusemtl brick\ns off\nf 1/1/1 2//1 3/1 \\\n 4\nf -4 -3 -2\n'
    const { mesh, notices } = meshOf('a.obj', text(file))
    expect([...mesh.triangles]).toEqual([0, 1, 2, 0, 2, 3, 0, 1, 2])
    expect(notices).toEqual([])
  })
  test('corners may bring colours; materials in other files are left out with a notice', () => {
    const file = 'mtllib http://example.org/a.mtl\r\nv 0 0 0 1 0 0\r\nv 1 0 0 1 1 1\r\nv 0 1 0 0.5 0 0\r\nf 1 2 3\r\nl 1 2\r\n'
    const { mesh, notices } = meshOf('a.obj', text(file))
    expect([...(mesh.colours ?? [])]).toEqual([255, 0, 0, 255, 255, 255, 55, 0, 0])
    expect(notices).toMatchObject([
      { key: 'own-left-materials', says: { at: { line: 1 }, name: 'http://example.org/a.mtl' } },
      { key: 'own-left-lines', says: { elements: 1 } },
    ])
  })
  test('remarks behind a line, slashes without numbers, and materials in the same file', () => {
    const file =
      'newmtl Blue\nKa 0.5 0.5 0.5\nKd 0 0.5 0.7\nmap_Kd blue.png\nillum 2\nv 0 0 0 # the corner\nv 1 0 0\nv 0 1 0 1 0 0 # red\nf 1// 2// 3// # flat\nf 1/1/ 2/2/ 3/3/\nf 3/ 2 1\n'
    const { mesh } = meshOf('a.obj', text(file))
    expect([...mesh.triangles]).toEqual([0, 1, 2, 0, 1, 2, 2, 1, 0])
    expect([...(mesh.colours ?? [])].slice(6)).toEqual([255, 0, 0])
    expect(refusalOf('a.obj', text('v 0 0 0\nv 1 0 0\nf 1 2 # 3\n'))).toMatchObject({
      key: 'own-garbled',
      says: { at: { line: 3 } },
    })
  })
  test('refused: commands, other files, corners that are not there, garbage; each with its line', () => {
    const start = 'v 0 0 0\nv 1 0 0\nv 0 1 0\n'
    const at = (line: number) => ({ at: { line } })
    expect(refusalOf('a.obj', text(`${start}csh rm -rf /\nf 1 2 3\n`))).toMatchObject({ key: 'own-reference', says: at(4) })
    expect(refusalOf('a.obj', text(`${start}call other.obj\n`))).toMatchObject({ key: 'own-reference', says: at(4) })
    expect(refusalOf('a.obj', text(`${start}f 1 2 4\n`))).toMatchObject({ key: 'own-no-such-corner', says: at(4) })
    expect(refusalOf('a.obj', text(`${start}f 1 2 -9\n`))).toMatchObject({ key: 'own-no-such-corner', says: at(4) })
    expect(refusalOf('a.obj', text(`${start}f 1 2\n`))).toMatchObject({ key: 'own-garbled', says: at(4) })
    expect(refusalOf('a.obj', text(`${start}f 1 2 0\n`))).toMatchObject({ key: 'own-garbled', says: at(4) })
    expect(refusalOf('a.obj', text('<html>\n'))).toMatchObject({ key: 'own-garbled', says: at(1) })
    expect(refusalOf('a.obj', text('v 1 2\n'))).toMatchObject({ key: 'own-garbled', says: at(1) })
    expect(refusalOf('a.obj', text(start))).toMatchObject({ key: 'own-nothing' })
  })
})

describe('GLB', () => {
  const [triangle] = BOX
  const one = triangle ? [triangle] : []
  test('nodes are put in their places; a mirrored one keeps its outside outside', () => {
    expect(placesOf('a.glb', glbOfTriangles(one, {}, { translation: [1, 2, 3], scale: [2, 2, 2] }))[0]).toEqual([1, 2, 3])
    const mirrored = placesOf('a.glb', glbOfTriangles(one, {}, { scale: [-1, 1, 1] }))
    expect(mirrored.map(([x = 0, y, z]) => [-x + 0, y, z])).toEqual(
      [one[0]?.[0], one[0]?.[2], one[0]?.[1]].map((p) => [...(p ?? [])]),
    )
    const turned = placesOf(
      'a.glb',
      glbOfTriangles(
        [
          [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ],
        ],
        {},
        { rotation: [0, 0, Math.SQRT1_2, Math.SQRT1_2] },
      ),
    )
    expect(turned[0]?.map((n) => Math.round(n * 1e5) / 1e5 + 0)).toEqual([0, 1, 0])
  })
  test('the colour of a material is the colour of its corners; a picture that is not to be had is left out with a notice', () => {
    const materials = [{ pbrMetallicRoughness: { baseColorFactor: [1, 0.5, 0, 1], baseColorTexture: { index: 0 } } }]
    const more = { materials, textures: [{ source: 0 }], images: [{ bufferView: 0, mimeType: 'image/png' }] }
    const meshes = [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }]
    const { mesh, notices } = meshOf('a.glb', glbOfTriangles(one, { ...more, meshes }))
    expect([...(mesh.colours ?? [])].slice(0, 3)).toEqual([255, 128, 0])
    expect(notices).toMatchObject([{ key: 'own-left-textures' }])
  })
  test('a picture that was decoded colours the corners by their places on it', () => {
    const places = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0.25, 0.5, 0.75, 0.5, 1.25, -0.5])
    const bytes = glb(
      {
        asset: { version: '2.0' },
        scenes: [{ nodes: [0] }],
        nodes: [{ mesh: 0 }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, material: 0 }] }],
        materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
        textures: [{ source: 0 }],
        images: [{ bufferView: 0 }],
        accessors: [
          { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' },
          { bufferView: 0, byteOffset: 36, componentType: 5126, count: 3, type: 'VEC2' },
        ],
        bufferViews: [{ buffer: 0, byteLength: 60 }],
        buffers: [{ byteLength: 60 }],
      },
      new Uint8Array(places.buffer),
    )
    const images = [{ width: 2, height: 1, data: new Uint8Array([255, 0, 0, 255, 0, 0, 255, 255]) }]
    const found = finish(readFile('a.glb', bytes, { images }))
    if (!found.ok) throw new Error(found.reason.key)
    expect([...(found.mesh.colours ?? [])]).toEqual([255, 0, 0, 0, 0, 255, 255, 0, 0])
  })
  const refused = (more: object, node: object = {}) => refusalOf('a.glb', glbOfTriangles(one, more, node))
  test('what lies in other files or elsewhere is never fetched, but named; with nothing else in it the file is refused', () => {
    const more = (uri: string) => ({ buffers: [{ uri, byteLength: 36 }] })
    for (const uri of [
      'http://example.org/a.bin',
      'data:text/html;base64,PHNjcmlwdD4=',
      'file:///etc/passwd',
      'javascript:alert(1)',
    ])
      expect(refused(more(uri))).toMatchObject({ key: 'own-reference', says: { at: { path: 'buffers[0].uri' }, to: uri } })
    for (const uri of ['a.bin', '../a.bin', '/etc/passwd'])
      expect(refused(more(uri))).toMatchObject({ key: 'own-missing', says: { at: { path: 'buffers[0].uri' }, name: uri } })
    expect(refused({ bufferViews: [{ buffer: 1, byteLength: 36 }] })).toMatchObject({ key: 'own-reference' })
  })
  test('an address that no shape lies at is let be; a picture of a layout may not even have that', () => {
    const bytes = glbOfTriangles(one, { extensions: { ANY_thing: { deep: [{ url: 'http://example.org/' }] } } })
    expect(meshOf('a.glb', bytes).mesh.triangles.length).toBe(3)
    expect(pictureMesh(toBase64(bytes))).toBeUndefined()
    expect(pictureMesh(toBase64(glbOfTriangles(one, { buffers: [{ byteLength: 36, uri: 'a.bin' }] })))).toBeUndefined()
  })
  test('a picture in another file is left out by name, and the shape comes in; a picture of a layout may name none', () => {
    const materials = [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }]
    const meshes = [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }]
    const images = [{ uri: 'Textures/colormap.png' }]
    const bytes = glbOfTriangles(one, { materials, meshes, images, textures: [{ source: 0 }] })
    const { mesh, notices } = meshOf('a.glb', bytes)
    expect([...mesh.positions]).toEqual(one.flat(2))
    expect(notices).toMatchObject([
      { key: 'own-left-materials', says: { at: { path: 'images[0].uri' }, name: 'Textures/colormap.png' } },
      { key: 'own-left-textures', says: { images: 1 } },
    ])
    expect(pictureMesh(toBase64(glbOfTriangles(one)))).toBeDefined()
    expect(pictureMesh(toBase64(bytes))).toBeUndefined()
  })
  test('extensions that leave the shape alone are let through, though the file requires them', () => {
    const extensionsRequired = [
      'KHR_lights_punctual',
      'KHR_materials_pbrSpecularGlossiness',
      'KHR_materials_variants',
      'EXT_texture_webp',
      'KHR_texture_basisu',
      'KHR_technique_webgl',
    ]
    const textures = [{ extensions: { EXT_texture_webp: { source: 0 } } }]
    const materials = [{ pbrMetallicRoughness: { baseColorFactor: [1, 0, 0, 1], baseColorTexture: { index: 0 } } }]
    const meshes = [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }]
    const { mesh, notices } = meshOf('a.glb', glbOfTriangles(one, { extensionsRequired, textures, materials, meshes }))
    expect([...(mesh.colours ?? [])].slice(0, 3)).toEqual([255, 0, 0])
    expect(notices).toMatchObject([{ key: 'own-left-textures' }])
  })
  test('extensions that it cannot be read without are refused by name', () => {
    expect(refused({ extensionsRequired: ['ANY_shape_of_its_own'] })).toMatchObject({
      key: 'own-extension',
      says: { extension: 'ANY_shape_of_its_own' },
    })
    expect(refused({ extensionsRequired: 'x' })).toMatchObject({ key: 'own-garbled' })
  })
  test('what does not fit is refused where it stands', () => {
    expect(refused({ bufferViews: [{ buffer: 0, byteLength: 99 }] })).toMatchObject({
      key: 'own-cut-short',
      says: { at: { path: 'bufferViews[0]' } },
    })
    expect(refused({ accessors: [{ bufferView: 0, componentType: 5126, count: 99, type: 'VEC3' }] })).toMatchObject({
      key: 'own-cut-short',
    })
    expect(refused({ accessors: [{ componentType: 5126, count: 4e9, type: 'VEC3' }] })).toMatchObject({
      key: 'own-too-many-triangles',
    })
    expect(refused({ accessors: [{ bufferView: 0, componentType: 9, count: 3, type: '__proto__' }] })).toMatchObject({
      key: 'own-garbled',
    })
    expect(refused({}, { matrix: [1, 2, 3] })).toMatchObject({ key: 'own-not-a-number' })
    expect(refused({}, { children: [0] })).toMatchObject({ key: 'own-garbled', says: { at: { path: 'nodes[0]' } } })
    expect(refused({}, { scale: [1e8, 1e8, 1e8], translation: [1e8, 1e8, 2e9] })).toMatchObject({ key: 'own-not-a-number' })
    expect(refused({ asset: { version: '3.0' } })).toMatchObject({ key: 'own-garbled', says: { at: { path: 'asset.version' } } })
    for (const first of [{ asset: { version: '1.0' } }, { asset: {}, meshes: { wall: { primitives: [] } } }])
      expect(refused(first)).toMatchObject({ key: 'own-foreign', says: { looks: 'gltf-1' } })
    const whole = glbOfTriangles(one)
    expect(refusalOf('a.glb', whole.slice(0, -9))).toMatchObject({
      key: 'own-cut-short',
      says: { at: { byte: whole.length - 9 } },
    })
    expect(refusalOf('a.glb', text('glTF'))).toMatchObject({ key: 'own-cut-short' })
  })
})

describe('the door', () => {
  test('unknown files, empty ones and glTF without a version', () => {
    expect(refusalOf('a.stl', new Uint8Array(0))).toMatchObject({ key: 'own-unknown-format', says: { why: 'empty' } })
    expect(refusalOf('a.gltf', text('{}'))).toMatchObject({ key: 'own-garbled', says: { at: { path: 'asset.version' } } })
    expect(refusalOf('a.exe', text('MZ'))).toMatchObject({ key: 'own-unknown-format', says: { why: 'unknown' } })
  })
  test('what a file will take is estimated before it is read; too much is refused', () => {
    const found = estimate('box.stl', binaryStl(BOX))
    expect(found).toMatchObject({ ok: true, value: { format: 'stl', triangles: 14 } })
    const huge = { length: LIMITS.bytes + 1 } as Uint8Array
    expect(estimate('a.stl', huge)).toMatchObject({ ok: false, reason: { key: 'own-too-big' } })
    expect(finish(readFile('a.stl', huge))).toMatchObject({ ok: false, reason: { key: 'own-too-big' } })
  })
})
