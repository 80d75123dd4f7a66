/** What a thing of Tabletop Simulator becomes: a box, or a tile with its own thickness, oriented as in the save. */
import { INCH, type Units } from '../../geometry/types'
import { plainText } from '../own/edit'
import { MOST as MOST_OWN, type OwnPiece } from '../own/types'
import type { TtsBox } from './tts-sorts'
import type { Place, TtsAsked, TtsThing } from './tts-things'

/** The side of a tile at scale 1. */
const TILE_SIDE = 2
/** Nothing up to this height stops sight or movement: it can be stepped on. */
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
/** Stands in for circles. */
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

/** A box after quarter turns about z, then about x, which is the program's order. */
function laid([x, y, z]: TtsBox, { rotX, rotZ }: Place): TtsBox {
  const isOdd = (degrees: number) => Math.abs(Math.round(degrees / 90)) % 2 === 1
  const [across, up] = isOdd(rotZ) ? [y, x] : [x, y]
  return isOdd(rotX) ? [across, z, up] : [across, up, z]
}

export function ownOf({ title, sort, place, tile }: Omit<TtsThing, 'kind'>, { box, unnamed }: TtsAsked): OwnPiece {
  const atOne: TtsBox =
    sort.as === 'block'
      ? sort.box
      : sort.as === 'tile'
        ? [TILE_SIDE, tile.Thickness, TILE_SIDE]
        : [box.width / INCH, box.height / INCH, box.depth / INCH]
  const scaled: TtsBox = [atOne[0] * place.scaleX, atOne[1] * place.scaleY, atOne[2] * place.scaleZ]
  // A model's orientation in its own file is unknown, so the box that the user entered stands upright.
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
