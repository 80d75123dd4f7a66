/**
 * A lesson: a guided first match with the real rules and real dice, in which one hint at a time is shown when it is relevant. A
 * lesson is data that refers to the questions which every match asks.
 */
import type { AnyDecision } from '../kernel'
import type { Language } from '../ui/words/speak'
import type { Options } from './rules-of'

/** The part of the screen that a step points at; absent if it is about the table itself. */
export type LessonPart = 'prompt' | 'hands' | 'strip'

export interface LessonStep {
  readonly id: string
  /** The subjects of the player's questions at which this step is shown; of several such steps, the first not yet shown. */
  readonly asked: readonly string[]
  /** Limits the step to those questions with these subjects for which this returns true. */
  readonly when?: (decision: AnyDecision) => boolean
  /** The step stays while questions with its subjects follow each other, instead of ending with the first one. */
  readonly lasts?: true
  readonly points?: LessonPart
}

/** The text of a step: what the player sees, and what to do now. */
export interface LessonText {
  readonly title: string
  readonly text: string
}

export interface GameLesson {
  /** Laid over the game's default options, usually to give a small set-up. */
  readonly options: Options
  readonly steps: readonly LessonStep[]
  /** `welcome` is shown before the first question, `steps` by the step's id, `done` when every step has been shown. */
  readonly words: {
    readonly [L in Language]: {
      readonly welcome: LessonText
      readonly steps: { readonly [step: string]: LessonText }
      readonly done: LessonText
    }
  }
}

/** The step to show now: the first one not yet done that matches an open question. */
export const stepNow = (
  { steps }: Pick<GameLesson, 'steps'>,
  open: readonly AnyDecision[],
  done: ReadonlySet<string>,
): LessonStep | undefined => steps.find((step) => !done.has(step.id) && isAbout(step, open))

/** Whether the step matches at least one of these questions. */
export const isAbout = ({ asked, when }: LessonStep, open: readonly AnyDecision[]): boolean =>
  open.some((one) => asked.includes(one.subject) && (when === undefined || when(one)))
