/**
 * A first match that is taught: real rules and dice, and a voice that says one thing at a time when its moment comes. A lesson is data over
 * the same questions that every match puts.
 */
import type { AnyDecision } from '../kernel'
import type { Language } from '../ui/words/speak'
import type { Options } from './rules-of'

/** What of the screen a step points at; nothing where the table itself is meant. */
export type LessonPart = 'prompt' | 'hands' | 'strip'

export interface LessonStep {
  readonly id: string
  /** The subjects of the pupil's questions at which this is said. Among several steps of one subject the first that was not said comes. */
  readonly asked: readonly string[]
  /** Only at questions of these subjects that are like this. */
  readonly when?: (decision: AnyDecision) => boolean
  /** It is said for as long as questions of its subjects follow each other, not for one of them. */
  readonly lasts?: true
  readonly points?: LessonPart
}

/** What is said at a step: what this is, and what to do now. */
export interface LessonText {
  readonly title: string
  readonly text: string
}

export interface GameLesson {
  /** Over the options that a match of this game has when nothing is chosen: a small set-up. */
  readonly options: Options
  readonly steps: readonly LessonStep[]
  /** Before the first question, each step by its id, and when all has been said. */
  readonly words: {
    readonly [L in Language]: {
      readonly welcome: LessonText
      readonly steps: { readonly [step: string]: LessonText }
      readonly done: LessonText
    }
  }
}

/** The step whose moment it is: the first not yet done that is about an open question. */
export const stepNow = (
  { steps }: Pick<GameLesson, 'steps'>,
  open: readonly AnyDecision[],
  done: ReadonlySet<string>,
): LessonStep | undefined => steps.find((step) => !done.has(step.id) && isAbout(step, open))

/** Is one of these questions what the step is about? */
export const isAbout = ({ asked, when }: LessonStep, open: readonly AnyDecision[]): boolean =>
  open.some((one) => asked.includes(one.subject) && (when === undefined || when(one)))
