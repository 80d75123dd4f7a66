/** The smallest circle around points, for what must fit on a base. In the points' own unit. */
import type { Point } from '../../geometry/types'

export interface Circle {
  readonly at: Point
  readonly radius: number
}

const near = 1 + 1e-9
const span = (a: Point, b: Point) => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))
const holds = ({ at, radius }: Circle, point: Point) => span(at, point) <= radius * near
const across = (a: Point, b: Point): Circle => ({ at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, radius: span(a, b) / 2 })

function through(a: Point, b: Point, c: Point): Circle {
  const [bx, by, cx, cy] = [b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y]
  const twice = 2 * (bx * cy - by * cx)
  if (twice === 0)
    return [across(a, b), across(a, c), across(b, c)].reduce((widest, next) => (next.radius > widest.radius ? next : widest))
  const [bb, cc] = [bx * bx + by * by, cx * cx + cy * cy]
  const at = { x: a.x + (cy * bb - by * cc) / twice, y: a.y + (bx * cc - cx * bb) / twice }
  return { at, radius: span(at, a) }
}

/**
 * Incremental: a point outside the circle of all points before it lies on the border of the new circle. Meant for few points,
 * such as those of a hull.
 */
export function circleAround(points: readonly Point[]): Circle {
  const [start = { x: 0, y: 0 }] = points
  let circle: Circle = { at: start, radius: 0 }
  points.forEach((a, i) => {
    if (holds(circle, a)) return
    circle = { at: a, radius: 0 }
    points.slice(0, i).forEach((b, j) => {
      if (holds(circle, b)) return
      circle = across(a, b)
      for (const c of points.slice(0, j)) if (!holds(circle, c)) circle = through(a, b, c)
    })
  })
  return circle
}
