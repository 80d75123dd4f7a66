/** Short knocks of dice, synthesised from noise and two tones. Nothing is loaded or opened before the first knock. */
import type { Impact } from './impacts'

/** An open sound output; the owner must close it. */
export interface DiceSound {
  knock(impact: Pick<Impact, 'on' | 'strength'>): void
  close(): void
}

interface Timbre {
  readonly pitch: number
  readonly ring: number
  readonly noise: number
  readonly length: number
}

const timbres: { readonly [On in Impact['on']]: Timbre } = {
  felt: { pitch: 190, ring: 0.5, noise: 700, length: 0.06 },
  wood: { pitch: 420, ring: 0.7, noise: 1500, length: 0.07 },
  die: { pitch: 2600, ring: 0.35, noise: 4200, length: 0.03 },
}

/** Knocks closer together than this, in seconds, sound as one. */
const shortestGap = 0.012

/** Browsers block sound until the player has interacted with the page; that is not an error. */
export function openSound(): DiceSound {
  let context: AudioContext | undefined
  let noise: AudioBuffer | undefined
  let last = -1

  const open = () => {
    if (context !== undefined) return context
    context = new AudioContext({ latencyHint: 'interactive' })
    noise = context.createBuffer(1, Math.floor(context.sampleRate / 8), context.sampleRate)
    const samples = noise.getChannelData(0)
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
    return context
  }

  return {
    knock({ on, strength }) {
      const audio = open()
      if (audio.state === 'suspended') void audio.resume().catch(() => {})
      const now = audio.currentTime
      if (now - last < shortestGap || noise === undefined) return
      last = now
      const { pitch, ring, noise: centre, length } = timbres[on]
      const loud = 0.05 + 0.3 * strength * strength
      const out = audio.createGain()
      out.gain.setValueAtTime(loud, now)
      out.gain.exponentialRampToValueAtTime(0.0005, now + length * (1 + strength))
      out.connect(audio.destination)
      // Random pitch, so that no two knocks are the same.
      const tone = audio.createOscillator()
      tone.frequency.setValueAtTime(pitch * (0.9 + 0.2 * Math.random()), now)
      tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, now + length)
      const toneLevel = audio.createGain()
      toneLevel.gain.value = ring
      tone.connect(toneLevel).connect(out)
      const hiss = audio.createBufferSource()
      hiss.buffer = noise
      const band = audio.createBiquadFilter()
      band.type = 'bandpass'
      band.frequency.value = centre
      band.Q.value = 1.2
      hiss.connect(band).connect(out)
      const end = now + length * 2.5
      tone.start(now)
      tone.stop(end)
      hiss.start(now, Math.random() * 0.05)
      hiss.stop(end)
      tone.onended = () => out.disconnect()
    },
    close() {
      void context?.close().catch(() => {})
      context = undefined
    },
  }
}
