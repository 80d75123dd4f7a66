/** Universal VTT maps (`.uvtt`, `.dd2vtt`): walls and portals in grid squares, and a picture. Lights are ignored. */
import * as v from 'valibot'
import type { Point } from '../../geometry/types'
import { finish } from '../own/mesh'
import { isPlain, lookOf, readJson } from '../read'
import { done, type Outcome, refuse } from '../said'
import { parsed } from '../schema'
import { type FlatAsked, type FlatLine, type FlatMap, type Imported, layoutOfMap, leftOut } from './flat-map'

/** More lines than any real map has. */
const MOST_LINES = 20_000
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
type Uvtt = v.InferOutput<typeof MAP>

/** Reads the map from the plain data of a file. */
export function uvttOf(value: unknown): Outcome<FlatMap> {
  const looks = lookOf(value)
  if (looks !== 'uvtt') return refuse('import-foreign', { looks, wanted: 'uvtt' })
  const foreign = externalIn(value)
  if (foreign) return refuse('import-external', foreign)
  const found = parsed(MAP as unknown as v.GenericSchema<unknown, Uvtt>, value, 'map')
  return found.ok ? done(flat(found.value)) : refuse('import-damaged', { at: found.at, expected: found.expected })
}

export function readUvtt(text: string): Outcome<FlatMap> {
  const plain = readJson(text)
  return plain.ok ? uvttOf(plain.value) : plain
}
export function fromUvtt(text: string, asked: Partial<FlatAsked> = {}): Outcome<Imported> {
  const map = readUvtt(text)
  return map.ok ? finish(layoutOfMap(map.value, asked)) : map
}

/** The picture's address, if it would have to be fetched. */
function externalIn(value: unknown): { readonly at: string; readonly address: string } | undefined {
  const image = isPlain(value) ? value.image : undefined
  const isAddress =
    typeof image === 'string' && /^[a-z][a-z0-9+.-]*:|^\/\//i.test(image.slice(0, 40)) && !image.startsWith('data:')
  return isAddress ? { at: 'image', address: image.slice(0, 200) } : undefined
}

function flat({ resolution, image, lights, portals, ...map }: Uvtt): FlatMap {
  const { map_size: size, map_origin: origin, pixels_per_grid: pixels } = resolution
  const fromCorner = (corners: readonly Point[]) => corners.map(({ x, y }): Point => ({ x: x - origin.x, y: y - origin.y }))
  const linesOf = (field: 'line_of_sight' | 'objects_line_of_sight', as: FlatLine['as']) =>
    map[field].map((corners): FlatLine => ({ field, as, corners: fromCorner(corners) }))
  const closed = portals.filter((portal) => portal.closed)
  const data = image?.replace(/^data:[^,]*,/, '').replace(/\s+/g, '')
  return {
    size,
    lines: [
      ...linesOf('line_of_sight', 'wall'),
      ...linesOf('objects_line_of_sight', 'object'),
      ...closed.map(({ bounds }): FlatLine => ({ field: 'portals', as: 'portal', corners: fromCorner(bounds) })),
    ],
    left: [
      ...(lights.length > 0 ? [leftOut('lights', 'lights')] : []),
      ...(closed.length < portals.length ? [leftOut('portals', 'open')] : []),
    ],
    ...(data ? { picture: { data, ...(pixels !== undefined && pixels > 0 ? { pixels } : {}) } } : {}),
  }
}
