/** What can be asked in a puzzle: promotion points, and warriors to kill. */
import { puzzlesOf } from '../../puzzles'
import { doomtrooper } from '../rules'
import { isInPlay, isWarrior, seatOf, thing, warriors } from '../rules/facts/table'

export const doomtrooperPuzzles = puzzlesOf(doomtrooper, {
  seats: ({ order }) => order,
  points: (state, seat) => seatOf(state, seat).P,
  pieces: {
    // A warrior in cover has no name that everybody knows.
    all: (state) => warriors(state).flatMap(({ uid, controller, covered }) => (covered ? [] : [{ ref: uid, seat: controller }])),
    isOut: (state, ref) => !isInPlay(state, ref) || !isWarrior(state, thing(state, ref)),
  },
  turn: ({ phase, turn, active }) => (phase === 'play' ? { id: turn, seat: active } : undefined),
})
