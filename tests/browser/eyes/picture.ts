/** Decodes the page's pictures, and projects points of the table into them independently of the scene's camera. */
import type { Point3 } from '../../../src/geometry/sight'

export interface View {
  readonly from: Point3
  readonly to: Point3
  /** The angle of view in degrees; pictures are square. */
  readonly fov: number
  readonly size: number
}

/** Ids by pixel: rows from bottom to top, each from left to right. */
export interface Picture {
  readonly size: number
  readonly ids: Int32Array
}

export function decoded({ runs }: { readonly runs: readonly number[] }, size: number): Picture {
  const ids = new Int32Array(size * size)
  let at = 0
  for (let i = 0; i < runs.length; i += 2) {
    ids.fill(runs[i] ?? 0, at, at + (runs[i + 1] ?? 0))
    at += runs[i + 1] ?? 0
  }
  if (at !== ids.length) throw new Error(`a picture of ${at} pixels instead of ${ids.length}`)
  return { size, ids }
}

export const idAt = ({ size, ids }: Picture, x: number, y: number): number =>
  x < 0 || y < 0 || x >= size || y >= size ? -1 : (ids[Math.floor(y) * size + Math.floor(x)] ?? -1)

/** The ids of all pixels whose middle is within this distance of a spot, in pixels, and of the spot's own pixel. */
export function idsNear(picture: Picture, { x, y }: Spot, within: number): ReadonlySet<number> {
  const found = new Set([idAt(picture, x, y)])
  for (let row = Math.floor(y - within); row <= y + within; row++)
    for (let column = Math.floor(x - within); column <= x + within; column++)
      if (Math.hypot(column + 0.5 - x, row + 0.5 - y) <= within) found.add(idAt(picture, column, row))
  return found
}

/** A position in pixels from the lower left corner, not rounded. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The projection of a pinhole camera at `from` that looks at `to`, without roll. */
export function projection({ from, to, fov, size }: View): (at: Point3) => Spot {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z]
  const [flat, length] = [Math.hypot(dx, dy), Math.hypot(dx, dy, dz)]
  const half = Math.tan((fov * Math.PI) / 360)
  return ({ x, y, z }) => {
    const [ax, ay, az] = [x - from.x, y - from.y, z - from.z]
    const right = (ax * dy - ay * dx) / flat
    const along = (ax * dx + ay * dy) / flat
    const ahead = (along * flat + az * dz) / length
    const up = (az * flat - along * dz) / length
    return { x: ((right / (ahead * half) + 1) / 2) * size, y: ((up / (ahead * half) + 1) / 2) * size }
  }
}

/** The view from an eye that is aimed at a body and in which the body fills two thirds of the picture. */
export function viewOf(
  eye: Point3,
  body: { readonly at: { readonly x: number; readonly y: number }; readonly level: number; readonly height: number },
  width: number,
  size: number,
): View {
  const to = { x: body.at.x, y: body.at.y, z: body.level + Math.round(body.height / 2) }
  const away = Math.hypot(to.x - eye.x, to.y - eye.y, to.z - eye.z)
  return { from: eye, to, size, fov: (2 * Math.atan((0.75 * Math.max(body.height, width)) / away) * 180) / Math.PI }
}
