/** If a piece was let go where it may not stand, finds the nearest place where it may, on its path if possible. Pure. */
import { direction } from '../geometry/heading'
import { distance } from '../geometry/measure'
import { INCH, type Point } from '../geometry/types'
import type { Path, Place, Route } from '../table/choice'
import { judgePath, judgePlace } from '../table/judge'
import { judgeRoute, placeIn, wayBetween } from '../table/judge-route'
import type { Pose, Tabletop } from '../table/piece'
import { nearestFree } from '../table/shapes'
import type { Draft } from './draft'

/** The greatest distance by which a piece is moved from where it was let go, in units. */
const LITTLE = INCH
/** The step by which places along the path are tried, in units. */
const STEP = Math.round(INCH / 20)

/** Distances of the rings of places that are tried around a wished one, in units, and how many places a ring has. */
const RINGS = [0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75].map((inches) => Math.round(inches * INCH))
const DIRECTIONS = 24

type Of<T extends Draft['type']> = Extract<Draft, { type: T }>

/** Goes back along the path's last leg to the first place where the piece may stop. */
export function nearestOnPath(choice: Path, draft: Of<'pathing'>, tabletop: Tabletop): Of<'pathing'> | undefined {
  const { bends, end, judgement } = draft
  if (judgement.verdict.allowed) return undefined
  const corner = bends.at(-1) ?? choice.from
  const leg = distance(corner, end)
  for (let back = Math.max(judgement.used - judgement.budget, 0) + 1; back < Math.min(LITTLE, leg); back += STEP) {
    const at = between(end, corner, back / leg)
    const again = judgePath(choice, [...bends, at], tabletop)
    if (again.verdict.allowed) return { ...draft, end: at, judgement: again, instead: judgement.verdict.reason }
  }
  return undefined
}

export function nearestPlace(choice: Place, draft: Of<'placing'>, tabletop: Tabletop): Of<'placing'> | undefined {
  if (draft.verdict.allowed) return undefined
  const pose = nearby(choice, draft.pose, tabletop) ?? nearestFree(choice, draft.pose, tabletop)
  if (!pose || distance(pose.at, draft.pose.at) > LITTLE) return undefined
  return { ...draft, pose, verdict: { allowed: true }, instead: draft.verdict.reason }
}

/** A place close around the wished one where the piece may stand, tried by rings: the first ring that has one is near enough. */
function nearby(choice: Place, wished: Pose, tabletop: Tabletop): Pose | undefined {
  for (const away of RINGS)
    for (let turn = 0; turn < DIRECTIONS; turn++) {
      const { x, y } = direction((360 * turn) / DIRECTIONS)
      const at = { x: Math.round(wished.at.x + x * away), y: Math.round(wished.at.y + y * away) }
      const pose = { ...wished, at }
      if (judgePlace(choice, pose, tabletop).allowed) return pose
    }
  return undefined
}

/** The nearest place within a station where the piece may end. */
export function nearestOnRoute(choice: Route, draft: Of<'routing'>, tabletop: Tabletop): Of<'routing'> | undefined {
  const { verdict, bends, pose: wished } = draft
  if (verdict.allowed) return undefined
  const last = bends.at(-1) ?? choice.from
  const reached = Object.keys(choice.ends).flatMap((station) => {
    const way = wayBetween(choice, last, station)
    const place = placeIn(choice, station)
    if (!way || !place) return []
    const { on } = place.region
    const { on: _on, ...rest } = wished
    const pose: Pose | undefined = nearestFree(place, { ...rest, ...(on === undefined ? {} : { on }) }, tabletop)
    if (!pose || distance(pose.at, wished.at) > LITTLE) return []
    const stations = [...bends, ...way]
    return judgeRoute(choice, { stations, pose }, tabletop).allowed ? [{ stations, pose }] : []
  })
  const [best] = reached.toSorted((one, other) => distance(one.pose.at, wished.at) - distance(other.pose.at, wished.at))
  return best && { ...draft, ...best, isAstray: false, verdict: { allowed: true }, instead: verdict.reason }
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * share),
  y: Math.round(from.y + (to.y - from.y) * share),
})
