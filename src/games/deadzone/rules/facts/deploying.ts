/** Where a team may be deployed (DZ-REC-05 to 08): cubes of its zone that hold the model, and a place in them. */

import type { Convex } from '../../../../geometry/types'
import type { Option, Reason } from '../../../../kernel'
import type { Place, Region } from '../../../../table/choice'
import type { Pose, Ref } from '../../../../table/piece'
import { firstFree } from '../../../../table/shapes'
import { COLUMNS, type Cube, type CubeId, ROWS, type ZoneName } from '../board'
import { OFF_SIDES, TOLERANCE } from '../constants'
import { inZone, type Mission, type Square } from '../mission'
import { say } from '../said'
import type { Model, Side, State } from '../state'
import { capacityOf, faceFrom, holdsSize, stackOf } from './board'
import { cubeFrom, cubeId, squareOf } from './cubes'
import { isOnBoard, modelOf, onTeam } from './models'
import { isVehicle } from './movers'
import { modelsIn } from './presence'
import { groundRef } from './terrain'

export const zoneOf = (state: State, seat: Side): ZoneName => {
  const { zone } = state.sides[seat]
  if (!zone) throw new Error(`${seat} has no deployment zone`)
  return zone
}
/** AMB-25: every standable cube above the zone's squares. */
export const zoneCubes = ({ set, battlefield }: State, zone: ZoneName): readonly Cube[] =>
  set.zones[zone].flatMap(({ c, r }) => stackOf(battlefield, c, r))

/** Sizes of this side's other models in a cube (DZ-CAP-01). */
const used = (state: State, cube: CubeId, seat: Side, but: Ref): number =>
  modelsIn(state, cube, seat).reduce((sum, ref) => (ref === but ? sum : sum + modelOf(state, ref).profile.size), 0)

/** DZ-REC-06, 08, DZ-TER-12: why this model may not be deployed in that cube; nothing if it may. */
export function barredFrom(state: State, ref: Ref, cube: Cube): Reason | undefined {
  const model = modelOf(state, ref)
  const { size } = model.profile
  const id = cubeId(cube)
  if (cube.z > 1 && isVehicle(state, model)) return say('vehicle-on-ground', { model: ref, cube: id }, 'DZ-REC-06')
  if (!holdsSize(state.battlefield, cube, size)) return say('too-big-here', { model: ref, cube: id }, 'DZ-TER-12')
  const [most, taken] = [capacityOf(state.battlefield, cube), used(state, id, model.seat, ref)]
  return taken + size > most ? say('cube-is-full', { model: ref, cube: id, size, used: taken, most }, 'DZ-REC-08') : undefined
}

/** The square in which a base's centre may be, clear of its sides (DZ-POS-03). */
function insideOf(cube: Cube): Convex {
  const [low, , high] = squareOf(cube)
  if (!low || !high) throw new Error(`${cubeId(cube)} has no square`)
  const [x0, y0, x1, y1] = [low.x + OFF_SIDES, low.y + OFF_SIDES, high.x - OFF_SIDES, high.y - OFF_SIDES]
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ]
}

/** Panels of these cubes' level that a base near them could touch. */
function panelsNear({ tabletop }: State, cubes: readonly Cube[]): readonly Ref[] {
  return tabletop.terrain.flatMap(({ ref }) => {
    if (!ref.startsWith('panel ')) return []
    const { cube } = faceFrom(ref.slice('panel '.length))
    const isNear = cubes.some(({ c, r, z }) => z === cube.z && Math.abs(c - cube.c) <= 1 && Math.abs(r - cube.r) <= 1)
    return isNear ? [ref] : []
  })
}

/** A place for a model in one of these cubes, which share what is underfoot. */
function placeIn(state: State, ref: Ref, cubes: readonly Cube[]): Place {
  const [first] = cubes
  const on = first && groundRef(state.battlefield, first)
  const others = Object.keys(state.tabletop.pieces).filter((other) => other !== ref && Object.hasOwn(state.models, other))
  const why = say('stands-in', {}, 'DZ-POS-03')
  const region: Region = {
    centre: {
      areas: cubes.map(insideOf),
      why: say('not-in-zone', { zone: zoneOf(state, modelOf(state, ref).seat) }, 'DZ-REC-05'),
    },
    keep: [...others, ...panelsNear(state, cubes)].map((other) => ({ ref: other, gap: 0, why })),
    ...(on === undefined ? {} : { on }),
  }
  return { shape: 'place', piece: ref, radius: modelOf(state, ref).profile.silhouette.base, region, tolerance: TOLERANCE }
}

/** Where it may stand on the ground of its zone, or in the cube that was named. */
export function deployPlace(state: State, ref: Ref, cube?: CubeId): Place {
  const open = zoneCubes(state, zoneOf(state, modelOf(state, ref).seat)).filter((one) => !barredFrom(state, ref, one))
  const wanted = cube === undefined ? open.filter((one) => isPlain(state, one)) : [cubeFrom(cube)]
  return placeIn(state, ref, wanted)
}
/** A place in one cube, for who comes later. */
export const arrivalPlace = (state: State, ref: Ref, cube: CubeId): Place => placeIn(state, ref, [cubeFrom(cube)])

/** The table itself is underfoot there. */
const isPlain = ({ battlefield }: State, cube: Cube): boolean => groundRef(battlefield, cube) === undefined

/** A legal pose there: as it stands, else the first free one; nothing where there is no room. */
export function spotFor(state: State, ref: Ref, cube?: CubeId): Pose | undefined {
  const place = deployPlace(state, ref, cube)
  return (place.region.centre?.areas.length ?? 0) === 0 ? undefined : firstFree(place, state.tabletop)
}

/** DZ-REC-07: who must be deployed now. Those that drop in later are not asked for. */
export const toDeploy = (state: State, seat: Side): readonly Model[] =>
  onTeam(state, seat)
    .filter(({ standing, wreck }) => !wreck && (standing === 'reserve' || standing === 'board'))
    .filter((model) => !startsAway(model))

/** Hammerfist, Aerial Deployment: they start off the board. */
export const startsAway = ({ profile }: Model): boolean =>
  profile.abilities.some(({ name }) => name === 'aerial-deployment' || name === 'hammerfist')

type DeployId = `deploy:${Ref}` | `deploy:${Ref}>${CubeId}` | 'ready'

/** Every model of the team, placed already or not: on the ground, and in each cube above it. */
export function deployOptions(state: State, seat: Side): readonly Option<DeployId>[] {
  const zone = zoneCubes(state, zoneOf(state, seat))
  const raised = zone.filter((cube) => !isPlain(state, cube))
  const models = toDeploy(state, seat).flatMap(({ ref }): readonly Option<DeployId>[] => {
    const ground = spotFor(state, ref) ? undefined : say('no-room-to-deploy', { model: ref }, 'DZ-REC-08')
    return [
      { id: `deploy:${ref}`, on: [ref], ...(ground ? { refused: ground } : {}) },
      ...raised.map((cube): Option<DeployId> => {
        const id = cubeId(cube)
        const barred = barredFrom(state, ref, cube)
        const full = barred ?? (spotFor(state, ref, id) ? undefined : say('no-room-to-deploy', { model: ref }, 'DZ-REC-08'))
        return { id: `deploy:${ref}>${id}`, on: [ref], ...(full ? { refused: full } : {}) }
      }),
    ]
  })
  const left = stillToDeploy(state, seat, models)
  const ready: Option<DeployId> = { id: 'ready' }
  return [...models, left.length > 0 ? { ...ready, refused: say('still-to-deploy', { models: left }, 'DZ-REC-07') } : ready]
}

/** Models that are not there yet though there is room for them. */
const stillToDeploy = (state: State, seat: Side, options: readonly Option[]): readonly Ref[] =>
  toDeploy(state, seat)
    .map(({ ref }) => ref)
    .filter((ref) => !isOnBoard(state, ref) && options.some(({ on, refused }) => !refused && on?.[0] === ref))

/** Sizes of a team that must find room. */
const bulk = (state: State, seat: Side): number => toDeploy(state, seat).reduce((sum, { profile }) => sum + profile.size, 0)
/** What a zone holds on the ground, where everybody may stand. */
const roomIn = ({ battlefield }: State, squares: readonly Square[]): number =>
  squares.reduce((sum, { c, r }) => sum + capacityOf(battlefield, { c, r, z: 1 }), 0)

const ALL: readonly Square[] = Array.from({ length: ROWS }, (_, r) =>
  Array.from({ length: COLUMNS }, (_, c) => ({ c: c + 1, r: r + 1 })),
).flat()
const gap = (a: Square, b: Square): number => Math.max(Math.abs(a.c - b.c), Math.abs(a.r - b.r))

/** The free square that lies nearest to a zone, and farthest from the other one. */
function nextSquare(set: Mission, zone: ZoneName): Square | undefined {
  const other = zone === 'red' ? 'blue' : 'red'
  const near = (square: Square, to: ZoneName) => Math.min(...set.zones[to].map((one) => gap(one, square)))
  const free = ALL.filter((square) => !inZone(set, 'red', square) && !inZone(set, 'blue', square))
  return free.toSorted((a, b) => near(a, zone) - near(b, zone) || near(b, other) - near(a, other))[0]
}

/** DZ-REC-08, FAQ-49: both zones grow by the same number of squares until each team finds room on the ground; nothing if it does. */
export function enlargedZones(state: State): State['set']['zones'] | undefined {
  const need = Math.max(bulk(state, 'A'), bulk(state, 'B'))
  let set = state.set
  const isTight = () => roomIn(state, set.zones.red) < need || roomIn(state, set.zones.blue) < need
  if (!isTight()) return undefined
  while (isTight()) {
    const [red, blue] = [nextSquare(set, 'red'), nextSquare(set, 'blue')]
    if (!red || !blue) break
    set = { ...set, zones: { red: [...set.zones.red, red], blue: [...set.zones.blue, blue] } }
  }
  return set.zones
}
