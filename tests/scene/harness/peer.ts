/** The same table drawn the way one writes first: one mesh for every piece, ring, token and die. For comparison only. */
import {
  CylinderGeometry,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  RingGeometry,
  Scene,
  WebGLRenderer,
} from 'three'
import type { Look } from '../../../src/scene/look'
import { inches, toScene } from '../../../src/scene/space'
import { bodyOf } from '../../../src/scene/things/figures'
import { paintedMaterial } from '../../../src/scene/things/painted'
import { terrainBody } from '../../../src/scene/things/terrain'

/** Draw calls of one frame with shadows. */
export function peerCalls(look: Look): number {
  const scene = new Scene()
  const plain = new MeshBasicMaterial()
  const add = (mesh: Mesh, x: number, y: number, z: number) => {
    mesh.position.set(x, y, z)
    mesh.castShadow = true
    mesh.receiveShadow = true
    scene.add(mesh)
  }
  const ring = new RingGeometry(0.5, 0.6)
  const chit = new CylinderGeometry(0.2, 0.2, 0.07)
  for (const piece of look.terrain) {
    const { x, y, z } = toScene(piece.at)
    add(new Mesh(terrainBody(piece).model.geometry, paintedMaterial()), x, y, z)
  }
  for (const figure of look.figures) {
    const { x, y, z } = toScene(figure.at, figure.z)
    add(new Mesh(bodyOf(figure.model, inches(figure.radius)).model.geometry, paintedMaterial()), x, y, z)
    const flat = new Mesh(ring, plain)
    scene.add(flat)
    flat.position.set(x, y, z)
    for (const marker of figure.markers)
      for (let i = 0; i < marker.count; i++) add(new Mesh(chit, plain), x + 0.7, y, z + i * 0.3)
  }
  for (let i = 0; i < 40; i++) add(new Mesh(chit, plain), 40 + (i % 6), 0.4, -10 - Math.floor(i / 6))
  const light = new DirectionalLight()
  light.castShadow = true
  light.position.set(18, 60, -18)
  Object.assign(light.shadow.camera, { left: -40, right: 40, top: 40, bottom: -40, far: 200 })
  light.target.position.set(18, 0, -18)
  scene.add(light, light.target)
  const camera = new PerspectiveCamera(50, 1.6, 1, 300)
  camera.position.set(18, 70, 25)
  camera.lookAt(18, 0, -18)
  const gl = new WebGLRenderer({ canvas: document.createElement('canvas') })
  gl.setSize(320, 200)
  gl.shadowMap.enabled = true
  // The renderer counts the picture and its shadows together.
  gl.info.autoReset = false
  gl.render(scene, camera)
  const { calls } = gl.info.render
  gl.dispose()
  return calls
}
