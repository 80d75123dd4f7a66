/**
 * A flat map of another program as its reader leaves it: walls and portals as lines, in its squares from its far left corner, y towards the
 * viewer. How high walls are, and how large a square is, must be asked: such maps do not say. Laid out as often as the answers change.
 */
import { INCH, type Point, type Units } from '../../geometry/types'
import { emptyLayout, type LayoutDocument, MOST, TABLE_SIDE } from '../document'
import type { PicturePlace, Pixels } from '../mat/types'
import type { Work } from '../own/mesh'
import { MOST as MOST_OWN } from '../own/types'
import { done, type ImportLeftWhy, type Outcome, type PlannerReason, plannerSays, refuse } from '../said'
import { clipped, type Wall, type WallSizes, wallPieces } from './walls'

/** An imported layout, and what of the file was left out. */
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
  /** The height of windows, and of things that are no walls. */
  readonly low: Units
  /** The kind of piece that closed portals become; open ones are left as gaps. */
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
  /** Where in the file such lines stand. */
  readonly field: string
  /** A portal becomes what is asked for. */
  readonly as: 'wall' | 'object' | 'window' | 'portal'
  readonly corners: readonly Point[]
}
export interface FlatMap {
  /** In squares. */
  readonly size: Point
  readonly lines: readonly FlatLine[]
  /** What is left out, whatever is answered. */
  readonly left: readonly PlannerReason[]
  readonly picture?: MapPicture
}
/** The map's own picture, over the whole map. */
export interface MapPicture {
  /** In base64; not there where it lies in another file. */
  readonly data?: string
  /** The path of that file. */
  readonly path?: string
  /** Its pixels in a square, where the map says so. */
  readonly pixels?: number
}

export const leftOut = (at: string, why: ImportLeftWhy): PlannerReason => plannerSays('import-left-out', { at, name: '', why })

/** The largest square with which a map is no larger than a table may be; undefined for an impossible map. */
export function squareThatFits({ size }: Pick<FlatMap, 'size'>): Units | undefined {
  const square = Math.floor(TABLE_SIDE.most / Math.max(size.x, size.y))
  return square > 0 && Math.min(size.x, size.y) * square >= TABLE_SIDE.least ? square : undefined
}

/** Pictures that are not quite of the map's shape, by rounding. */
const NEARLY = 0.02
/** Where the map's picture lies on its table: over all of it, or as large as its pixels say where it is of another shape. */
export function pictureOnMap(size: Point, picture: MapPicture, pixels: Pixels, square: Units): PicturePlace {
  const isOfItsShape = Math.abs((pixels.height * size.x) / (pixels.width * size.y) - 1) < NEARLY
  const across = isOfItsShape || picture.pixels === undefined ? size.x : pixels.width / picture.pixels
  const width = Math.round(across * square)
  return { at: { x: 0, y: Math.round(size.y * square) - Math.round((width * pixels.height) / pixels.width) }, width }
}

/** Refused where the squares make no table, where nothing is on it, and where there is too much. What crosses the map's edge ends there. */
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
