/** Plays recipes into any audio context, a rendering one included. */
import { lengthOf, type Recipe, type Voice } from './recipes'

export interface Manner {
  /** Seconds of the context's time. */
  readonly at: number
  /** A factor of every pitch. */
  readonly pitch: number
  /** A factor of the loudness. */
  readonly loud: number
  /** A random number from 0 to 1 for each noise, so that no two are the same. */
  readonly chance: () => number
}

/** A sound that has been scheduled. */
export interface Sung {
  /** Takes it back, if it has not begun. */
  cancel(): void
}

/** Seconds in which a voice comes in and goes out without a click. */
const EDGE = 0.003
/** A fading voice ends at this share of its loudness, from where it is taken to nothing. */
const FADED = 0.002
/** How narrow the band of a noise is: its pitch divided by its width. */
const NARROW = 1

/** A second of white noise. */
export function hiss(context: BaseAudioContext, chance: () => number): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = chance() * 2 - 1
  return buffer
}

/** Schedules all voices of a recipe; `over` is called when the last one has ended. */
export function sing(into: AudioNode, noise: AudioBuffer, recipe: Recipe, manner: Manner, over?: () => void): Sung {
  const { context } = into
  const out = context.createGain()
  out.gain.value = manner.loud
  out.connect(into)
  const sources = recipe.voices.map((voice) => begin(out, noise, voice, manner))
  const last = recipe.voices.findIndex(({ start, length }) => start + length === lengthOf(recipe))
  const end = () => {
    out.disconnect()
    over?.()
  }
  const final = sources[last]
  if (final) final.onended = end
  return {
    cancel() {
      if (context.currentTime >= manner.at) return
      for (const source of sources) source.stop(0)
      if (final) final.onended = null
      end()
    },
  }
}

/** By how much a band of noise must be made louder to be as loud as a sine of its pitch: the filter takes the rest away. */
const lost = (pitch: number, rate: number): number => Math.sqrt((3 / 2) * (rate / 2 / ((Math.PI / 2) * (pitch / NARROW))))

function begin(
  into: AudioNode,
  noise: AudioBuffer,
  { kind, from, to, start, length, loud, swell = 0 }: Voice,
  { at, pitch, chance }: Manner,
): AudioScheduledSourceNode {
  const { context } = into
  const begins = at + start
  const ends = begins + length
  const level = context.createGain()
  const most = kind === 'noise' ? loud * lost(Math.sqrt(from * to), context.sampleRate) : loud
  level.gain.setValueAtTime(0, begins)
  level.gain.linearRampToValueAtTime(most, begins + Math.max(EDGE, length * swell))
  level.gain.exponentialRampToValueAtTime(most * FADED, ends - EDGE)
  level.gain.linearRampToValueAtTime(0, ends)
  level.connect(into)
  const glide = (hertz: AudioParam) => {
    hertz.setValueAtTime(from * pitch, begins)
    hertz.exponentialRampToValueAtTime(to * pitch, ends)
  }
  if (kind === 'noise') {
    const source = context.createBufferSource()
    source.buffer = noise
    source.loop = true
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.Q.value = NARROW
    glide(band.frequency)
    source.connect(band).connect(level)
    source.start(begins, chance())
    source.stop(ends)
    return source
  }
  const source = context.createOscillator()
  source.type = kind
  glide(source.frequency)
  source.connect(level)
  source.start(begins)
  source.stop(ends)
  return source
}
