/** Models moved against their will: throws, scatter and walls (DZ-AWY, DZ-SCA, DZ-SLM). */
import { type PlayerSeat, pickOne, type Roll, tally } from '../../../../kernel'
import { TEST_DICE } from '../constants'
import { type Eight, eights } from '../dice'
import { scatterCube } from '../facts/away'
import { floorUnder, isHalf, isStandable } from '../facts/board'
import { cubeFrom, cubeOf } from '../facts/cubes'
import { modelOf } from '../facts/models'
import { movedTo } from '../facts/moves'
import { whyNoRoom } from '../facts/occupants'
import { canBeMoved, pinning } from '../facts/pins'
import { marginOf, testOf } from '../facts/tests'
import { isBlocked, throwsTo } from '../facts/thrown'
import { throwWhere } from '../facts/where'
import { say } from '../said'
import { ask, call, go, procedure, question, tell } from '../terms'
import type { Strength } from '../terms/attacks'

/** DZ-SCA-03: the result that a model needs for a walkway to hold it. */
export const WALKWAY_HOLDS = 5
/** The face of a roll with one die. */
export function firstFace([face]: readonly Eight[]): Eight {
  if (face === undefined) throw new Error('a die shows a face')
  return face
}
export const oneDie = (by: PlayerSeat): Roll<Eight> => eights(1, by)

/** DZ-ABL-07, Blast, Smash!: the model is thrown one cube in this direction. */
export const thrown = procedure('thrown', {
  begin: ({ state, local: { model, pins } }) => {
    if (modelOf(state, model).standing !== 'board') return go('done')
    return tell(pins ? pinning(state, model, 'thrown') : [], canBeMoved(state, model) ? 'direction' : 'done')
  },
  direction: ({ state, local }) => {
    const cubes = throwsTo(state, local)
    const [only, other] = cubes
    if (only !== undefined && other === undefined) return go('flies', { to: only })
    const choice = pickOne(cubes.map((id) => ({ id, on: [local.model] })))
    const open = cubes.find((id) => !isBlocked(state, local.model, cubeOf(state, local.model), id)) ?? only ?? ''
    return ask(question(local.by, 'throw direction', choice, [open], { about: { model: local.model } }), 'chosen')
  },
  chosen: ({ heard }) => go('flies', { to: heard.picked('throw direction') }),
  flies: ({ state, local: { model, to, by } }) => {
    if (to === undefined) return go('done')
    return isBlocked(state, model, cubeOf(state, model), to)
      ? call('slam', { model }, 'done')
      : call('arrive', { model, cube: to, by }, 'done')
  },
})

/** DZ-SCA: a die decides into which neighbouring cube the model scatters. */
export const scatter = procedure('scatter', {
  begin: ({ state, local: { model, pins } }) => {
    if (modelOf(state, model).standing !== 'board') return go('done')
    return tell(pins ? pinning(state, model, 'scattered') : [], canBeMoved(state, model) ? 'roll' : 'done')
  },
  roll: ({ state, local: { model } }) =>
    ask(question('chance', 'scatter die', oneDie(modelOf(state, model).seat), ['1'], { about: { model } }), 'rolled'),
  rolled: ({ state, local: { model }, heard }) => {
    const face = firstFace(heard.the('scatter die'))
    const from = cubeOf(state, model)
    const cube = scatterCube(from, face)
    const blocked = isBlocked(state, model, from, cube)
    return tell({ type: 'scattered', model, face: Number(face), cube, blocked }, blocked ? 'wall' : 'over', { to: cube })
  },
  wall: ({ local: { model } }) => call('slam', { model }, 'done'),
  over: ({ state, local: { model, to } }) =>
    to === undefined ? go('done') : call('arrive', { model, cube: to, by: modelOf(state, model).seat }, 'done'),
})

/** The model arrives in a cube of its level: a floor, a walkway that it may miss, or air (DZ-SCA-02, 03, 07, DZ-AWY-03). */
export const arrive = procedure('arrive', {
  begin: ({ state, local: { model, cube } }) => {
    const floor = floorUnder(state.battlefield, cubeFrom(cube))
    if (!isStandable(state.battlefield, cubeFrom(cube))) return go('falls')
    if (!isHalf(floor)) return go('room')
    // DZ-TER-12: a walkway never holds models that are too big.
    return go(modelOf(state, model).profile.size > 2 ? 'misses' : 'walkway')
  },
  walkway: ({ state, local: { model, cube } }) =>
    ask(question('chance', 'walkway die', oneDie(modelOf(state, model).seat), ['1'], { about: { model, cube } }), 'met'),
  met: ({ local: { model, cube }, heard }) => {
    const face = Number(firstFace(heard.the('walkway die')))
    const lands = face >= WALKWAY_HOLDS
    return tell({ type: 'walkway-met', model, cube, face, lands }, lands ? 'room' : 'misses')
  },
  misses: ({ local: { model, cube, by } }) => call('fall', { model, cube, voluntary: false, by, missed: 1 }, 'done'),
  falls: ({ local: { model, cube, by } }) => call('fall', { model, cube, voluntary: false, by }, 'done'),
  // DZ-SCA-07, DZ-ABL-07: if the cube has no capacity left, the model stays where it was.
  room: ({ state, local: { model, cube } }) =>
    whyNoRoom(state, model, cube) ? tell({ type: 'no-way-in', model, cube }, 'done') : go('place'),
  place: ({ state, local: { model, cube, by } }) => {
    const where = throwWhere(state, model, by, cube)
    return where ? ask(where, 'put') : call('make room', { model, cube, way: 'thrown', by }, 'landed')
  },
  put: ({ state, local: { model, cube }, heard }) =>
    tell(movedTo(state, model, heard.the('throw where'), [cube], 'thrown'), 'landed'),
  landed: ({ local: { model } }) => call('come in', { model }, 'done'),
})

const WALL: Strength = {
  of: 'wall',
  dice: tally([{ value: TEST_DICE, reason: say('strength-dice', { of: 'wall', dice: TEST_DICE }, 'DZ-SLM') }]),
  target: 5,
}

/** DZ-SLM: the model stays where it is, and the wall may hurt it. */
export const slam = procedure('slam', {
  begin: ({ state, local: { model } }) =>
    modelOf(state, model).standing === 'board' ? tell({ type: 'slammed', model }, 'test') : go('done'),
  test: ({ local: { model } }) => call('survive against', { model, strength: WALL }, 'tested'),
  tested: ({ state, local: { model } }) => {
    const margin = marginOf(testOf(state))
    if (margin <= 0) return go('done')
    return tell(pinning(state, model, 'slammed'), 'hurt')
  },
  hurt: ({ state, local: { model } }) => call('harm', { model, potential: marginOf(testOf(state)), ap: 0, how: 'slam' }, 'done'),
})
