/** Whether a ghost's place can become a move of the match now, and the draft for that move: judged by the function that the host uses. */
import { aheadOf, openOf, withAhead } from '../../client/ahead'
import { verdictOf } from '../../client/draft-answer'
import type { Drafted } from '../../client/draft-reducer'
import { laidAt } from '../../client/laid'
import { type Moment, stillMoment } from '../../client/moment'
import type { GameView } from '../../games/view'
import type { AnyDecision, Option, Pick, Reason, Verdict } from '../../kernel'
import type { Place } from '../../table/choice'
import type { Pose, Ref, Tabletop } from '../../table/piece'

export type Commit =
  /** The answer to a question about this very piece, open or ahead, to be confirmed. */
  { readonly type: 'draft'; readonly drafted: Drafted } | { readonly type: 'refused'; readonly reason: Reason }

const refused = (reason: Reason): Commit => ({ type: 'refused', reason })
/** There is no move for it in the question that is open. */
const NO_MOVE: Reason = { key: 'lab-no-move', says: {} }
const STANDS_THERE: Reason = { key: 'lab-stands-there', says: {} }

/** Nothing is sent or changed here: the caller decides what to do with the draft. */
export function commitOf(game: GameView, now: Moment, ref: Ref, pose: Pose): Commit {
  const moment = stillMoment(now.view, now.viewer, openOf(now))
  const tabletop = game.tabletop(moment.view)
  const known = tabletop.pieces[ref]?.pose
  if (known && known.at.x === Math.round(pose.at.x) && known.at.y === Math.round(pose.at.y) && known.on === pose.on)
    return refused(STANDS_THERE)
  const asked = moment.decisions.find((one) => isAbout(one, ref))
  const ways = asked ? [judgedAt(asked, pose, moment.decisions, tabletop)] : waysAhead(game, moment, ref, pose, tabletop)
  const way = ways.find(({ verdict }) => verdict.allowed) ?? ways[0]
  if (way) return way.verdict.allowed ? { type: 'draft', drafted: way.drafted } : refused(way.verdict.reason)
  // What the game would make of picking the piece up there, or of setting it down there, with the pointer.
  const { at } = pose
  const intent = game.intent(moment, { type: 'lift', ref, at }) ?? game.intent(moment, { type: 'drop', ref, at, free: true })
  return refused(intent?.type === 'refuse' ? intent.reason : NO_MOVE)
}

interface Way {
  readonly drafted: Drafted
  readonly verdict: Verdict
}

const PLACED: readonly string[] = ['path', 'place', 'route']
const isAbout = ({ choice }: AnyDecision, ref: Ref): boolean =>
  // A choice of one of these shapes names its piece.
  PLACED.includes(choice.shape) && (choice as { readonly piece?: Ref }).piece === ref

function judgedAt(question: AnyDecision, pose: Pose, decisions: readonly AnyDecision[], tabletop: Tabletop): Way {
  const draft = laidAt(question, pose, decisions, tabletop)
  return { drafted: { draft }, verdict: draft.type === 'idle' ? { allowed: true } : verdictOf(draft) }
}

/** Tries every open option that would move the piece, in the rules' order. */
function waysAhead(game: GameView, moment: Moment, ref: Ref, pose: Pose, tabletop: Tabletop): readonly Way[] {
  const { decisions } = moment
  return decisions.flatMap((decision) =>
    optionsFor(decision, ref).flatMap(({ id }): readonly Way[] => {
      const ahead = aheadOf(game, moment, decision.id, id)
      if (!ahead || !isAbout(ahead.question, ref) || !isLevel(ahead.question, pose)) return []
      const way = judgedAt(ahead.question, pose, withAhead(decisions, ahead), tabletop)
      return [{ ...way, drafted: { ...way.drafted, ahead } }]
    }),
  )
}

// A choice whose shape is 'pick' is a pick.
const optionsFor = ({ choice }: AnyDecision, ref: Ref): readonly Option[] =>
  choice.shape === 'pick' ? (choice as Pick).options.filter(({ on, refused: why }) => on?.[0] === ref && !why) : []

/** A place on top of something is a different place from one below it. */
const isLevel = ({ choice }: AnyDecision, { on }: Pose): boolean =>
  // A choice whose shape is 'place' is a place.
  choice.shape !== 'place' || (choice as Place).region.on === on
