/** The shape of a measuring tape along a path: a band for each leg and a round turn at each bend. Scene space; pure. */
import type { Spot } from '../space'

export interface TapeShape {
  readonly positions: Float32Array
  /** Along the tape in inches, and across it from 0 to 1. */
  readonly uvs: Float32Array
  readonly indices: Uint16Array
  readonly length: number
}

const TURN_STEPS = 10

/** Very short legs are left out. At each bend the band turns about its middle line, along which the inches run on. */
export function tapeShape(points: readonly Spot[], width: number): TapeShape {
  const half = width / 2
  const positions: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  let length = 0
  let before: { nx: number; nz: number } | undefined
  const vertex = (x: number, y: number, z: number, u: number, v: number) => {
    positions.push(x, y, z)
    uvs.push(u, v)
    return positions.length / 3 - 1
  }
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i] as Spot
    const b = points[i + 1] as Spot
    const far = Math.hypot(b.x - a.x, b.z - a.z)
    if (far < 1e-3) continue
    const nx = -(b.z - a.z) / far
    const nz = (b.x - a.x) / far
    if (before) corner(a, before, { nx, nz }, length)
    const p = vertex(a.x - nx * half, a.y, a.z - nz * half, length, 0)
    vertex(a.x + nx * half, a.y, a.z + nz * half, length, 1)
    vertex(b.x + nx * half, b.y, b.z + nz * half, length + far, 1)
    vertex(b.x - nx * half, b.y, b.z - nz * half, length + far, 0)
    indices.push(p, p + 1, p + 2, p, p + 2, p + 3)
    length += far
    before = { nx, nz }
  }
  return { positions: Float32Array.from(positions), uvs: Float32Array.from(uvs), indices: Uint16Array.from(indices), length }

  function corner(at: Spot, from: { nx: number; nz: number }, to: { nx: number; nz: number }, u: number) {
    const start = Math.atan2(from.nz, from.nx)
    let swing = Math.atan2(to.nz, to.nx) - start
    if (swing > Math.PI) swing -= 2 * Math.PI
    if (swing < -Math.PI) swing += 2 * Math.PI
    if (Math.abs(swing) < 1e-3) return
    // The outer side of the bend is the side that the path turns away from.
    const side = swing > 0 ? -1 : 1
    const middle = vertex(at.x, at.y, at.z, u, 0.5)
    const v = side > 0 ? 1 : 0
    for (let i = 0; i <= TURN_STEPS; i++) {
      const angle = start + (swing * i) / TURN_STEPS
      const rim = vertex(at.x + Math.cos(angle) * half * side, at.y, at.z + Math.sin(angle) * half * side, u, v)
      if (i > 0) indices.push(middle, ...(side > 0 ? [rim - 1, rim] : [rim, rim - 1]))
    }
  }
}

/** The position along a path, in inches from its start, that is nearest to a spot. */
export function alongPath(points: readonly Spot[], spot: { readonly x: number; readonly z: number }): number {
  let best = { off: Number.POSITIVE_INFINITY, at: 0 }
  let length = 0
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i] as Spot
    const b = points[i + 1] as Spot
    const dx = b.x - a.x
    const dz = b.z - a.z
    const far = Math.hypot(dx, dz)
    if (far < 1e-6) continue
    const t = Math.min(1, Math.max(0, ((spot.x - a.x) * dx + (spot.z - a.z) * dz) / (far * far)))
    const off = Math.hypot(spot.x - a.x - dx * t, spot.z - a.z - dz * t)
    if (off < best.off) best = { off, at: length + far * t }
    length += far
  }
  return best.at
}
