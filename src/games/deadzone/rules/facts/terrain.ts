/** The battlefield as pieces on the table: one for every panel and for every floor above the ground. */

import type { Point } from '../../../../geometry/types'
import { placed } from '../../../../table/layout'
import type { PlacedTerrain, Pose, Ref, Tabletop } from '../../../../table/piece'
import { terrainKind } from '../../../../table/terrain'
import type { Battlefield, Cube, Floor, Panel } from '../board'
import { CUBE, TABLE } from '../constants'
import { type FaceId, faceFrom, floorUnder } from './board'
import { cubeFrom, cubeId, groundOf, middleOf } from './cubes'

/** The piece for each panel. `open` and the board's edge have none. */
const PANEL_KIND: { readonly [P in Exclude<Panel, 'open' | 'edge'>]: string } = {
  low: 'dz-wall-low',
  doorL: 'dz-wall-door',
  winM: 'dz-wall-window',
  winS: 'dz-wall-slit',
  full: 'dz-wall',
  'hatch-1': 'dz-hatch-1',
  'hatch-2': 'dz-hatch-2',
  'hatch-3': 'dz-hatch-3',
}
const FLOOR_KIND: { readonly [F in Exclude<Floor, 'none'>]: readonly [kind: string, heading: number] } = {
  floor: ['dz-floor', 0],
  'half-ew': ['dz-walkway', 0],
  'half-ns': ['dz-walkway', 90],
  'hatch-floor-1': ['dz-floor-hatch-1', 0],
  'hatch-floor-2': ['dz-floor-hatch-2', 0],
  'ramp-N': ['dz-ramp', 0],
  'ramp-E': ['dz-ramp', 270],
  'ramp-S': ['dz-ramp', 180],
  'ramp-W': ['dz-ramp', 90],
}

export const panelRef = (face: FaceId): Ref => `panel ${face}`
export const floorRef = (cube: Cube): Ref => `floor ${cubeId(cube)}`
/** The piece on which a base in this cube stands; undefined if it stands on the table itself. */
export const groundRef = (battlefield: Battlefield, cube: Cube): Ref | undefined =>
  cube.z > 1 || floorUnder(battlefield, cube) !== 'floor' ? floorRef(cube) : undefined
/** The pose of a base at a point of the cube. */
export function poseIn(battlefield: Battlefield, cube: Cube, at: Point, heading = 0): Pose {
  const on = groundRef(battlefield, cube)
  return on === undefined ? { at, heading } : { at, on, heading }
}

/** The middle of a cube side. */
export function middleOfFace({ cube, side }: { readonly cube: Cube; readonly side: 'E' | 'S' }): Point {
  const { x, y } = middleOf(cube)
  return side === 'E' ? { x: x + CUBE / 2, y } : { x, y: y - CUBE / 2 }
}

/** Cached: a battlefield always has the same terrain, in every match. */
const PLACED = new WeakMap<Battlefield, readonly PlacedTerrain[]>()
/** All pieces of the battlefield, panels first. */
export function terrainOf(battlefield: Battlefield): readonly PlacedTerrain[] {
  const terrain = PLACED.get(battlefield) ?? putUp(battlefield)
  PLACED.set(battlefield, terrain)
  return terrain
}
function putUp({ panels, floors }: Battlefield): readonly PlacedTerrain[] {
  const walls = Object.entries(panels).flatMap(([face, panel]) => {
    if (panel === 'open' || panel === 'edge') return []
    const where = faceFrom(face)
    const heading = where.side === 'E' ? 90 : 0
    return [placed(terrainKind(PANEL_KIND[panel]), panelRef(face), middleOfFace(where), heading, groundOf(where.cube.z))]
  })
  const decks = Object.entries(floors).flatMap(([id, floor]) => {
    const cube = cubeFrom(id)
    if (floor === 'none' || (floor === 'floor' && cube.z === 1)) return []
    const [kind, heading] = FLOOR_KIND[floor]
    return [placed(terrainKind(kind), floorRef(cube), middleOf(cube), heading, groundOf(cube.z))]
  })
  return [...walls, ...decks]
}

/** The table of a battlefield without miniatures. */
export const tableOf = (battlefield: Battlefield): Tabletop => ({
  width: TABLE,
  depth: TABLE,
  terrain: terrainOf(battlefield),
  pieces: {},
})
