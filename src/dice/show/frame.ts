/** Sweeps a profile around a rectangle with mitred corners: used for the tray's rim, lining and trim. Dice space. */
import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Tray } from '../throw/tray'

/** A point of a profile: distance outside the tray's inner edge, and height. */
export type ProfilePoint = readonly [out: number, up: number]

/** Sweeps the profile, given from the inside over the top outwards. `grain`: length of a texture tile in die edges. */
export function sweptFrame({ width, depth }: Tray, profile: readonly ProfilePoint[], grain: number): BufferGeometry {
  const positions: number[] = []
  const normals: number[] = []
  const spots: number[] = []
  const indices: number[] = []
  const lengths = profile.map(() => 0)
  for (let index = 1; index < profile.length; index++) {
    const [out = 0, up = 0] = profile[index] ?? []
    const [lastOut = 0, lastUp = 0] = profile[index - 1] ?? []
    lengths[index] = (lengths[index - 1] ?? 0) + Math.hypot(out - lastOut, up - lastUp)
  }
  // Corners counter-clockwise from above; each side runs from one to the next.
  const corners = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ] as const
  corners.forEach(([sx, sz], side) => {
    const [ex, ez] = corners[(side + 1) % 4] ?? [0, 0]
    const outwards = [(sx + ex) / 2, (sz + ez) / 2] as const
    for (let index = 0; index + 1 < profile.length; index++) {
      const [out0 = 0, up0 = 0] = profile[index] ?? []
      const [out1 = 0, up1 = 0] = profile[index + 1] ?? []
      const length = Math.hypot(out1 - out0, up1 - up0)
      const lean = -(up1 - up0) / length
      const rise = (out1 - out0) / length
      const first = positions.length / 3
      for (const [cx, cz] of [
        [sx, sz],
        [ex, ez],
      ] as const) {
        for (const [out, up, run] of [
          [out0, up0, lengths[index] ?? 0],
          [out1, up1, lengths[index + 1] ?? 0],
        ] as const) {
          const x = cx * (width / 2 + out)
          const z = cz * (depth / 2 + out)
          positions.push(x, up, z)
          normals.push(outwards[0] * lean, rise, outwards[1] * lean)
          spots.push((outwards[0] === 0 ? x : z) / grain + side * 0.37, run / grain + side * 0.31)
        }
      }
      indices.push(first, first + 1, first + 2, first + 1, first + 3, first + 2)
    }
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(spots, 2))
  geometry.setIndex(indices)
  return geometry
}

/** Profile points on an arc between two directions. Angles in quarter turns: 0 is outwards, 1 is up, 2 inwards. */
export function rounded(out: number, up: number, radius: number, from: number, to: number): readonly ProfilePoint[] {
  const steps = 5
  return Array.from({ length: steps + 1 }, (_, index): ProfilePoint => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 2
    return [out + radius * Math.cos(angle), up + radius * Math.sin(angle)]
  })
}
