/// <reference lib="webworker" />
/** A worker that imports models as own pieces and stores them on the device. `client/own-pieces.ts` starts it. */
import dracoFile from 'draco3d/draco_decoder.wasm?url'
import { ownSession } from '../planner/own/session'
import { memoryOwnStore } from '../planner/own/store'
import type { EmbeddedImage, Pixels } from '../planner/own/texture'
import { openOwnStore } from './own-store'

/** Largest side of a texture, in pixels. Each vertex takes one colour from it, so a finer picture makes no difference. */
const MOST_SIDE = 512

/** The pixels of an image embedded in a file, decoded by the browser, scaled down, and never shown. */
async function decode({ bytes, type }: EmbeddedImage): Promise<Pixels | undefined> {
  const whole = await createImageBitmap(new Blob([bytes.slice()], { type }))
  const share = Math.min(1, MOST_SIDE / Math.max(whole.width, whole.height))
  const [width, height] = [Math.max(1, Math.round(whole.width * share)), Math.max(1, Math.round(whole.height * share))]
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  pen?.drawImage(whole, 0, 0, width, height)
  whole.close()
  const data = pen?.getImageData(0, 0, width, height).data
  return data && { width, height, data }
}

/** The Draco decoder, fetched from the page's own files. */
const draco = async (): Promise<ArrayBuffer> => {
  const found = await fetch(dracoFile)
  if (!found.ok) throw new Error(`${found.status}`)
  return found.arrayBuffer()
}

/** Lets waiting messages be handled between two steps of work. A channel's messages arrive sooner than a timer's. */
const channel = new MessageChannel()
const waiting: (() => void)[] = []
channel.port1.onmessage = () => waiting.shift()?.()
/** Least milliseconds between two such pauses, because a pause takes longer than many steps. */
const PAUSE = 16
let last = 0
const isDue = () => performance.now() - last >= PAUSE
const breathe = () =>
  new Promise<void>((done) => {
    waiting.push(done)
    channel.port2.postMessage(undefined)
  }).then(() => {
    last = performance.now()
  })

const session = openOwnStore()
  .catch(() => memoryOwnStore())
  .then((store) => ownSession({ post: (answer) => self.postMessage(answer), breathe, isDue, decode, draco, store }))

self.addEventListener('message', async ({ data }: MessageEvent<unknown>) => (await session).hear(data))
