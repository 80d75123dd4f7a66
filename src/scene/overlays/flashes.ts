/** Shots and clashes as light: tracers and sparks, in one instanced mesh. */
import {
  AdditiveBlending,
  DoubleSide,
  DynamicDrawUsage,
  type Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  ShaderMaterial,
  Vector3,
} from 'three'
import type { Director } from '../director'

const ROOM = 32

/** Quads that turn about their long axis to face the camera; a spark is as long as it is wide. */
export function createFlashes(group: Group, director: Director) {
  const geometry = new PlaneGeometry(2, 2)
  geometry.setAttribute('aFlash', new InstancedBufferAttribute(new Float32Array(ROOM * 4), 4))
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    vertexShader: `
      attribute vec4 aFlash;
      varying vec2 vAt;
      varying vec4 vFlash;
      void main() {
        vAt = position.xy;
        vFlash = aFlash;
        vec3 middle = instanceMatrix[3].xyz;
        vec3 along = instanceMatrix[0].xyz;
        float width = length(instanceMatrix[1].xyz);
        vec3 to = normalize(cameraPosition - middle);
        vec3 side = normalize(cross(along, to)) * width;
        if (aFlash.x > 0.5) {
          vec3 right = normalize(cross(vec3(0.0, 1.0, 0.0), to));
          along = right * width;
          side = cross(to, right) * width;
        }
        gl_Position = projectionMatrix * viewMatrix * vec4(middle + along * position.x + side * position.y, 1.0);
      }`,
    fragmentShader: `
      varying vec2 vAt;
      varying vec4 vFlash;
      void main() {
        float t = vFlash.y;
        float light;
        if (vFlash.x > 0.5) {
          float r = length(vAt);
          float ring = exp(-pow((r - t * 0.8) * 6.0, 2.0));
          float star = pow(max(0.0, 1.0 - abs(vAt.x * vAt.y) * 30.0), 3.0) * max(0.0, 1.0 - r);
          light = (ring * 0.7 + star * 1.6 + exp(-r * r * 9.0)) * (1.0 - t);
        } else {
          float head = vFlash.z > 0.5 ? 1.0 : mix(-1.0, 1.15, min(1.0, t * 1.9));
          float tail = vFlash.z > 0.5 ? 1.0 : smoothstep(head - 1.1, head, vAt.x) * step(vAt.x, head);
          light = exp(-vAt.y * vAt.y * 14.0) * tail * (1.0 - smoothstep(0.5, 1.0, t)) * 2.6 + exp(-vAt.y * vAt.y * 2.5) * tail * 0.28 * (1.0 - t);
        }
        vec3 warm = mix(vec3(1.0, 0.42, 0.12), vec3(1.0, 0.86, 0.55), clamp(light, 0.0, 1.0));
        gl_FragColor = vec4(warm * light * 2.4, 1.0);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
  })
  const mesh = new InstancedMesh(geometry, material, ROOM)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  mesh.frustumCulled = false
  mesh.renderOrder = 40
  mesh.visible = false
  group.add(mesh)
  const matrix = new Matrix4()
  const from = new Vector3()
  const to = new Vector3()
  const middle = new Vector3()
  const turn = new Quaternion()
  const X = new Vector3(1, 0, 0)
  return {
    frame(reduced: boolean): void {
      const flashes = mesh.geometry.getAttribute('aFlash')
      let i = 0
      const spark = (at: Vector3, size: number, t: number) => {
        if (i >= ROOM) return
        mesh.setMatrixAt(i, matrix.compose(at, turn.identity(), new Vector3(size, size, size)))
        flashes.setXYZW(i++, 1, t, 0, 0)
      }
      for (const running of director.effects()) {
        const { effect } = running
        const t = director.progress(running)
        if (effect.type === 'clash') spark(middle.set(effect.at.x, effect.at.y, effect.at.z), 0.9, reduced ? 0.35 : t)
        if (effect.type !== 'shot') continue
        from.set(effect.from.x, effect.from.y, effect.from.z)
        to.set(effect.to.x, effect.to.y, effect.to.z)
        const long = from.distanceTo(to)
        if (i < ROOM) {
          turn.setFromUnitVectors(X, to.clone().sub(from).normalize())
          mesh.setMatrixAt(i, matrix.compose(middle.lerpVectors(from, to, 0.5), turn, new Vector3(long / 2, 0.11, 0.11)))
          flashes.setXYZW(i++, 0, reduced ? 0.4 : t, reduced ? 1 : 0, 0)
        }
        if (t < 0.45) spark(from, 0.55, t / 0.45)
        if (effect.hit && t > 0.4) spark(to, 0.85, (t - 0.4) / 0.6)
      }
      mesh.visible = i > 0
      mesh.count = i
      if (i === 0) return
      mesh.instanceMatrix.needsUpdate = true
      flashes.needsUpdate = true
    },
    dispose(): void {
      group.remove(mesh)
      geometry.dispose()
      material.dispose()
      mesh.dispose()
    },
  }
}
