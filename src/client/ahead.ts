/**
 * An answer drafted before its question is put: the option that leads to it, and the question as the game's own rules will put it. Nothing is
 * sent before it is confirmed; then the option is, and the drafted answer follows as soon as its question is there.
 */
import type { AnyDecision, DecisionId, Pick } from '../kernel'
import type { Path } from '../table/choice'
import type { Ref, Tabletop } from '../table/piece'
import type { Draft } from './draft'
import { gestured, judged } from './draft-reducer'

export interface Ahead {
  /** The open question, and what is picked of it. */
  readonly decision: DecisionId
  readonly option: string
  /** Options of what is asked next, each the only way on: activated, a miniature is to move. */
  readonly further?: readonly string[]
  /** What it leads to: a path, a route or a place for a piece. Its id is nobody else's. */
  readonly question: AnyDecision
}

export type PathAhead = Ahead & { readonly question: { readonly choice: Path } }

/** What was confirmed ahead: the options still to be picked, then the draft that is the answer. */
export interface Following {
  readonly further: readonly string[]
  readonly draft: Draft
}

/** The open questions with the one that is foreseen, as long as what leads to it is open. */
export const withAhead = (decisions: readonly AnyDecision[], ahead: Ahead | undefined): readonly AnyDecision[] =>
  ahead && decisions.some(({ id }) => id === ahead.decision) ? [...decisions, ahead.question] : decisions

type Pathing = Extract<Draft, { type: 'pathing' }>

/** A path to this question through these points, judged. */
export function pathDraft(
  question: AnyDecision & { readonly choice: Path },
  points: readonly { readonly x: number; readonly y: number }[],
  decisions: readonly AnyDecision[],
  tabletop: Tabletop,
): Draft {
  const { piece, from, budget } = question.choice
  const judgement: Pathing['judgement'] = { verdict: { allowed: true }, used: 0, budget, crossings: [] }
  const end = points[points.length - 1] ?? from
  return judged(
    { type: 'pathing', decision: question.id, piece, bends: points.slice(0, -1), end, held: false, judgement },
    decisions,
    tabletop,
  )
}

const SHAPES: { readonly [T in Draft['type']]?: string } = { pathing: 'path', routing: 'route', placing: 'place' }

/** What was confirmed ahead, now that its question may be open: the draft for it, and the answer where it is allowed. */
export function followed(
  draft: Draft,
  decisions: readonly AnyDecision[],
  tabletop: Tabletop,
): ReturnType<typeof gestured> | undefined {
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
      (choice as Pick).options.some(({ id, refused }) => id === option && !refused),
  )
