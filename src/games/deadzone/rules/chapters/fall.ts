/** Falling (DZ-FAL), jumps included: which floor the model lands on, who makes room, and the damage. */
import { tally } from '../../../../kernel'
import { judgePlace } from '../../../../table/judge'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { TEST_DICE } from '../constants'
import { scatterCube } from '../facts/away'
import { floorsBelow } from '../facts/board'
import { cubeFrom, cubeId, cubeOf } from '../facts/cubes'
import { modelOf } from '../facts/models'
import { moverOf } from '../facts/movers'
import { movedTo } from '../facts/moves'
import { whyNoRoom } from '../facts/occupants'
import { pinning } from '../facts/pins'
import { firstPlaceIn, placeIn } from '../facts/places'
import { fallHeight } from '../facts/reach'
import { marginOf, testOf } from '../facts/tests'
import { isBlocked } from '../facts/thrown'
import { say } from '../said'
import type { Side, State } from '../state'
import { ask, type Calls, call, go, procedure, question, tell } from '../terms'
import type { Strength } from '../terms/attacks'
import { firstFace, oneDie, WALKWAY_HOLDS } from './thrown'

type Falling = Calls['fall']

/** A model that lands in a full cube scatters on (DZ-FAL-06). After this many tries it stays there anyway (AMB-59). */
const MOST_TRIES = 8

/** The floor that the falling model meets next. */
function floorMet(state: State, { cube, missed = 0 }: Falling) {
  const below = floorsBelow(state.battlefield, cubeFrom(cube))
  const met = below[missed] ?? below.at(-1)
  if (!met) throw new Error(`nothing lies below ${cube}`)
  return { cube: cubeId(met.cube), isPartial: met.isPartial }
}
const landingOf = (state: State, local: Falling): CubeId =>
  local.voluntary && local.lands ? local.lands : floorMet(state, local).cube
const levelLeft = (state: State, { model, level }: Falling): number => level ?? cubeFrom(cubeOf(state, model)).z
const placer = (state: State, { model, by }: Falling): Side => by ?? modelOf(state, model).seat

/** DZ-FAL-02 */
const gravity = (levels: number): Strength => ({
  of: 'gravity',
  dice: tally([
    { value: TEST_DICE, reason: say('strength-dice', { of: 'gravity', dice: TEST_DICE }, 'DZ-FAL-02') },
    { value: levels, reason: say('levels-fallen', { levels }, 'DZ-FAL-02') },
  ]),
  target: 5,
})

export const fall = procedure('fall', {
  begin: ({ state, local }) => {
    if (modelOf(state, local.model).standing !== 'board') return go('done')
    return go(local.voluntary ? 'place' : 'floor', { level: levelLeft(state, local) })
  },
  // DZ-SCA-03, DZ-TER-12, AMB-50: the model may miss a walkway below. A walkway never holds a model that is too big for it.
  floor: ({ state, local }) => {
    const { model, missed = 0 } = local
    const { cube, isPartial } = floorMet(state, local)
    if (!isPartial) return go('room')
    if (modelOf(state, model).profile.size > 2) return go('floor', { missed: missed + 1 })
    return ask(question('chance', 'walkway die', oneDie(modelOf(state, model).seat), ['1'], { about: { model, cube } }), 'met')
  },
  met: ({ state, local, heard }) => {
    const { model, missed = 0 } = local
    const face = Number(firstFace(heard.the('walkway die')))
    const lands = face >= WALKWAY_HOLDS
    const event = { type: 'walkway-met', model, cube: floorMet(state, local).cube, face, lands } as const
    return tell(event, lands ? 'room' : 'floor', { missed: lands ? missed : missed + 1 })
  },
  // DZ-FAL-06, DZ-SCA-07: a model that lands in a full cube scatters on.
  room: ({ state, local }) => {
    const { model, tries = 0 } = local
    if (!whyNoRoom(state, model, landingOf(state, local)) || tries >= MOST_TRIES) return go('place')
    return ask(question('chance', 'scatter die', oneDie(modelOf(state, model).seat), ['1'], { about: { model } }), 'scattered')
  },
  scattered: ({ state, local, heard }) => {
    const { model, tries = 0 } = local
    const from = landingOf(state, local)
    const face = firstFace(heard.the('scatter die'))
    const cube = scatterCube(from, face)
    const blocked = isBlocked(state, model, from, cube)
    const event = { type: 'scattered', model, face: Number(face), cube, blocked } as const
    if (blocked) return tell(event, 'room', { tries: tries + 1 })
    return tell(event, 'floor', { cube, missed: 0, tries: tries + 1 })
  },
  place: ({ state, local }) => {
    const { model, pose, by } = local
    const cube = landingOf(state, local)
    const fallback = firstPlaceIn(state, model, cube)
    if (!fallback) {
      const wish = { ...(pose ? { pose } : {}), ...(by ? { by } : {}) }
      return call('make room', { model, cube, way: look(state, local), ...wish }, 'landed')
    }
    const place = placeIn(state, model, cube)
    if (pose && judgePlace(place, pose, state.tabletop).allowed)
      return tell(movedTo(state, model, pose, through(state, local), look(state, local)), 'landed')
    // A drop in the course of a Move: the model touches the ground at any free place and moves on.
    if (local.voluntary) return tell(movedTo(state, model, fallback, through(state, local), look(state, local)), 'landed')
    return ask(question(placer(state, local), 'throw where', place, fallback, { about: { model, cube } }), 'put')
  },
  put: ({ state, local, heard }) =>
    tell(movedTo(state, local.model, heard.the('throw where'), through(state, local), look(state, local)), 'landed'),
  // DZ-LVL-07, DZ-FAL-01, 04: falling one level is a jump without a test. Jump Packs and wings allow any height.
  landed: ({ state, local }) => {
    const { model } = local
    const levels = (local.level ?? 0) - cubeFrom(cubeOf(state, model)).z
    if (levels < 2 || isProof(state, model)) return go('over')
    return call('survive against', { model, strength: gravity(levels) }, 'tested')
  },
  // DZ-FAL-03
  tested: ({ state, local: { model } }) => tell(pinning(state, model, 'fallen'), marginOf(testOf(state)) > 0 ? 'hurt' : 'over'),
  hurt: ({ state, local: { model } }) => call('harm', { model, potential: marginOf(testOf(state)), ap: 0, how: 'fall' }, 'over'),
  // DZ-FAL-05
  over: ({ local: { model } }) => call('come in', { model }, 'done'),
})

const isProof = (state: State, model: Ref): boolean => {
  const { jumpPack, glide } = moverOf(state, model)
  return jumpPack || glide
}
/** The cubes that the model passes on its way down. */
const through = (state: State, local: Falling): readonly CubeId[] => [...new Set([local.cube, landingOf(state, local)])]
const look = (state: State, local: Falling): 'jump' | 'fall' => {
  const left = cubeOf(state, local.model)
  return local.voluntary && fallHeight(left, landingOf(state, local)) < 2 ? 'jump' : 'fall'
}
