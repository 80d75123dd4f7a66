/**
 * Miniatures behind or inside terrain, seen through it: where terrain hides one, its silhouette shows as a screen of dots in its
 * seat's colour. Drawn after the terrain and before the miniatures, so that none is seen through another or through itself.
 */
import { Color, GreaterDepth, type Group, InstancedBufferAttribute, InstancedMesh, ShaderMaterial } from 'three'
import { SEAT_MARKS } from '../seats'
import { TABLE_ONLY } from '../sheets'

/** Between the terrain (0) and the miniatures. */
const ORDER = 0.5
export const FIGURES_ORDER = 1

const colour = new Color()

export function createShades(group: Group) {
  const material = new ShaderMaterial({
    depthFunc: GreaterDepth,
    depthWrite: false,
    // Soles touch the ground: they must not flicker there.
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
  const shades = new Map<string, InstancedMesh>()
  const drop = (key: string, shade: InstancedMesh) => {
    group.remove(shade)
    shade.dispose()
    shades.delete(key)
  }
  return {
    /** The shade of this mesh, in the same places; `seats` in the order of its instances. */
    follow(key: string, mesh: InstancedMesh, seats: readonly (keyof typeof SEAT_MARKS)[]): void {
      let shade = shades.get(key)
      if (shade && shade.geometry !== mesh.geometry) {
        drop(key, shade)
        shade = undefined
      }
      if (!shade) {
        const room = mesh.instanceMatrix.count
        mesh.geometry.setAttribute('aSeat', new InstancedBufferAttribute(new Float32Array(room * 3), 3))
        shade = new InstancedMesh(mesh.geometry, material, room)
        shade.instanceMatrix = mesh.instanceMatrix
        shade.frustumCulled = false
        shade.matrixAutoUpdate = false
        shade.renderOrder = ORDER
        shade.layers.mask = TABLE_ONLY.mask
        group.add(shade)
        shades.set(key, shade)
      }
      const inks = mesh.geometry.getAttribute('aSeat')
      seats.forEach((seat, i) => {
        colour.set(SEAT_MARKS[seat].colour)
        inks.setXYZ(i, colour.r, colour.g, colour.b)
      })
      inks.needsUpdate = true
      shade.count = mesh.count
    },
    /** Those of models that are no longer drawn go. */
    sweep(keys: ReadonlySet<string>): void {
      for (const [key, shade] of [...shades]) if (!keys.has(key)) drop(key, shade)
    },
    dispose(): void {
      for (const [key, shade] of [...shades]) drop(key, shade)
      material.dispose()
    },
  }
}
