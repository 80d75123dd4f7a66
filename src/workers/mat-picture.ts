/// <reference lib="webworker" />
/**
 * The worker that turns a picture file into one that a layout can carry: small enough for every graphics driver and for a file,
 * and without camera metadata. `app/planner/mat/read-picture.ts` starts and ends it.
 */
import * as v from 'valibot'
import { END, isWhole, pictureHead } from '../planner/mat/head'
import { lettersOf } from '../planner/mat/letters'
import { PICTURE_ASKED } from '../planner/mat/protocol'
import { MOST_PICTURE, PICTURE_TYPES, type PictureFile, type PictureRead } from '../planner/mat/types'
import { done, type Outcome, refuse } from '../planner/said'

/** Bytes read to find the picture's type and size before anything is decoded. */
const HEAD = 2 ** 20
/** The colour that shows through transparent parts. */
const BARE = '#6d685f'
/** Tried in this order until the file is small enough: the picture's quality, and its scale. */
const TRIES = [
  { quality: 0.9, scale: 1 },
  { quality: 0.75, scale: 1 },
  { quality: 0.75, scale: 0.6 },
  { quality: 0.6, scale: 0.35 },
] as const

/** Refused if the file is not a picture, too large, or damaged. */
async function read(file: Blob, name: string): Promise<Outcome<PictureRead>> {
  if (file.size > MOST_PICTURE.file) return refuse('file-too-big', { bytes: file.size, most: MOST_PICTURE.file })
  const bytes = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
  const start = await bytes(0, HEAD)
  const head = pictureHead(start)
  if (!head) return refuse('mat-no-picture', { name })
  const { width, height } = head
  if (width * height > MOST_PICTURE.read) return refuse('mat-too-large', { width, height, most: MOST_PICTURE.read })
  const isComplete = isWhole(head, start, await bytes(Math.max(0, file.size - END), file.size), file.size)
  // The type found in the bytes is used, because the file's own type and name may be wrong.
  const bitmap = isComplete && (await createImageBitmap(new Blob([file], { type: head.type })).catch(() => undefined))
  if (!bitmap) return refuse('mat-damaged', { name })
  const picture = await written(bitmap)
  // Cameras may rotate a picture by metadata. The size that counts is that of the decoded picture.
  const pixels = { width: bitmap.width, height: bitmap.height }
  bitmap.close()
  return picture ? done({ picture, pixels }) : refuse('mat-damaged', { name })
}

async function written(bitmap: ImageBitmap): Promise<PictureFile | undefined> {
  const most = Math.min(1, MOST_PICTURE.side / Math.max(bitmap.width, bitmap.height))
  for (const { quality, scale } of TRIES) {
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * most * scale)))
    const canvas = new OffscreenCanvas(width as number, height as number)
    const pen = canvas.getContext('2d', { alpha: false })
    if (!pen) return undefined
    pen.fillStyle = BARE
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await inBrowsersBest(canvas, quality)
    if (blob.size > MOST_PICTURE.bytes) continue
    const type = PICTURE_TYPES.find((one) => one === blob.type)
    const data = await lettersOf(blob)
    if (type) return { type, data, pixels: { width: canvas.width, height: canvas.height } }
  }
  return undefined
}

/** Browsers that cannot write WebP return a PNG instead, which is many times as large; those get a JPEG. */
async function inBrowsersBest(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  return blob.type === 'image/webp' ? blob : canvas.convertToBlob({ type: 'image/jpeg', quality })
}

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const asked = v.safeParse(PICTURE_ASKED, data)
  if (!asked.success) return self.postMessage(refuse('work-malformed', { at: 'picture', expected: asked.issues[0].message }))
  void read(asked.output.file, asked.output.name)
    .catch(() => refuse('mat-damaged', { name: asked.output.name }))
    .then((made) => self.postMessage(made))
})
