/**
 * A flat map of another program after reading: walls and portals as lines, in grid squares from the far left corner, y towards
 * the viewer. Such maps give neither the height of walls nor the size of a square, so the user is asked; it is laid out after
 * every answer.
 */
import { INCH, type Point, type Units } from '../../geometry/types'
import { emptyLayout, type LayoutDocument, MOST, TABLE_SIDE } from '../document'
import type { PicturePlace, Pixels } from '../mat/types'
import type { Work } from '../own/mesh'
import { MOST as MOST_OWN } from '../own/types'
import { done, type ImportLeftWhy, type Outcome, type PlannerReason, plannerSays, refuse } from '../said'
import { clipped, type Wall, type WallSizes, wallPieces } from './walls'

/** An imported layout, and the things that were left out. */
export interface Imported {
  readonly document: LayoutDocument
  readonly left: readonly PlannerReason[]
}

export interface FlatAsked {
  readonly name: string
  /** The side of one square on the table. */
  readonly square: Units
  readonly height: Units
  readonly thickness: Units
  /** The height of windows and of things that are not walls. */
  readonly low: Units
  /** The kind of piece that closed portals become. Open portals become gaps. */
  readonly portals: 'door' | 'window' | 'gap'
  readonly names: WallSizes['names']
}
export const FLAT_ASKED: FlatAsked = {
  name: '',
  square: INCH,
  height: 2.4 * INCH,
  thickness: 0.2 * INCH,
  low: 0.8 * INCH,
  portals: 'door',
  names: { wall: 'Wall', object: 'Object', door: 'Door', window: 'Window' },
}

export interface FlatLine {
  /** The field of the file that holds these lines. */
  readonly field: string
  /** A portal becomes what the user chose. */
  readonly as: 'wall' | 'object' | 'window' | 'portal'
  readonly corners: readonly Point[]
}
export interface FlatMap {
  /** In squares. */
  readonly size: Point
  readonly lines: readonly FlatLine[]
  /** Things that are left out whatever the user answers. */
  readonly left: readonly PlannerReason[]
  readonly picture?: MapPicture
}
/** The map's own picture, which covers the whole map. */
export interface MapPicture {
  /** In base64; absent if the picture is in another file. */
  readonly data?: string
  /** The path of that file. */
  readonly path?: string
  /** Pixels per square, if the map gives them. */
  readonly pixels?: number
}

export const leftOut = (at: string, why: ImportLeftWhy): PlannerReason => plannerSays('import-left-out', { at, name: '', why })

/** The largest square size at which the map fits on the largest table; undefined for a map of impossible proportions. */
export function squareThatFits({ size }: Pick<FlatMap, 'size'>): Units | undefined {
  const square = Math.floor(TABLE_SIDE.most / Math.max(size.x, size.y))
  return square > 0 && Math.min(size.x, size.y) * square >= TABLE_SIDE.least ? square : undefined
}

/** Relative difference in proportions that counts as rounding. */
const NEARLY = 0.02
/** Where the map's picture lies: over the whole map, or, if its proportions differ, at the size given by its pixels. */
export function pictureOnMap(size: Point, picture: MapPicture, pixels: Pixels, square: Units): PicturePlace {
  const isOfItsShape = Math.abs((pixels.height * size.x) / (pixels.width * size.y) - 1) < NEARLY
  const across = isOfItsShape || picture.pixels === undefined ? size.x : pixels.width / picture.pixels
  const width = Math.round(across * square)
  return { at: { x: 0, y: Math.round(size.y * square) - Math.round((width * pixels.height) / pixels.width) }, width }
}

/** Refused if the squares give an impossible table, or if it would hold nothing or too much. Lines are cut at the map's edge. */
export function* layoutOfMap(map: FlatMap, asked: Partial<FlatAsked> = {}): Work<Outcome<Imported>> {
  const how = { ...FLAT_ASKED, ...asked }
  const [width, depth] = [Math.round(map.size.x * how.square), Math.round(map.size.y * how.square)]
  for (const side of [width, depth])
    if (!(side >= TABLE_SIDE.least && side <= TABLE_SIDE.most)) return refuse('edit-table-size', { width, depth, ...TABLE_SIDE })
  const onTable = ({ x, y }: Point): Point => ({ x: Math.round(x * how.square), y: depth - Math.round(y * how.square) })
  const beyond = new Set<string>()
  const walls: Wall[] = []
  for (const { field, as, corners } of map.lines) {
    const kind = as === 'portal' ? how.portals : as
    const parts = clipped(corners.map(onTable), width, depth)
    if (parts.length === 0 && corners.length > 1) beyond.add(field)
    if (kind !== 'gap') walls.push(...parts.map((line): Wall => ({ as: kind, line })))
  }
  yield 0.1
  const made = yield* wallPieces(walls, how, { width, depth })
  if ('tooMany' in made)
    return refuse('import-too-many', { at: map.lines[0]?.field ?? '', most: MOST.own * MOST_OWN.parts, found: made.tooMany })
  const hasPicture = map.picture !== undefined
  if (made.pieces.length === 0 && !hasPicture) return refuse('import-nothing', {})
  const left = [...map.left, ...[...beyond].map((field) => leftOut(field, 'off-map'))]
  return done({ document: emptyLayout(how.name, width, depth, { ...made, mat: 'dust' }), left })
}
