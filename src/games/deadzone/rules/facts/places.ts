/** Where in a cube a base may stand (DZ-POS-01 to 03), and whether it has room there. */
import type { Convex, Point, Units } from '../../../../geometry/types'
import type { Keep, Place, Region } from '../../../../table/choice'
import { judgeSpot } from '../../../../table/judge'
import { findTerrain } from '../../../../table/layout'
import type { Pose, Ref, Tabletop } from '../../../../table/piece'
import { type Battlefield, COLUMNS, type Cube, type CubeId, LEVELS, ROWS, SIDES_OF_CUBE } from '../board'
import { CUBE, OFF_SIDES, TOLERANCE } from '../constants'
import { later, ofLatest } from '../later'
import { say } from '../said'
import type { State } from '../state'
import { beside, faceId } from './board'
import { cubeFrom, cubeOfPose, middleOf, squareOf } from './cubes'
import { firstFit, fitsAnywhere, fitting } from './fits'
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

const squareAt = ({ c, r, z }: Cube): number => (z * (ROWS + 2) + r) * (COLUMNS + 2) + c
/** The squares with a base in them or beside them at the same level, as one number for each: 0 if no base can be in the way. */
const crowdedSquares = ofLatest((tabletop: Tabletop): Uint8Array => {
  const crowded = new Uint8Array(squareAt({ c: COLUMNS + 1, r: ROWS + 1, z: LEVELS }) + 1)
  for (const { pose, radius } of Object.values(tabletop.pieces)) {
    if (radius > CUBE / 2) crowded.fill(1)
    const { c, r, z } = cubeFrom(cubeOfPose(tabletop, pose))
    for (let dr = -1; dr <= 1; dr++)
      crowded.fill(1, squareAt({ c: c - 1, r: r + dr, z }), squareAt({ c: c + 1, r: r + dr, z }) + 1)
  }
  return crowded
})
/** Whether no base can be near a cube. Two bases of up to half a cube meet only if their squares touch. */
const isAlone = ({ tabletop }: Ground, cube: Cube, radius: Units): boolean =>
  radius <= CUBE / 2 && crowdedSquares(tabletop)[squareAt(cube)] === 0

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
const BARE = new WeakMap<Tabletop['terrain'], { readonly of: Battlefield; readonly regions: Map<CubeId, Region> }>()
/** DZ-POS-03 without regard to other bases: inside the cube, above its floor, off the walls. */
export function bareRegion(ground: Ground, id: CubeId): Region {
  const { terrain } = ground.tabletop
  const before = BARE.get(terrain)
  const known = before?.of === ground.battlefield ? before : { of: ground.battlefield, regions: new Map<CubeId, Region>() }
  if (known !== before) BARE.set(terrain, known)
  const region = known.regions.get(id) ?? withoutBases(ground, id)
  known.regions.set(id, region)
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
  const [cube, radius] = [cubeFrom(id), radiusOf(ground, ref)]
  const near = isAlone(ground, cube, radius) ? [] : basesNear(ground, cube, radius, ref)
  if (near.length === 0) return bare
  const bases = near.map((piece): Keep => ({ ref: piece, gap: 0, why: say('base-in-way', { piece }, 'DZ-POS-03') }))
  return { ...bare, keep: [...bare.keep, ...bases] }
}

/**
 * DZ-CAP-02, AMB-59: where a model may be put down in a cube that it may enter: at any free place. If no place is free, anywhere,
 * and the other models make room. What is in the way is worked out when somebody reads it.
 */
export function endingRegion(ground: Ground, ref: Ref, id: CubeId): Region {
  const radius = radiusOf(ground, ref)
  const bare = bareRegion(ground, id)
  if (isAlone(ground, cubeFrom(id), radius)) return endingAmongWalls(ground, bare, id, radius)
  const keep = later(() => {
    const region = regionIn(ground, ref, id)
    const isFree = region !== bare && fitsAnywhere(ground.tabletop, region, radius, middleOf(cubeFrom(id)))
    return isFree ? region.keep : endingAmongWalls(ground, bare, id, radius).keep
  })
  return {
    ...bare,
    get keep() {
      return keep()
    },
  }
}
/** Cached by the region without bases: for a base of one size, the walls of a cube always leave the same place. */
const AMONG_WALLS = new WeakMap<Region, Map<Units, Region>>()
function endingAmongWalls({ tabletop }: Ground, bare: Region, id: CubeId, radius: Units): Region {
  const known = AMONG_WALLS.get(bare) ?? new Map<Units, Region>()
  AMONG_WALLS.set(bare, known)
  const found = known.get(radius)
  if (found) return found
  const region = fitsAnywhere(tabletop, bare, radius, middleOf(cubeFrom(id))) ? bare : { ...bare, keep: [] }
  known.set(radius, region)
  return region
}

/** DZ-MOV-02: whether the model has room to be moved a bit within its own cube, in one of these directions. */
export function fitsBeside(ground: Ground, ref: Ref, id: CubeId, poses: readonly Pose[]): boolean {
  const region = regionIn(ground, ref, id)
  const fits = fitting(region, radiusOf(ground, ref), ground.tabletop)
  return poses.some(({ at, on }) => on === region.on && fits(at))
}

/** The choice of where in a cube a model stands. */
export const placeIn = (ground: Ground, ref: Ref, id: CubeId): Place => ({
  shape: 'place',
  piece: ref,
  radius: radiusOf(ground, ref),
  region: endingRegion(ground, ref, id),
  tolerance: TOLERANCE,
})

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
