/** *Vortex* as the platform plays it: its rules with what lists and bots are told of a match. */
import { rulesOf } from '../../rules-of'
import { defaultSpec, parseSpec, vortexGame } from '../rules'
import { pointsOf } from '../rules/facts/score'
import { goalsOf, vortexAnswer, vortexWorth } from './taste'

export const rules = rulesOf({
  game: vortexGame,
  rulesVersion: 1,
  parseSpec,
  defaultSpec,
  glimpse: ({ phase, turn, turns, scenario, ledger, sides, first }) => ({
    phase,
    turn,
    turns,
    scenario,
    points: pointsOf({ ledger }),
    peoples: { A: sides.A.people, B: sides.B.people },
    ...(first ? { first } : {}),
  }),
  goals: goalsOf,
  worth: vortexWorth,
  answer: vortexAnswer,
})
