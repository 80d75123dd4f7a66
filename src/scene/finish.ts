/** How the picture is finished, by quality: drawn plainly, or by passes of their own (`finish-passes.ts`). */
import { ACESFilmicToneMapping, type PerspectiveCamera, type Scene, type WebGLRenderer } from 'three'

export interface Finish {
  setSize(width: number, height: number): void
  /** `tilt`: how strong the miniature's blur is, 0 to 1. */
  render(dt: number, tilt: number): void
  dispose(): void
}

/** Set once, for the lamp: the mat's mid-greys land in the middle. */
const EXPOSURE = 1.36

/** One pass, with the film curve in every material: the lowest quality, and every quality until the passes are here. */
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
