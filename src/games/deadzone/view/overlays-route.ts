/** Overlays while a model is moved or placed: the cubes it may reach, its path, and what forbids it. */

import type { Moment } from '../../../client/moment'
import type { Point } from '../../../geometry/types'
import type { Tone } from '../../../scene/look'
import type { Overlay } from '../../../scene/overlay'
import type { Place, Route } from '../../../table/choice'
import { heightUnder } from '../../../table/layout'
import type { Speak } from '../../../ui/words/speak'
import { CUBE } from '../rules/constants'
import { cubeFrom, groundOf, middleOf, squareOf } from '../rules/facts/cubes'
import { modelOf } from '../rules/facts/models'
import { isExit } from '../rules/facts/moves'
import { modelsIn } from '../rules/facts/presence'
import { readStation, standsIn } from '../rules/facts/reach'
import { otherSide, type View } from '../rules/state'
import { isPlace, isRoute } from './open'
import { addressOf, boxAt, fillingOf } from './overlays-cube'
import { routeOf } from './route-now'
import { briefly, say } from './words'

type Routing = Extract<Moment['draft'], { type: 'routing' }>

/** DZ-ENG-01: the warning that the drafted move leads to a Fight with an enemy in the cube where it ends. */
export function warningOf(moment: Moment<View>, speak: Speak): string | undefined {
  const { draft, view } = moment
  const route = routeOf(moment)
  if (!route || draft.type !== 'routing' || !draft.verdict.allowed) return undefined
  const end = draft.stations.filter((station) => !isExit(station)).at(-1)
  const enemies = end === undefined ? [] : modelsIn(view, standsIn(end), otherSide(modelOf(view, route.piece).seat))
  return enemies.length === 0 ? undefined : say(speak, 'warns-fight', { enemies })
}

export function routeOverlays(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  const { decisions, draft } = moment
  const route = routeOf(moment)
  if (!route) return []
  const asked = decisions.find(isRoute)
  const routing = asked && draft.type === 'routing' && draft.decision === asked.id ? draft : undefined
  return [...reachOf(route), ...(routing ? drafted(route, routing, moment, speak) : [])]
}

const GROUNDS = new WeakMap<Route, readonly Overlay[]>()
/** The gap drawn between the floors of neighbouring cubes. */
const GAP = Math.round(CUBE * 0.04)

const inner = (square: readonly Point[]): readonly Point[] => {
  const [left, near] = [Math.min(...square.map(({ x }) => x)), Math.min(...square.map(({ y }) => y))]
  return square.map(({ x, y }) => ({ x: x === left ? x + GAP : x - GAP, y: y === near ? y + GAP : y - GAP }))
}

/** The floor of every cube in which the model may stop, level by level. Boxes would hide each other. */
function reachOf(route: Route): readonly Overlay[] {
  const known = GROUNDS.get(route)
  if (known) return known
  const cubes = new Map<string, Tone>()
  for (const station of Object.keys(route.ends)) {
    if (isExit(station)) continue
    const cube = standsIn(station)
    const isFall = readStation(station).lands !== undefined && !Object.hasOwn(route.ends, cube)
    cubes.set(cube, isFall ? 'costly' : 'allowed')
  }
  const grounds = new Map<string, { readonly z: number; readonly tone: Tone; readonly polygons: (readonly Point[])[] }>()
  for (const [cube, tone] of cubes) {
    const at = cubeFrom(cube)
    const id = `reach-${at.z}-${tone}`
    const ground = grounds.get(id) ?? { z: groundOf(at.z), tone, polygons: [] }
    ground.polygons.push(inner(squareOf(at)))
    grounds.set(id, ground)
  }
  const made = [...grounds].map(([id, ground]): Overlay => ({ type: 'area', id, ...ground }))
  GROUNDS.set(route, made)
  return made
}

/** The middle of a cube, at about chest height. */
const through = (cube: string): Point & { readonly z: number } => {
  const at = cubeFrom(cube)
  return { ...middleOf(at), z: groundOf(at.z) + Math.round(CUBE * 0.3) }
}

function drafted(route: Route, draft: Routing, moment: Moment<View>, speak: Speak): readonly Overlay[] {
  const { view } = moment
  const warning = warningOf(moment, speak)
  const { stations, pose, verdict, isAstray } = draft
  const tone: Tone = verdict.allowed ? 'allowed' : 'refused'
  const inside = stations.filter((station) => !isExit(station))
  const cubes = inside.flatMap((station) => {
    const { cube, lands } = readStation(station)
    return lands === undefined ? [cube] : [cube, lands]
  })
  const way = [route.from, ...cubes].map(through)
  const legs = way.slice(1).map((to, index): Overlay => {
    return { type: 'sight-line', id: `leg-${index}`, from: way[index] ?? to, to, whole: 1, tone }
  })
  const last = cubes.at(-1) ?? route.from
  const z = heightUnder(view.tabletop, pose)
  const used = say(speak, 'cubes-used', { used: stations.length, most: route.most })
  const text = verdict.allowed ? used : briefly(verdict.reason, speak)
  const before = view.tabletop.pieces[route.piece]?.pose
  const start: readonly Overlay[] = before
    ? [{ type: 'ghost', id: 'start', ref: route.piece, at: before.at, z: heightUnder(view.tabletop, before), tone: 'neutral' }]
    : []
  return [
    ...start,
    // If the piece is moved by keys or by its route, only its ghost shows where it would stand.
    ...(draft.held ? [] : [{ type: 'ghost', id: 'end', ref: route.piece, at: pose.at, z, tone } as const]),
    ...(isAstray ? [] : cubes.map((cube, index) => boxAt(`way-${index}`, cube, tone, index === cubes.length - 1))),
    ...legs,
    {
      type: 'tag',
      id: 'route-tag',
      // While the piece is held, the tag follows the pointer, wherever the route ends.
      ...(draft.held ? { over: route.piece } : { over: pose.at, z }),
      text,
      detail: isAstray
        ? ''
        : [...(warning === undefined ? [] : [warning]), addressOf(last, speak), fillingOf(view, last, speak)].join(' · '),
      tone: warning === undefined ? tone : 'costly',
      isWhole: true,
    },
  ]
}

/** Where a model may be placed, and why not elsewhere. */
export function placeOverlays({ view, draft, decisions }: Moment<View>, speak: Speak): readonly Overlay[] {
  const asked = decisions.find(isPlace)
  if (!asked) return []
  const { region } = asked.choice
  const placing = draft.type === 'placing' && draft.decision === asked.id ? draft : undefined
  const areas = region.centre?.areas ?? region.inside?.areas ?? []
  const z = heightUnder(view.tabletop, region.on === undefined ? {} : { on: region.on })
  const ground: readonly Overlay[] =
    areas.length === 0 ? [] : [{ type: 'area', id: 'region', polygons: areas, z, tone: 'allowed' }]
  return placing ? [...ground, ...placed(asked.choice, placing, view, speak)] : ground
}

function placed(
  { piece }: Place,
  { pose, verdict, held }: Extract<Moment['draft'], { type: 'placing' }>,
  view: View,
  speak: Speak,
): readonly Overlay[] {
  const before = view.tabletop.pieces[piece]?.pose
  const start: readonly Overlay[] = before
    ? [{ type: 'ghost', id: 'start', ref: piece, at: before.at, z: heightUnder(view.tabletop, before), tone: 'neutral' }]
    : []
  const z = heightUnder(view.tabletop, pose)
  const tone: Tone = verdict.allowed ? 'allowed' : 'refused'
  const end: readonly Overlay[] = held ? [] : [{ type: 'ghost', id: 'end', ref: piece, at: pose.at, z, tone }]
  if (verdict.allowed) return [...start, ...end]
  return [
    ...start,
    ...end,
    {
      type: 'tag',
      id: 'refusal',
      ...(held ? { over: piece } : { over: pose.at, z }),
      text: briefly(verdict.reason, speak),
      tone: 'refused',
      isWhole: true,
    },
  ]
}
