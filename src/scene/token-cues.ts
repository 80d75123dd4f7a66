/** The cues of tokens and played cards: turning over, drawing in, dropping; showing. Pure; milliseconds and inches. */

import type { Cue } from './cue'
import { CHIT_DROP, DROP } from './falls'
import { cut, type Effect, FADE, mover, NOTHING, type Sound, type Stage, type Timeline } from './motion'
import { toScene } from './space'
import type { Stance } from './stance'

/** How high a token flies while it is turned over, inches; the time follows from gravity. */
const TOSS = 0.95
const TOSS_MS = 380

export function token(cue: Extract<Cue, { type: 'token' }>, stage: Stage): Timeline {
  const from = stage.stance(cue.ref)
  const to = from && tokenEnd(cue, from, stage)
  if (!from || !to) return NOTHING
  const heard = (sound: Sound, start: number): Effect => ({ type: 'sound', sound, start, ms: 40 })
  if (stage.reduced) return { ...cut(cue.ref, from, to), effects: [heard(SOUNDS[cue.to], FADE)] }
  const move = mover(cue.ref, from)
  switch (cue.to) {
    case 'reveal': {
      // In flight it turns at a steady rate; it lands flat with a small bounce.
      move.go(to, TOSS_MS, 'linear', TOSS)
      move.go({}, 110, 'linear', 0.07)
      const effects: Effect[] = [
        { type: 'swirl', ref: cue.ref, start: TOSS_MS * 0.5, ms: 1000 },
        heard('reveal', 0),
        heard('drop', TOSS_MS),
      ]
      return { ...NOTHING, ms: move.time + 380, motions: move.motions, effects }
    }
    case 'lift':
      move.go(to, 280, 'inOut', 0.1)
      return { ...NOTHING, ms: move.time + 40, motions: move.motions, effects: [heard('slide', 0)] }
    case 'drop': {
      move.go({ ...to, y: Math.max(from.y, to.y) + CHIT_DROP }, 200, 'out')
      move.go(to, DROP.ms, 'clatter')
      const effects = [heard('drop', 200 + DROP.ms * 0.3)]
      return { ...NOTHING, ms: move.time, motions: move.motions, effects }
    }
  }
}

const SOUNDS = { reveal: 'reveal', lift: 'slide', drop: 'drop' } as const

function tokenEnd(cue: Extract<Cue, { type: 'token' }>, from: Stance, stage: Stage): Stance | undefined {
  switch (cue.to) {
    case 'reveal': {
      const { kind, label } = cue
      return { ...from, tilt: 1, other: { kind, ...(label === undefined ? {} : { label }) } }
    }
    case 'lift': {
      const under = stage.tucked(cue.ref, cue.by)
      return under && { ...under, tilt: from.tilt, other: from.other }
    }
    case 'drop':
      return { ...from, ...toScene(cue.at, cue.z), carrier: undefined }
  }
}

/** How long a card is shown, in milliseconds: at least, per letter, and at most; enough for a quick reader. */
const READING = { least: 1500, letter: 16, most: 3200 }

export function card({ type, ...plate }: Extract<Cue, { type: 'card' }>): Timeline {
  const letters = plate.title.length + (plate.text?.length ?? 0) + 12 * (plate.icons?.length ?? 0)
  const ms = Math.min(READING.most, READING.least + READING.letter * letters)
  const effects: Effect[] = [
    { type, ...plate, start: 0, ms },
    { type: 'sound', sound: 'card', start: 0, ms: 40 },
  ]
  // The card fades out while the next cue begins.
  return { ...NOTHING, ms: ms - 250, effects }
}
