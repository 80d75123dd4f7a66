/** What can be asked in a puzzle: points, models to kill, objectives to control. */
import { puzzlesOf } from '../../puzzles'
import { deadzone, sideOf } from '../rules'
import { controlOf, pointsOf } from '../rules/facts/score'
import { SIDES } from '../rules/state'

export const deadzonePuzzles = puzzlesOf(deadzone, {
  seats: () => SIDES,
  points: (state, seat) => pointsOf(state)[sideOf(seat)],
  pieces: {
    all: ({ models }) => Object.values(models).filter(({ standing }) => standing !== 'left'),
    isOut: ({ models }, ref) => models[ref]?.standing === 'dead',
  },
  places: {
    all: ({ objectives }) => objectives.map(({ ref }) => ref),
    isHeld(state, ref, seat) {
      const objective = state.objectives.find((one) => one.ref === ref)
      return objective !== undefined && controlOf(state, objective) === seat
    },
  },
  turn({ phase, round, initiative, models, inTurn = [] }) {
    if (phase !== 'turns') return undefined
    // One side may have several Turns in a row. The models that acted before this one tell them apart.
    const acted = Object.values(models).filter(({ activated }) => activated).length - inTurn.length
    return { id: `${round} ${initiative} ${acted}`, seat: initiative }
  },
  activation: ({ round, active }) => active && { id: `${round} ${active.model}`, seat: active.by },
})
