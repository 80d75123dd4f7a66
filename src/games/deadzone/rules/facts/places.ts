/** Where in a cube a base may stand (DZ-POS-01 to 03), and whether it has room there. */
import type { Convex, Point, Units } from '../../../../geometry/types'
import type { Keep, Place, Region } from '../../../../table/choice'
import { judgeSpot } from '../../../../table/judge'
import { findTerrain } from '../../../../table/layout'
import type { Pose, Ref, Tabletop } from '../../../../table/piece'
import { type Battlefield, type Cube, type CubeId, SIDES_OF_CUBE } from '../board'
import { CUBE, inches, OFF_SIDES, TOLERANCE } from '../constants'
import { say } from '../said'
import type { State } from '../state'
import { beside, faceId } from './board'
import { cubeFrom, cubeOfPose, middleOf, squareOf } from './cubes'
import { modelOf } from './models'
import { groundRef, panelRef, poseIn } from './terrain'

/** The parts of a state that places depend on. */
export type Ground = Pick<State, 'battlefield' | 'tabletop' | 'models'>

export const radiusOf = ({ models }: Ground, ref: Ref): Units => modelOf({ models }, ref).profile.silhouette.base

/** DZ-POS-03: where the centre of a base may be: inside the cube, off its sides, above its floor. A rectangle. */
export function centreArea({ battlefield, tabletop }: Ground, cube: Cube): Convex {
  const [near, , far] = squareOf(cube)
  if (!near || !far) throw new Error('a square has four corners')
  const on = groundRef(battlefield, cube)
  const top = on === undefined ? undefined : findTerrain(tabletop, on)?.top?.outline
  const [xs, ys] = [top?.map(({ x }) => x) ?? [], top?.map(({ y }) => y) ?? []]
  const x0 = Math.max(near.x + OFF_SIDES, ...(top ? [Math.min(...xs)] : []))
  const x1 = Math.min(far.x - OFF_SIDES, ...(top ? [Math.max(...xs)] : []))
  const y0 = Math.max(near.y + OFF_SIDES, ...(top ? [Math.min(...ys)] : []))
  const y1 = Math.min(far.y - OFF_SIDES, ...(top ? [Math.max(...ys)] : []))
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ]
}

/** The faces that a base with its centre in the cube could touch: all that meet the cube's square or its corners. */
function panelsAround({ panels }: Battlefield, cube: Cube): readonly Ref[] {
  const faces = new Set<string>()
  for (const side of SIDES_OF_CUBE) {
    faces.add(faceId(cube, side))
    for (const across of SIDES_OF_CUBE) if (across !== side) faces.add(faceId(beside(cube, side), across))
  }
  return [...faces].filter((face) => Object.hasOwn(panels, face)).map(panelRef)
}

/** Bases at the level of a cube that are close enough to be in the way, except one model's. */
export function basesNear({ tabletop }: Ground, cube: Cube, radius: Units, except?: Ref): readonly Ref[] {
  const middle = middleOf(cube)
  return Object.values(tabletop.pieces).flatMap((piece) => {
    const far = CUBE / 2 + radius + piece.radius
    const { x, y } = piece.pose.at
    if (piece.ref === except || Math.abs(x - middle.x) >= far || Math.abs(y - middle.y) >= far) return []
    return cubeFrom(cubeOfPose(tabletop, piece.pose)).z === cube.z ? [piece.ref] : []
  })
}

/** Cached: scenery does not move, so without other bases the region of a cube never changes. */
const BARE = new WeakMap<Battlefield, WeakMap<Tabletop['terrain'], Map<CubeId, Region>>>()
/** DZ-POS-03 without regard to other bases: inside the cube, above its floor, off the walls. */
export function bareRegion(ground: Ground, id: CubeId): Region {
  const { terrain } = ground.tabletop
  const fields = BARE.get(ground.battlefield) ?? new WeakMap<Tabletop['terrain'], Map<CubeId, Region>>()
  BARE.set(ground.battlefield, fields)
  const regions = fields.get(terrain) ?? new Map<CubeId, Region>()
  fields.set(terrain, regions)
  const region = regions.get(id) ?? withoutBases(ground, id)
  regions.set(id, region)
  return region
}
function withoutBases(ground: Ground, id: CubeId): Region {
  const cube = cubeFrom(id)
  const on = groundRef(ground.battlefield, cube)
  const walls = panelsAround(ground.battlefield, cube).flatMap((ref): readonly Keep[] =>
    (findTerrain(ground.tabletop, ref)?.outlines.length ?? 0) > 0
      ? [{ ref, gap: 0, why: say('wall-in-base', { piece: ref }, 'DZ-POS-03') }]
      : [],
  )
  return {
    ...(on === undefined ? {} : { on }),
    centre: { areas: [centreArea(ground, cube)], why: say('centre-in-cube', { cube: id }, 'DZ-POS-03') },
    keep: walls,
  }
}

/** DZ-POS-03: where in a cube this model may stand if all others stay where they are. */
export function regionIn(ground: Ground, ref: Ref, id: CubeId): Region {
  const bare = bareRegion(ground, id)
  const near = basesNear(ground, cubeFrom(id), radiusOf(ground, ref), ref)
  if (near.length === 0) return bare
  const bases = near.map((piece): Keep => ({ ref: piece, gap: 0, why: say('base-in-way', { piece }, 'DZ-POS-03') }))
  return { ...bare, keep: [...bare.keep, ...bases] }
}

/**
 * DZ-CAP-02, AMB-59: where a model may be put down in a cube that it may enter: at any free place. If no place is free, anywhere,
 * and the other models make room.
 */
export function endingRegion(ground: Ground, ref: Ref, id: CubeId): Region {
  const region = regionIn(ground, ref, id)
  const fits = (among: Region) => firstFit(ground.tabletop, among, radiusOf(ground, ref), middleOf(cubeFrom(id))) !== undefined
  if (fits(region)) return region
  const bare = bareRegion(ground, id)
  return fits(bare) ? bare : { ...bare, keep: [] }
}

/** The choice of where in a cube a model stands. */
export const placeIn = (ground: Ground, ref: Ref, id: CubeId): Place => ({
  shape: 'place',
  piece: ref,
  radius: radiusOf(ground, ref),
  region: endingRegion(ground, ref, id),
  tolerance: TOLERANCE,
})

const LATTICE: Units = inches(0.25)
/** Points worth trying in a rectangle, from near to far: a lattice, and points at which the base touches the cube's sides. */
export function candidates(area: Convex, radius: Units, wish: Point): readonly Point[] {
  const along = (values: readonly Units[]) => {
    const [from, to] = [Math.min(...values), Math.max(...values)]
    const low = Math.floor(from / CUBE) * CUBE
    const all = [from, to, low + radius, low + CUBE - radius]
    for (let at = from; at < to; at += LATTICE) all.push(at)
    return [...new Set(all.filter((at) => at >= from && at <= to))]
  }
  const [xs, ys] = [along(area.map(({ x }) => x)), along(area.map(({ y }) => y))]
  const off = (at: Point) => (at.x - wish.x) ** 2 + (at.y - wish.y) ** 2
  return [wish, ...xs.flatMap((x) => ys.map((y) => ({ x, y })))].sort((a, b) => off(a) - off(b) || a.y - b.y || a.x - b.x)
}

/** The point closest to `wish` at which a disc of this radius fits the region. */
export function firstFit(tabletop: Tabletop, region: Region, radius: Units, wish: Point): Point | undefined {
  const area = region.centre?.areas[0]
  if (!area) return undefined
  const fits = (at: Point) => judgeSpot(region, { at, radius }, TOLERANCE, tabletop).allowed
  return fits(wish) ? wish : candidates(area, radius, wish).find(fits)
}

/** DZ-CAP-05: the free place in a cube that is closest to `wish` or to the cube's middle; undefined if there is none. */
export function firstPlaceIn(ground: Ground, ref: Ref, id: CubeId, wish?: Point): Pose | undefined {
  const cube = cubeFrom(id)
  const at = firstFit(ground.tabletop, regionIn(ground, ref, id), radiusOf(ground, ref), wish ?? middleOf(cube))
  return at && poseIn(ground.battlefield, cube, at, ground.tabletop.pieces[ref]?.pose.heading ?? 0)
}

/** Whether a model's place is legal (DZ-POS-03). False while bases overlap because room still has to be made. */
export function standsFreely(ground: Ground, ref: Ref): boolean {
  const piece = ground.tabletop.pieces[ref]
  if (!piece) return false
  const id = cubeOfPose(ground.tabletop, piece.pose)
  return judgeSpot(regionIn(ground, ref, id), { at: piece.pose.at, radius: piece.radius }, TOLERANCE, ground.tabletop).allowed
}
