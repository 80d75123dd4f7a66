/** The rules of *Doomtrooper* as the platform needs them, with the summary for lists of matches and the bot's preferences. */
import { rulesOf } from '../../rules-of'
import { defaultSpec, doomtrooper, parseSpec, seatsOf } from '../rules'
import { doomtrooperPuzzles } from './puzzles'
import { doomtrooperAnswer, doomtrooperWorth } from './taste'
import { doomtrooperStage, doomtrooperValue } from './value'

export const rules = rulesOf({
  game: doomtrooper,
  rulesVersion: 1,
  parseSpec,
  defaultSpec,
  seatsOf,
  glimpse: ({ phase, turn, order, active, seats, targetP, ending, actionsLeft, nested, attack }) => ({
    phase,
    turn,
    order,
    active,
    targetP,
    actionsLeft,
    nested,
    ...(attack ? { attack: { by: attack.by } } : {}),
    points: Object.fromEntries(order.map((seat) => [seat, { P: seats[seat]?.P ?? 0, D: seats[seat]?.D ?? 0 }])),
    ...(ending ? { ending } : {}),
  }),
  value: doomtrooperValue,
  stage: doomtrooperStage,
  worth: doomtrooperWorth,
  answer: doomtrooperAnswer,
  puzzles: doomtrooperPuzzles,
})
