/**
 * Where cards lie on a table of several seats. A seat has its own directions: x along its edge to the right of who sits there, y away from him,
 * from the middle of his edge. Pure; table units and degrees.
 */
import type { Point, Units } from '../../geometry/types'
import type { ZoneLook } from '../look'
import { CARD_THICKNESS } from './card-stance'

export interface CardTable {
  readonly width: Units
  readonly depth: Units
}

/** Degrees from the near edge: 0 sits there, 90 at the right edge, 180 opposite, 270 at the left. */
export type TableSide = 0 | 90 | 180 | 270

/** Where so many seats sit, in the order of play, clockwise as seen from above from the near edge on. */
export const sidesFor = (seats: number): readonly TableSide[] =>
  seats <= 1 ? [0] : seats === 2 ? [0, 180] : seats === 3 ? [0, 270, 90] : [0, 270, 180, 90]

/** What `TableScene.side` is for who sits there. */
export const viewFrom = (side: TableSide): number => side

export interface CardPlace {
  readonly at: Point
  readonly heading: number
}

/** A place of a seat, and the heading of what is upright for it. */
export function placeOf({ width, depth }: CardTable, side: TableSide, x: Units, y: Units): CardPlace {
  switch (side) {
    case 0:
      return { at: { x: width / 2 + x, y }, heading: 90 }
    case 90:
      return { at: { x: width - y, y: depth / 2 + x }, heading: 180 }
    case 180:
      return { at: { x: width / 2 - x, y: depth - y }, heading: 270 }
    case 270:
      return { at: { x: y, y: depth / 2 - x }, heading: 0 }
  }
}

/** A rectangle of a seat as a zone; x and y are its middle. */
export const zoneOf = (
  table: CardTable,
  side: TableSide,
  box: { readonly x: Units; readonly y: Units; readonly width: Units; readonly height: Units },
  zone: Omit<ZoneLook, 'at' | 'heading' | 'width' | 'height'>,
): ZoneLook => ({ ...zone, ...placeOf(table, side, box.x, box.y), width: box.width, height: box.height })

/** A place within a zone, from its middle, in its own directions. */
export function withinZone({ at, heading }: Pick<ZoneLook, 'at' | 'heading'>, x: Units, y: Units): Point {
  const turn = ((heading - 90) * Math.PI) / 180
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return { x: Math.round(at.x + x * c - y * s), y: Math.round(at.y + x * s + y * c) }
}

/** What a label takes of a zone's near edge. */
export const LABEL_STRIP: Units = 1600

export interface LaidCard extends CardPlace {
  readonly z: Units
}

/**
 * So many cards side by side in a zone, above its label: with a gap where there is room, else each over the one before, the last on top.
 */
export function rowIn(
  zone: Pick<ZoneLook, 'at' | 'heading' | 'width' | 'height'>,
  count: number,
  card: { readonly width: Units; readonly gap?: Units; readonly margin?: Units },
): readonly LaidCard[] {
  const { gap = 400, margin = 350, width } = card
  const room = zone.width - 2 * margin - width
  const step = count <= 1 ? 0 : Math.min(width + gap, room / (count - 1))
  return Array.from({ length: count }, (_, i) => ({
    at: withinZone(zone, Math.round((i - (count - 1) / 2) * step), LABEL_STRIP / 2),
    heading: zone.heading,
    z: step < width ? i * CARD_THICKNESS : 0,
  }))
}

/** Cards one over the other, each a strip lower than the one before, so that every title is seen. The last is on top. */
export function cascadeIn(
  zone: Pick<ZoneLook, 'at' | 'heading' | 'width' | 'height'>,
  count: number,
  card: { readonly height: Units; readonly strip: Units; readonly x?: Units },
): readonly LaidCard[] {
  const margin = 350
  const room = zone.height - LABEL_STRIP - margin - card.height
  const step = count <= 1 ? 0 : Math.min(card.strip, room / (count - 1))
  const top = zone.height / 2 - margin - card.height / 2
  return Array.from({ length: count }, (_, i) => ({
    at: withinZone(zone, card.x ?? 0, Math.round(top - i * step)),
    heading: zone.heading,
    z: i * CARD_THICKNESS,
  }))
}
