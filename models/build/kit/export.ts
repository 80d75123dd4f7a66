/** Writes a GLB file with one mesh, one primitive and one material: validated by the Khronos validator, quantized, compressed. */
import { Document, Logger, WebIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, KHRMaterialsEmissiveStrength } from '@gltf-transform/extensions'
import { dedup, meshopt, prune, reorder, weld } from '@gltf-transform/functions'
import { validateBytes } from 'gltf-validator'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'
import { colour, FINISHES, GLOW, STUFF } from './finish'
import type { Painted } from './paint'
import { png } from './png'

await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready])

const screen = (v: number) => Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055))

/** The palette as two PNG strips, one texel for each finish: `surface` has roughness and metalness, `glow` the emitted colour. */
function strips(): { surface: Uint8Array<ArrayBuffer>; glow: Uint8Array<ArrayBuffer> } {
  const surface = new Uint8Array(FINISHES.length * 3)
  const glow = new Uint8Array(FINISHES.length * 3)
  FINISHES.forEach((name, i) => {
    const stuff = STUFF[name]
    surface.set([255, Math.round(stuff.rough * 255), Math.round(stuff.metal * 255)], 3 * i)
    if (stuff.glow) glow.set(colour(stuff.glow).map(screen), 3 * i)
  })
  return { surface: png(FINISHES.length, 1, surface), glow: png(FINISHES.length, 1, glow) }
}

export function documentOf(name: string, { mesh, colours, finishes }: Painted): Document {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.ERROR))
  const buffer = document.createBuffer()
  const root = document.getRoot()
  root.getAsset().generator = 'Sightline models'
  root.getAsset().copyright = 'Sightline contributors, MIT'
  const { surface, glow } = strips()
  const nearest = (info: ReturnType<ReturnType<Document['createMaterial']>['getEmissiveTextureInfo']>) =>
    info?.setMagFilter(9728).setMinFilter(9728).setWrapS(33071).setWrapT(33071)
  const material = document
    .createMaterial('painted')
    .setMetallicRoughnessTexture(document.createTexture('finish').setImage(surface).setMimeType('image/png'))
    .setEmissiveTexture(document.createTexture('glow').setImage(glow).setMimeType('image/png'))
    .setEmissiveFactor([1, 1, 1])
    .setExtension(
      'KHR_materials_emissive_strength',
      document.createExtension(KHRMaterialsEmissiveStrength).createEmissiveStrength().setEmissiveStrength(GLOW),
    )
  nearest(material.getMetallicRoughnessTextureInfo())
  nearest(material.getEmissiveTextureInfo())
  const coordinates = new Float32Array(finishes.length * 2)
  finishes.forEach((u, i) => {
    coordinates.set([u, 0.5], 2 * i)
  })
  const rgb = new Uint16Array(colours.length)
  colours.forEach((c, i) => {
    rgb[i] = Math.round(Math.min(1, Math.max(0, c)) * 65535)
  })
  const rgba = new Uint16Array((rgb.length / 3) * 4)
  for (let i = 0; i < rgb.length / 3; i++)
    rgba.set([rgb[3 * i] as number, rgb[3 * i + 1] as number, rgb[3 * i + 2] as number, 65535], 4 * i)
  const accessor = (
    type: 'VEC2' | 'VEC3' | 'VEC4',
    data: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
    normalized = false,
  ) => document.createAccessor().setType(type).setArray(data).setNormalized(normalized).setBuffer(buffer)
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', accessor('VEC3', new Float32Array(mesh.positions)))
    .setAttribute('NORMAL', accessor('VEC3', new Float32Array(mesh.normals)))
    .setAttribute('COLOR_0', accessor('VEC4', rgba, true))
    .setAttribute('TEXCOORD_0', accessor('VEC2', coordinates))
    .setIndices(document.createAccessor().setType('SCALAR').setArray(new Uint32Array(mesh.indices)).setBuffer(buffer))
  document.createScene(name).addChild(document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive)))
  return document
}

export const io = (): WebIO =>
  new WebIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder })

async function checked(name: string, bytes: Uint8Array): Promise<void> {
  const report = await validateBytes(bytes)
  if (report.issues.numErrors + report.issues.numWarnings > 0)
    throw new Error(`${name} is not valid: ${JSON.stringify(report.issues.messages.slice(0, 5))}`)
}

/** The file's bytes; throws if the validator complains before or after compression. */
export async function written(name: string, model: Painted): Promise<Uint8Array> {
  const document = documentOf(name, model)
  await document.transform(weld(), dedup(), prune({ keepAttributes: true, keepSolidTextures: true }))
  await checked(name, await io().writeBinary(document))
  await document.transform(
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    meshopt({
      encoder: MeshoptEncoder,
      level: 'high',
      quantizePosition: 14,
      quantizeNormal: 10,
      quantizeColor: 10,
      quantizeTexcoord: 12,
    }),
  )
  const bytes = await io().writeBinary(document)
  await checked(`${name}, compressed`, bytes)
  return bytes
}
