/** The sounds of tokens and cards, synthesised from noise and tones when a cue starts. Nothing is loaded; off by default. */
import { useEffect } from 'react'
import type { Life } from './life'
import type { Sound } from './motion'

/** A burst of filtered noise or a gliding tone. Hertz, seconds; `loud` from 0 to 1. */
interface Voice {
  readonly kind: 'noise' | 'sine' | 'triangle'
  readonly from: number
  readonly to: number
  readonly start: number
  readonly length: number
  readonly loud: number
  /** The share of its length during which it gets louder; afterwards it fades. */
  readonly swell: number
}

const VOICES: { readonly [S in Sound]: readonly Voice[] } = {
  // An intake of breath, and two gliding tones.
  reveal: [
    { kind: 'noise', from: 300, to: 2600, start: 0, length: 0.5, loud: 0.1, swell: 0.7 },
    { kind: 'sine', from: 220, to: 330, start: 0.08, length: 0.9, loud: 0.09, swell: 0.3 },
    { kind: 'triangle', from: 495, to: 440, start: 0.2, length: 0.9, loud: 0.035, swell: 0.2 },
  ],
  slide: [{ kind: 'noise', from: 900, to: 500, start: 0, length: 0.24, loud: 0.09, swell: 0.4 }],
  // Card on wood, twice, as a card bounces.
  drop: [
    { kind: 'noise', from: 1300, to: 700, start: 0, length: 0.06, loud: 0.3, swell: 0.02 },
    { kind: 'sine', from: 240, to: 130, start: 0, length: 0.09, loud: 0.2, swell: 0.02 },
    { kind: 'noise', from: 1500, to: 900, start: 0.09, length: 0.04, loud: 0.1, swell: 0.02 },
  ],
  card: [
    { kind: 'noise', from: 2600, to: 1100, start: 0, length: 0.13, loud: 0.14, swell: 0.25 },
    { kind: 'noise', from: 700, to: 380, start: 0.13, length: 0.07, loud: 0.24, swell: 0.05 },
  ],
}

/** Plays the sounds of cues as they begin. Browsers block sound until the user has touched the page; that is no error. */
export function useSounds(life: Life, on: boolean): void {
  useEffect(() => {
    if (!on) return
    let context: AudioContext | undefined
    let noise: AudioBuffer | undefined
    let heard = -1
    const play = (sound: Sound) => {
      context ??= new AudioContext({ latencyHint: 'interactive' })
      noise ??= hiss(context)
      if (context.state === 'suspended') void context.resume().catch(() => {})
      for (const voice of VOICES[sound]) sing(context, noise, voice)
    }
    const stop = life.director.listen(() => {
      for (const { id, effect } of life.director.effects()) {
        if (id <= heard) continue
        heard = id
        if (effect.type === 'sound') play(effect.sound)
      }
    })
    return () => {
      stop()
      void context?.close().catch(() => {})
    }
  }, [life, on])
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}

function sing(context: AudioContext, noise: AudioBuffer, { kind, from, to, start, length, loud, swell }: Voice): void {
  const begin = context.currentTime + start
  const end = begin + length
  const level = context.createGain()
  level.gain.setValueAtTime(0.0001, begin)
  level.gain.exponentialRampToValueAtTime(loud, begin + Math.max(0.004, length * swell))
  level.gain.exponentialRampToValueAtTime(0.0004, end)
  level.connect(context.destination)
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(from, begin)
    pitch.exponentialRampToValueAtTime(to, end)
  }
  if (kind === 'noise') {
    const source = context.createBufferSource()
    source.buffer = noise
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.Q.value = 0.9
    glide(band.frequency)
    source.connect(band).connect(level)
    source.start(begin, Math.random() * 0.4)
    source.stop(end)
    source.onended = () => level.disconnect()
    return
  }
  const source = context.createOscillator()
  source.type = kind
  glide(source.frequency)
  source.connect(level)
  source.start(begin)
  source.stop(end)
  source.onended = () => level.disconnect()
}
