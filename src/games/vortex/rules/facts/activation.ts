/** Who may act when (4.3). */
import type { Ref } from '../../../../table/piece'
import { has } from '../profile'
import type { Figure, Side, State, Step } from '../state'
import { figureOf, isOnTable, standing, statOf } from './figures'

const descending = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => b - a)

/** VX-ACT-03, VX-SKL-08: the steps of a turn by falling rapidity, Fanatics' steps first. They are fixed when the turn begins. */
export function stepsOf(state: State): readonly Step[] {
  const all = Object.values(state.figures).filter(({ ref }) => isOnTable(state, ref))
  const steps = (of: Step['of'], isFanatic: boolean) =>
    descending(
      all.filter(({ profile }) => has(profile, 'fanatic') === isFanatic).map(({ ref }) => statOf(state, ref, 'RAP')),
    ).map((rapidity): Step => ({ of, rapidity }))
  return [...steps('fanatics', true), ...steps('others', false)]
}

export const stepNow = (state: State): Step | undefined => state.steps[state.step]

/** VX-ACT-04: whether a miniature may act in this step. Not after a failed charge (VX-CHG-06) or in trance (VX-TRA-01). */
export function isEligible(state: State, ref: Ref): boolean {
  const step = stepNow(state)
  const figure = figureOf(state, ref)
  return step !== undefined && figure.locked === undefined && isOnTable(state, ref) && isOfStep(figure, step)
}
export const isOfStep = ({ profile, rapidity }: Figure, step: Step): boolean =>
  has(profile, 'fanatic') === (step.of === 'fanatics') && rapidity >= step.rapidity

/** Whether a step with index `from` or later is one of this miniature's. Fanatics have none after their own steps. */
export const hasStepFrom = ({ steps }: Pick<State, 'steps'>, figure: Figure, from: number): boolean =>
  steps.some((step, at) => at >= from && isOfStep(figure, step))

export const eligible = (state: State, seat: Side): readonly Ref[] =>
  standing(state, seat).filter((ref) => isEligible(state, ref))
