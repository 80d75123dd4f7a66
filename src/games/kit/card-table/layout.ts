/**
 * Where cards lie: rows, cascades, columns of cards with others tucked under and laid over them. All of them upright for the viewer. Pure;
 * table units.
 */
import type { Point, Units } from '../../../geometry/types'

const MM = 100

/** How large a card lies on the table. */
export interface CardSize {
  readonly width: Units
  readonly height: Units
}
export const CARD: CardSize = { width: 63 * MM, height: 88 * MM }
/** The size of cards that are only there to be counted: others' hands and reserves. */
export const SMALL: CardSize = { width: 40 * MM, height: 56 * MM }
/** Slightly more than a card's thickness: overlapping cards lie this much above each other. */
export const THICK: Units = 32
/** How much of a card shows if only its head is to be seen. */
export const STRIP: Units = 14 * MM

/** A place for cards, by its middle. */
export interface Box extends CardSize {
  readonly at: Point
}
/** Where a card lies: its middle, and the height of what it lies on. */
export interface Spot {
  readonly at: Point
  readonly z: Units
}

const numbered = <T>(count: number, made: (index: number) => T): readonly T[] => Array.from({ length: count }, (_, i) => made(i))

/** The seats in the order of play, beginning with the viewer; for an onlooker, with the first seat. */
export function seatsFrom<Seat extends string>(order: readonly Seat[], viewer: string): readonly Seat[] {
  const places: readonly string[] = order
  const at = Math.max(0, places.indexOf(viewer))
  return [...order.slice(at), ...order.slice(0, at)]
}

/**
 * This many cards side by side about the middle of a box: with a gap where there is room, else each over the one before, the last on top.
 */
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

/** Cards one over the other from the top of a box down, each a strip lower than the one before, so that every head is seen. The last is on top. */
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

/** How many cards are with another one: tucked under it, and laid over it. */
export interface Attached {
  readonly under: number
  readonly over: number
}
/** A card with what is attached to it. */
export interface Column {
  readonly card: Spot
  /** Tucked under it, their heads showing above it; the first is the nearest. */
  under(index: number): Spot
  /** Laid over its lower half, each a strip lower than the one before; its upper half stays in sight. */
  over(index: number): Spot
  /** What lies on all of it lies at this height. */
  readonly top: Units
}

/** A card with its attachments about this point. However many they are, they reach no farther than `up` above (two strips) and one strip below. */
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
/** How far a column reaches above and below the middle of its card. */
export const reachOf = ({ height }: CardSize) => ({ up: height / 2 + 2 * STRIP, down: height + STRIP })

/** Columns beside each other; where they overlap, each lies over the one before. */
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
