/** Writers of packed models, and the decoder's file as the page would fetch it. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRDracoMeshCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { MeshoptEncoder } from 'meshoptimizer/encoder'
import { drawn } from './glb-made'

const require = createRequire(import.meta.url)

export const dracoWasm = async (): Promise<ArrayBuffer> =>
  new Uint8Array(await readFile(require.resolve('draco3d/draco_decoder.wasm'))).buffer

export async function packer(): Promise<NodeIO> {
  await MeshoptEncoder.ready
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRDracoMeshCompression, KHRMeshQuantization])
    .registerDependencies({
      'meshopt.encoder': MeshoptEncoder,
      'draco3d.encoder': await require('draco3d').createEncoderModule(),
    })
}

/** A document of triangles with an order: without one Draco packs nothing. */
export function ordered(places: Float32Array) {
  const made = drawn(places)
  const names = Uint16Array.from({ length: places.length / 3 }, (_, i) => i)
  made.primitive.setIndices(made.list('SCALAR', names))
  return made
}

/** `colour`: of its only material, red, green, blue and how solid it is. */
export async function packedWithDraco(places: Float32Array, colour?: [number, number, number, number]): Promise<Uint8Array> {
  const { document, primitive } = ordered(places)
  if (colour) primitive.setMaterial(document.createMaterial().setBaseColorFactor(colour))
  document.createExtension(KHRDracoMeshCompression).setRequired(true)
  return (await packer()).writeBinary(document)
}
