/** Reads the pieces of a layout as Deadzone's panels and floors, by comparing them with the pieces that the game makes. */

import type { Point } from '../../../geometry/types'
import type { LayoutDocument, LayoutPiece } from '../../../planner/document'
import type { Finding } from '../../../planner/faults'
import { plannerSays } from '../../../planner/said'
import { type Battlefield, COLUMNS, type Cube, type CubeId, FLOORS, type Floor, PANELS, type Panel, ROWS } from '../rules/board'
import { CUBE } from '../rules/constants'
import { cubeId, middleOf } from '../rules/facts/cubes'
import { middleOfFace, terrainOf } from '../rules/facts/terrain'
import { says } from './words'

const HERE: Cube = { c: 4, r: 4, z: 1 }
const FACE = '4-4-1 S'

/** The panel for each kind of piece, found by having the game build a face with every panel in turn. */
const PANEL_OF = new Map<string, Panel>(
  PANELS.flatMap((panel) => terrainOf({ panels: { [FACE]: panel }, floors: {} }).map(({ kind }) => [kind, panel] as const)),
)
const FLOOR_OF = new Map<string, Floor>(
  FLOORS.flatMap((floor) => {
    const made = terrainOf({ panels: {}, floors: { [cubeId({ ...HERE, z: 2 })]: floor } })
    return made.map(({ kind, heading }) => [`${kind} ${heading}`, floor] as const)
  }),
)
/** The kinds of pieces that a battlefield may consist of. */
export const CUBE_KINDS: readonly string[] = [
  ...PANEL_OF.keys(),
  ...new Set([...FLOOR_OF.keys()].map((key) => key.split(' ')[0] ?? key)),
]

export interface BoardRead {
  readonly battlefield: Battlefield
  /** The layout piece of each panel and floor, by its face or cube. */
  readonly refs: ReadonlyMap<string, string>
  readonly found: readonly Finding[]
}

const fault = (reason: Finding['reason'], { ref, at }: LayoutPiece): Finding => ({ weight: 'fault', reason, at, pieces: [ref] })
const off = (a: Point, b: Point): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))

/** Makes a battlefield from a layout. Pieces that are off the grid or do not belong to this game are reported as faults. */
export function boardOf({ pieces }: LayoutDocument): BoardRead {
  const panels: { [face: string]: Panel } = {}
  const floors: { [cube: CubeId]: Floor } = {}
  const refs = new Map<string, string>()
  const found: Finding[] = []
  const put = <T>(list: { [key: string]: T }, key: string, value: T, piece: LayoutPiece) => {
    const other = refs.get(key)
    if (other !== undefined) found.push(fault(says('deadzone-same-place', { one: other, other: piece.ref }), piece))
    else {
      list[key] = value
      refs.set(key, piece.ref)
    }
  }
  for (const piece of pieces) {
    const { ref, kind, heading } = piece
    const panel = PANEL_OF.get(kind)
    const where = panel === undefined ? cubeUnder(piece) : faceUnder(piece)
    if (panel === undefined && !CUBE_KINDS.includes(kind)) {
      found.push(fault(plannerSays('check-foreign-kind', { piece: ref, kind }), piece))
      continue
    }
    const floor = panel === undefined ? floorFor(kind, heading) : undefined
    if (where.by > 0 || (panel === undefined && floor === undefined)) {
      found.push(fault(says('deadzone-off-grid', { piece: ref, by: where.by }), piece))
      continue
    }
    if (panel !== undefined) put(panels, where.key, panel, piece)
    else if (floor !== undefined) put(floors, where.key, floor, piece)
  }
  return { battlefield: { panels, floors }, refs, found }
}

/** The floor for a kind of piece. Half turns change only ramps; kinds with a single heading may be turned by any quarter. */
const floorFor = (kind: string, heading: number): Floor | undefined => {
  const exact = FLOOR_OF.get(`${kind} ${heading}`)
  if (exact !== undefined || heading % 90 !== 0) return exact
  const half = FLOOR_OF.get(`${kind} ${(heading + 180) % 360}`)
  if (half !== undefined && !half.startsWith('ramp')) return half
  const headings = [...FLOOR_OF.keys()].filter((key) => key.startsWith(`${kind} `))
  return headings.length === 1 ? FLOOR_OF.get(headings[0] ?? '') : undefined
}

const levelOf = (z = 0) => ({ z: Math.round(z / CUBE) + 1, by: Math.abs(z - Math.round(z / CUBE) * CUBE) })

function cubeUnder({ at, z }: LayoutPiece): { readonly key: string; readonly by: number } {
  const square = { c: Math.floor(at.x / CUBE) + 1, r: ROWS - Math.floor(at.y / CUBE) }
  const level = levelOf(z)
  return { key: cubeId({ ...square, z: level.z }), by: Math.max(off(at, middleOf(square)), level.by) }
}

/** The cube side on which a panel stands: its east side if the panel runs along y, its south side if along x. */
function faceUnder({ at, z, heading }: LayoutPiece): { readonly key: string; readonly by: number } {
  const level = levelOf(z)
  const side = heading % 180 === 90 ? 'E' : 'S'
  const cube =
    side === 'E'
      ? { c: Math.round(at.x / CUBE), r: ROWS - Math.floor(at.y / CUBE), z: level.z }
      : { c: Math.floor(at.x / CUBE) + 1, r: ROWS - Math.round(at.y / CUBE), z: level.z }
  const by = Math.max(off(at, middleOfFace({ cube, side })), level.by, heading % 90 === 0 ? 0 : 1)
  return { key: `${cubeId(cube)} ${side}`, by }
}

/** The point of a place that the game names: the middle of a cube or of a cube side. */
export function placeNamed(name: string): Point {
  const [c, r] = name.split(/[- ]/).map(Number)
  return c !== undefined && r !== undefined && c >= 1 && c <= COLUMNS && r >= 1 && r <= ROWS
    ? middleOf({ c, r })
    : { x: (COLUMNS * CUBE) / 2, y: (ROWS * CUBE) / 2 }
}
