/** The rules of *Vortex* for the platform, with the summary that lists of matches show and the bot's taste. */
import { rulesOf } from '../../rules-of'
import { defaultSpec, parseSpec, vortexGame } from '../rules'
import { vortexPuzzles } from './puzzles'
import { goalsOf, vortexAnswer, vortexWorth } from './taste'
import { vortexStage, vortexValue } from './value'

export const rules = rulesOf({
  game: vortexGame,
  rulesVersion: 2,
  parseSpec,
  defaultSpec,
  glimpse: ({ phase, turn, turns, steps, step, sides, signs, ledger }) => ({
    phase,
    turn,
    turns,
    steps,
    step,
    sides: { A: { people: sides.A.people }, B: { people: sides.B.people } },
    signs,
    ledger,
  }),
  goals: goalsOf,
  value: vortexValue,
  stage: vortexStage,
  worth: vortexWorth,
  answer: vortexAnswer,
  puzzles: vortexPuzzles,
})
