/** The look with the piece that is being placed or moved where the draft has it: it stands there until that is confirmed or taken back. */
import type { Moment } from '../../client/moment'
import type { Look } from '../../scene/look'
import type { Path } from '../../table/choice'
import { heightUnder } from '../../table/layout'
import type { Pose, Ref, Tabletop } from '../../table/piece'

/** A piece that the look does not have is left to the game's overlays. */
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
  // While something is played no question is open, but what was drafted ahead of one still stands.
  const question = [...decisions, ...(ahead ? [ahead.question] : [])].find(({ id }) => id === draft.decision)
  // A draft of this type answers a path.
  const on = (question?.choice as Path | undefined)?.end.on
  return { piece: draft.piece, pose: { at: draft.end, ...(on === undefined ? {} : { on }) } }
}
