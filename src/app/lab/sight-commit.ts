/** Whether a ghost's place can become a move of the match now, and that move's draft, judged by the host's own function. */
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
  /** `drafted`: the answer to a question about this piece, open or ahead, which the player must confirm. */
  { readonly type: 'draft'; readonly drafted: Drafted } | { readonly type: 'refused'; readonly reason: Reason }

const refused = (reason: Reason): Commit => ({ type: 'refused', reason })
/** No open question allows a move of this piece. */
const NO_MOVE: Reason = { key: 'lab-no-move', says: {} }
const STANDS_THERE: Reason = { key: 'lab-stands-there', says: {} }

/** Finds the draft for this pose, or why there is none. Sends and changes nothing; the caller uses the draft. */
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
  // Asks the game why the piece cannot be picked up there or set down there with the pointer.
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
  // The cast is safe: choices of these shapes name their piece.
  PLACED.includes(choice.shape) && (choice as { readonly piece?: Ref }).piece === ref

function judgedAt(question: AnyDecision, pose: Pose, decisions: readonly AnyDecision[], tabletop: Tabletop): Way {
  const draft = laidAt(question, pose, decisions, tabletop)
  return { drafted: { draft }, verdict: draft.type === 'idle' ? { allowed: true } : verdictOf(draft) }
}

/** Tries every open option that would move the piece, in the order of the rules. */
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

// The cast is safe: a choice whose shape is 'pick' is a `Pick`.
const optionsFor = ({ choice }: AnyDecision, ref: Ref): readonly Option[] =>
  choice.shape === 'pick' ? (choice as Pick).options.filter(({ on, refused: why }) => on?.[0] === ref && !why) : []

/** A place on top of something differs from the place below it. */
const isLevel = ({ choice }: AnyDecision, { on }: Pose): boolean =>
  // The cast is safe: a choice whose shape is 'place' is a `Place`.
  choice.shape !== 'place' || (choice as Place).region.on === on
