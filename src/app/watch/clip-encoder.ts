/** Encodes a film in the browser: an mp4 where it can, otherwise a webm. Loaded only when a clip is made. */
import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  Quality,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny'
import { type Encoder, FPS } from './clip-frames'

/** From the one that most devices can show to the one that fewest can. */
const CODECS: VideoCodec[] = ['avc', 'vp9', 'vp8', 'av1']

/** Opens an encoder for the pictures of this canvas; undefined if the browser has none for its size. */
export async function openEncoder(canvas: HTMLCanvasElement, title: string): Promise<Encoder | undefined> {
  const { width, height } = canvas
  const codec = await getFirstEncodableVideoCodec(CODECS, { width, height, frameRate: FPS })
  if (!codec) return undefined
  const target = new BufferTarget()
  const format = codec === 'avc' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const output = new Output({ format, target })
  const source = new CanvasSource(canvas, { codec, quality: new Quality('high') })
  output.addVideoTrack(source, { frameRate: FPS })
  output.setMetadataTags({ title })
  await output.start()
  return {
    add: (at, lasts) => source.add(at, lasts),
    async finish() {
      await output.finalize()
      if (!target.buffer) throw new Error('the film was not written')
      return new Blob([target.buffer], { type: format.mimeType })
    },
    cancel: () => output.cancel(),
  }
}
