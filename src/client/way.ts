/** A way for a piece to a place: straight there, or round one part of an obstacle. Judged as the host judges it. */
import { length } from '../geometry/measure'
import type { Point } from '../geometry/types'
import type { Path } from '../table/choice'
import { judgePath, type PathJudgement } from '../table/judge'
import { footprintOf } from '../table/layout'
import type { Tabletop } from '../table/piece'

export interface Way {
  readonly points: readonly Point[]
  readonly judgement: PathJudgement
}

/** How far beyond the base's own radius a bend keeps from a corner, units. */
const ASIDE = 25

/**
 * Bends to try beside the corners of obstacles, moved outwards from the middle of each part: one corner, or two neighbouring
 * ones.
 */
function bendsRound({ walls, radius }: Path, tabletop: Tabletop): readonly (readonly Point[])[] {
  return walls.flatMap((ref) => {
    const footprint = footprintOf(tabletop, ref)
    if ('disc' in footprint) return []
    return footprint.parts.flatMap((part) => {
      const middle = {
        x: part.reduce((sum, { x }) => sum + x, 0) / part.length,
        y: part.reduce((sum, { y }) => sum + y, 0) / part.length,
      }
      // The bend lies a whole radius away along both axes, which clears a corner of any part that is parallel to the table's
      // sides.
      const beside = part.map(({ x, y }) => ({
        x: Math.round(x + Math.sign(x - middle.x) * (radius + ASIDE)),
        y: Math.round(y + Math.sign(y - middle.y) * (radius + ASIDE)),
      }))
      return beside.flatMap((corner, i) => {
        const next = beside[(i + 1) % beside.length] ?? corner
        return [[corner], [corner, next], [next, corner]]
      })
    })
  })
}

/** The shortest allowed way of those tried; if none is allowed, the straight one with its refusal. */
export function wayTo(choice: Path, to: Point, tabletop: Tabletop): Way {
  const end = { x: Math.round(to.x), y: Math.round(to.y) }
  const straight = { points: [end], judgement: judgePath(choice, [end], tabletop) }
  if (straight.judgement.verdict.allowed || choice.straight || straight.judgement.verdict.reason.key !== 'wall-in-way')
    return straight
  let best: Way | undefined
  for (const bends of bendsRound(choice, tabletop)) {
    const points = [...bends, end]
    // Ways longer than the best so far are skipped, because judging a way takes time.
    if (length([choice.from, ...points]) >= (best?.judgement.used ?? choice.budget + 1)) continue
    const judgement = judgePath(choice, points, tabletop)
    if (judgement.verdict.allowed) best = { points, judgement }
  }
  return best ?? straight
}
