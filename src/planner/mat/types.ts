/** A picture that lies on the table as its ground. It has no effect on rules or sight. */
import type { Point, Units } from '../../geometry/types'

/** The supported file types, as media types. */
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
/** The result of reading a picture file. */
export interface PictureRead {
  readonly picture: PictureFile
  /** The file's size; the picture may have been reduced. */
  readonly pixels: Pixels
}
/** Where the picture lies. Parts beyond the table are not drawn. */
export interface PicturePlace {
  /** Its near left corner. */
  readonly at: Point
  /** How wide it is on the table; its depth follows from its pixels. */
  readonly width: Units
}
export interface MatPicture extends PictureFile, PicturePlace {}

/** Limits. A picture larger than a layout may hold is reduced when it is read, up to the largest that is read at all. */
export const MOST_PICTURE = {
  /** Of a file: bytes, and total pixels. */
  file: 128 * 2 ** 20,
  read: 80_000_000,
  /** Of a layout: pixels per side, bytes, and the largest coordinate and width on the table. */
  side: 4096,
  bytes: 6 * 2 ** 20,
  far: 4_000_000,
} as const
export const LEAST_WIDTH: Units = 2540
