/** A picture that lies on the table as its ground. It decides nothing: rules and sight never see it. */
import type { Point, Units } from '../../geometry/types'

/** What files are read, by the names that browsers have for them. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

export interface Pixels {
  readonly width: number
  readonly height: number
}
/** A picture as a layout carries it. */
export interface PictureFile {
  readonly type: PictureType
  /** In base64. */
  readonly data: string
  readonly pixels: Pixels
}
/** What comes of a picture file. */
export interface PictureRead {
  readonly picture: PictureFile
  /** Of the file; the picture may be smaller. */
  readonly pixels: Pixels
}
/** Where it lies. It may reach beyond the table; what does is not drawn. */
export interface PicturePlace {
  /** Its near left corner. */
  readonly at: Point
  /** How wide it is on the table; its depth follows from its pixels. */
  readonly width: Units
}
export interface MatPicture extends PictureFile, PicturePlace {}

/** The most of everything. Larger pictures are made smaller when they come in, up to the most that is read at all. */
export const MOST_PICTURE = {
  /** Of a file: bytes, and pixels in all. */
  file: 128 * 2 ** 20,
  read: 80_000_000,
  /** Of a layout: pixels along a side, bytes, and how far it may lie and reach. */
  side: 4096,
  bytes: 6 * 2 ** 20,
  far: 4_000_000,
} as const
export const LEAST_WIDTH: Units = 2540
