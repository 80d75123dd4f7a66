/**
 * The page's one sound output, shared by the scene and the dice. It is imported only once sound has been turned on, and makes its
 * `AudioContext` at the first sound after the player has touched the page, because browsers block sound until then.
 */
import { type BedName, bedOf } from './beds'
import { createMixer, type Mixer, type Playing, type Volume } from './mixer'
import type { SoundName } from './recipes'

export type { Playing, Volume } from './mixer'
export type { SoundName } from './recipes'

let context: AudioContext | undefined
let mixer: Mixer | undefined
let volume: Volume = 'normal'
let wanted: BedName | undefined
/** A finger counts as a touch only once it is lifted. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const
/** How many scenes want to be heard. */
let listeners = 0

const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** The running output; undefined before the player has touched the page. */
function opened(): Mixer | undefined {
  if (!isTouched()) return undefined
  if (!context || !mixer) {
    context = new AudioContext({ latencyHint: 'interactive' })
    mixer = createMixer(context)
    mixer.setVolume(volume)
  }
  if (context.state !== 'running') void context.resume().catch(() => {})
  return mixer
}

/** Without listeners, or while the page is hidden, nothing sounds and the device may rest. */
function rest(): void {
  if (document.hidden || listeners === 0) void context?.suspend().catch(() => {})
}

function showAmbience(): void {
  const now = document.hidden || listeners === 0 ? undefined : wanted
  const out = now === undefined ? mixer : opened()
  out?.ambience(now, rest)
}

const onVisibility = () => {
  if (document.hidden) mixer?.hush()
  showAmbience()
}
const onTouch = () => {
  if (context?.state !== 'running') showAmbience()
}

/** Plays a sound, unless the page is hidden or too much is heard already. */
export function play(name: SoundName, how?: Playing): void {
  if (!document.hidden) opened()?.play(name, how)
}

/** Takes back every sound that has not begun. */
export const hush = (): void => mixer?.hush()

/** A scene begins to be heard, with the ambience of this mat, if any. Call the returned function when it no longer is. */
export function listenAt(loudness: Volume, mat: string | undefined): () => void {
  if (listeners++ === 0) {
    document.addEventListener('visibilitychange', onVisibility)
    for (const touch of TOUCHES) window.addEventListener(touch, onTouch, true)
  }
  volume = loudness
  mixer?.setVolume(volume)
  wanted = mat === undefined ? undefined : bedOf(mat)
  showAmbience()
  return () => {
    listeners--
    // What follows at once, such as another volume, begins to listen before the ambience goes.
    queueMicrotask(() => {
      if (listeners > 0) return
      document.removeEventListener('visibilitychange', onVisibility)
      for (const touch of TOUCHES) window.removeEventListener(touch, onTouch, true)
      mixer?.hush()
      wanted = undefined
      showAmbience()
    })
  }
}
