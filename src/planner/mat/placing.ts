/** Where a picture lies on the table, and how large: by its grid, by two points at a known distance, or covering the table. */
import type { Point, Units } from '../../geometry/types'
import { LEAST_WIDTH, MOST_PICTURE, type PicturePlace, type Pixels } from './types'

interface Side {
  readonly width: Units
  readonly depth: Units
}
/** A place in a picture, as shares of its width from the left and of its height from the top. */
export interface Share {
  readonly x: number
  readonly y: number
}

export const depthOf = ({ width }: Pick<PicturePlace, 'width'>, pixels: Pixels): Units =>
  Math.round((width * pixels.height) / pixels.width)

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(value)))

/** The picture at a new width. The place `still` of the picture, by default its middle, stays where it is on the table. */
export function widened(place: PicturePlace, pixels: Pixels, width: Units, still: Share = { x: 0.5, y: 0.5 }): PicturePlace {
  const wide = within(width, LEAST_WIDTH, MOST_PICTURE.far)
  const [from, to] = [depthOf(place, pixels), depthOf({ width: wide }, pixels)]
  return moved({ at: place.at, width: wide }, { x: (place.width - wide) * still.x, y: (from - to) * (1 - still.y) })
}

export const moved = ({ at, width }: PicturePlace, by: Point): PicturePlace => ({
  at: {
    x: within(at.x + by.x, -MOST_PICTURE.far, MOST_PICTURE.far),
    y: within(at.y + by.y, -MOST_PICTURE.far, MOST_PICTURE.far),
  },
  width,
})

/** The width at which `across` squares with sides of `square` span the picture. */
export const byGrid = (place: PicturePlace, pixels: Pixels, across: number, square: Units): PicturePlace =>
  widened(place, pixels, across * square)

/** The distance between two places of a picture on the table. */
export function between(place: PicturePlace, pixels: Pixels, one: Share, other: Share): Units {
  const [dx, dy] = [(other.x - one.x) * place.width, (other.y - one.y) * depthOf(place, pixels)]
  return Math.round(Math.sqrt(dx * dx + dy * dy))
}
/** Scaled so that two of its places are `apart` from each other; the first stays where it is. Identical places change nothing. */
export function byPoints(place: PicturePlace, pixels: Pixels, one: Share, other: Share, apart: Units): PicturePlace {
  const now = between(place, pixels, one, other)
  return now < 1 ? place : widened(place, pixels, (place.width * apart) / now, one)
}

/** In the middle of the table, at the same size. */
export const centred = (place: PicturePlace, pixels: Pixels, { width, depth }: Side): PicturePlace => ({
  at: { x: Math.round((width - place.width) / 2), y: Math.round((depth - depthOf(place, pixels)) / 2) },
  width: place.width,
})

/** The smallest placement that covers the whole table, centred. */
export function covering(pixels: Pixels, { width, depth }: Side): PicturePlace {
  const wide = Math.max(LEAST_WIDTH, width, Math.ceil((depth * pixels.width) / pixels.height))
  return centred({ at: { x: 0, y: 0 }, width: Math.min(MOST_PICTURE.far, wide) }, pixels, { width, depth })
}
