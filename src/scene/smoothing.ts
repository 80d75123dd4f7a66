/**
 * Smooth edges for a picture at rest on a device too slow for smoothing every frame: the average of several pictures, each shifted
 * by less than a pixel (Haeberli and Akeley, The accumulation buffer, 1990). Loaded after the first picture.
 */
import { FramebufferTexture, NearestFilter, type PerspectiveCamera, ShaderMaterial, Vector2, type WebGLRenderer } from 'three'
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js'

/** How many pictures are averaged. */
export const PICTURES = 8

/** The van der Corput sequence: evenly spread between 0 and 1. */
function spread(index: number, base: number): number {
  let value = 0
  for (let [left, part] = [index, 1 / base]; left > 0; left = Math.floor(left / base), part /= base) value += (left % base) * part
  return value
}

/** Shifts the camera by less than a pixel of this ratio; the first picture, index 0, is not shifted. */
export function shift(camera: PerspectiveCamera, index: number, width: number, height: number, ratio: number): void {
  if (index === 0) camera.clearViewOffset()
  else camera.setViewOffset(width, height, (spread(index, 2) - 0.5) / ratio, (spread(index, 3) - 0.5) / ratio, width, height)
}

export function createSmoothing(gl: WebGLRenderer) {
  const size = new Vector2()
  let before: FramebufferTexture | undefined
  const material = new ShaderMaterial({
    uniforms: { before: { value: null }, share: { value: 0 } },
    transparent: true,
    depthTest: false,
    depthWrite: false,
    vertexShader: 'varying vec2 vAt; void main() { vAt = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `
      uniform sampler2D before;
      uniform float share;
      varying vec2 vAt;
      void main() { gl_FragColor = vec4(texture2D(before, vAt).rgb, share); }`,
  })
  const quad = new FullScreenQuad(material)
  const fresh = (): FramebufferTexture => {
    before?.dispose()
    const made = new FramebufferTexture(size.x, size.y)
    made.minFilter = NearestFilter
    made.magFilter = NearestFilter
    material.uniforms.before = { value: made }
    return made
  }
  return {
    /** Called after the picture with this index has been drawn: the canvas then shows the average of it and those before. */
    add(index: number): void {
      gl.getDrawingBufferSize(size)
      if (index > 0 && before) {
        material.uniforms.share = { value: index / (index + 1) }
        const { autoClear } = gl
        gl.autoClear = false
        quad.render(gl)
        gl.autoClear = autoClear
      }
      if (!before || before.image.width !== size.x || before.image.height !== size.y) before = fresh()
      gl.copyFramebufferToTexture(before)
    },
    dispose(): void {
      before?.dispose()
      quad.dispose()
      material.dispose()
    },
  }
}
