/**
 * Silhouettes of miniatures behind or inside terrain: where terrain hides a miniature, a screen of dots in its seat's colour
 * shows it. Drawn after the terrain and before the miniatures, so that none shows through another or through itself. Silhouettes
 * use the coarse shape, and are drawn only after the first picture, so as not to delay it.
 */
import { BufferGeometry, Color, GreaterDepth, type Group, InstancedBufferAttribute, InstancedMesh, ShaderMaterial } from 'three'
import { SEAT_MARKS } from '../seats'
import { TABLE_ONLY } from '../sheets'
import { tableSet } from '../table-set'
import { coarseOf } from './coarse'
import { retellModels } from './models'

/** Render order between the terrain (0) and the miniatures. */
const ORDER = 0.5
export const FIGURES_ORDER = 1

const colour = new Color()

export function createShades(group: Group) {
  const material = new ShaderMaterial({
    depthFunc: GreaterDepth,
    depthWrite: false,
    // Prevents flickering where soles touch the ground.
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -8,
    vertexShader: `
      attribute vec3 aState;
      attribute vec3 aSeat;
      varying vec3 vSeat;
      varying float vGone;
      void main() {
        vSeat = aSeat;
        vGone = aState.x;
        gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      varying vec3 vSeat;
      varying float vGone;
      void main() {
        vec2 cell = mod(floor(gl_FragCoord.xy), 2.0);
        if (vGone > 0.5 || cell.x != cell.y) discard;
        gl_FragColor = vec4(vSeat, 1.0);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
  })
  const shades = new Map<
    string,
    { readonly shade: InstancedMesh; readonly mesh: InstancedMesh; readonly shape: BufferGeometry }
  >()
  let isTableSet = false
  let isGone = false
  void tableSet().then(() => {
    isTableSet = true
    if (!isGone) retellModels()
  })
  const drop = (key: string) => {
    const shade = shades.get(key)?.shade
    if (!shade) return
    group.remove(shade)
    // Disposes only of the shade's own attributes: disposing of the shared ones would leave the mesh that still uses them without
    // updates.
    for (const name of ['position', 'aState']) shade.geometry.deleteAttribute(name)
    shade.geometry.setIndex(null)
    shade.geometry.dispose()
    shades.delete(key)
  }
  /** A mesh of the coarse shape that shares the instances and fade states of the given mesh. */
  const shadeOf = (mesh: InstancedMesh, shape: BufferGeometry): InstancedMesh => {
    const room = mesh.instanceMatrix.count
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', shape.getAttribute('position'))
    geometry.setIndex(shape.index)
    geometry.setAttribute('aState', mesh.geometry.getAttribute('aState'))
    geometry.setAttribute('aSeat', new InstancedBufferAttribute(new Float32Array(room * 3), 3))
    const shade = new InstancedMesh(geometry, material, room)
    shade.instanceMatrix = mesh.instanceMatrix
    shade.frustumCulled = false
    shade.matrixAutoUpdate = false
    shade.renderOrder = ORDER
    shade.layers.mask = TABLE_ONLY.mask
    return shade
  }
  return {
    /** Updates the shade of this mesh; `fine` is its model's shape, `seats` are in the order of its instances. */
    follow(key: string, mesh: InstancedMesh, fine: BufferGeometry, seats: readonly (keyof typeof SEAT_MARKS)[]): void {
      if (!isTableSet) return
      const shape = coarseOf(fine, retellModels)
      const known = shades.get(key)
      const isSame = known?.mesh === mesh && known.shape === shape
      if (!isSame) drop(key)
      const shade = isSame ? known.shade : shadeOf(mesh, shape)
      if (!isSame) {
        group.add(shade)
        shades.set(key, { shade, mesh, shape })
      }
      const inks = shade.geometry.getAttribute('aSeat')
      seats.forEach((seat, i) => {
        colour.set(SEAT_MARKS[seat].colour)
        inks.setXYZ(i, colour.r, colour.g, colour.b)
      })
      inks.needsUpdate = true
      shade.count = mesh.count
    },
    show(isShown: boolean): void {
      for (const { shade } of shades.values()) shade.visible = isShown
    },
    /** Drops the shades of models that are no longer drawn. */
    sweep(keys: ReadonlySet<string>): void {
      for (const key of [...shades.keys()]) if (!keys.has(key)) drop(key)
    },
    dispose(): void {
      isGone = true
      for (const key of [...shades.keys()]) drop(key)
      material.dispose()
    },
  }
}
