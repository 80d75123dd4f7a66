/** The last step of drawing a picture, by quality: drawn directly, or through the passes of `finish-passes.ts`. */
import { ACESFilmicToneMapping, type PerspectiveCamera, type Scene, type WebGLRenderer } from 'three'

export interface Finish {
  setSize(width: number, height: number): void
  /** `tilt`: strength of the tilt-shift blur, 0 to 1. */
  render(dt: number, tilt: number): void
  dispose(): void
}

/** Exposure for the lamp's light, chosen so that the mat's mid-greys come out as mid-grey. */
const EXPOSURE = 1.36

/** One pass, with the film curve in every material: for the lowest quality, and for all until the passes are loaded. */
export function plainFinish(gl: WebGLRenderer, scene: Scene, camera: PerspectiveCamera): Finish {
  gl.toneMappingExposure = EXPOSURE
  gl.info.autoReset = false
  gl.toneMapping = ACESFilmicToneMapping
  return {
    setSize: () => undefined,
    render: () => gl.render(scene, camera),
    dispose: () => undefined,
  }
}
