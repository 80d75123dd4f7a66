/**
 * Scenes exported from Foundry: walls, doors and windows in the pixels of a canvas, which has a margin around the map. In older
 * scenes the grid is a number, in newer ones a record. A scene holds only the path of its picture.
 */
import * as v from 'valibot'
import { finish } from '../own/mesh'
import { isPlain, lookOf, readJson } from '../read'
import { done, type Outcome, type PlannerReason, refuse } from '../said'
import { parsed } from '../schema'
import { type FlatAsked, type FlatLine, type FlatMap, type Imported, layoutOfMap, leftOut } from './flat-map'

const MOST_WALLS = 60_000
const number = v.pipe(v.number(), v.finite(), v.minValue(-1_000_000), v.maxValue(1_000_000))
const side = v.pipe(number, v.minValue(1))
/** Missing or invalid values become the program's own defaults. */
const told = (first: number) => v.fallback(v.optional(number, first), first)
const path = v.fallback(v.optional(v.nullable(v.string())), undefined)

const WALL = v.object({
  c: v.tuple([number, number, number, number]),
  /** 0: none; 1: a door; 2: a secret one. */
  door: told(0),
  /** 1: open. Other values: closed. */
  ds: told(0),
  /**
   * What the wall stops: 0 nothing, 10 part of it, 20 all, 30 and 40 by distance. Older scenes have `sense` for sight and light.
   */
  move: told(20),
  sight: v.fallback(v.optional(number), undefined),
  sense: v.fallback(v.optional(number), undefined),
})
const SCENE = v.object({
  width: side,
  height: side,
  padding: told(0.25),
  grid: v.union([side, v.object({ size: side })]),
  shiftX: told(0),
  shiftY: told(0),
  img: path,
  background: v.fallback(v.optional(v.nullable(v.object({ src: path, offsetX: told(0), offsetY: told(0) }))), undefined),
  /** The newest scenes keep their pictures per level. */
  levels: v.fallback(v.optional(v.array(v.object({ background: v.optional(v.nullable(v.object({ src: path }))) }))), undefined),
  walls: v.pipe(v.array(v.unknown()), v.maxLength(MOST_WALLS)),
})
type Scene = v.InferOutput<typeof SCENE>
type SceneWall = v.InferOutput<typeof WALL>

/** Reads the scene from the plain data of a file. */
export function foundryOf(value: unknown): Outcome<FlatMap> {
  const looks = lookOf(value)
  if (looks !== 'foundry-scene') return refuse('import-foreign', { looks, wanted: 'foundry-scene' })
  const found = parsed(SCENE as unknown as v.GenericSchema<unknown, Scene>, value, 'scene')
  return found.ok ? done(flat(found.value)) : refuse('import-damaged', { at: found.at, expected: found.expected })
}
export function fromFoundry(text: string, asked: Partial<FlatAsked> = {}): Outcome<Imported> {
  const plain = readJson(text)
  const map = plain.ok ? foundryOf(plain.value) : plain
  return map.ok ? finish(layoutOfMap(map.value, asked)) : map
}

/** Older scenes use 0, 1 and 2 where newer ones use 0, 10, 20 and above. */
const isNone = (value: number): boolean => value === 0
const isLimited = (value: number): boolean => value === 10
/** Windows that can be seen through only from near, or only from afar. */
const isByDistance = (value: number): boolean => value === 30 || value === 40

/** What a wall becomes: 'nothing' if it stops neither sight nor movement, 'open' for an open door, which becomes a gap. */
function sortOf({ door, ds, move, sight, sense }: SceneWall): FlatLine['as'] | 'nothing' | 'open' {
  const seen = sight ?? sense ?? 20
  if (door > 0) return ds === 1 ? 'open' : 'portal'
  if (isNone(move) && isNone(seen)) return 'nothing'
  if (isNone(seen) || isByDistance(seen)) return 'window'
  return isLimited(seen) ? 'object' : 'wall'
}

function flat(scene: Scene): FlatMap {
  const { width, height, padding, grid, background, walls } = scene
  const size = typeof grid === 'number' ? grid : grid.size
  // The margin is a whole number of squares; the picture may be shifted against it.
  const margin = (length: number) => Math.ceil((Math.max(0, padding) * length) / size) * size
  const from = {
    x: margin(width) - (background?.offsetX || scene.shiftX),
    y: margin(height) - (background?.offsetY || scene.shiftY),
  }
  const lines: FlatLine[] = []
  const left = new Map<string, PlannerReason>()
  const leave = (why: Parameters<typeof leftOut>[1], at = 'walls') => left.set(why, leftOut(at, why))
  for (const [index, one] of walls.entries()) {
    const wall = v.safeParse(WALL, one)
    if (!wall.success) {
      leave('damaged', `walls[${index}]`)
      continue
    }
    const [x1, y1, x2, y2] = wall.output.c
    const as = sortOf(wall.output)
    const spot = (x: number, y: number) => ({ x: (x - from.x) / size, y: (y - from.y) / size })
    if (as === 'nothing' || as === 'open') leave(as)
    else lines.push({ field: 'walls', as, corners: [spot(x1, y1), spot(x2, y2)] })
  }
  const levels = scene.levels?.flatMap((level) => level.background?.src ?? []) ?? []
  const file = background?.src ?? scene.img ?? levels[0]
  const isFilm = file !== undefined && /\.(webm|mp4|m4v|ogv)(\?|$)/i.test(file)
  if (isFilm) leave('film', 'background')
  return {
    size: { x: width / size, y: height / size },
    lines,
    left: [...left.values()],
    ...(file && !isFilm ? { picture: { path: file.slice(0, 1000) } } : {}),
  }
}

/** The name in a scene, if it has one. */
export const sceneName = (value: unknown): string | undefined =>
  isPlain(value) && typeof value.name === 'string' && value.name.trim() !== '' ? value.name.trim().slice(0, 120) : undefined
