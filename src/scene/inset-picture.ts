/** Draws the small picture (`inset.ts`), and what the loupe enlarges. Loaded after the first picture. */
import {
  ACESFilmicToneMapping,
  HalfFloatType,
  NoToneMapping,
  PerspectiveCamera,
  type Scene,
  ShaderMaterial,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js'
import { eyeOf, type Rig } from './camera/rig'
import type { Hole, InsetLook } from './inset'
import { showSheets } from './sheets'
import { toScene } from './space'
import { whole } from './things/painted'

/**
 * Angles of view in degrees: near things are seen as by the naked eye, far ones as through binoculars, so that their points are
 * distinguishable.
 */
const [NARROWEST, WIDEST] = [9, 58]
/** The share of the picture's height that `fit` takes up. */
const SHARE = 0.4

export function insetFov({ from, to, fit }: Pick<InsetLook, 'from' | 'to' | 'fit'>): number {
  const away = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)
  const fov = (2 * Math.atan2(fit / 2 / SHARE, Math.max(1, away)) * 180) / Math.PI
  return Math.min(WIDEST, Math.max(NARROWEST, fov))
}

function point(camera: PerspectiveCamera, fov: number, aspect: number, near: number): void {
  camera.fov = fov
  camera.aspect = aspect
  camera.near = near
  camera.far = 620
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld()
}

export function createInset(gl: WebGLRenderer, scene: Scene, isFinished: boolean) {
  const own = new PerspectiveCamera()
  const before = new Vector4()
  // If the main picture gets its film curve in a last pass, so does this one, so that materials need no second shader.
  const finish = isFinished ? createCurve(gl) : undefined
  const draw = (camera: PerspectiveCamera, { left, top, width, height }: Hole, high: number) => {
    gl.getViewport(before)
    const { autoClear } = gl
    gl.autoClear = true
    finish?.draw(scene, camera, width, height)
    const area = [left, high - top - height, width, height] as const
    gl.setViewport(...area)
    gl.setScissor(...area)
    gl.setScissorTest(true)
    if (finish) finish.show()
    else gl.render(scene, camera)
    gl.setScissorTest(false)
    gl.setViewport(before)
    gl.autoClear = autoClear
  }
  return {
    /** Draws what any camera sees. */
    drawFrom: draw,
    /** Draws what the viewer sees. The caller must hide the viewer's own miniature. */
    drawEye(look: InsetLook, hole: Hole, high: number): void {
      const [from, to] = [toScene(look.from, look.from.z), toScene(look.to, look.to.z)]
      own.position.set(from.x, from.y, from.z)
      own.lookAt(to.x, to.y, to.z)
      point(own, insetFov(look), hole.width / hole.height, 0.12)
      showSheets(own, 'everywhere', 'eye')
      whole(() => draw(own, hole, high))
    },
    drawTable(rig: Rig, hole: Hole, high: number): void {
      const { x, y, z } = eyeOf(rig)
      own.position.set(x, y, z)
      own.lookAt(rig.target.x, rig.target.y, rig.target.z)
      point(own, rig.fov, hole.width / hole.height, Math.max(0.12, rig.distance * 0.1))
      showSheets(own, 'everywhere', 'table')
      draw(own, hole, high)
    },
    dispose: () => finish?.dispose(),
  }
}

/** A picture drawn offscreen in full range, then copied to the canvas through the film curve. */
function createCurve(gl: WebGLRenderer) {
  const target = new WebGLRenderTarget(4, 4, { type: HalfFloatType, samples: 4, stencilBuffer: true })
  const quad = new FullScreenQuad(
    new ShaderMaterial({
      uniforms: { picture: { value: target.texture } },
      depthTest: false,
      depthWrite: false,
      vertexShader: 'varying vec2 vAt; void main() { vAt = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
      fragmentShader: `
        uniform sampler2D picture;
        varying vec2 vAt;
        void main() {
          gl_FragColor = vec4(texture2D(picture, vAt).rgb, 1.0);
          #include <tonemapping_fragment>
          #include <colorspace_fragment>
        }`,
    }),
  )
  return {
    draw(scene: Scene, camera: PerspectiveCamera, width: number, height: number): void {
      const ratio = gl.getPixelRatio()
      target.setSize(Math.round(width * ratio), Math.round(height * ratio))
      gl.setRenderTarget(target)
      gl.render(scene, camera)
      gl.setRenderTarget(null)
    },
    show(): void {
      gl.toneMapping = ACESFilmicToneMapping
      quad.render(gl)
      gl.toneMapping = NoToneMapping
    },
    dispose(): void {
      target.dispose()
      quad.dispose()
    },
  }
}
