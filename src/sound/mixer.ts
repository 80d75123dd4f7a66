/** The mix: a level for every kind of sound, a limiter behind them all, the ambience beside them, and the player's volume. */
import { BED_RATE, loopSamples } from './bed-samples'
import { BEDS, type BedName } from './beds'
import { createGate } from './gate'
import { KINDS, LEVELS, lengthOf, SOUNDS, type SoundName } from './recipes'
import { hiss, type Sung, sing } from './sing'

export type Volume = 'quiet' | 'normal' | 'loud'

const MASTER: { readonly [V in Volume]: number } = { quiet: 0.25, normal: 0.5, loud: 0.85 }
/** No two sounds are the same: pitch and loudness differ by up to these shares. */
const VARIES = { pitch: 0.06, loud: 0.15 }
/** Time constants of the ambience in seconds: it takes about three times as long to come and to go. */
const COMES = 1
const GOES = 0.5
/** What begins later than this has missed its moment, in seconds. */
const LATE = 0.12

export interface Playing {
  /** Seconds until it begins; negative if its moment has passed. */
  readonly after?: number
  /** A factor of the loudness. */
  readonly loud?: number
}

export function createMixer(context: BaseAudioContext, chance: () => number = Math.random) {
  const master = context.createGain()
  master.gain.value = MASTER.normal
  master.connect(context.destination)
  // Catches what several sounds at once add up to; a single sound passes nearly unchanged.
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -10
  limiter.knee.value = 8
  limiter.ratio.value = 10
  limiter.attack.value = 0.002
  limiter.release.value = 0.12
  limiter.connect(master)
  const levels = new Map(
    KINDS.map((kind) => {
      const level = context.createGain()
      level.gain.value = LEVELS[kind]
      level.connect(limiter)
      return [kind, level] as const
    }),
  )
  const gate = createGate()
  const sounding = new Set<Sung>()
  let noise: AudioBuffer | undefined

  const beds = new Map<BedName, readonly AudioBuffer[]>()
  let bed: { readonly name: BedName; end(over: () => void): void } | undefined

  const loopsOf = (name: BedName): readonly AudioBuffer[] => {
    const made = beds.get(name)
    if (made) return made
    const loops = BEDS[name].map((loop) => {
      const samples = loopSamples(loop, chance)
      const buffer = context.createBuffer(1, samples.length, BED_RATE)
      buffer.copyToChannel(samples, 0)
      return buffer
    })
    beds.set(name, loops)
    return loops
  }

  const begin = (name: BedName) => {
    const out = context.createGain()
    const now = context.currentTime
    out.gain.setValueAtTime(0, now)
    out.gain.setTargetAtTime(1, now, COMES)
    out.connect(master)
    const sources = loopsOf(name).map((buffer, side) => {
      const source = context.createBufferSource()
      source.buffer = buffer
      source.loop = true
      const place = context.createStereoPanner()
      place.pan.value = side === 0 ? -0.35 : 0.35
      source.connect(place).connect(out)
      source.start(now)
      return source
    })
    return {
      name,
      end(over: () => void) {
        const then = context.currentTime
        out.gain.cancelScheduledValues(then)
        out.gain.setTargetAtTime(0, then, GOES)
        for (const source of sources) source.stop(then + 6 * GOES)
        const [first] = sources
        if (!first) return
        first.onended = () => {
          out.disconnect()
          over()
        }
      },
    }
  }

  return {
    /** Plays a sound, unless its moment has passed or too much is heard already. Returns whether it is heard. */
    play(name: SoundName, { after = 0, loud = 1 }: Playing = {}): boolean {
      const now = context.currentTime
      const recipe = SOUNDS[name]
      const { kind, voices } = recipe
      const at = now + Math.max(0, after)
      const level = levels.get(kind)
      if (!level || after < -LATE) return false
      if (!gate.admits({ kind, at, until: at + lengthOf(recipe), voices: voices.length }, now)) return false
      noise ??= hiss(context, chance)
      const vary = (by: number) => 1 + by * (2 * chance() - 1)
      const manner = { at, pitch: vary(VARIES.pitch), loud: loud * vary(VARIES.loud), chance }
      const sung: Sung = sing(level, noise, recipe, manner, () => sounding.delete(sung))
      sounding.add(sung)
      return true
    },
    /** Takes back every sound that has not begun. */
    hush(): void {
      gate.forget(context.currentTime)
      for (const sung of sounding) sung.cancel()
    },
    /** Lets this ambience come, and the present one go. `gone` is called once none but this one is heard. */
    ambience(name: BedName | undefined, gone: () => void = () => {}): void {
      const before = bed
      if (name !== before?.name) bed = name === undefined ? undefined : begin(name)
      if (before && before !== bed) before.end(gone)
      else gone()
    },
    setVolume(volume: Volume): void {
      master.gain.setTargetAtTime(MASTER[volume], context.currentTime, 0.05)
    },
  }
}

export type Mixer = ReturnType<typeof createMixer>
