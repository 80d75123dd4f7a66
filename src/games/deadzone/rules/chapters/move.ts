/** Move, Sprint, free Moves and similar movement (4.15, 4.27 resolveMove). */
import { judgeSpot } from '../../../../table/judge'
import type { Pose, Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { TOLERANCE } from '../constants'
import { isStandable } from '../facts/board'
import { cubeFrom, cubeOf } from '../facts/cubes'
import { has, modelOf } from '../facts/models'
import { moverOf } from '../facts/movers'
import { agileRoute, connects, isExit, isHalted, isStopped, movedTo, passingPose, poseOf, routeOf, travel } from '../facts/moves'
import { radiusOf, regionIn } from '../facts/places'
import { enemiesWith } from '../facts/presence'
import { readStation, standsIn } from '../facts/reach'
import { moveWhere } from '../facts/where'
import type { State } from '../state'
import { ask, type Calls, call, go, procedure, question, tell } from '../terms'
import type { Travel } from '../terms/moves'

type Moving = Calls['move']

/** The part of a path that is carried out at once: to the next cube in which the model can stand, over the edge, or down. */
interface Stretch {
  readonly cubes: readonly CubeId[]
  /** How many stations of the path this stretch uses. */
  readonly takes: number
  readonly drop?: { readonly cube: CubeId; readonly lands: CubeId }
  readonly exit?: true
}

function stretchOf(state: State, way: readonly string[], at: number): Stretch {
  const cubes: CubeId[] = []
  for (const station of way.slice(at)) {
    if (isExit(station)) return { cubes, takes: cubes.length + 1, exit: true }
    const { cube, lands } = readStation(station)
    if (lands !== undefined) return { cubes, takes: cubes.length + 1, drop: { cube, lands } }
    cubes.push(cube)
    if (isStandable(state.battlefield, cubeFrom(cube))) break
  }
  return { cubes, takes: cubes.length }
}

/** A stretch is shown as its most conspicuous kind of step. */
function lookOf(state: State, { model, how }: Moving, cubes: readonly CubeId[]): Travel {
  if (how === 'teleport') return 'teleport'
  const looks = cubes.map((to, index) => travel(state, model, cubes[index - 1] ?? cubeOf(state, model), to))
  return (
    looks.find((look) => look === 'fly') ??
    looks.find((look) => look === 'climb') ??
    looks.find((look) => look === 'jump') ??
    'walk'
  )
}

/** The pose at the end of a stretch: the chosen pose in the last cube of the path, otherwise any pose for passing through. */
const stopIn = (state: State, { model, pose }: Moving, cube: CubeId, isLast: boolean): Pose =>
  isLast && pose ? pose : passingPose(state, model, cube)

/** DZ-CAP-02: whether the chosen pose is legal and free. */
const isFree = (state: State, ref: Ref, cube: CubeId, { at }: Pose): boolean =>
  judgeSpot(regionIn(state, ref, cube), { at, radius: radiusOf(state, ref) }, TOLERANCE, state.tabletop).allowed

export const move = procedure('move', {
  where: ({ state, local: { model, by, most, how } }) => {
    const where = moveWhere(state, model, by, most, how)
    return where ? ask(where, 'shown') : go('done')
  },
  shown: ({ state, local: { model, how }, heard }) => {
    const { stations, pose } = heard.the('move where')
    if (stations.length === 0 && movedTo(state, model, pose, [], 'shifted').length === 0) return go('done')
    const begun = { type: 'move-begun', model, how, way: stations } as const
    return tell(begun, stations.length === 0 ? 'elsewhere' : 'leave', { way: stations, pose, at: 0 })
  },
  // DZ-MOV-02, AMB-47: moving within the own cube, whoever else is there; this is not a break-away.
  elsewhere: ({ state, local: { model, pose } }) =>
    tell(pose ? movedTo(state, model, pose, [cubeOf(state, model)], 'shifted') : [], 'there'),
  there: ({ local: { model } }) => call('pick up', { model }, 'agile'),

  // DZ-ENG-10: an enemy in the cube may Fight the model before it leaves, also over the board's edge (DZ-TER-15).
  leave: ({ state, local: { model, how } }) => {
    const remember = { start: cubeOf(state, model) }
    const isHeld = enemiesWith(state, model).length > 0 && how !== 'clear'
    if (!isHeld) return go('left', remember)
    return call('break away', { model }, 'left', remember)
  },
  // DZ-ENG-13, AMB-32: a model that died, was Pinned or got into another Fight moves no further. If it was thrown elsewhere, it
  // needs a new path.
  left: ({ state, local: { model, start } }) => {
    if (isStopped(state, model) || isHalted(state, model)) return go('done')
    return go(cubeOf(state, model) === start ? 'step' : 'anew')
  },

  step: ({ state, local }) => {
    const { model, way = [], at = 0, pose } = local
    const next = way[at]
    if (isStopped(state, model)) return go('done')
    if (next === undefined) return go('agile')
    if (local.how !== 'teleport' && !connects(state, model, next)) return go('anew')
    const { cubes, takes, drop, exit } = stretchOf(state, way, at)
    const isLast = at + takes >= way.length
    const remember = { at: at + takes }
    if (exit) return call('leave', { model, by: local.by }, 'done', remember)
    if (drop) {
      const wish = isLast && pose ? { pose } : {}
      // DZ-FAL-01: the height of a fall counts from the last floorless cube on the path, if there was one.
      const { z: level } = cubeFrom(cubes.at(-1) ?? cubeOf(state, model))
      return call('fall', { model, ...drop, voluntary: true, level, ...wish }, 'after', remember)
    }
    const to = cubes.at(-1)
    if (to === undefined) return go('agile')
    const look = lookOf(state, local, cubes)
    const end = stopIn(state, local, to, isLast)
    // DZ-CAP-02: the other models make room only if the chosen pose is not free.
    if (isLast && !isFree(state, model, to, end))
      return call('make room', { model, cube: to, way: look, pose: end }, 'entered', remember)
    return tell(movedTo(state, model, end, cubes, look), 'entered', remember)
  },
  // DZ-ENG-01, DZ-ITM-02. A flying model passes over enemies without stopping.
  entered: ({ state, local: { model, way = [], at = 0 } }) => {
    const flies = at < way.length && moverOf(state, model).flight && enemiesWith(state, model).length > 0
    return flies ? go('step') : call('come in', { model }, 'after')
  },
  after: ({ state, local: { model, way = [], at = 0 } }) => {
    if (isStopped(state, model) || isHalted(state, model)) return go('done')
    const station = way[at - 1]
    const isThere = station !== undefined && standsIn(station) === cubeOf(state, model)
    return go(at >= way.length || isThere ? 'step' : 'anew')
  },

  // W17, AMB-32
  anew: ({ state, local: { model, by, most, at = 0, how } }) => {
    if (isStopped(state, model) || most - at <= 0) return go('done')
    const route = { ...routeOf(state, model, most - at, how), stay: true } as const
    const fallback = { stations: [], pose: poseOf(state, model) }
    return ask(question(by, 'move on', route, fallback, { about: { model, how } }), 'onward')
  },
  onward: ({ state, local, heard }) => {
    const { model, most, at = 0, agile } = local
    const { stations, pose } = heard.the('move on')
    if (stations.length === 0) {
      const shifted = movedTo(state, model, pose, [cubeOf(state, model)], 'shifted')
      if (agile) return tell(shifted, 'done')
      return tell([...shifted, { type: 'move-given-up', model }], 'done')
    }
    // `most` becomes what is left of the allowance, and the new route's stations count from 0.
    return go(agile ? 'step' : 'leave', { way: stations, pose, at: 0, most: agile ? 1 : most - at })
  },

  // Agile (4.23): after a Move or Sprint the model may go one level up or down in its stack for free.
  agile: ({ state, local: { model, by, how, agile } }) => {
    const isAgile = (how === 'move' || how === 'sprint' || how === 'die') && !agile && mayClimb(state, model)
    const route = isAgile ? agileRoute(state, model) : undefined
    if (!route) return go('done')
    const fallback = { stations: [], pose: poseOf(state, model) }
    return ask(question(by, 'move on', route, fallback, { about: { model, how: 'agile' } }), 'climb')
  },
  climb: ({ heard }) => {
    const { stations, pose } = heard.the('move on')
    if (stations.length === 0) return go('done', { agile: true as const })
    return go('leave', { way: stations, pose, at: 0, most: 1, agile: true as const })
  },
})

const isAgile = (state: State, ref: Ref): boolean =>
  has(modelOf(state, ref), 'agile') || modelOf(state, ref).boosts.some(({ kind }) => kind === 'agile')
const mayClimb = (state: State, ref: Ref): boolean =>
  !isStopped(state, ref) && !isHalted(state, ref) && isAgile(state, ref) && enemiesWith(state, ref).length === 0
