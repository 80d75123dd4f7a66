/** Checks that every system runs on an open table: room to deploy, ways to objectives, fairness. Lengths in units. */
import { boundsOf } from '../../geometry/outline'
import { INCH, type Units } from '../../geometry/types'
import type { LayoutDocument } from '../document'
import { faultsOf, type PlainFinding } from '../faults'
import { type Fairness, type FairnessAsked, fairnessOf } from '../figures'
import { gapsOf } from '../gaps'
import { type PlannerReason, plannerSays } from '../said'

/** The limits of what counts as fair and as enough room: each system has its own. */
export interface Bounds {
  /** On a table with a symmetry: the permitted share of pairs of places that see each other while their mirror images do not. */
  readonly unequal: number
  /** On a table without a symmetry: how much more of one side's area may be seen than of the other's, as a share of the table. */
  readonly seen: number
  /** How much longer a side's way to an objective may be. */
  readonly way: Units
  /** Least area in square inches where bases can stand. */
  readonly room: number
  /** Advice is given for gaps narrower than this base, unless they are less than half as wide. */
  readonly gap: Units
}
export const BOUNDS: Bounds = { unequal: 0.03, seen: 0.05, way: 2 * INCH, room: 24, gap: 3200 }

const middleOf = ({ size }: LayoutDocument) => ({ x: Math.round(size.width / 2), y: Math.round(size.depth / 2) })
const advice = (reason: PlannerReason, at: PlainFinding['at'], pieces: PlainFinding['pieces'] = []): PlainFinding => ({
  weight: 'advice',
  reason,
  at,
  pieces,
})

/** Faults of the layout itself, then advice. `known`: fairness that has already been computed. */
export function commonChecks(
  document: LayoutDocument,
  bounds: Bounds = BOUNDS,
  asked: FairnessAsked = {},
  known?: Fairness,
): readonly PlainFinding[] {
  const faults = faultsOf(document)
  return [...faults, ...areaChecks(document, bounds, asked, known), ...gapChecks(document, bounds)]
}

export function areaChecks(
  document: LayoutDocument,
  bounds: Bounds,
  asked: FairnessAsked = {},
  known?: Fairness,
): readonly PlainFinding[] {
  const middle = middleOf(document)
  if (document.areas.length < 2)
    return [
      {
        weight: 'fault',
        reason: plannerSays('check-no-areas', { least: 2, given: document.areas.length }),
        at: middle,
        pieces: [],
      },
    ]
  const found: PlainFinding[] = []
  const fairness = known ?? fairnessOf(document, asked)
  for (const { area, room, ways } of fairness.sides) {
    const outline = document.areas.find(({ ref }) => ref === area)?.outlines.flat() ?? []
    const { minX, minY, maxX, maxY } = boundsOf(outline)
    const at = { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) }
    if (room < bounds.room)
      found.push({ ...advice(plannerSays('check-area-crowded', { area, free: room, least: bounds.room }), at), weight: 'fault' })
    for (const { ref, at: place, height } of document.objectives)
      if (height === 0 && !Number.isFinite(ways[ref] ?? 0))
        found.push(advice(plannerSays('check-unreachable', { objective: ref, area }), place))
  }
  const isMirrored = document.symmetry !== 'none'
  const [unfair, most] = isMirrored ? [fairness.unequal, bounds.unequal] : [fairness.differences.seen, bounds.seen]
  if (unfair > most)
    found.push(
      advice(plannerSays('check-unfair-sight', { percent: Math.round(unfair * 100), most: Math.round(most * 100) }), middle),
    )
  const { way, objective } = fairness.differences
  if (way > bounds.way && objective !== undefined) {
    const at = document.objectives.find(({ ref }) => ref === objective)?.at ?? middle
    found.push(advice(plannerSays('check-unfair-ways', { objective, difference: Math.round(way) }), at))
  }
  return found
}

/** Gaps slightly narrower than the base, which players would argue about. Gaps below half its width are taken as intended. */
export function gapChecks(document: LayoutDocument, { gap }: Bounds): readonly PlainFinding[] {
  return gapsOf(document, gap).flatMap(({ one, other, width, line: [a, b] }): readonly PlainFinding[] => {
    if (typeof other !== 'string' || width >= gap || width < gap / 2) return []
    const at = { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) }
    const says = { one, other, gap: Math.round(width), least: gap }
    return [advice(plannerSays('check-gap-narrow', says), at, [one, other])]
  })
}
