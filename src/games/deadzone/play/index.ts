/** *Deadzone* as the platform plays it: its rules, with what lists of matches and bots need to know. */
import { rulesOf } from '../../rules-of'
import { deadzone, defaultSpec, goalsOf, parseSpec, type State, sideOf } from '../rules'
import { deadzonePuzzles } from './puzzles'
import { deadzoneSelfplay } from './selfplay'
import { deadzoneWorth } from './taste'
import { deadzoneStage, deadzoneValue } from './value'

export const rules = rulesOf({
  game: deadzone,
  rulesVersion: 3,
  parseSpec,
  defaultSpec,
  glimpse({ phase, round, mission, target, initiative, sides, models, winner }) {
    const ledgers = Object.fromEntries(Object.entries(sides).map(([seat, { ledger }]) => [seat, { seat, ledger }]))
    const standings = Object.fromEntries(
      Object.entries(models).map(([ref, { seat, standing }]) => [ref, { ref, seat, standing }]),
    )
    return { phase, round, mission, target, initiative, sides: ledgers, models: standings, winner }
  },
  // Safe for a view too: it contains everything that goals are computed from.
  goals: (world, seat) => goalsOf(world as State, sideOf(seat)),
  value: deadzoneValue,
  stage: deadzoneStage,
  worth: deadzoneWorth,
  puzzles: deadzonePuzzles,
  selfplay: deadzoneSelfplay,
})
