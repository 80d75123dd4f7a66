/** The walls of the room: dark and warm, with a few lamps out of focus. */
import { useState } from 'react'
import { BackSide, ShaderMaterial } from 'three'
import { LATER } from './later'

export default function Walls({ middle }: { middle: [number, number, number] }) {
  const [material] = useState(
    () =>
      new ShaderMaterial({
        side: BackSide,
        depthWrite: false,
        vertexShader:
          'varying vec3 vTo;\nvoid main() { vTo = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
        fragmentShader: `
          varying vec3 vTo;
          float dot2(vec2 v) { return dot(v, v); }
          void main() {
            vec3 to = normalize(vTo);
            float up = to.y;
            float turn = atan(to.x, -to.z);
            vec3 colour = mix(vec3(0.022, 0.014, 0.009), vec3(0.011, 0.009, 0.010), smoothstep(-0.1, 0.6, up));
            float above = smoothstep(-0.12, 0.14, up);
            colour += above * vec3(0.075, 0.038, 0.014) * exp(-dot2(vec2(turn * 0.7 + 0.55, (up - 0.12) * 2.2)) * 3.0);
            colour += above * vec3(0.02, 0.028, 0.042) * exp(-dot2(vec2(turn * 0.8 - 1.6, (up - 0.2) * 2.0)) * 3.5);
            for (int i = 0; i < 14; i++) {
              float f = float(i);
              vec2 at = vec2(fract(f * 0.618 + 0.11) * 6.28 - 3.14, 0.06 + 0.26 * fract(f * 0.377));
              vec2 d = vec2(turn - at.x, (up - at.y) * 1.25);
              float size = 0.03 + 0.03 * fract(f * 0.53);
              float far = length(d);
              vec3 lamp = mix(vec3(0.16, 0.085, 0.03), vec3(0.06, 0.07, 0.09), step(0.7, fract(f * 0.29)));
              colour += above * lamp * (0.25 + 0.5 * fract(f * 0.71)) * (0.4 * smoothstep(size, size * 0.55, far) + 0.6 * exp(-far * far * 60.0));
            }
            gl_FragColor = vec4(colour, 1.0);
            #include <tonemapping_fragment>
            #include <colorspace_fragment>
          }`,
      }),
  )
  return (
    <mesh position={middle} material={material} renderOrder={LATER.walls} frustumCulled={false}>
      <sphereGeometry args={[260, 32, 20]} />
    </mesh>
  )
}
