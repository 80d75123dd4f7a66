/**
 * Pictures for tests that show what is where instead of how it looks: the rules' solids seen from a point, each piece in a flat
 * colour that encodes its number; or the drawn evidence alone, in its own colours. No light, no smoothing. Drawn offscreen with
 * the canvas' own renderer, and read back.
 */
import {
  Color,
  DoubleSide,
  LinearSRGBColorSpace,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  PerspectiveCamera,
  Scene,
  WebGLRenderTarget,
} from 'three'
import type { Layer, Point3, SightPiece } from '../geometry/sight'
import type { Ref } from '../table/piece'
import type { Lens } from './life'
import { solidShape } from './overlays/solid-shape'
import { type Sheet, showSheets } from './sheets'
import { toScene } from './space'

/** Eye and target in units; the angle of view in degrees; side of the square picture in pixels. */
export interface View {
  readonly from: Point3
  readonly to: Point3
  readonly fov: number
  readonly size: number
}

export interface IdentityView extends View {
  /** Which layers of the target are drawn, and which of all other pieces. */
  readonly target: Ref
  readonly ofTarget: readonly Layer[]
  readonly layers: readonly Layer[]
  /** Pieces that are not drawn. If `only` is given, just these pieces and the target are drawn. */
  readonly except: readonly Ref[]
  readonly only?: readonly Ref[]
}

/** Rows from the bottom up, each from the left, run-length encoded in pairs: a number, and how many pixels have it. */
export interface Picture {
  readonly runs: readonly number[]
}

/** Near plane in inches: closer than any solid is to an eye. */
const NEAR = 0.05

function cameraOf({ from, to, fov }: View): PerspectiveCamera {
  const [eye, aim] = [toScene(from, from.z), toScene(to, to.z)]
  const camera = new PerspectiveCamera(fov, 1, NEAR, 400)
  camera.position.set(eye.x, eye.y, eye.z)
  camera.lookAt(aim.x, aim.y, aim.z)
  camera.updateMatrixWorld()
  return camera
}

/** Renders offscreen, and returns the colour of each pixel as one number. */
function read({ gl }: Lens, scene: Scene, camera: PerspectiveCamera, size: number): Picture {
  const target = new WebGLRenderTarget(size, size, { minFilter: NearestFilter, magFilter: NearestFilter })
  const pixels = new Uint8Array(size * size * 4)
  const { autoClear } = gl
  const [ground, opacity] = [gl.getClearColor(new Color()).clone(), gl.getClearAlpha()]
  gl.autoClear = true
  gl.setClearColor(0, 1)
  gl.setRenderTarget(target)
  gl.render(scene, camera)
  gl.readRenderTargetPixels(target, 0, 0, size, size, pixels)
  gl.setRenderTarget(null)
  gl.setClearColor(ground, opacity)
  gl.autoClear = autoClear
  target.dispose()
  const runs: number[] = []
  for (let i = 0; i < pixels.length; i += 4) {
    const colour = ((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0)
    if (runs.length > 0 && runs[runs.length - 2] === colour) runs[runs.length - 1] = (runs[runs.length - 1] ?? 0) + 1
    else runs.push(colour, 1)
  }
  return { runs }
}

/** Each piece has the number 1 + its index in the list; 0 is empty space. */
export function identityPictures(lens: Lens, pieces: readonly SightPiece[], views: readonly IdentityView[]): readonly Picture[] {
  const scene = new Scene()
  const meshes = pieces.flatMap(({ ref, solids }, i) => {
    const id = i + 1
    const colour = new Color().setRGB((id >> 16) / 255, ((id >> 8) & 255) / 255, (id & 255) / 255, LinearSRGBColorSpace)
    const isBody = solids.some(({ layer }) => layer === 'hull')
    const material = new MeshBasicMaterial({
      color: colour,
      side: DoubleSide,
      toneMapped: false,
      fog: false,
      // The surface under a body coincides with the body's underside, and would otherwise cover it when seen from below.
      polygonOffset: isBody,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 2,
    })
    return [...new Set(solids.map(({ layer = 'terrain' }) => layer))].map((layer) => {
      const mesh = new Mesh(solidShape(solids.filter((solid) => (solid.layer ?? 'terrain') === layer)), material)
      scene.add(mesh)
      return { ref, layer, mesh }
    })
  })
  const pictures = views.map((view) => {
    const { target, ofTarget, layers, except, only } = view
    for (const { ref, layer, mesh } of meshes)
      mesh.visible =
        ref === target
          ? ofTarget.includes(layer)
          : layers.includes(layer) && !except.includes(ref) && (only === undefined || only.includes(ref))
    return read(lens, scene, cameraOf(view), view.size)
  })
  for (const { mesh } of meshes) {
    mesh.geometry.dispose()
    mesh.material.dispose()
  }
  return pictures
}

/** The drawn evidence on one sheet (`sheets.ts`) on black, exactly as a player sees it. */
export function evidencePicture(lens: Lens, sheet: Extract<Sheet, 'marks' | 'line'>, view: View): Picture {
  const { scene } = lens
  const { background } = scene
  const camera = cameraOf(view)
  showSheets(camera, sheet)
  scene.background = null
  const picture = read(lens, scene, camera, view.size)
  scene.background = background
  return picture
}
