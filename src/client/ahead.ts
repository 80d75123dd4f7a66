/**
 * An answer drafted before its question is put: the option that leads to it, and the question as the game's own rules will put it. Nothing is
 * sent before it is confirmed; then the option is, and the drafted answer follows as soon as its question is there.
 */
import type { GameView } from '../games/view'
import type { AnyDecision, Pick as Picking } from '../kernel'
import type { Ref, Tabletop } from '../table/piece'
import type { Draft } from './draft'
import { type Drafted, gestured, judged } from './draft-reducer'
import { isSameQuestion } from './in-flight'
import type { Moment } from './moment'

export interface Ahead {
  /** The open question that leads to it, and the option picked of it. */
  readonly from: AnyDecision
  readonly option: string
  /** Options of the questions in between, each with no alternative. */
  readonly further: readonly string[]
  /** What it leads to: a path, a route or a place for a piece. Its id is used by no other question. */
  readonly question: AnyDecision
}

/** What was confirmed ahead: the options still to be picked, then the draft that is the answer. */
export interface Following {
  readonly further: readonly string[]
  readonly draft: Draft
}

/** What picking this option leads to, where the game foresees it. The moment's questions are those that are open. */
export function aheadOf(game: Pick<GameView, 'foreseen'>, moment: Moment, decision: string, option: string): Ahead | undefined {
  const from = moment.decisions.find(({ id }) => id === decision)
  const found = from && game.foreseen?.(moment, decision, option)
  if (!from || !found) return undefined
  return { from, option, further: found.further ?? [], question: { ...found.question, id: aheadId(from, option) } }
}

/** The open questions; the one that leads to the foreseen question is replaced by it while it is open. */
export const withAhead = (open: readonly AnyDecision[], ahead: Ahead | undefined): readonly AnyDecision[] =>
  ahead && open.some(({ id }) => id === ahead.from.id)
    ? open.map((one) => (one.id === ahead.from.id ? ahead.question : one))
    : open

/** What is ahead, over to the questions that are open now: the one that leads to it may stand there again under another id. */
export function aheadOver(open: readonly AnyDecision[], ahead: Ahead | undefined): Ahead | undefined {
  if (!ahead || open.some(({ id }) => id === ahead.from.id)) return ahead
  const from = open.find((one) => isSameQuestion(one, ahead.from))
  return from && { ...ahead, from, question: { ...ahead.question, id: aheadId(from, ahead.option) } }
}

const aheadId = (from: AnyDecision, option: string) => `ahead ${from.id} ${option}`

/** The questions that the host has really put. */
export const openOf = ({ decisions, ahead }: Pick<Moment, 'decisions' | 'ahead'>): readonly AnyDecision[] =>
  ahead ? decisions.map((one) => (one.id === ahead.question.id ? ahead.from : one)) : decisions

/** What is ahead, as long as this draft answers it. When the draft is put away, the foreseen question goes too, for nobody has asked it. */
export const aheadFor = (draft: Draft, ahead: Ahead | undefined): Ahead | undefined =>
  draft.type !== 'idle' && draft.decision === ahead?.question.id ? ahead : undefined

const SHAPES: { readonly [T in Draft['type']]?: string } = { pathing: 'path', routing: 'route', placing: 'place' }

/** What was confirmed ahead, now that its question may be open: the draft for it, and the answer where it is allowed. */
export function followed(draft: Draft, decisions: readonly AnyDecision[], tabletop: Tabletop): Drafted | undefined {
  if (draft.type === 'idle' || !('piece' in draft)) return undefined
  const { piece } = draft
  const question = decisions.find(
    ({ choice }) => choice.shape === SHAPES[draft.type] && 'piece' in choice && (choice as { piece?: Ref }).piece === piece,
  )
  if (!question) return undefined
  const again = judged({ ...draft, decision: question.id, held: false }, decisions, tabletop)
  return gestured(again, decisions, tabletop, { type: 'confirm' })
}

/** The open question of this seat that has the option, and may be answered with it. */
export const offering = (decisions: readonly AnyDecision[], option: string): AnyDecision | undefined =>
  decisions.find(
    ({ choice }) =>
      choice.shape === 'pick' &&
      // A choice whose shape is 'pick' is a pick.
      (choice as Picking).options.some(({ id, refused }) => id === option && !refused),
  )
