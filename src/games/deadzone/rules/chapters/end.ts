/** The end of a Round (DZ-END) and of the match (DZ-WIN-02 to 08). */

import { pickOne } from '../../../../kernel'
import { eights, numbers } from '../dice'
import type { Event } from '../events'
import { flankCubes } from '../facts/flank'
import { modelOf } from '../facts/models'
import { controlOf, objectivePoints, pointsOf, scoring } from '../facts/score'
import { winnerOf } from '../facts/victory'
import { arriveWhere } from '../facts/where'
import { readId } from '../ids'
import type { State } from '../state'
import { ask, go, procedure, question, tell } from '../terms'

/** DZ-END-01: the only side in an objective's cube scores it. Smoke is dispersed before that (DZ-END-06). */
const objectives = (state: State): readonly Event[] =>
  state.objectives.flatMap((objective) => {
    const seat = controlOf(state, objective)
    return seat ? scoring(state, seat, objectivePoints(state, seat, objective), 'objective', objective.ref) : []
  })

/** `at`: index of the smoke whose dispersal is rolled next. */
export const endOfRound = procedure('end of round', {
  // DZ-END-06
  smoke: ({ state, local: { at = 0 } }) => {
    const cloud = state.smoke[at]
    if (!cloud) return go('objectives')
    return ask(question('chance', 'smoke die', eights(1), ['1'], { about: { cube: cloud.cube } }), 'smokeTested')
  },
  smokeTested: ({ state, local: { at = 0 }, heard }) => {
    const [face = 1] = numbers(heard.the('smoke die'))
    const cloud = state.smoke[at]
    if (!cloud) return go('objectives')
    const isGone = face >= 5
    return tell({ type: 'smoke-tested', cube: cloud.cube, face, gone: isGone }, 'smoke', { at: isGone ? at : at + 1 })
  },
  objectives: ({ state }) => tell(objectives(state), 'ended'),
  ended: ({ state }) => tell({ type: 'round-ended', round: state.round, points: pointsOf(state) }, 'victory'),
  // DZ-END-02
  victory: ({ state }) => {
    const winner = winnerOf(state)
    return winner ? tell({ type: 'match-ended', points: pointsOf(state), winner }, 'done') : go('flank')
  },
  // DZ-MIS-03: a model that went round the flank returns at the end of the first Round.
  flank: ({ state }) => {
    const model = state.flanking?.[0]
    if (model === undefined) return go('done')
    const cubes = flankCubes(state, model)
    const [first] = cubes
    if (first === undefined) return go('done')
    const options = cubes.map((cube) => ({ id: `arrive:${cube}` as const }))
    return ask(
      question(modelOf(state, model).seat, 'flank cube', pickOne(options), [`arrive:${first}`], { about: { model } }),
      'flankChosen',
    )
  },
  flankChosen: ({ heard }) => go('flankPlace', { cube: readId(heard.picked('flank cube')).first }),
  flankPlace: ({ state, local: { cube = '' } }) => {
    const model = state.flanking?.[0] ?? ''
    const where = arriveWhere(state, model, cube)
    return where ? ask(where, 'flankArrived') : go('done')
  },
  flankArrived: ({ state, heard }) =>
    tell({ type: 'model-deployed', model: state.flanking?.[0] ?? '', pose: heard.the('deploy where') }, 'flank'),
})
