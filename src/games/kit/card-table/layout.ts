/**
 * Where cards lie: rows, cascades, and columns of cards with others tucked under and laid over them. All cards stand upright for
 * the viewer. Pure; table units.
 */
import type { Point, Units } from '../../../geometry/types'

const MM = 100

/** The size of a card on the table. */
export interface CardSize {
  readonly width: Units
  readonly height: Units
}
export const CARD: CardSize = { width: 63 * MM, height: 88 * MM }
/** The size of cards that only need to be counted: other seats' hands and reserves. */
export const SMALL: CardSize = { width: 40 * MM, height: 56 * MM }
/** The vertical distance between overlapping cards; slightly more than a card's thickness. */
export const THICK: Units = 32
/** The height of the visible strip of a card of which only the head shows. */
export const STRIP: Units = 14 * MM

/** A rectangle for cards, given by its centre. */
export interface Box extends CardSize {
  readonly at: Point
}
/** The position of a card: its centre, and the height of the surface it lies on. */
export interface Spot {
  readonly at: Point
  readonly z: Units
}

const numbered = <T>(count: number, made: (index: number) => T): readonly T[] => Array.from({ length: count }, (_, i) => made(i))

/** The seats in the order of play, beginning with the viewer. For a spectator, beginning with the first seat. */
export function seatsFrom<Seat extends string>(order: readonly Seat[], viewer: string): readonly Seat[] {
  const places: readonly string[] = order
  const at = Math.max(0, places.indexOf(viewer))
  return [...order.slice(at), ...order.slice(0, at)]
}

/** Positions of `count` cards side by side, centred in a box: with a gap if there is room, else overlapping, the last on top. */
export function rowIn(
  { at, width }: Box,
  count: number,
  card: { readonly width: Units; readonly gap?: Units; readonly margin?: Units },
): readonly Spot[] {
  const { gap = 4 * MM, margin = 3.5 * MM } = card
  const room = width - 2 * margin - card.width
  const step = count <= 1 ? 0 : Math.min(card.width + gap, room / (count - 1))
  return numbered(count, (i) => ({
    at: { x: Math.round(at.x + (i - (count - 1) / 2) * step), y: at.y },
    z: step < card.width ? i * THICK : 0,
  }))
}

/** Cards overlapping downwards from the top of a box, each one strip lower so that every head shows. The last is on top. */
export function cascadeIn(
  { at, height }: Box,
  count: number,
  card: { readonly height: Units; readonly strip?: Units; readonly margin?: Units },
): readonly Spot[] {
  const { strip = STRIP, margin = 0 } = card
  const room = height - 2 * margin - card.height
  const step = count <= 1 ? 0 : Math.min(strip, room / (count - 1))
  const top = at.y + height / 2 - margin - card.height / 2
  return numbered(count, (i) => ({ at: { x: at.x, y: Math.round(top - i * step) }, z: i * THICK }))
}

/** How many other cards are attached to a card: tucked under it, and laid over it. */
export interface Attached {
  readonly under: number
  readonly over: number
}
/** The positions of a card and of the cards attached to it. */
export interface Column {
  readonly card: Spot
  /** The card at this index tucked under it, with its head showing above. Index 0 is the nearest. */
  under(index: number): Spot
  /** The card at this index laid over its lower half, each a strip lower than the one before; its upper half stays visible. */
  over(index: number): Spot
  /** The height for anything that lies on top of the whole column. */
  readonly top: Units
}

/** A card with its attachments around this point. They reach at most `up` (two strips) above it and one strip below. */
export function columnAt(
  { x, y }: Point,
  { under, over }: Attached,
  base: Units = 0,
  size: CardSize = CARD,
  up: Units = 2 * STRIP,
): Column {
  const tucked = Math.min(STRIP, up / Math.max(1, under))
  const laid = Math.min(STRIP, STRIP / Math.max(1, over - 1))
  const z = base + under * THICK
  return {
    card: { at: { x, y }, z },
    under: (index) => ({ at: { x, y: Math.round(y + tucked * (index + 1)) }, z: base + (under - 1 - index) * THICK }),
    over: (index) => ({ at: { x, y: Math.round(y - size.height / 2 - laid * index) }, z: z + (index + 1) * THICK }),
    top: z + (over + 1) * THICK,
  }
}
/** How far a column reaches above and below the centre of its card. */
export const reachOf = ({ height }: CardSize) => ({ up: height / 2 + 2 * STRIP, down: height + STRIP })

/** Columns side by side. Where they overlap, each lies over the one before. */
export function columnsAt(
  spots: readonly Point[],
  attached: readonly Attached[],
  size: CardSize = CARD,
  up?: Units,
): readonly Column[] {
  const isTight = (spots[1]?.x ?? Number.POSITIVE_INFINITY) - (spots[0]?.x ?? 0) < size.width
  const columns: Column[] = []
  for (const [index, spot] of spots.entries()) {
    const base = isTight ? (columns.at(-1)?.top ?? 0) : 0
    columns.push(columnAt(spot, attached[index] ?? { under: 0, over: 0 }, base, size, up))
  }
  return columns
}
