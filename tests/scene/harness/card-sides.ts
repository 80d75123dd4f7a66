/**
 * A table with a seat at each edge, for pictures of cards that lie turned. A seat has its own directions: x along its edge to the right of who
 * sits there, y away from him, from the middle of his edge.
 */

import type { Box, Spot } from '../../../src/games/kit/card-table/layout'
import type { Point, Units } from '../../../src/geometry/types'
import type { ZoneLook } from '../../../src/scene/look'

export interface CardTable {
  readonly width: Units
  readonly depth: Units
}

/** Degrees from the near edge: 0 sits there, 90 at the right edge, 180 opposite, 270 at the left. */
export type TableSide = 0 | 90 | 180 | 270

/** Where so many seats sit, in the order of play, clockwise as seen from above from the near edge on. */
export const sidesFor = (seats: number): readonly TableSide[] =>
  seats <= 1 ? [0] : seats === 2 ? [0, 180] : seats === 3 ? [0, 270, 90] : [0, 270, 180, 90]

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

/** Cards laid in a zone, above its label, as its own seat has them. */
export const turned = (zone: ZoneLook, laid: (box: Box) => readonly Spot[]): readonly (Spot & { readonly heading: number })[] =>
  laid({ at: { x: 0, y: 0 }, width: zone.width, height: zone.height - LABEL_STRIP }).map(({ at, z }) => ({
    at: withinZone(zone, at.x, at.y + LABEL_STRIP / 2),
    heading: zone.heading,
    z,
  }))
