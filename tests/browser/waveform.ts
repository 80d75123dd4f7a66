/** What can be measured of a sound: level, ends, pitch. Samples from -1 to 1. */

export const decibels = (value: number): number => 20 * Math.log10(Math.max(1e-9, value))

export const peakOf = (samples: Float32Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

export const effectiveOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length))

/** The effective value of the loudest 50 ms: how loud a short sound is to the ear. */
export function loudestOf(samples: Float32Array, rate: number): number {
  const width = Math.round(0.05 * rate)
  let most = 0
  for (let at = 0; at + width <= samples.length; at += Math.round(width / 5))
    most = Math.max(most, effectiveOf(samples.subarray(at, at + width)))
  return most
}

/** When the sound is over, in seconds: after its last sample above -60 dB. */
export const overOf = (samples: Float32Array, rate: number): number =>
  (samples.findLastIndex((value) => Math.abs(value) > 0.001) + 1) / rate

/** The mean pitch in hertz, each weighted with its power: a low one sounds dull, a high one bright. */
export function brightnessOf(samples: Float32Array, rate: number): number {
  let [power, sum] = [0, 0]
  for (let hertz = 40; hertz < 10_000; hertz += 20) {
    const turn = (2 * Math.PI * hertz) / rate
    let [re, im] = [0, 0]
    for (let i = 0; i < samples.length; i++) {
      re += (samples[i] ?? 0) * Math.cos(turn * i)
      im += (samples[i] ?? 0) * Math.sin(turn * i)
    }
    power += re * re + im * im
    sum += hertz * (re * re + im * im)
  }
  return sum / power
}

/** How much farther the wave jumps at this sample than anywhere else near it. About 1 or less if nothing is to be heard there. */
export function jumpAt(samples: Float32Array, at: number): number {
  const around = Math.round(0.002 * 48_000)
  let [there, elsewhere] = [0, 0]
  for (let i = 1; i < samples.length; i++) {
    const jump = Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0))
    if (Math.abs(i - at) < around) there = Math.max(there, jump)
    else elsewhere = Math.max(elsewhere, jump)
  }
  return there / elsewhere
}
