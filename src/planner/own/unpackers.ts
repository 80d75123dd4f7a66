/** Loads the decoders of packed models: only when a file needs one, and from the page's own files. */
import type { Unpackers } from './glb-door'

/** `wasm`: that of the Draco decoder. What cannot be loaded is not there, and the file is refused by the name of its packing. */
export async function unpackersFor(names: readonly (keyof Unpackers)[], wasm?: () => Promise<ArrayBuffer>): Promise<Unpackers> {
  try {
    return {
      ...(names.includes('meshopt') ? await meshopt() : {}),
      ...(names.includes('draco') && wasm ? await draco(wasm) : {}),
    }
  } catch {
    // Not to be had just now, as when the device is offline.
    return {}
  }
}

async function meshopt(): Promise<Unpackers> {
  const [{ MeshoptDecoder }, { unpackedView }] = await Promise.all([import('meshoptimizer/decoder'), import('./glb-meshopt')])
  await MeshoptDecoder.ready
  return { meshopt: (...view) => unpackedView(MeshoptDecoder, ...view) }
}

/** Made anew for every file: a damaged one may leave it unusable, and its memory never shrinks. */
async function draco(wasm: () => Promise<ArrayBuffer>): Promise<Unpackers> {
  const [{ default: start }, { unpackedMesh }, wasmBinary] = await Promise.all([
    import('draco3d/draco_decoder_nodejs.js'),
    import('./glb-draco'),
    wasm(),
  ])
  const decoder = await start({ wasmBinary })
  return { draco: (...mesh) => unpackedMesh(decoder, ...mesh) }
}
