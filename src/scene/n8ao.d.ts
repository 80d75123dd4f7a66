/** Types for the part of n8ao that is used; the package has none. */
declare module 'n8ao' {
  import type { Pass } from 'postprocessing'
  import type { Camera, Color, Scene } from 'three'

  export class N8AOPostPass extends Pass {
    constructor(scene: Scene, camera: Camera, width?: number, height?: number)
    readonly configuration: {
      aoRadius: number
      distanceFalloff: number
      intensity: number
      color: Color
      halfRes: boolean
      depthAwareUpsampling: boolean
      gammaCorrection: boolean
      aoSamples: number
      denoiseSamples: number
      denoiseRadius: number
      screenSpaceRadius: boolean
      autoRenderBeauty: boolean
    }
    setQualityMode(mode: 'Performance' | 'Low' | 'Medium' | 'High' | 'Ultra'): void
  }
}
