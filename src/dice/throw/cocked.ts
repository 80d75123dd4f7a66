/** Decides which dice are cocked, from their poses alone; distances in die edges. */
import { type DieKind, type Rotation, uppermost, type Vector } from './dice'
import type { Tray } from './tray'

/** Where a die came to lie. */
export interface Pose {
  readonly position: Vector
  readonly rotation: Rotation
}

export const cockedReasons = ['off the tray', 'never came to rest', 'stacked', 'leaning', 'tilted'] as const
/** `leaning`: it touches another die. `tilted`: it does not, and stands against the rim. */
export type CockedReason = (typeof cockedReasons)[number]

/** The cosine of ten degrees: a die tilted further is cocked. */
export const leastLevel = 0.984807753012208
/** How far above its height on the felt the centre of a flat die may be; a higher die lies on something. */
const lifted = 0.2

export interface Lie {
  readonly kind: DieKind
  readonly pose: Pose
  readonly asleep: boolean
  readonly touchesDie: boolean
}

/** Why this die is cocked; undefined if it is not. */
export function whyCocked({ kind, pose, asleep, touchesDie }: Lie, tray: Tray): CockedReason | undefined {
  const [x, y, z] = pose.position
  if (x * x > (tray.width * tray.width) / 4 || z * z > (tray.depth * tray.depth) / 4 || y < 0) return 'off the tray'
  if (!asleep) return 'never came to rest'
  const level = uppermost(kind, pose.rotation).level
  if (level < leastLevel) return touchesDie ? 'leaning' : 'tilted'
  return y > kind.rest + lifted ? 'stacked' : undefined
}

/**
 * The pose of a die set down by hand: its uppermost face turned level, at the free place nearest to where it lay. Used when a die
 * stays cocked too often. It shows the face that was uppermost, so the labels stay as fair as before.
 */
export function setDown(kind: DieKind, pose: Pose, others: readonly Vector[], tray: Tray): Pose {
  const rotation = levelled(kind, pose.rotation)
  const columns = Math.floor(tray.width) - 1
  const rows = Math.floor(tray.depth) - 1
  let best: Vector = [0, kind.rest, 0]
  let nearest = Number.POSITIVE_INFINITY
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const x = column - (columns - 1) / 2
      const z = row - (rows - 1) / 2
      const far = square(x - pose.position[0]) + square(z - pose.position[2])
      const free = others.every((other) => square(x - other[0]) + square(z - other[2]) > 3)
      if (free && far < nearest) {
        nearest = far
        best = [x, kind.rest, z]
      }
    }
  }
  return { position: best, rotation }
}

/** The smallest rotation that makes the uppermost face exactly level, applied after the given rotation. */
function levelled(kind: DieKind, rotation: Rotation): Rotation {
  const { face } = uppermost(kind, rotation)
  const [nx, ny, nz] = rotate(kind.normals[face] ?? [0, 1, 0], rotation)
  // The half-way quaternion from the face's normal to straight up. The uppermost face never points down, so it is not zero.
  return unit(product([-nz, 0, nx, 1 + ny], rotation))
}

export function rotate([vx, vy, vz]: Vector, [x, y, z, w]: Rotation): Vector {
  const tx = 2 * (y * vz - z * vy)
  const ty = 2 * (z * vx - x * vz)
  const tz = 2 * (x * vy - y * vx)
  return [vx + w * tx + y * tz - z * ty, vy + w * ty + z * tx - x * tz, vz + w * tz + x * ty - y * tx]
}

function product([ax, ay, az, aw]: Rotation, [bx, by, bz, bw]: Rotation): Rotation {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ]
}

function unit([x, y, z, w]: Rotation): Rotation {
  const length = Math.sqrt(x * x + y * y + z * z + w * w)
  return [x / length, y / length, z / length, w / length]
}

function square(value: number): number {
  return value * value
}
