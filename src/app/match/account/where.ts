/**
 * Where things are, in words. Pure. It reads only the look, which contains nothing that its viewer may not see, and gives lengths
 * only where the game lets players measure.
 */
import { distanceToFootprint, gap } from '../../../geometry'
import type { Point, Units } from '../../../geometry/types'
import type { PlayerSeat } from '../../../kernel'
import type { FigureLook, Look } from '../../../scene/look'
import type { Ref } from '../../../table/piece'
import type { Say } from '../../../ui/words/dictionary'
import type { Speak } from '../../../ui/words/speak'

/** What a place is told by. */
export interface Surroundings {
  readonly look: Look
  /** Whose miniatures are "yours". */
  readonly viewer: PlayerSeat
  /** The side from which the viewer sees the table, in degrees; at 180 left and right, near and far change places. */
  readonly side: 0 | 180
  readonly say: Say
  readonly speak: Speak
  /** The name of the station (cube, hex) at a place, for games whose table is divided. */
  stationName?(at: Point, over: Ref | undefined): string | undefined
}

export interface Thing {
  readonly at: Point
  readonly radius: Units
  readonly ref?: Ref
}

/** A base this near to terrain counts as standing at it, in units: a tenth of an inch. */
const TOUCHES = 254
const MOST_TERRAIN = 2
const ROWS = ['near', 'middle', 'far'] as const
const COLUMNS = ['left', 'middle', 'right'] as const
type Way = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The part of the table, terrain, and the nearest miniatures of both sides. */
export const whereOf = (thing: Thing, around: Surroundings): string =>
  [partOf(thing, around), ...terrainAt(thing, around), ...neighbours(thing, around)].join(around.say('set-apart'))

/** Only the part of the table and terrain. */
export const partAndTerrain = (thing: Thing, around: Surroundings): string =>
  [partOf(thing, around), ...terrainAt(thing, around)].join(around.say('set-apart'))

const isBeside = ({ x, y }: Point, { width, depth }: Look) => x < 0 || y < 0 || x > width || y > depth

function partOf({ at, ref }: Thing, { look, side, say, speak, stationName }: Surroundings): string {
  if (isBeside(at, look)) return say('where-beside')
  const station = stationName?.(at, ref)
  if (station !== undefined) return station
  const [across, away] = side === 180 ? [look.width - at.x, look.depth - at.y] : [at.x, at.y]
  const row = thirdOf(ROWS, away / look.depth)
  const column = thirdOf(COLUMNS, across / look.width)
  const part = say(`where-${row}-${column}`)
  if (speak.hidesDistances) return part
  return `${part}; ${say('where-exactly', { across: speak.length(across), away: speak.length(away) })}`
}

const thirdOf = <T>(of: readonly [T, T, T], share: number): T => (share < 1 / 3 ? of[0] : share > 2 / 3 ? of[2] : of[1])

function terrainAt({ at, radius, ref }: Thing, { look, say }: Surroundings): readonly string[] {
  if (isBeside(at, look)) return []
  const near = look.terrain.flatMap((piece) => {
    if (piece.ref === ref || piece.outlines.length === 0) return []
    const away = distanceToFootprint(at, { parts: piece.outlines })
    return away <= radius + TOUCHES ? [{ name: piece.name, away }] : []
  })
  const told = near
    .toSorted((one, other) => one.away - other.away)
    .map(({ name, away }) => say(away === 0 ? 'where-on' : 'where-at', { name }))
  return [...new Set(told)].slice(0, MOST_TERRAIN)
}

function neighbours(thing: Thing, { look, viewer, side, say, speak }: Surroundings): readonly string[] {
  if (isBeside(thing.at, look)) return []
  const nearest = (isWanted: (figure: FigureLook) => boolean) => {
    const there = look.figures.filter((figure) => figure.ref !== thing.ref && isWanted(figure) && !isBeside(figure.at, look))
    const [first] = there.toSorted((one, other) => gap(thing, one) - gap(thing, other))
    if (!first) return undefined
    const way = say(`way-${wayOf(thing.at, first.at, side)}`)
    return { name: first.name, way, length: speak.hidesDistances ? undefined : speak.length(Math.max(0, gap(thing, first))) }
  }
  const own = nearest(({ seat }) => seat === viewer)
  const other = nearest(({ seat }) => seat !== viewer)
  return [...(own ? [say('where-own', own)] : []), ...(other ? [say('where-other', other)] : [])]
}

/** The direction in eighths of a turn from "to the right", counter-clockwise. */
function wayOf(from: Point, to: Point, side: 0 | 180): Way {
  const eighths = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4))
  // The cast is safe: a remainder of eight.
  return ((eighths + (side === 180 ? 12 : 8)) % 8) as Way
}
