/** Types for the part of the package `draco3d` that is used; the package has none. */
declare module 'draco3d/draco_decoder_nodejs.js' {
  import type { Draco } from './glb-draco'

  const start: (how: { readonly wasmBinary: ArrayBuffer }) => Promise<Draco>
  export default start
}
