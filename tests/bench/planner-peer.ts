/** The same number of pieces drawn the way one writes first: a mesh for each. Runs in a page; for comparison only. */
import { BoxGeometry, DirectionalLight, Mesh, MeshStandardMaterial, PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { QUALITY_SETTINGS } from '../../src/scene/quality'

/** Frames a second while one of so many is moved, and draw calls of a frame; without shadows, in a picture as large as the window. */
export async function plainScene(count: number, steps: number): Promise<{ readonly fps: number; readonly calls: number }> {
  const scene = new Scene()
  const meshes = Array.from({ length: count }, (_, index) => {
    const mesh = new Mesh(new BoxGeometry(2, 1 + (index % 4), 1.4), new MeshStandardMaterial({ color: 0x8a8172 }))
    mesh.position.set(3 * (index % 22), 0, -3 * Math.floor(index / 22))
    scene.add(mesh)
    return mesh
  })
  const light = new DirectionalLight(0xffffff, 3)
  light.position.set(20, 60, 10)
  scene.add(light)
  const camera = new PerspectiveCamera(50, innerWidth / innerHeight, 1, 400)
  camera.position.set(33, 60, 40)
  camera.lookAt(33, 0, -20)
  const gl = new WebGLRenderer()
  // As the planner draws where its quality is `test`.
  gl.setPixelRatio(QUALITY_SETTINGS.test.dpr)
  gl.setSize(innerWidth, innerHeight)
  document.body.replaceChildren(gl.domElement)
  const began = performance.now()
  for (let step = 0; step < steps; step++) {
    await new Promise(requestAnimationFrame)
    const [mesh] = meshes
    if (mesh) mesh.position.x = step / 10
    gl.render(scene, camera)
  }
  const fps = (1000 * steps) / (performance.now() - began)
  const { calls } = gl.info.render
  gl.dispose()
  return { fps, calls }
}

Object.assign(window, { plainScene })
