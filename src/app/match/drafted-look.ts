/** The look with the drafted piece at its drafted position. It stays there until the draft is confirmed or taken back. */
import type { Moment } from '../../client/moment'
import type { Look } from '../../scene/look'
import type { Path } from '../../table/choice'
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

function putBy({
  draft,
  decisions,
  ahead,
}: Moment): { readonly piece: Ref; readonly pose: Omit<Pose, 'heading'> & { readonly heading?: number } } | undefined {
  if (draft.type === 'placing' || draft.type === 'routing') return { piece: draft.piece, pose: draft.pose }
  if (draft.type !== 'pathing') return undefined
  // No question is open while an entry is played, but a piece may have been drafted ahead of its question.
  const question = [...decisions, ...(ahead ? [ahead.question] : [])].find(({ id }) => id === draft.decision)
  // The cast is safe: a 'pathing' draft answers a path.
  const on = (question?.choice as Path | undefined)?.end.on
  return { piece: draft.piece, pose: { at: draft.end, ...(on === undefined ? {} : { on }) } }
}
