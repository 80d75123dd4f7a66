/** How one figure stands at this moment of the show. Scene space, inches and radians. */

import type { FigureLook } from './look'
import { nearestTurn, type Spot, toScene, yawOfFigure } from './space'

export interface Stance extends Spot {
  readonly yaw: number
  /** 0 upright, 1 lying on its side. */
  readonly tilt: number
  /** 0 wholly there, 1 gone. */
  readonly fade: number
}

export function stanceOf(figure: FigureLook): Stance {
  return { ...toScene(figure.at, figure.z), yaw: yawOfFigure(figure.heading), tilt: figure.lying ? 1 : 0, fade: 0 }
}

export const sameStance = (a: Stance, b: Stance): boolean =>
  a.x === b.x && a.y === b.y && a.z === b.z && a.yaw === b.yaw && a.tilt === b.tilt && a.fade === b.fade

const mix = (a: number, b: number, t: number) => a + (b - a) * t

export function mixStance(a: Stance, b: Stance, t: number): Stance {
  if (t <= 0) return a
  if (t >= 1) return b
  return {
    x: mix(a.x, b.x, t),
    y: mix(a.y, b.y, t),
    z: mix(a.z, b.z, t),
    yaw: mix(a.yaw, nearestTurn(a.yaw, b.yaw), t),
    tilt: mix(a.tilt, b.tilt, t),
    fade: mix(a.fade, b.fade, t),
  }
}

/** How far a figure of this height tips over: past the right angle, until its head rests on the ground. */
export const lyingAngle = (radius: number, height: number): number => Math.PI / 2 + Math.atan2(radius - 0.2, height) * 0.8

/** Column-major 4 x 4 matrix of a stance, written into `out` at `offset`. The figure tips over the rim of its base. */
export function writeMatrix(
  out: Float32Array | number[],
  offset: number,
  stance: Stance,
  radius: number,
  height: number,
  rise = 0,
): void {
  const angle = -lyingAngle(radius, height) * stance.tilt
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const cy = Math.cos(stance.yaw)
  const sy = Math.sin(stance.yaw)
  // The rim touches the ground at (radius, 0); lying, the body is moved back so that it covers its own place.
  const px = radius - c * radius - stance.tilt * height * 0.42
  const py = -s * radius + stance.tilt * 0.03
  out[offset] = cy * c
  out[offset + 1] = s
  out[offset + 2] = -sy * c
  out[offset + 3] = 0
  out[offset + 4] = -cy * s
  out[offset + 5] = c
  out[offset + 6] = sy * s
  out[offset + 7] = 0
  out[offset + 8] = sy
  out[offset + 9] = 0
  out[offset + 10] = cy
  out[offset + 11] = 0
  out[offset + 12] = stance.x + cy * px
  out[offset + 13] = stance.y + py + rise
  out[offset + 14] = stance.z - sy * px
  out[offset + 15] = 1
}
