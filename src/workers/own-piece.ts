/// <reference lib="webworker" />
/** A worker that imports models as own pieces and keeps them on the device: see `client/own-pieces.ts`, which starts it. */
import dracoFile from 'draco3d/draco_decoder.wasm?url'
import { ownSession } from '../planner/own/session'
import { memoryOwnStore } from '../planner/own/store'
import type { EmbeddedImage, Pixels } from '../planner/own/texture'
import { openOwnStore } from './own-store'

/** The corners of a mesh are painted from it, one colour each: a finer picture would make no difference. */
const MOST_SIDE = 512

/** Pixels of an image inside the file. The browser's own decoder unpacks it, scaled down at once, and it is never shown. */
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

/** The Draco decoder, from the page's own files. */
const draco = async (): Promise<ArrayBuffer> => {
  const found = await fetch(dracoFile)
  if (!found.ok) throw new Error(`${found.status}`)
  return found.arrayBuffer()
}

/** Gives messages a turn between two tasks; a channel's messages come sooner than a timer. */
const channel = new MessageChannel()
const waiting: (() => void)[] = []
channel.port1.onmessage = () => waiting.shift()?.()
/** Milliseconds between two breaths: messages cost more than many a step. */
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
