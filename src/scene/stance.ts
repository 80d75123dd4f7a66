/** How a figure, token or card stands at a moment of the show. Scene space, inches and radians. */

import type { Ref } from '../table/piece'
import type { CardFaceLook, FigureLook, TokenFace, TokenLook } from './look'
import { nearestTurn, type Spot, toScene, yawOfFigure } from './space'

export interface Stance extends Spot {
  readonly yaw: number
  /** A figure: 0 upright, 1 lying on its side. A token: 1 turned over. A card: 0 face up, 1 face down. */
  readonly tilt: number
  /** 0 fully visible, 1 gone. */
  readonly fade: number
  /** The face on a token's underside. */
  readonly other?: TokenFace | undefined
  /** The figure under whose base a token lies; the token moves with it. */
  readonly carrier?: Ref | undefined
  /** A face that a card shows although its look lacks it: before the look has it, or until the card lies face down. */
  readonly face?: CardFaceLook | undefined
  /** How far the halves of a pile have moved apart, 0 to 1. */
  readonly spread?: number | undefined
}

export function stanceOf(figure: FigureLook): Stance {
  return { ...toScene(figure.at, figure.z), yaw: yawOfFigure(figure.heading), tilt: figure.lying ? 1 : 0, fade: 0 }
}

/** Tokens lie slightly crooked, as if put down by hand; the angle depends only on the ref. */
const askew = (ref: Ref): number => Math.sin([...ref].reduce((sum, c) => sum * 7 + c.charCodeAt(0), 3)) * 0.14

export function stanceOfToken(token: TokenLook): Stance {
  return { ...toScene(token.at, token.z), yaw: askew(token.ref), tilt: 0, fade: 0 }
}

/** Directions from a base for its first, second, third carried token, near left first, where no markers lie. Radians. */
const SIDES = [2.42, 3.6, 1.35, 4.7] as const

/** A token half under its carrier's base, its points outwards. `place` counts the carrier's tokens from 0. */
export function tuckedUnder(carrier: Stance, base: number, radius: number, place: number): Stance {
  const angle = SIDES[place % SIDES.length] as number
  const reach = base + radius * 0.3
  const [x, z] = [Math.cos(angle), Math.sin(angle)]
  return { x: carrier.x + x * reach, y: carrier.y, z: carrier.z + z * reach, yaw: Math.atan2(x, z), tilt: 0, fade: 0 }
}

export const sameStance = (a: Stance, b: Stance): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.z === b.z &&
  a.yaw === b.yaw &&
  a.tilt === b.tilt &&
  a.fade === b.fade &&
  a.carrier === b.carrier &&
  a.face === b.face &&
  (a.spread ?? 0) === (b.spread ?? 0) &&
  sameFace(a.other, b.other)

export const sameFace = (a: TokenFace | undefined, b: TokenFace | undefined): boolean =>
  a?.kind === b?.kind && a?.label === b?.label

const mix = (a: number, b: number, t: number) => a + (b - a) * t

export function mixStance(a: Stance, b: Stance, t: number): Stance {
  if (t <= 0) return a
  if (t >= 1) return b
  const face = b.face ?? a.face
  return {
    x: mix(a.x, b.x, t),
    y: mix(a.y, b.y, t),
    z: mix(a.z, b.z, t),
    yaw: mix(a.yaw, nearestTurn(a.yaw, b.yaw), t),
    tilt: mix(a.tilt, b.tilt, t),
    fade: mix(a.fade, b.fade, t),
    // While a token moves between stances it has no carrier, and keeps both of its faces.
    other: b.other ?? a.other,
    ...(face ? { face } : {}),
    ...(a.spread || b.spread ? { spread: mix(a.spread ?? 0, b.spread ?? 0, t) } : {}),
  }
}

/** How far a figure of this height tips over: past a right angle, until its head touches the ground. */
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
  // The rim touches the ground at (radius, 0). A lying body is moved back so that it covers its own place.
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

/** Thickness of a token, inches. */
export const TOKEN_THICKNESS = 0.1

/** The matrix of a token modelled with radius 1 around its middle. It turns over about a diameter. */
export function writeTokenMatrix(out: Float32Array | number[], offset: number, stance: Stance, radius: number, rise = 0): void {
  const c = Math.cos(Math.PI * stance.tilt)
  const s = Math.sin(Math.PI * stance.tilt)
  const cy = Math.cos(stance.yaw)
  const sy = Math.sin(stance.yaw)
  out[offset] = radius * cy
  out[offset + 1] = 0
  out[offset + 2] = -radius * sy
  out[offset + 3] = 0
  out[offset + 4] = sy * s
  out[offset + 5] = c
  out[offset + 6] = cy * s
  out[offset + 7] = 0
  out[offset + 8] = radius * sy * c
  out[offset + 9] = -radius * s
  out[offset + 10] = radius * cy * c
  out[offset + 11] = 0
  out[offset + 12] = stance.x
  out[offset + 13] = stance.y + TOKEN_THICKNESS / 2 + rise
  out[offset + 14] = stance.z
  out[offset + 15] = 1
}
