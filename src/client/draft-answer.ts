/** The answer that a draft stands for, and the verdict on it. Pure. */
import type { Point } from '../geometry/types'
import type { AnyDecision, Json, Verdict } from '../kernel'
import type { Path } from '../table/choice'
import type { Pose, Tabletop } from '../table/piece'
import { TABLE_SHAPES } from '../table/shapes'
import type { Draft } from './draft'

type PathDecision = AnyDecision & { readonly choice: Path }
// The type guard is safe: shapes are a closed set, so a choice whose shape is 'path' is a path.
export const isPath = (decision: AnyDecision): decision is PathDecision => decision.choice.shape === 'path'

/** The answer that this draft stands for. Points of a path equal to the one before are dropped: no movement is an empty path. */
export function answerOf(draft: Exclude<Draft, { type: 'idle' }>, decision: AnyDecision): Json {
  switch (draft.type) {
    case 'choosing':
      return draft.picked
    case 'placing':
      return plainPose(draft.pose)
    case 'pathing':
      return isPath(decision) ? withoutStops([decision.choice.from, ...draft.bends, draft.end]).slice(1) : []
    case 'routing':
      return { stations: draft.stations, pose: plainPose(draft.pose) }
    case 'counting':
      return draft.value
    case 'sharing':
      return draft.shares
    case 'ordering':
      return draft.items
  }
}

/** The placeholder before the first judgement. */
export const UNJUDGED: Verdict = { allowed: true }

/** The verdict of the last judgement. */
export const verdictOf = (draft: Exclude<Draft, { type: 'idle' }>): Verdict =>
  draft.type === 'pathing' ? draft.judgement.verdict : draft.verdict

export function verdictOn({ choice }: AnyDecision, answer: Json, tabletop: Tabletop): Verdict {
  const rules = Object.hasOwn(TABLE_SHAPES, choice.shape) ? TABLE_SHAPES[choice.shape] : undefined
  if (!rules) throw new Error(`no shape is called ${choice.shape}`)
  // The cast is safe: the functions were looked up by the choice's own shape.
  return rules.accepts(choice as never, answer, tabletop)
}

const withoutStops = (points: readonly Point[]): readonly { readonly x: number; readonly y: number }[] =>
  points.flatMap(({ x, y }, at) => {
    const before = points[at - 1]
    return before && isAt(before, { x, y }) ? [] : [{ x, y }]
  })
const plainPose = ({ at: { x, y }, on, heading }: Pose): Json =>
  on === undefined ? { at: { x, y }, heading } : { at: { x, y }, on, heading }

export const isAt = (one: Point, other: Point) => one.x === other.x && one.y === other.y
