/** The mat's picture for print: cropped to the table and pale, so that what is drawn over it stays readable. */
import type { LayoutDocument } from '../../../planner/document'
import { lettersOf } from '../../../planner/mat/letters'
import { depthOf } from '../../../planner/mat/placing'
import { matLook } from './mat-look'

/** Pixels along the table's longer side: about 200 per inch on A4. */
const LONG = 1800
/** Opacity of the picture on white paper. */
const INK = 0.5

/** A JPEG in base64; undefined if there is no picture or it cannot be drawn. */
export async function printGround({ matPicture, size }: LayoutDocument): Promise<string | undefined> {
  if (!matPicture) return undefined
  const bitmap = await createImageBitmap(matLook(matPicture).file).catch(() => undefined)
  const canvas = document.createElement('canvas')
  const scale = LONG / Math.max(size.width, size.depth)
  canvas.width = Math.round(size.width * scale)
  canvas.height = Math.round(size.depth * scale)
  const pen = canvas.getContext('2d', { alpha: false })
  if (!bitmap || !pen) return undefined
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.globalAlpha = INK
  pen.imageSmoothingQuality = 'high'
  const { at, width, pixels } = matPicture
  const depth = depthOf(matPicture, pixels)
  pen.drawImage(bitmap, at.x * scale, (size.depth - at.y - depth) * scale, width * scale, depth * scale)
  bitmap.close()
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', 0.8))
  return blob ? lettersOf(blob) : undefined
}
