/** Loads the decoders of packed models: only when a file needs one, and from the page's own files. */
import type { Unpackers } from './glb-door'
import type { Draco } from './glb-draco'
import type { Meshopt } from './glb-meshopt'

/** `draco`: the WebAssembly of its decoder. What cannot be loaded is not there, and the file is refused by the name of its packing. */
export async function unpackersFor(names: readonly (keyof Unpackers)[], draco?: () => Promise<ArrayBuffer>): Promise<Unpackers> {
  const found: { meshopt?: Meshopt; draco?: Draco } = {}
  try {
    if (names.includes('meshopt')) {
      const { MeshoptDecoder } = await import('meshoptimizer/decoder')
      await MeshoptDecoder.ready
      found.meshopt = MeshoptDecoder
    }
    // Made anew for every file: a damaged one may leave it unusable, and its memory never shrinks.
    if (names.includes('draco') && draco) {
      const [{ default: start }, wasmBinary] = await Promise.all([import('draco3d/draco_decoder_nodejs.js'), draco()])
      found.draco = await start({ wasmBinary })
    }
  } catch {
    // Not to be had just now, as when the device is offline.
  }
  return found
}
