/** The turn's strip: its steps by falling rapidity with the miniatures of each, and the country of every turn. */
import type { Speak } from '../../../ui/words/speak'
import type { Steps, StepThing } from '../../steps'
import { hasStepFrom, isOfStep } from '../rules/facts/activation'
import { countryOn, peoplesOf, signsOn } from '../rules/facts/country'
import { isMagician, isOnTable } from '../rules/facts/figures'
import { type Figure, SIDES, type Step, type View } from '../rules/state'
import { LABELS, labelOf } from './names'
import { say } from './words'

export function stepsOf(view: View, speak: Speak): Steps | undefined {
  if (view.terrainFirst === undefined || view.phase === 'over') return undefined
  return {
    title: say(speak, 'steps-title'),
    rows: view.steps.map((step, at) => rowOf(view, step, at, speak)),
    ahead: drift(view, speak),
  }
}

function rowOf(view: View, step: Step, at: number, speak: Speak): Steps['rows'][number] {
  const { rapidity } = step
  const fanatics = step.of === 'fanatics'
  const native = Object.values(view.figures).filter(
    (figure) => isOnTable(view, figure.ref) && figure.rapidity === rapidity && isOfStep(figure, step),
  )
  return {
    id: `${step.of}-${rapidity}`,
    label: say(speak, fanatics ? 'step-fanatics' : 'step-row', { rapidity }),
    said: say(speak, 'step-said', { rapidity, fanatics }),
    state: at < view.step ? 'past' : at === view.step ? 'now' : 'ahead',
    things: native.map((figure) => thingOf(view, figure, at, speak)),
  }
}

/** Whether it can do nothing more in this turn: it has no action points, is locked, or its steps are over. */
export const isSpent = (view: View, figure: Figure): boolean =>
  figure.pa === 0 || figure.locked !== undefined || !hasStepFrom(view, figure, view.step)

/** A miniature in a step's row. In the row of a past step it `waits` if it may still act in this turn. */
function thingOf(view: View, figure: Figure, at: number, speak: Speak): StepThing {
  const { ref, seat, pa, will, mana } = figure
  const facts = say(speak, 'step-facts', { pa, will, mana: isMagician(figure) ? mana : 0 })
  const isOver = isSpent(view, figure)
  const waits = !isOver && at < view.step
  return {
    ref,
    seat,
    name: labelOf(view, ref, speak.language),
    short: say(speak, 'step-short', { pa, will }),
    said: waits ? `${facts}, ${say(speak, 'step-waits')}` : facts,
    state: isOver ? 'spent' : waits ? 'waits' : 'ready',
  }
}

/** VX-TER-05 to 07: the country of each turn. */
function drift(view: View, speak: Speak): NonNullable<Steps['ahead']> {
  const turns = Array.from({ length: view.turns }, (_, index) => index + 1)
  return {
    title: say(speak, 'drift-title'),
    cells: turns.map((turn) => {
      const land = countryOn(view, turn)
      const signs = signsOn(view.turns, turn, view.terrainFirst ?? 'A', peoplesOf(view))
      const country = LABELS[speak.language].countries[land]
      const said = SIDES.map((seat) => say(speak, 'drift-sign', { seat, sign: signs[seat] })).join(', ')
      return {
        id: String(turn),
        label: String(turn),
        icon: `land-${land}`,
        said: `${say(speak, 'drift-turn', { turn, country })}. ${said}.`,
        isNow: turn === view.turn,
      }
    }),
  }
}
