/**
 * Decides exactly whether something enters a corridor. The corridor is shrunk by the tolerance on each side, and the element's
 * interior must meet it. Lengths along and across are multiplied by the distance of the two centres, which makes them integers.
 */
import type { Strip } from './corridor-clip'
import { signOfSurd, squaredDistance } from './exact'
import { cornerAt } from './outline'
import type { Convex, Disc } from './types'

const isShrunkAway = ({ start, left, squared, width, tolerance }: Strip): boolean =>
  width <= 2 * tolerance || squared <= (start + left + 2 * tolerance) * (start + left + 2 * tolerance)

/** Whether the interior of a convex polygon meets the shrunk corridor. Exact, by searching for a separating line. */
export const polygonEntersStrip = (strip: Strip, part: Convex): boolean => {
  const { origin, dx, dy, squared, tolerance } = strip
  const near = strip.start + tolerance
  const left = strip.left + tolerance
  const across = strip.width - 2 * tolerance
  let minS = Infinity
  let maxS = -Infinity
  let minT = Infinity
  let maxT = -Infinity
  for (const { x, y } of part) {
    const s = (x - origin.x) * dx + (y - origin.y) * dy
    const t = (y - origin.y) * dx - (x - origin.x) * dy
    if (s < minS) minS = s
    if (s > maxS) maxS = s
    if (t < minT) minT = t
    if (t > maxT) maxT = t
  }
  if (signOfSurd(-across, 2 * minT, squared) >= 0 || signOfSurd(across, 2 * maxT, squared) <= 0) return false
  if (signOfSurd(-near, maxS, squared) <= 0 || signOfSurd(left, minS - squared, squared) >= 0) return false
  if (isShrunkAway(strip)) return false
  let from = cornerAt(part, part.length - 1)
  for (const to of part) {
    const mx = to.y - from.y
    const my = from.x - to.x
    const atOrigin = mx * (origin.x - from.x) + my * (origin.y - from.y)
    const along = mx * dx + my * dy
    const aside = Math.abs(my * dx - mx * dy)
    const outside =
      along >= 0
        ? signOfSurd(2 * atOrigin, 2 * near * along - across * aside, squared)
        : signOfSurd(2 * (atOrigin + along), -2 * left * along - across * aside, squared)
    if (outside >= 0) return false
    from = to
  }
  return true
}

/** Whether the interior of a disc meets the shrunk corridor. Exact. */
export const discEntersStrip = (strip: Strip, disc: Disc): boolean => {
  const { origin, dx, dy, squared, tolerance } = strip
  if (isShrunkAway(strip)) return false
  const near = strip.start + tolerance
  const left = strip.left + tolerance
  const across = strip.width - 2 * tolerance
  const s = (disc.at.x - origin.x) * dx + (disc.at.y - origin.y) * dy
  const t = Math.abs((disc.at.y - origin.y) * dx - (disc.at.x - origin.x) * dy)
  const isBeside = signOfSurd(-across, 2 * t, squared) > 0
  const isBefore = signOfSurd(-near, s, squared) < 0
  const isBehind = signOfSurd(left, s - squared, squared) > 0
  if (!isBefore && !isBehind) return !isBeside || signOfSurd(-(across + 2 * disc.radius), 2 * t, squared) < 0
  if (!isBeside) {
    return isBefore ? signOfSurd(disc.radius - near, s, squared) > 0 : signOfSurd(left - disc.radius, s - squared, squared) < 0
  }
  const corner = isBefore ? near : left
  const away = isBefore ? squaredDistance(disc.at, origin) : squaredDistance(disc.at, { x: origin.x + dx, y: origin.y + dy })
  const along = isBefore ? s : squared - s
  const rest = 4 * (away + corner * corner - disc.radius * disc.radius) + across * across
  return signOfSurd(rest, -8 * corner * along - 4 * across * t, squared) < 0
}
