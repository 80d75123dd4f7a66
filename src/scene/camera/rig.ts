/**
 * Where the camera is and where it is going, as numbers. Pure: input changes the goal, each frame moves the rig nearer to it, and
 * when they are equal no more frames are drawn. Scene space.
 */
import type { Convex } from '../../geometry/types'
import { INCH } from '../../geometry/types'
import { insideConvex } from '../pick'
import { nearestTurn, type Spot } from '../space'

export interface Rig {
  /** The point that the camera looks at. */
  readonly target: Spot
  readonly distance: number
  /** Angle about the vertical, radians: 0 looks away from the near edge. */
  readonly azimuth: number
  /** Angle from straight above (0) towards the horizon, radians. */
  readonly polar: number
  /** Vertical angle of view, degrees. */
  readonly fov: number
}

/** What keeps the camera in bounds: the table's size in inches with its margin, and the solids on it. */
export interface Ground {
  readonly width: number
  readonly depth: number
  readonly solids: readonly { readonly outlines: readonly Convex[]; readonly height: number }[]
}

export const FOV = 30
export const EYE_FOV = 58
const LOWEST = 1.48
const HIGHEST = 0.02
const NEAREST = 4

export function eyeOf({ target, distance, azimuth, polar }: Rig): Spot {
  const flat = distance * Math.sin(polar)
  return {
    x: target.x + flat * Math.sin(azimuth),
    y: target.y + distance * Math.cos(polar),
    z: target.z + flat * Math.cos(azimuth),
  }
}

/** The part of the picture that panels leave free, as shares of its width and height. */
export interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const WHOLE: Frame = { left: 0, right: 0, top: 0, bottom: 0 }

/** The part of the picture that is free of the things at these spots: left of them or above them, whichever is larger. */
export function clearOf(frame: Frame, spots: readonly Spot[], rig: Rig, aspect: number): Frame {
  const seen = spots.map((spot) => project(rig, spot, aspect))
  const right = Math.max(frame.right, (1 - Math.min(...seen.map(({ x }) => x))) / 2)
  const bottom = Math.max(frame.bottom, (1 + Math.max(...seen.map(({ y }) => y))) / 2)
  const beside = (1 - frame.left - right) * (1 - frame.top - frame.bottom)
  const above = (1 - frame.left - frame.right) * (1 - frame.top - bottom)
  return beside > above ? { ...frame, right } : { ...frame, bottom }
}

/** What a view must show: the ground between two corners, places beside it, and tall things on it. */
export interface Shown {
  readonly from: Spot
  readonly to: Spot
  readonly beside?: readonly Spot[]
  readonly tall?: readonly Spot[]
}

/**
 * The rig at these angles from which `box` just fits the free part of the picture. Found by bisection, as the fit is monotonic in
 * the distance; a closed formula with perspective and panels would be unreadable.
 */
export function framing(
  box: Shown,
  angles: { readonly azimuth: number; readonly polar: number; readonly fov?: number },
  aspect: number,
  frame: Frame = WHOLE,
  margin = 1.005,
): Rig {
  const fov = angles.fov ?? FOV
  const middle = { x: (box.from.x + box.to.x) / 2, y: 0, z: (box.from.z + box.to.z) / 2 }
  const { beside = [], tall = [] } = box
  const corners = [box.from.x, box.to.x].flatMap((x) => [box.from.z, box.to.z].map((z) => ({ x, y: 0, z })))
  const extents = (rig: Rig) => {
    const seen = [...corners, ...beside].map((corner) => project(rig, corner, aspect))
    const xs = seen.map(({ x }) => x)
    const ys = seen.map(({ y }) => y)
    // The panels at the top leave a gap in the middle into which tall things may extend.
    const tops = tall.map((spot) => project(rig, spot, aspect).y - 2 * frame.top)
    return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys, ...tops) }
  }
  const wide = 2 * (1 - frame.left - frame.right)
  const high = 2 * (1 - frame.top - frame.bottom)
  let rig: Rig = { target: middle, distance: 600, azimuth: angles.azimuth, polar: angles.polar, fov }
  // Centring the picture of the ground changes its size and the other way round, so both are adjusted in turn.
  for (let i = 0; i < 4; i++) {
    let [near, far] = [NEAREST, 600]
    for (let k = 0; k < 40; k++) {
      const distance = (near + far) / 2
      const { left, right, bottom, top } = extents({ ...rig, distance })
      if ((right - left) * margin <= wide && (top - bottom) * margin <= high) far = distance
      else near = distance
    }
    rig = { ...rig, distance: far }
    const { left, right, bottom, top } = extents(rig)
    const dx = (left + right) / 2 - (frame.left - frame.right)
    const dy = (bottom + top) / 2 - (frame.bottom - frame.top)
    const half = Math.tan((fov * Math.PI) / 360) * rig.distance
    rig = { ...rig, target: shift(rig, dx * half * aspect, (-dy * half) / Math.max(0.3, Math.cos(rig.polar))) }
  }
  return rig
}

/** Whether all of it is in the free part of the picture. */
export function shows(rig: Rig, { from, to, beside = [], tall = [] }: Shown, aspect: number, frame: Frame): boolean {
  const corners = [from.x, to.x].flatMap((x) => [from.z, to.z].map((z) => ({ x, y: 0, z })))
  return [...corners, ...beside, ...tall].every((spot) => {
    const { x, y } = project(rig, spot, aspect)
    return x >= 2 * frame.left - 1 && x <= 1 - 2 * frame.right && y >= 2 * frame.bottom - 1 && y <= 1 - 2 * frame.top
  })
}

/** Where a spot appears: -1 to 1 across and up, and its distance ahead of the camera (negative: behind). */
export function project(
  rig: Rig,
  spot: Spot,
  aspect: number,
): { readonly x: number; readonly y: number; readonly ahead: number } {
  const eye = eyeOf(rig)
  const sp = Math.sin(rig.polar)
  const cp = Math.cos(rig.polar)
  const sa = Math.sin(rig.azimuth)
  const ca = Math.cos(rig.azimuth)
  const d = { x: spot.x - eye.x, y: spot.y - eye.y, z: spot.z - eye.z }
  const right = d.x * ca - d.z * sa
  const ahead = -(d.x * sa * sp + d.y * cp + d.z * ca * sp)
  const up = -d.x * sa * cp + d.y * sp - d.z * ca * cp
  const half = Math.tan((rig.fov * Math.PI) / 360)
  return { x: right / (ahead * half * aspect), y: up / (ahead * half), ahead }
}

/** The inverse of `project`: the spot at this height at a place of the picture; undefined if the ray does not reach it. */
export function unproject(rig: Rig, x: number, y: number, aspect: number, height: number): Spot | undefined {
  const eye = eyeOf(rig)
  const sp = Math.sin(rig.polar)
  const cp = Math.cos(rig.polar)
  const sa = Math.sin(rig.azimuth)
  const ca = Math.cos(rig.azimuth)
  const half = Math.tan((rig.fov * Math.PI) / 360)
  const right = x * half * aspect
  const up = y * half
  const d = { x: right * ca - sa * sp - up * sa * cp, y: up * sp - cp, z: -right * sa - ca * sp - up * ca * cp }
  const t = (height - eye.y) / d.y
  return t > 0 ? { x: eye.x + t * d.x, y: height, z: eye.z + t * d.z } : undefined
}

/** The target shifted over the ground; `right` and `near` are directions as the camera sees them. */
export function shift(rig: Rig, right: number, near: number): Spot {
  const c = Math.cos(rig.azimuth)
  const s = Math.sin(rig.azimuth)
  return { x: rig.target.x + right * c + near * s, y: rig.target.y, z: rig.target.z - right * s + near * c }
}

export const pan = (rig: Rig, right: number, near: number): Rig => ({ ...rig, target: shift(rig, right, near) })

export const turn = (rig: Rig, azimuth: number, polar: number): Rig => ({
  ...rig,
  azimuth: rig.azimuth + azimuth,
  polar: Math.min(LOWEST, Math.max(HIGHEST, rig.polar + polar)),
})

/** Zooms in (factor below 1) or out, keeping the spot under the pointer in place. */
export function zoom(rig: Rig, factor: number, towards: Spot | undefined, farthest: number): Rig {
  const distance = Math.min(farthest, Math.max(NEAREST, rig.distance * factor))
  const real = distance / rig.distance
  if (!towards) return { ...rig, distance }
  const { target } = rig
  return {
    ...rig,
    distance,
    target: {
      x: towards.x + (target.x - towards.x) * real,
      y: target.y,
      z: towards.z + (target.z - towards.z) * real,
    },
  }
}

/**
 * The same rig, with the target kept over the table, and the eye kept above the ground and out of buildings. `home`: the home
 * view's target, which may lie beside the table under a high bar of panels, and is therefore always allowed.
 */
export function bounded(rig: Rig, ground: Ground, farthest: number, home?: Spot): Rig {
  const slack = 4
  const within = (least: number, value: number, most: number, also = least) =>
    Math.min(Math.max(most + slack, also), Math.max(Math.min(least - slack, also), value))
  const target = {
    x: within(0, rig.target.x, ground.width, home?.x),
    y: Math.min(6, Math.max(0, rig.target.y)),
    z: within(-ground.depth, rig.target.z, 0, home?.z),
  }
  let next: Rig = {
    ...rig,
    target,
    distance: Math.min(farthest, Math.max(NEAREST, rig.distance)),
    polar: Math.min(LOWEST, Math.max(HIGHEST, rig.polar)),
  }
  // Rising over a roof disturbs the view less than being pushed back through a wall.
  while (next.polar > HIGHEST && insideSolid(eyeOf(next), ground)) next = { ...next, polar: Math.max(HIGHEST, next.polar - 0.03) }
  // Directly above a tall roof the only way out is up.
  while (insideSolid(eyeOf(next), ground) && next.distance < 600) next = { ...next, distance: next.distance + 0.5 }
  return next
}

function insideSolid(eye: Spot, ground: Ground): boolean {
  if (eye.y < 0.7) return true
  const at = { x: eye.x * INCH, y: -eye.z * INCH }
  return ground.solids.some(
    ({ outlines, height }) => eye.y < height + 0.4 && outlines.some((outline) => insideConvex(at, outline)),
  )
}

/** The view from a figure's eye: the eye stays and the camera turns about it. */
export function eyeView(eye: Spot, to: Spot): Rig {
  const dx = eye.x - to.x
  const dy = eye.y - to.y
  const dz = eye.z - to.z
  const distance = Math.max(0.5, Math.hypot(dx, dy, dz))
  return {
    target: to,
    distance,
    azimuth: Math.atan2(dx, dz),
    polar: Math.acos(Math.max(-1, Math.min(1, dy / distance))),
    fov: EYE_FOV,
  }
}

/** The same eye, turned so that what it looks at is in the middle of the part of the picture that panels leave free. */
export function eyeClearOf(rig: Rig, frame: Frame, aspect: number): Rig {
  const half = Math.tan((rig.fov * Math.PI) / 360)
  return lookAround(rig, Math.atan((frame.left - frame.right) * half * aspect), -Math.atan((frame.bottom - frame.top) * half))
}

/** Turns the view from a figure's eye: the target moves, the eye stays. */
export function lookAround(rig: Rig, azimuth: number, polar: number): Rig {
  const eye = eyeOf(rig)
  const next = { ...rig, azimuth: rig.azimuth + azimuth, polar: Math.min(2.2, Math.max(0.6, rig.polar + polar)) }
  const moved = eyeOf(next)
  return {
    ...next,
    target: {
      x: next.target.x + eye.x - moved.x,
      y: next.target.y + eye.y - moved.y,
      z: next.target.z + eye.z - moved.z,
    },
  }
}

/** The rig after so many milliseconds of movement towards the goal; exactly the goal once it is near enough. */
export function glide(now: Rig, goal: Rig, ms: number, softness = 90): Rig {
  const t = 1 - Math.exp(-ms / softness)
  const azimuth = nearestTurn(now.azimuth, goal.azimuth)
  const step = (a: number, b: number) => a + (b - a) * t
  const next: Rig = {
    target: {
      x: step(now.target.x, goal.target.x),
      y: step(now.target.y, goal.target.y),
      z: step(now.target.z, goal.target.z),
    },
    distance: step(now.distance, goal.distance),
    azimuth: step(now.azimuth, azimuth),
    polar: step(now.polar, goal.polar),
    fov: step(now.fov, goal.fov),
  }
  return isSettled(next, { ...goal, azimuth }) ? goal : next
}

export function isSettled(now: Rig, goal: Rig): boolean {
  const near = Math.max(1, goal.distance) * 2e-4
  return (
    Math.abs(now.target.x - goal.target.x) < near &&
    Math.abs(now.target.y - goal.target.y) < near &&
    Math.abs(now.target.z - goal.target.z) < near &&
    Math.abs(now.distance - goal.distance) < near &&
    Math.abs(now.azimuth - goal.azimuth) < 2e-4 &&
    Math.abs(now.polar - goal.polar) < 2e-4 &&
    Math.abs(now.fov - goal.fov) < 0.01
  )
}
