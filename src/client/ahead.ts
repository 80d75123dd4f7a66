/**
 * An answer drafted before its question is asked: the option that leads to it, and the question as the game's own rules will ask
 * it. Nothing is sent before it is confirmed; then the option is sent, and the drafted answer follows as soon as its question is
 * open.
 */
import type { GameView } from '../games/view'
import type { AnyDecision, Pick as Picking } from '../kernel'
import type { Ref, Tabletop } from '../table/piece'
import type { Draft } from './draft'
import { type Drafted, gestured, judged } from './draft-reducer'
import { isSameQuestion } from './in-flight'
import type { Moment } from './moment'

export interface Ahead {
  /** The open question that leads to it, and the option of that question to be picked. */
  readonly from: AnyDecision
  readonly option: string
  /** Options of the questions in between, which have no alternatives. */
  readonly further: readonly string[]
  /** The foreseen question: a path, a route or a place for a piece. Its id is used by no other question. */
  readonly question: AnyDecision
}

/** What was confirmed ahead: the options still to be picked, then the draft that becomes the answer. */
export interface Following {
  readonly further: readonly string[]
  readonly draft: Draft
}

/** What picking this option leads to, if the game foresees it. `moment.decisions` must be the questions that are really open. */
export function aheadOf(game: Pick<GameView, 'foreseen'>, moment: Moment, decision: string, option: string): Ahead | undefined {
  const from = moment.decisions.find(({ id }) => id === decision)
  const found = from && game.foreseen?.(moment, decision, option)
  if (!from || !found) return undefined
  return { from, option, further: found.further ?? [], question: { ...found.question, id: aheadId(from, option) } }
}

/** The open questions, with the foreseen question in place of the one that leads to it, while that one is open. */
export const withAhead = (open: readonly AnyDecision[], ahead: Ahead | undefined): readonly AnyDecision[] =>
  ahead && open.some(({ id }) => id === ahead.from.id)
    ? open.map((one) => (one.id === ahead.from.id ? ahead.question : one))
    : open

/** Carries `ahead` over to the questions that are open now: the one that leads to it may be open again under another id. */
export function aheadOver(open: readonly AnyDecision[], ahead: Ahead | undefined): Ahead | undefined {
  if (!ahead || open.some(({ id }) => id === ahead.from.id)) return ahead
  const from = open.find((one) => isSameQuestion(one, ahead.from))
  return from && { ...ahead, from, question: { ...ahead.question, id: aheadId(from, ahead.option) } }
}

const aheadId = (from: AnyDecision, option: string) => `ahead ${from.id} ${option}`

/** The questions that the host has really asked. */
export const openOf = ({ decisions, ahead }: Pick<Moment, 'decisions' | 'ahead'>): readonly AnyDecision[] =>
  ahead ? decisions.map((one) => (one.id === ahead.question.id ? ahead.from : one)) : decisions

/** `ahead`, as long as this draft answers it. Without the draft the foreseen question goes too: the host has not asked it. */
export const aheadFor = (draft: Draft, ahead: Ahead | undefined): Ahead | undefined =>
  draft.type !== 'idle' && draft.decision === ahead?.question.id ? ahead : undefined

const SHAPES: { readonly [T in Draft['type']]?: string } = { pathing: 'path', routing: 'route', placing: 'place' }

/** Carries a draft that was confirmed ahead over to its question, if that is open now, with the answer to send if allowed. */
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

/** The open question that has this option, if the option is allowed. */
export const offering = (decisions: readonly AnyDecision[], option: string): AnyDecision | undefined =>
  decisions.find(
    ({ choice }) =>
      choice.shape === 'pick' &&
      // The cast is safe: the shape was just checked.
      (choice as Picking).options.some(({ id, refused }) => id === option && !refused),
  )
