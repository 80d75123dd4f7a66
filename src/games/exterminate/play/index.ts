/** *Doctor Who: Exterminate!* as the platform plays it: its rules, with what lists of matches and bots need to know. */
import { rulesOf } from '../../rules-of'
import { defaultSpec, exterminate, parseSpec } from '../rules'
import { exterminatePuzzles } from './puzzles'
import { exterminateSelfplay } from './selfplay'
import { exterminatePractised, exterminateWorth } from './taste'
import { exterminateStage, exterminateValue } from './value'
import { exterminateAnswer, exterminateCandidates } from './ways'

export const rules = rulesOf({
  game: exterminate,
  rulesVersion: 3,
  parseSpec,
  defaultSpec,
  glimpse({ phase, turn, turns, ledger, nodes, figures }) {
    const seats = Object.fromEntries(Object.entries(figures).map(([ref, { seat }]) => [ref, { seat }]))
    return { phase, turn, turns, ledger, nodes, figures: seats }
  },
  goals({ figures, nodes, tabletop }, seat) {
    const placeOf = (ref: string) => {
      const piece = tabletop.pieces[ref]
      return piece ? [piece.pose.at] : []
    }
    const enemies = Object.values(figures).filter((figure) => figure.seat !== seat)
    return [...Object.keys(nodes), ...enemies.map(({ ref }) => ref)].flatMap(placeOf)
  },
  value: exterminateValue,
  stage: exterminateStage,
  worth: exterminateWorth,
  practised: exterminatePractised,
  answer: exterminateAnswer,
  candidates: exterminateCandidates,
  puzzles: exterminatePuzzles,
  selfplay: exterminateSelfplay,
})
