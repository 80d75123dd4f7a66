/** *Doctor Who: The Card Game* as the platform plays it: its rules, with what lists of matches and bots need to know. */
import { rulesOf } from '../../rules-of'
import { defaultSpec, doctorWho, parseSpec, seatsOf } from '../rules'
import { doctorWhoPuzzles } from './puzzles'
import { doctorWhoAnswer, doctorWhoPractised, doctorWhoWorth } from './taste'
import { doctorWhoStage, doctorWhoValue } from './value'

export const rules = rulesOf({
  game: doctorWho,
  rulesVersion: 1,
  parseSpec,
  defaultSpec,
  seatsOf,
  glimpse: ({ phase, turn, order, active, seats, locations, pile, supply, endCard, scores }) => ({
    phase,
    turn,
    order,
    active,
    seats,
    locations,
    pile,
    supply,
    endCard,
    scores,
  }),
  value: doctorWhoValue,
  stage: doctorWhoStage,
  worth: doctorWhoWorth,
  practised: doctorWhoPractised,
  answer: doctorWhoAnswer,
  puzzles: doctorWhoPuzzles,
})
