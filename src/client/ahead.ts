/**
 * An answer drafted before its question is put: the option that leads to it, and the question as the game's own rules will put it. Nothing is
 * sent before it is confirmed; then the option is, and the drafted answer follows as soon as its question is there.
 */
import type { AnyDecision, DecisionId, Json } from '../kernel'
import type { Path } from '../table/choice'
import type { Tabletop } from '../table/piece'
import type { Draft } from './draft'
import { gestured, judged } from './draft-reducer'

export interface Ahead {
  /** The open question, and what is picked of it. */
  readonly decision: DecisionId
  readonly option: string
  /** What it leads to. Its id is nobody else's. */
  readonly question: AnyDecision & { readonly choice: Path }
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

/** What was confirmed ahead, now that its question may be open: the draft for it, and the answer where it is allowed. */
export function followed(
  { piece, answer }: { readonly piece: string; readonly answer: Json },
  decisions: readonly AnyDecision[],
  tabletop: Tabletop,
): ReturnType<typeof gestured> | undefined {
  const question = decisions.find(
    // A choice whose shape is 'path' is a path.
    (one): one is AnyDecision & { readonly choice: Path } => one.choice.shape === 'path' && (one.choice as Path).piece === piece,
  )
  if (!question) return undefined
  // It was made by a path draft: a list of points.
  const draft = pathDraft(question, answer as unknown as readonly { x: number; y: number }[], decisions, tabletop)
  return gestured(draft, decisions, tabletop, { type: 'confirm' })
}
