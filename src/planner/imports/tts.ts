/**
 * Saves of Tabletop Simulator: where things stand, what they are called, and a box for each. Its unit is an inch, x to the right and z away
 * from the viewer, about the table's middle; it turns clockwise. Shapes lie at addresses elsewhere: nothing is fetched, every address is
 * reported. Sizes that are not in the file must be asked. One odd thing is left out by name and reason; the rest comes in.
 */
import * as v from 'valibot'
import { INCH, type Point, type Units } from '../../geometry/types'
import { emptyLayout, type LayoutPiece, MOST, TABLE_SIDE } from '../document'
import { normal } from '../mirror'
import { plainText } from '../own/edit'
import { MOST as MOST_OWN, type OwnPiece } from '../own/types'
import { isPlain, lookOf, readJson } from '../read'
import { done, type ImportLeftWhy, type Outcome, type PlannerReason, plannerSays, refuse } from '../said'
import type { Imported } from './flat-map'
import { sortOf, type TtsBox, type TtsSort } from './tts-sorts'

export interface TtsAsked {
  readonly width: Units
  readonly depth: Units
  /** The box of a thing whose shape is elsewhere, at scale 1. */
  readonly box: { readonly width: Units; readonly depth: Units; readonly height: Units }
  /** What a thing without a name is called. */
  readonly unnamed: string
}
export const TTS_ASKED: TtsAsked = {
  width: 48 * INCH,
  depth: 48 * INCH,
  box: { width: 4 * INCH, depth: 4 * INCH, height: 3 * INCH },
  unnamed: 'Box',
}

const number = v.pipe(v.number(), v.finite(), v.minValue(-10_000), v.maxValue(10_000))
/** Mirrored things have a negative scale; their boxes are the same. */
const scale = v.optional(
  v.pipe(
    v.number(),
    v.finite(),
    v.minValue(-100),
    v.maxValue(100),
    v.transform((by) => Math.max(0.01, Math.abs(by))),
  ),
  1,
)
const PLACE = v.object({
  posX: number,
  posZ: number,
  rotX: v.optional(number, 0),
  rotY: v.optional(number, 0),
  rotZ: v.optional(number, 0),
  scaleX: scale,
  scaleY: scale,
  scaleZ: scale,
})
type Place = v.InferOutput<typeof PLACE>
const TILE = v.object({
  Type: v.fallback(v.optional(v.number(), 0), 0),
  Thickness: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(10)), 0.2), 0.2),
})
/** More things than any real save has; what lies in bags counts. */
const MOST_OBJECTS = 20_000
/** Bags in bags. */
const DEEPEST = 8

/** One thing that can stand. */
interface TtsThing {
  /** Its path in the file. */
  readonly path: string
  /** What it is called; empty if nothing. */
  readonly title: string
  readonly isLocked: boolean
  readonly sort: Exclude<TtsSort, { readonly as: 'bag' | 'no-terrain' }>
  readonly place: Place
  readonly tile: v.InferOutput<typeof TILE>
  /** It lies in a bag: its place is where it was put in, and says nothing. */
  readonly isPacked: boolean
}
/** The parts of a save that are read. */
export interface TtsSave {
  readonly name: string
  readonly things: readonly TtsThing[]
  /** What cannot stand, whatever is answered. */
  readonly left: readonly PlannerReason[]
  readonly addresses: readonly PlannerReason[]
}

/** Reads the things of a save. What must be asked of the user comes after, as often as he changes his mind. */
export function ttsOf(value: unknown): Outcome<TtsSave> {
  const looks = lookOf(value)
  if (!isPlain(value) || looks !== 'tabletop-simulator') return refuse('import-foreign', { looks, wanted: 'tabletop-simulator' })
  const states = value.ObjectStates
  if (!Array.isArray(states)) return refuse('import-damaged', { at: 'ObjectStates', expected: 'Array' })
  const things: TtsThing[] = []
  const left: PlannerReason[] = []
  const addresses: PlannerReason[] = []
  let count = 0
  const read = (list: readonly unknown[], at: string, depth: number): void => {
    for (const [index, state] of list.entries()) {
      if (++count > MOST_OBJECTS) return
      const path = `${at}[${index}]`
      const { Name: name, ContainedObjects: inside, ...own } = isPlain(state) ? state : {}
      const title = isPlain(state) ? titleOf(state) : ''
      const leave = (why: ImportLeftWhy) => left.push(leftOut(title || (typeof name === 'string' ? name : ''), path, why))
      if (typeof name !== 'string') {
        leave('damaged')
        continue
      }
      const sort = sortOf(name, typeIn(own.CustomMesh) ?? typeIn(own.CustomAssetbundle))
      if (sort.as === 'bag') {
        if (Array.isArray(inside) && inside.length > 0 && depth < DEEPEST) read(inside, `${path}.ContainedObjects`, depth + 1)
        else leave('empty-bag')
        continue
      }
      if (sort.as === 'no-terrain') {
        leave(sort.why)
        continue
      }
      const place = v.safeParse(PLACE, own.Transform)
      if (!place.success) {
        leave('damaged')
        continue
      }
      addresses.push(...addressesIn(own, path))
      const tile = v.parse(
        TILE,
        (isPlain(own.CustomImage) && isPlain(own.CustomImage.CustomTile) && own.CustomImage.CustomTile) || {},
      )
      things.push({ path, title, isLocked: own.Locked === true, sort, place: place.output, tile, isPacked: depth > 0 })
    }
  }
  read(states, 'ObjectStates', 0)
  if (count > MOST_OBJECTS) return refuse('import-too-many', { at: 'ObjectStates', most: MOST_OBJECTS, found: count })
  const name = typeof value.SaveName === 'string' ? value.SaveName.slice(0, 120) : ''
  return done({ name, things, left, addresses })
}

export function readTts(text: string): Outcome<TtsSave> {
  const plain = readJson(text)
  return plain.ok ? ttsOf(plain.value) : plain
}

export function fromTts(text: string, asked: Partial<TtsAsked> = {}): Outcome<Imported> {
  const save = readTts(text)
  return save.ok ? layoutOfTts(save.value, asked) : save
}

/** The smallest table, in steps of half a foot, that holds everything; undefined where it is too large, or nothing has a place. */
export function tableThatFits({ things }: TtsSave): Pick<TtsAsked, 'width' | 'depth'> | undefined {
  const step = 6 * INCH
  const standing = things.filter(({ isPacked }) => !isPacked)
  const side = (far: (place: Place) => number) =>
    Math.max(
      TABLE_SIDE.least,
      Math.ceil((2 * INCH * Math.max(...standing.map(({ place }) => Math.abs(far(place))))) / step) * step,
    )
  const [width, depth] = [side(({ posX }) => posX), side(({ posZ }) => posZ)]
  return standing.length > 0 && Math.max(width, depth) <= TABLE_SIDE.most ? { width, depth } : undefined
}

/** Makes the layout. Refused where nothing can stand, and where the table's size is impossible. */
export function layoutOfTts(save: TtsSave, asked: Partial<TtsAsked> = {}): Outcome<Imported> {
  const how = { ...TTS_ASKED, ...asked }
  const { width, depth } = how
  for (const side of [width, depth])
    if (side < TABLE_SIDE.least || side > TABLE_SIDE.most) return refuse('edit-table-size', { width, depth, ...TABLE_SIDE })
  const own: { [id: string]: OwnPiece } = {}
  const ids = new Map<string, string>()
  const pieces: LayoutPiece[] = []
  const left: PlannerReason[] = []
  /** The kind of a thing; undefined where the layout already has as many own ones as it may. */
  const kindOf = (thing: TtsThing): string | undefined => {
    if (thing.sort.as === 'ours') return thing.sort.kind
    const piece = ownOf(thing, how)
    const text = JSON.stringify(piece)
    const known = ids.get(text)
    if (known !== undefined) return `own/${known}`
    if (ids.size >= MOST.own) return undefined
    const id = `tts-${ids.size + 1}`
    ids.set(text, id)
    own[id] = piece
    return `own/${id}`
  }
  // What stands on the table has the first claim on the own pieces that a layout may have, before what lies in bags.
  for (const thing of [...save.things].sort((a, b) => Number(a.isPacked) - Number(b.isPacked))) {
    const { path, title, sort } = thing
    const leave = (why: ImportLeftWhy) => left.push(leftOut(title || (sort.as === 'ours' ? sort.kind : how.unnamed), path, why))
    const at = placeOf(thing, how)
    if (!thing.isPacked && (at.x < 0 || at.y < 0 || at.x > width || at.y > depth)) {
      leave('off-table')
      continue
    }
    if (!thing.isPacked && pieces.length >= MOST.pieces) {
      leave('too-many')
      continue
    }
    const kind = kindOf(thing)
    if (kind === undefined) leave('too-many')
    else if (thing.isPacked) leave('in-bag')
    else
      pieces.push({
        ref: `${kind.replace('own/', '')}-${pieces.length + 1}`,
        kind,
        at,
        heading: normal(-thing.place.rotY),
        ...(thing.isLocked ? { locked: true as const } : {}),
        ...(title === '' ? {} : { name: title }),
      })
  }
  if (pieces.length === 0 && ids.size === 0)
    return left.length > 0 ? refuse('import-all-beyond', { width, depth }) : refuse('import-nothing', {})
  return done({
    document: emptyLayout(save.name, width, depth, { own, pieces }),
    left: [...save.left, ...left, ...save.addresses],
  })
}

const leftOut = (name: string, at: string, why: ImportLeftWhy): PlannerReason =>
  plannerSays('import-left-out', { at, name: plainText(name, MOST_OWN.name), why })

const typeIn = (shape: unknown): number | undefined =>
  isPlain(shape) && typeof shape.TypeIndex === 'number' ? shape.TypeIndex : undefined

/** Nicknames may contain the program's colour codes. */
const titleOf = ({ Nickname, Name }: { readonly [key: string]: unknown }): string => {
  const plain = (typeof Nickname === 'string' ? Nickname : '')
    .replace(/\[[^\]]{0,12}\]/g, '')
    .trim()
    .slice(0, 120)
  return plain === '' && typeof Name === 'string' && Name.startsWith('Block') ? Name.slice(0, 120) : plain
}

const placeOf = ({ place: { posX, posZ } }: TtsThing, { width, depth }: TtsAsked): Point => ({
  x: Math.round(width / 2 + posX * INCH),
  y: Math.round(depth / 2 + posZ * INCH),
})

/** The side of a tile at scale 1. */
const TILE_SIDE = 2
/** What is no higher can be stepped on: it stops neither sight nor anybody. */
const THIN: Units = 0.5 * INCH
/** Outlines within a square from -1 to 1, counter-clockwise. */
const BOX = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const
const HEXAGON = [
  [1, 0],
  [0.5, 0.866],
  [-0.5, 0.866],
  [-1, 0],
  [-0.5, -0.866],
  [0.5, -0.866],
] as const
/** For circles. */
const OCTAGON = [
  [1, -0.414],
  [1, 0.414],
  [0.414, 1],
  [-0.414, 1],
  [-1, 0.414],
  [-1, -0.414],
  [-0.414, -1],
  [0.414, -1],
] as const
/** Tiles seen from above, by their type; the others are boxes, some with round corners. */
const TILES: { readonly [type: number]: typeof HEXAGON | typeof OCTAGON } = { 1: HEXAGON, 2: OCTAGON }

/** A box as it lies after quarter turns about z, then about x: the order in which the program turns things. */
function laid([x, y, z]: TtsBox, { rotX, rotZ }: Place): TtsBox {
  const isOdd = (degrees: number) => Math.abs(Math.round(degrees / 90)) % 2 === 1
  const [across, up] = isOdd(rotZ) ? [y, x] : [x, y]
  return isOdd(rotX) ? [across, z, up] : [across, up, z]
}

function ownOf({ title, sort, place, tile }: TtsThing, { box, unnamed }: TtsAsked): OwnPiece {
  const atOne: TtsBox =
    sort.as === 'block'
      ? sort.box
      : sort.as === 'tile'
        ? [TILE_SIDE, tile.Thickness, TILE_SIDE]
        : [box.width / INCH, box.height / INCH, box.depth / INCH]
  const scaled: TtsBox = [atOne[0] * place.scaleX, atOne[1] * place.scaleY, atOne[2] * place.scaleZ]
  // How a model lies in its own file is unknown: the box that was asked for is the one that stands.
  const [w, h, d] = sort.as === 'model' ? scaled : laid(scaled, place)
  const half = (side: number) => Math.max(1, Math.round((side * INCH) / 2))
  const [x, y] = [half(w), half(d)]
  const top = Math.min(100_000, Math.max(1, Math.round(h * INCH)))
  const isThin = sort.as !== 'model' && top <= THIN
  const shape = (sort.as === 'tile' && isThin && TILES[tile.Type]) || BOX
  const outline = shape.map(([across, away]) => ({ x: Math.round(x * across), y: Math.round(y * away) }))
  return {
    name: plainText(title, MOST_OWN.name) || unnamed,
    parts: [{ outline, bottom: 0, top }],
    ...(isThin ? {} : { top: { outline, height: top } }),
    traits: isThin
      ? { blocksSight: false, climb: false, stand: false, pass: true }
      : { blocksSight: true, climb: true, stand: true, pass: false },
  }
}

/** Every address in a thing: where its shape or picture would be fetched from. */
function addressesIn(value: unknown, path: string, depth = 0): readonly PlannerReason[] {
  if (depth > 8) return []
  if (typeof value === 'string')
    return /^(https?|file):/i.test(value) ? [plannerSays('import-external', { at: path, address: value.slice(0, 200) })] : []
  if (Array.isArray(value)) return value.flatMap((inner, index) => addressesIn(inner, `${path}[${index}]`, depth + 1))
  if (!isPlain(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => addressesIn(inner, `${path}.${key}`, depth + 1))
}
