/** Loads the decoders of packed models from the page's own files, when a file needs one. */
import type { Unpackers } from './glb-door'

/**
 * `wasm`: the WebAssembly of the Draco decoder. A decoder that cannot be loaded is omitted, and the file is then refused with the
 * name of its extension.
 */
export async function unpackersFor(names: readonly (keyof Unpackers)[], wasm?: () => Promise<ArrayBuffer>): Promise<Unpackers> {
  try {
    return {
      ...(names.includes('meshopt') ? await meshopt() : {}),
      ...(names.includes('draco') && wasm ? await draco(wasm) : {}),
    }
  } catch {
    // Loading failed, for example because the device is offline.
    return {}
  }
}

async function meshopt(): Promise<Unpackers> {
  const [{ MeshoptDecoder }, { unpackedView }] = await Promise.all([import('meshoptimizer/decoder'), import('./glb-meshopt')])
  await MeshoptDecoder.ready
  return { meshopt: (...view) => unpackedView(MeshoptDecoder, ...view) }
}

/** A new decoder for every file: a damaged file may leave it unusable, and its memory never shrinks. */
async function draco(wasm: () => Promise<ArrayBuffer>): Promise<Unpackers> {
  const [{ default: start }, { unpackedMesh }, wasmBinary] = await Promise.all([
    import('draco3d/draco_decoder_nodejs.js'),
    import('./glb-draco'),
    wasm(),
  ])
  const decoder = await start({ wasmBinary })
  return { draco: (...mesh) => unpackedMesh(decoder, ...mesh) }
}
