/** The place beside the table for one panel: claims, what a bot was after, advice, or the open question. */
import { lazy, type ReactNode, Suspense } from 'react'
import type { TallyPart } from '../../kernel'
import { learnPart } from '../../ui/words/words'
import { useLater } from './log-later'
import type { AtTable } from './match-table'
import type { AskedLine } from './motive/lines'
import { useQuestionPart } from './question-later'

const MotivePart = lazy(async () => {
  const [module] = await Promise.all([import('./motive/motive-part'), learnPart('motive'), learnPart('puzzles')])
  return { default: module.MotivePart }
})
const AdvicePart = lazy(() => import('./advice-part').then((module) => ({ default: module.AdvicePart })))

export interface QuestionPlaceProps {
  readonly at: AtTable
  /** The panel for claims, while it is open. */
  readonly claims: ReactNode
  /** A line of the log whose bot is asked what it was after. */
  readonly motive: AskedLine | undefined
  readonly isAdvised: boolean
  readonly isQuestionShown: boolean
  /** The player has called for the question's panel. */
  readonly isCalled: boolean
  /** The reasons of the base number that the answer is added to, in words, and the reasons themselves. */
  readonly why?: readonly string[] | undefined
  readonly parts?: readonly TallyPart[] | undefined
  /** The advice lies on the table, where a sheet would cover it. */
  onAdviceShown(): void
  onMotiveClosed(): void
  onAdviceClosed(): void
  /** Given if the player may close the question's panel. */
  onQuestionClosed?: (() => void) | undefined
}

export function QuestionPlace(props: QuestionPlaceProps): ReactNode {
  const { at, claims, motive, isAdvised, isQuestionShown, isCalled, why, parts } = props
  const QuestionPart = useQuestionPart(useLater(at.table), isCalled)
  if (claims) return claims
  if (motive)
    return (
      <Suspense>
        <MotivePart at={at} asked={motive} onClose={props.onMotiveClosed} />
      </Suspense>
    )
  if (isAdvised)
    return (
      <Suspense>
        <AdvicePart at={at} onShown={props.onAdviceShown} onClose={props.onAdviceClosed} />
      </Suspense>
    )
  if (!isQuestionShown) return null
  return QuestionPart ? (
    <QuestionPart at={at} why={why} parts={parts} onClose={props.onQuestionClosed} />
  ) : (
    // While the panel is on its way, its place says so.
    <div aria-busy="true" />
  )
}
