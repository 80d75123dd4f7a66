/** Judges and finds routes (stations and steps) for the host, the ghost, the keyboard and bots. */
import { ALLOWED, refused, type Verdict } from '../kernel'
import type { Place, Route, RouteAnswer } from './choice'
import { isPose, judgePlace } from './judge'
import type { Pose, Tabletop } from './piece'
import { tableSays } from './said'

/** More stations than any allowance: a longer answer is refused unread. */
const MOST_STATIONS = 64

/** Judges a route and its end. The answer comes from outside and may be anything. The first failure gives the reason. */
export function judgeRoute(choice: Route, answer: unknown, tabletop: Tabletop): Verdict {
  if (!isRouteAnswer(answer)) return refused(tableSays('not-a-route', {}))
  const { stations, pose } = answer
  const way = judgeWay(choice, stations)
  if (!way.allowed) return way
  if (stations.length === 0 && isStill(choice, pose, tabletop)) {
    if (choice.stay) return ALLOWED
    return refused(tableSays('moves-nothing', {}))
  }
  const end = stations.at(-1) ?? choice.from
  const barred = entry(choice.barred, end)
  if (barred) return refused(barred)
  const place = placeIn(choice, end)
  return place ? judgePlace(place, pose, tabletop) : refused(tableSays('cannot-end-there', { station: end }))
}

/** Judges the steps alone: each must exist, none may be refused, and there may not be too many. */
function judgeWay({ from, most, steps }: Route, stations: readonly string[]): Verdict {
  if (stations.length > most) return refused(tableSays('too-many-steps', { steps: stations.length, most }))
  let at = from
  for (const to of stations) {
    const step = entry(steps, at)?.find((one) => one.to === to)
    if (!step) return refused(tableSays('no-such-step', { from: at, to }))
    if (step.refused) return refused(step.refused)
    at = to
  }
  return ALLOWED
}

/** The end of a route in this station, as a `Place` choice; undefined if it has no region. */
export function placeIn({ piece, radius, ends, tolerance }: Route, station: string): Place | undefined {
  const region = entry(ends, station)
  return region && { shape: 'place', piece, radius, region, tolerance }
}

/**
 * The shortest way between two stations along open steps, without the first station. If there is none, the shortest that also
 * uses refused steps, so that its verdict tells what is in the way. Undefined if no steps lead there.
 */
export function wayBetween(choice: Route, from: string, to: string): readonly string[] | undefined {
  return shortest(choice, from, to, false) ?? shortest(choice, from, to, true)
}

function shortest({ steps }: Route, from: string, to: string, evenRefused: boolean): readonly string[] | undefined {
  const before = new Map<string, string | undefined>([[from, undefined]])
  const queue = [from]
  for (const at of queue) {
    if (at === to) return wayBack(before, to)
    for (const step of entry(steps, at) ?? []) {
      if ((step.refused && !evenRefused) || before.has(step.to)) continue
      before.set(step.to, at)
      queue.push(step.to)
    }
  }
  return undefined
}

function wayBack(before: ReadonlyMap<string, string | undefined>, to: string): readonly string[] {
  const way: string[] = []
  for (let at: string | undefined = to; at !== undefined; at = before.get(at)) way.unshift(at)
  return way.slice(1)
}

/** Whether the piece is put down exactly where it stood. Headings are ignored. */
function isStill({ piece }: Route, pose: Pose, { pieces }: Tabletop): boolean {
  const now = entry(pieces, piece)?.pose
  return now !== undefined && now.on === pose.on && now.at.x === pose.at.x && now.at.y === pose.at.y
}

const entry = <T>(record: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

function isRouteAnswer(value: unknown): value is RouteAnswer {
  if (typeof value !== 'object' || value === null) return false
  const { stations, pose, ...rest } = value as Partial<Record<string, unknown>>
  const isWay = Array.isArray(stations) && stations.length <= MOST_STATIONS && stations.every((one) => typeof one === 'string')
  return isWay && isPose(pose) && Object.keys(rest).length === 0
}
