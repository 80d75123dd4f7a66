/** Renders the product's sounds in a page, by the page's own audio engine, and measures them. Bundled by `sound.test.ts`. */
import { BED_RATE, loopSamples } from '../../src/sound/bed-samples'
import { BEDS, type BedName } from '../../src/sound/beds'
import { createMixer, type Volume } from '../../src/sound/mixer'
import { lengthOf, SOUNDS, type SoundName } from '../../src/sound/recipes'
import { hiss, sing } from '../../src/sound/sing'
import { brightnessOf, effectiveOf, jumpAt, loudestOf, overOf, peakOf } from './waveform'

const RATE = 48_000

/** Random numbers from 0 to 1, always the same (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The left channel of what the player hears. */
async function rendered(
  seconds: number,
  volume: Volume,
  play: (mixer: ReturnType<typeof createMixer>) => void,
  seed = 1,
): Promise<Float32Array> {
  const context = new OfflineAudioContext(2, Math.ceil(seconds * RATE), RATE)
  const mixer = createMixer(context, seeded(seed))
  mixer.setVolume(volume)
  play(mixer)
  return (await context.startRendering()).getChannelData(0)
}

export const soundNames = Object.keys(SOUNDS) as SoundName[]
export const bedNames = Object.keys(BEDS) as BedName[]

/** A sound as its recipe says, before the mix, which would delay and soften its beginning. */
async function bare(name: SoundName): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil(lengthOf(SOUNDS[name]) * RATE), RATE)
  const chance = seeded(1)
  sing(context.destination, hiss(context, chance), SOUNDS[name], { at: 0, pitch: 1, loud: 1, chance })
  return (await context.startRendering()).getChannelData(0)
}

/** Measures a sound at full volume. */
export async function measured(name: SoundName) {
  const length = lengthOf(SOUNDS[name])
  const samples = await rendered(length + 0.15, 'loud', (mixer) => mixer.play(name))
  const plain = await bare(name)
  return {
    kind: SOUNDS[name].kind,
    length,
    over: overOf(samples, RATE),
    peak: peakOf(samples),
    loud: loudestOf(samples, RATE),
    mean: samples.reduce((sum, value) => sum + value, 0) / samples.length,
    /** Peaks of the first samples, of the last millisecond of its voices, and of what is heard after that. */
    first: peakOf(plain.subarray(0, 3)),
    last: peakOf(plain.subarray(-48)),
    after: peakOf(samples.subarray(-240)),
    bright: brightnessOf(samples.subarray(0, 7200), RATE),
  }
}

/** The peak of everything at once, as the loudest moment that the limits allow. */
export async function peakOfAll(): Promise<number> {
  const samples = await rendered(1.5, 'loud', (mixer) => {
    for (let after = 0; after < 1; after += 0.02) for (const name of soundNames) mixer.play(name, { after })
  })
  return peakOf(samples)
}

/** Whether two performances of a sound differ. */
export async function differs(name: SoundName): Promise<boolean> {
  const once = (seed: number) => rendered(0.2, 'loud', (mixer) => mixer.play(name), seed)
  const [one, other] = [await once(1), await once(2)]
  return one.some((value, i) => Math.abs(value - (other[i] ?? 0)) > 0.001)
}

/** Measures an ambience at full volume: how it comes, how loud it is then, and how its loops go on at their seams. */
export async function measuredBed(name: BedName) {
  const samples = await rendered(16, 'loud', (mixer) => mixer.ambience(name))
  const at = (from: number, to: number) => samples.subarray(from * RATE, to * RATE)
  const loops = BEDS[name].map((loop) => loopSamples(loop, seeded(5)))
  return {
    peak: peakOf(samples),
    first: effectiveOf(at(0, 0.1)),
    loud: effectiveOf(at(4, 16)),
    /** The loudest and the softest second: it varies, but not much. */
    seconds: Array.from({ length: 12 }, (_, second) => effectiveOf(at(4 + second, 5 + second))),
    seams: await Promise.all(loops.map((samples) => seamOf(samples))),
    /** The first loop with some of its end cut off, so that its ends do not meet. */
    cut: await Promise.all([61, 97, 160, 211, 307].map((off) => seamOf(loops[0]?.slice(0, -off) ?? new Float32Array(BED_RATE)))),
  }
}

/** How far the wave jumps where a loop begins again, see `jumpAt`. */
async function seamOf(samples: Float32Array<ArrayBuffer>): Promise<number> {
  const context = new OfflineAudioContext(1, RATE, RATE)
  const buffer = context.createBuffer(1, samples.length, BED_RATE)
  buffer.copyToChannel(samples, 0)
  const source = context.createBufferSource()
  source.buffer = buffer
  source.loop = true
  source.connect(context.destination)
  source.start(0, samples.length / BED_RATE - 0.5)
  return jumpAt((await context.startRendering()).getChannelData(0), RATE / 2)
}

/** The loudness of an ambience that has been sent away after a second: at that moment, and at the end of three seconds more. */
export async function leaving(): Promise<readonly [number, number]> {
  const context = new OfflineAudioContext(2, 4.5 * RATE, RATE)
  const mixer = createMixer(context, seeded(1))
  mixer.ambience('station')
  const sent = context.suspend(1).then(() => {
    mixer.ambience(undefined)
    return context.resume()
  })
  const samples = (await context.startRendering()).getChannelData(0)
  await sent
  return [effectiveOf(samples.subarray(0.8 * RATE, RATE)), peakOf(samples.subarray(-RATE / 4))]
}

/** The peak after 0.2 s of steps that were announced for then, with and without being taken back. */
export async function takenBack(): Promise<readonly [number, number]> {
  const late = async (isTakenBack: boolean) => {
    const samples = await rendered(1, 'loud', (mixer) => {
      for (const after of [0.3, 0.5, 0.7]) mixer.play('step-heavy', { after })
      if (isTakenBack) mixer.hush()
    })
    return peakOf(samples.subarray(0.2 * RATE))
  }
  return [await late(false), await late(true)]
}
