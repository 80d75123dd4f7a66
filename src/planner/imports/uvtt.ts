/**
 * Universal VTT maps (`.uvtt`, `.dd2vtt`): flat maps with walls and portals in grid squares, y towards the viewer. How high walls are, and
 * how large a square is, must be asked: the format does not say. Its picture and lights are left out; nothing is fetched.
 */
import * as v from 'valibot'
import { INCH, type Point, type Units } from '../../geometry/types'
import { emptyLayout, type LayoutDocument, MOST, TABLE_SIDE } from '../document'
import { MOST as MOST_OWN } from '../own/types'
import { isPlain, lookOf, readJson } from '../read'
import { done, type ImportLeftWhy, type Outcome, type PlannerReason, plannerSays, refuse } from '../said'
import { parsed } from '../schema'
import { clipped, type Wall, type WallSizes, wallPieces } from './walls'

/** An imported layout, and what of the file was left out. */
export interface Imported {
  readonly document: LayoutDocument
  readonly left: readonly PlannerReason[]
}

export interface UvttAsked {
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
export const UVTT_ASKED: UvttAsked = {
  name: '',
  square: INCH,
  height: 2.4 * INCH,
  thickness: 0.2 * INCH,
  low: 0.8 * INCH,
  portals: 'door',
  names: { wall: 'Wall', object: 'Object', door: 'Door', window: 'Window' },
}

/** The most lines; no real map comes near it. */
const MOST_LINES = 5000
const number = v.pipe(v.number(), v.finite(), v.minValue(-10_000), v.maxValue(10_000))
const point = v.object({ x: number, y: number })
const line = v.pipe(v.array(point), v.maxLength(MOST_LINES))
const lines = v.optional(v.pipe(v.array(line), v.maxLength(MOST_LINES)), [])
const MAP = v.object({
  resolution: v.object({
    map_origin: v.optional(point, { x: 0, y: 0 }),
    map_size: point,
    pixels_per_grid: v.optional(number),
  }),
  line_of_sight: lines,
  objects_line_of_sight: lines,
  portals: v.optional(
    v.pipe(
      v.array(v.object({ bounds: v.pipe(v.array(point), v.length(2)), closed: v.optional(v.boolean(), true) })),
      v.maxLength(MOST_LINES),
    ),
    [],
  ),
  lights: v.optional(v.array(v.unknown()), []),
  image: v.optional(v.string()),
})
export type UvttMap = v.InferOutput<typeof MAP>

/** Reads the map of a file. What must be asked of the user comes after, as often as he changes his mind. */
export function readUvtt(text: string): Outcome<UvttMap> {
  const plain = readJson(text)
  if (!plain.ok) return plain
  const looks = lookOf(plain.value)
  if (looks !== 'uvtt') return refuse('import-foreign', { looks, wanted: 'uvtt' })
  const foreign = externalIn(plain.value)
  if (foreign) return refuse('import-external', foreign)
  const found = parsed(MAP as unknown as v.GenericSchema<unknown, UvttMap>, plain.value, 'map')
  return found.ok ? done(found.value) : refuse('import-damaged', { at: found.at, expected: found.expected })
}

export function fromUvtt(text: string, asked: Partial<UvttAsked> = {}): Outcome<Imported> {
  const map = readUvtt(text)
  return map.ok ? layoutOfUvtt(map.value, asked) : map
}

/** A picture that would have to be fetched from somewhere. */
function externalIn(value: unknown): { readonly at: string; readonly address: string } | undefined {
  const image = isPlain(value) ? value.image : undefined
  const isAddress =
    typeof image === 'string' && /^[a-z][a-z0-9+.-]*:|^\/\//i.test(image.slice(0, 40)) && !image.startsWith('data:')
  return isAddress ? { at: 'image', address: image.slice(0, 200) } : undefined
}

/** The largest square with which a map is no larger than a table may be; undefined for an impossible map. */
export function squareThatFits({ resolution: { map_size: size } }: UvttMap): Units | undefined {
  const square = Math.floor(TABLE_SIDE.most / Math.max(size.x, size.y))
  return square > 0 && Math.min(size.x, size.y) * square >= TABLE_SIDE.least ? square : undefined
}

/** Refused where the squares make no table, where nothing is on it, and where there is too much. What crosses the map's edge ends there. */
export function layoutOfUvtt(map: UvttMap, asked: Partial<UvttAsked> = {}): Outcome<Imported> {
  const how = { ...UVTT_ASKED, ...asked }
  const { map_size: size, map_origin: origin } = map.resolution
  const [width, depth] = [Math.round(size.x * how.square), Math.round(size.y * how.square)]
  for (const side of [width, depth])
    if (side < TABLE_SIDE.least || side > TABLE_SIDE.most) return refuse('edit-table-size', { width, depth, ...TABLE_SIDE })
  const onTable = ({ x, y }: { readonly x: number; readonly y: number }): Point => ({
    x: Math.round((x - origin.x) * how.square),
    y: depth - Math.round((y - origin.y) * how.square),
  })
  const beyond = new Set<string>()
  const wallsOf = (field: string, as: Wall['as'], lines: readonly UvttMap['line_of_sight'][number][]): readonly Wall[] =>
    lines.flatMap((corners) => {
      const parts = clipped(corners.map(onTable), width, depth)
      if (parts.length === 0 && corners.length > 1) beyond.add(field)
      return parts.map((line): Wall => ({ as, line }))
    })
  const closed = map.portals.filter((portal) => portal.closed)
  const walls: readonly Wall[] = [
    ...wallsOf('line_of_sight', 'wall', map.line_of_sight),
    ...wallsOf('objects_line_of_sight', 'object', map.objects_line_of_sight),
    ...(how.portals === 'gap'
      ? []
      : wallsOf(
          'portals',
          how.portals,
          closed.map(({ bounds }) => bounds),
        )),
  ]
  const made = wallPieces(walls, how)
  if ('tooMany' in made)
    return refuse('import-too-many', { at: 'line_of_sight', most: MOST.own * MOST_OWN.parts, found: made.tooMany })
  if (made.pieces.length === 0) return refuse('import-nothing', {})
  const leave = (at: string, why: ImportLeftWhy) => plannerSays('import-left-out', { at, name: '', why })
  const left = [
    ...(map.image ? [leave('image', 'picture')] : []),
    ...(map.lights.length > 0 ? [leave('lights', 'lights')] : []),
    ...(closed.length < map.portals.length ? [leave('portals', 'open')] : []),
    ...[...beyond].map((field) => leave(field, 'off-map')),
  ]
  return done({ document: emptyLayout(how.name, width, depth, { ...made, mat: 'dust' }), left })
}
