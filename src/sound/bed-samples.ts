/** Computes the loops of an ambience. Everything in a loop repeats with it, so that its end leads into its beginning. Pure. */
import type { Breath, Hum, Loop } from './beds'

/** Samples a second: enough for what is dull, and light to compute and to keep. */
export const BED_RATE = 16_000

const TURN = 2 * Math.PI

/** The samples of one loop; `chance` gives the noise, from 0 to 1. */
export function loopSamples({ seconds, breaths, hums }: Loop, chance: () => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(seconds * BED_RATE)
  for (const breath of breaths) addBreath(samples, breath, chance)
  for (const hum of hums) addHum(samples, hum, seconds)
  return samples
}

function addBreath(samples: Float32Array, { pitch, narrow, loud, sway, sways }: Breath, chance: () => number): void {
  const { length } = samples
  const noise = new Float32Array(length)
  for (let i = 0; i < length; i++) noise[i] = chance() * 2 - 1
  const band = bandpass(noise, pitch, narrow)
  let power = 0
  for (const value of band) power += value * value
  const most = loud / Math.sqrt(power / length)
  const begins = chance()
  for (let i = 0; i < length; i++) {
    const swell = 1 - sway * (0.5 + 0.5 * Math.sin(TURN * (begins + (sways * i) / length)))
    samples[i] = (samples[i] ?? 0) + (band[i] ?? 0) * most * swell
  }
}

function addHum(samples: Float32Array, { pitch, loud, sway, sways }: Hum, seconds: number): void {
  const { length } = samples
  const waves = Math.round(pitch * seconds)
  for (let i = 0; i < length; i++) {
    const swell = 1 - sway * (0.5 + 0.5 * Math.sin((TURN * sways * i) / length))
    samples[i] = (samples[i] ?? 0) + Math.SQRT2 * loud * swell * Math.sin((TURN * waves * i) / length)
  }
}

/** A second-order band-pass filter, run round the loop twice: in the second round it continues from the loop's end. */
function bandpass(noise: Float32Array, pitch: number, narrow: number): Float32Array {
  const turn = (TURN * pitch) / BED_RATE
  const alpha = Math.sin(turn) / (2 * narrow)
  const b = alpha / (1 + alpha)
  const a1 = (-2 * Math.cos(turn)) / (1 + alpha)
  const a2 = (1 - alpha) / (1 + alpha)
  const out = new Float32Array(noise.length)
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let round = 0; round < 2; round++)
    for (let i = 0; i < noise.length; i++) {
      const x = noise[i] ?? 0
      const y = b * (x - x2) - a1 * y1 - a2 * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      out[i] = y
    }
  return out
}
