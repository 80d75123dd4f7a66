/** Whether a ghost's place can become a move of the match now, and the draft that it becomes: judged by the function that the host uses. */
import { type PathAhead, pathDraft } from '../../client/ahead'
import { type Draft, IDLE } from '../../client/draft'
import { judged } from '../../client/draft-reducer'
import { wayTo } from '../../client/way'
import type { GameView, Moment } from '../../games/view'
import type { Point } from '../../geometry/types'
import type { AnyDecision, Reason } from '../../kernel'
import type { Path, Place } from '../../table/choice'
import type { Pose, Ref, Tabletop } from '../../table/piece'

export type Commit =
  /** A question about this very piece is open: this is its answer, to be confirmed. */
  | { readonly type: 'draft'; readonly draft: Draft }
  /** The same before the question is put. */
  | { readonly type: 'ahead'; readonly ahead: PathAhead; readonly points: readonly Point[] }
  | { readonly type: 'refused'; readonly reason: Reason }

type Question<C> = AnyDecision & { readonly choice: C }
// A choice whose shape is 'path' is a path, one whose shape is 'place' a place.
const isPath = (one: AnyDecision): one is Question<Path> => one.choice.shape === 'path'
const isPlace = (one: AnyDecision): one is Question<Place> => one.choice.shape === 'place'

const refused = (reason: Reason): Commit => ({ type: 'refused', reason })
/** There is no move for it in the question that is open. */
const NO_MOVE: Reason = { key: 'lab-no-move', says: {} }
const STANDS_THERE: Reason = { key: 'lab-stands-there', says: {} }

/** Nothing is sent and nothing is changed: what is drafted of it is up to the caller. */
export function commitOf(game: GameView, moment: Moment, tabletop: Tabletop, ref: Ref, pose: Pose): Commit {
  const { decisions } = moment
  const known = tabletop.pieces[ref]?.pose.at
  if (known && known.x === Math.round(pose.at.x) && known.y === Math.round(pose.at.y)) return refused(STANDS_THERE)
  const path = decisions.filter(isPath).find(({ choice }) => choice.piece === ref)
  if (path) {
    const { points, judgement } = wayTo(path.choice, pose.at, tabletop)
    return judgement.verdict.allowed
      ? { type: 'draft', draft: pathDraft(path, points, decisions, tabletop) }
      : refused(judgement.verdict.reason)
  }
  const place = decisions.filter(isPlace).find(({ choice }) => choice.piece === ref)
  if (place) {
    const { on } = place.choice.region
    const laid = { at: pose.at, heading: pose.heading, ...(on === undefined ? {} : { on }) }
    const verdict = { allowed: true } as const
    const draft = judged(
      { type: 'placing', decision: place.id, piece: ref, pose: laid, held: false, verdict },
      decisions,
      tabletop,
    )
    return draft.type === 'placing' && !draft.verdict.allowed ? refused(draft.verdict.reason) : { type: 'draft', draft }
  }
  // What the game would make of it if the piece were picked up, or set down there, by hand.
  const still: Moment = { view: moment.view, viewer: moment.viewer, decisions, draft: IDLE }
  const intent =
    game.intent(still, { type: 'lift', ref, at: pose.at }) ?? game.intent(still, { type: 'drop', ref, at: pose.at, free: true })
  if (intent?.type === 'refuse') return refused(intent.reason)
  const [option] = intent?.type === 'answer' && Array.isArray(intent.answer) ? intent.answer : []
  if (intent?.type !== 'answer' || typeof option !== 'string') return refused(NO_MOVE)
  const question = game.foreseen?.(still, intent.decision, option)
  if (!question) return refused(NO_MOVE)
  const { points, judgement } = wayTo(question.choice, pose.at, tabletop)
  return judgement.verdict.allowed
    ? { type: 'ahead', ahead: { decision: intent.decision, option, question }, points }
    : refused(judgement.verdict.reason)
}
