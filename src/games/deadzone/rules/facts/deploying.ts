/** Where a team may be deployed (DZ-REC-05 to 08): which cubes of its zone can hold a model, and where in them. */

import type { Option, Reason } from '../../../../kernel'
import type { Place, Region } from '../../../../table/choice'
import type { Pose, Ref } from '../../../../table/piece'
import { firstFree } from '../../../../table/shapes'
import { type Battlefield, COLUMNS, type Cube, type CubeId, ROWS, type ZoneName } from '../board'
import { TOLERANCE } from '../constants'
import { inZone, type Mission, type Square } from '../mission'
import { say } from '../said'
import type { Model, Side, State } from '../state'
import { capacityOf, holdsSize, stackOf } from './board'
import { cubeFrom, cubeId } from './cubes'
import { isOnBoard, modelOf, onTeam } from './models'
import { isVehicle } from './movers'
import { placeIn, radiusOf, regionIn } from './places'
import { modelsIn } from './presence'
import { groundRef } from './terrain'

export const zoneOf = (state: State, seat: Side): ZoneName => {
  const { zone } = state.sides[seat]
  if (!zone) throw new Error(`${seat} has no deployment zone`)
  return zone
}
/** AMB-25: every cube above the zone's squares in which a model could stand. */
export function zoneCubes({ set, battlefield }: State, zone: ZoneName): readonly Cube[] {
  const squares = set.zones[zone]
  const before = ZONE_CUBES.get(squares)
  if (before?.of === battlefield) return before.cubes
  const cubes = squares.flatMap(({ c, r }) => stackOf(battlefield, c, r))
  ZONE_CUBES.set(squares, { of: battlefield, cubes })
  return cubes
}
/** Cached by zone and battlefield, because both stay the same through the whole deployment. */
const ZONE_CUBES = new WeakMap<readonly Square[], { readonly of: Battlefield; readonly cubes: readonly Cube[] }>()

/** The total Size of this side's other models in a cube (DZ-CAP-01). */
const used = (state: State, cube: CubeId, seat: Side, but: Ref): number =>
  modelsIn(state, cube, seat).reduce((sum, ref) => (ref === but ? sum : sum + modelOf(state, ref).profile.size), 0)

/** DZ-REC-06, 08, DZ-TER-12: why this model may not be deployed in that cube; undefined if it may. */
export function barredFrom(state: State, ref: Ref, cube: Cube): Reason | undefined {
  const model = modelOf(state, ref)
  const { size } = model.profile
  const id = cubeId(cube)
  if (cube.z > 1 && isVehicle(state, model)) return say('vehicle-on-ground', { model: ref, cube: id }, 'DZ-REC-06')
  if (!holdsSize(state.battlefield, cube, size)) return say('too-big-here', { model: ref, cube: id }, 'DZ-TER-12')
  const [most, taken] = [capacityOf(state.battlefield, cube), used(state, id, model.seat, ref)]
  return taken + size > most ? say('cube-is-full', { model: ref, cube: id, size, used: taken, most }, 'DZ-REC-08') : undefined
}

/** A place for a model in one of several cubes that lie on the same piece: their free regions combined. */
function placeAmong(state: State, ref: Ref, cubes: readonly Cube[]): Place {
  const regions = cubes.map((cube) => regionIn(state, ref, cubeId(cube)))
  const on = regions[0]?.on
  const keep = new Map(regions.flatMap((region) => region.keep.map((one) => [one.ref, one] as const)))
  const why = say('not-in-zone', { zone: zoneOf(state, modelOf(state, ref).seat) }, 'DZ-REC-05')
  const region: Region = {
    centre: { areas: regions.flatMap(({ centre }) => centre?.areas ?? []), why },
    keep: [...keep.values()],
    ...(on === undefined ? {} : { on }),
  }
  return { shape: 'place', piece: ref, radius: radiusOf(state, ref), region, tolerance: TOLERANCE }
}

/** Where the model may be placed on the ground of its zone, or in `cube` if one is given. */
export function deployPlace(state: State, ref: Ref, cube?: CubeId): Place {
  if (cube !== undefined) return placeAmong(state, ref, [cubeFrom(cube)])
  const zone = zoneCubes(state, zoneOf(state, modelOf(state, ref).seat))
  const open = zone.filter((one) => isPlain(state, one) && !barredFrom(state, ref, one))
  return placeAmong(state, ref, open)
}
/** A place in one cube, for a model that arrives later. */
export const arrivalPlace = (state: State, ref: Ref, cube: CubeId): Place => placeIn(state, ref, cube)

/** Whether the cube lies directly on the table instead of on a terrain piece. */
const isPlain = ({ battlefield }: State, cube: Cube): boolean => groundRef(battlefield, cube) === undefined

/** A legal pose in that place: the model's present one if legal, else the first free one; undefined if there is no room. */
export function spotFor(state: State, ref: Ref, cube?: CubeId): Pose | undefined {
  const place = deployPlace(state, ref, cube)
  return (place.region.centre?.areas.length ?? 0) === 0 ? undefined : firstFree(place, state.tabletop)
}

/** DZ-REC-07: the models to deploy now, without those that arrive later in the match. */
export const toDeploy = (state: State, seat: Side): readonly Model[] =>
  onTeam(state, seat)
    .filter(({ standing, wreck }) => !wreck && (standing === 'reserve' || standing === 'board'))
    .filter((model) => !startsAway(model))

/** Models with Hammerfist or Aerial Deployment start off the board. */
export const startsAway = ({ profile }: Model): boolean =>
  profile.abilities.some(({ name }) => name === 'aerial-deployment' || name === 'hammerfist')

/** Whether two models of a side may be deployed in the same places. */
const isAlike = (state: State, one: Model, other: Model): boolean =>
  one.profile.size === other.profile.size &&
  one.profile.silhouette.base === other.profile.silhouette.base &&
  isVehicle(state, one) === isVehicle(state, other)

/**
 * Tells whether there is a spot for a model of this side. Models that are alike share the answer: if one that is not placed has a
 * spot, so has every other, because a model that is placed is not in its own way.
 */
function spotsAmong(state: State, team: readonly Model[]): (model: Model, cube?: CubeId) => boolean {
  const away = team.filter(({ ref }) => !Object.hasOwn(state.tabletop.pieces, ref))
  const known = new Map<string, boolean>()
  const hasSpot = ({ ref }: Model, cube = ''): boolean => {
    const key = `${ref}>${cube}`
    const found = known.get(key) ?? spotFor(state, ref, cube === '' ? undefined : cube) !== undefined
    known.set(key, found)
    return found
  }
  return (model, cube) => {
    const first = away.find((one) => isAlike(state, one, model))
    if (first && hasSpot(first, cube)) return true
    return away.includes(model) && first ? false : hasSpot(model, cube)
  }
}

type DeployId = `deploy:${Ref}` | `deploy:${Ref}>${CubeId}` | 'ready'

/** The options for every model of the team, already placed or not: the ground, and each cube above it. */
export function deployOptions(state: State, seat: Side): readonly Option<DeployId>[] {
  const zone = zoneCubes(state, zoneOf(state, seat))
  const raised = zone.filter((cube) => !isPlain(state, cube))
  const team = toDeploy(state, seat)
  const hasSpot = spotsAmong(state, team)
  const models = team.flatMap((model): readonly Option<DeployId>[] => {
    const { ref } = model
    const ground = hasSpot(model) ? undefined : say('no-room-to-deploy', { model: ref }, 'DZ-REC-08')
    return [
      { id: `deploy:${ref}`, on: [ref], ...(ground ? { refused: ground } : {}) },
      ...raised.map((cube): Option<DeployId> => {
        const id = cubeId(cube)
        const barred = barredFrom(state, ref, cube)
        const full = barred ?? (hasSpot(model, id) ? undefined : say('no-room-to-deploy', { model: ref }, 'DZ-REC-08'))
        return { id: `deploy:${ref}>${id}`, on: [ref], ...(full ? { refused: full } : {}) }
      }),
    ]
  })
  const left = stillToDeploy(state, seat, models)
  const ready: Option<DeployId> = { id: 'ready' }
  return [...models, left.length > 0 ? { ...ready, refused: say('still-to-deploy', { models: left }, 'DZ-REC-07') } : ready]
}

/** Models that are not placed yet although there is room for them. */
const stillToDeploy = (state: State, seat: Side, options: readonly Option[]): readonly Ref[] =>
  toDeploy(state, seat)
    .map(({ ref }) => ref)
    .filter((ref) => !isOnBoard(state, ref) && options.some(({ on, refused }) => !refused && on?.[0] === ref))

/** The total Size of the models that a team must deploy. */
const bulk = (state: State, seat: Side): number => toDeploy(state, seat).reduce((sum, { profile }) => sum + profile.size, 0)
/** The total Size that a zone holds on the ground, where every model may stand. */
const roomIn = ({ battlefield }: State, squares: readonly Square[]): number =>
  squares.reduce((sum, { c, r }) => sum + capacityOf(battlefield, { c, r, z: 1 }), 0)

const ALL: readonly Square[] = Array.from({ length: ROWS }, (_, r) =>
  Array.from({ length: COLUMNS }, (_, c) => ({ c: c + 1, r: r + 1 })),
).flat()
const gap = (a: Square, b: Square): number => Math.max(Math.abs(a.c - b.c), Math.abs(a.r - b.r))

/** The free square closest to a zone; among equals, the one farthest from the other zone. */
function nextSquare(set: Mission, zone: ZoneName): Square | undefined {
  const other = zone === 'red' ? 'blue' : 'red'
  const near = (square: Square, to: ZoneName) => Math.min(...set.zones[to].map((one) => gap(one, square)))
  const free = ALL.filter((square) => !inZone(set, 'red', square) && !inZone(set, 'blue', square))
  return free.toSorted((a, b) => near(a, zone) - near(b, zone) || near(b, other) - near(a, other))[0]
}

/** DZ-REC-08, FAQ-49: both zones grow equally until each could hold the larger team on the ground; undefined if they can now. */
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
