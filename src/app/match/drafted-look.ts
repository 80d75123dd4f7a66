/** The look with the drafted piece at its drafted position. It stays there until the draft is confirmed or taken back. */
import type { Moment } from '../../client/moment'
import type { Units } from '../../geometry/types'
import type { Look } from '../../scene/look'
import type { Path, Place, Route } from '../../table/choice'
import { heightUnder } from '../../table/layout'
import type { Pose, Ref, Tabletop } from '../../table/piece'

/** A piece that is not part of the look is left to the game's overlays. */
export function draftedLook(look: Look, moment: Moment, tabletop: Tabletop): Look {
  const put = putBy(moment)
  if (!put) return look
  const { piece, pose } = put
  const there = { at: pose.at, z: heightUnder(tabletop, pose) }
  const { heading } = pose
  const figures = look.figures.map((one) =>
    one.ref === piece ? { ...one, ...there, ...(heading === undefined ? {} : { heading }) } : one,
  )
  const tokens = look.tokens?.map((one) => {
    const { carriedBy: _carrier, ...loose } = one
    return one.ref === piece ? { ...loose, ...there } : one
  })
  return { ...look, figures, ...(tokens ? { tokens } : {}) }
}

/** The table with the drafted piece at its drafted position. */
export function draftedTable(tabletop: Tabletop, moment: Moment): Tabletop {
  const put = putBy(moment)
  if (!put) return tabletop
  const { piece: ref, pose } = put
  const before = tabletop.pieces[ref]
  const there = { ...pose, heading: pose.heading ?? before?.pose.heading ?? 0 }
  return { ...tabletop, pieces: { ...tabletop.pieces, [ref]: { ref, radius: before?.radius ?? put.radius, pose: there } } }
}

interface Put {
  readonly piece: Ref
  readonly radius: Units
  readonly pose: Omit<Pose, 'heading'> & { readonly heading?: number }
}

function putBy({ draft, decisions, ahead }: Moment): Put | undefined {
  if (draft.type !== 'placing' && draft.type !== 'routing' && draft.type !== 'pathing') return undefined
  // No question is open while an entry is played, but a piece may have been drafted ahead of its question.
  const question = [...decisions, ...(ahead ? [ahead.question] : [])].find(({ id }) => id === draft.decision)
  // The cast is safe: these drafts answer a place, a route or a path.
  const choice = question?.choice as Place | Route | Path | undefined
  const { piece } = draft
  const radius = choice?.radius ?? 0
  if (draft.type !== 'pathing') return { piece, radius, pose: draft.pose }
  const on = (choice as Path | undefined)?.end.on
  return { piece, radius, pose: { at: draft.end, ...(on === undefined ? {} : { on }) } }
}
