/**
 * The recorded motion of a throw: small plain JSON, the same for everybody. Positions are quantised to 1/256 of a die edge,
 * rotations to 1/512 of a quaternion component, at 30 frames a second, or at 60 where a die changes its motion between two of
 * those.
 */
import { byteReader, fingerprint, fromBase64, putNumber, putRuns, toBase64 } from './bytes'
import { type DieKindName, dieKinds } from './dice'
import { mostDice, type Tray } from './tray'

/** Simulation steps per second; times in a film are counted in these. */
export const stepsPerSecond = 60

export interface Film {
  readonly version: 1
  readonly tray: Tray
  readonly kinds: readonly DieKindName[]
  /** Base64; see `encode`. */
  readonly data: string
}

/** A decoded film. `poses` holds frame after frame, in each frame die after die, seven numbers: position, quaternion. */
export interface Motion {
  readonly tray: Tray
  readonly kinds: readonly DieKindName[]
  /** Seconds from the start to each frame; rising, the first is 0. */
  readonly times: readonly number[]
  readonly poses: Float32Array
}

export const filmRefusals = ['not a film', 'unknown version', 'too long', 'damaged'] as const
export type FilmRefusal = (typeof filmRefusals)[number]
export type Opened =
  | { readonly type: 'motion'; readonly motion: Motion }
  | { readonly type: 'refused'; readonly why: FilmRefusal }

/** A recorder's data: one frame per step, each frame seven numbers per die. */
export interface Recording {
  readonly tray: Tray
  readonly kinds: readonly DieKindName[]
  readonly frames: readonly Float64Array[]
}

export const numbersPerDie = 7
const placeScale = 256
const turnScale = 512
/** The permitted interpolation error of a dropped frame: 1/16 of a die edge, 1/16 of a quaternion component. */
const placeSlack = placeScale / 16
const turnSlack = turnScale / 16
const mostFrames = 8000
const mostText = 600_000

/** Encodes a recording: frame count, frame times, each die's numbers as differences from a linear prediction, checksum. */
export function encode({ tray, kinds, frames }: Recording): Film {
  const whole = frames.map(quantise)
  alignSigns(whole)
  const kept = keyFrames(whole)
  const bytes: number[] = []
  putNumber(bytes, kept.length)
  putRuns(
    bytes,
    kept.slice(1).map((step, index) => step - (kept[index] ?? 0) - 2),
  )
  for (let channel = 0; channel < kinds.length * numbersPerDie; channel++) {
    const track = kept.map((step) => whole[step]?.[channel] ?? 0)
    putRuns(
      bytes,
      track.map((value, index) => value - predicted(track, kept, index)),
    )
  }
  const check = checksum(bytes)
  bytes.push(check & 255, (check >> 8) & 255)
  return { version: 1, tray, kinds, data: toBase64(bytes) }
}

/** Decodes a film from any source. Nothing in it is trusted: sizes are bounded before anything is allocated. */
export function decode(film: unknown): Opened {
  if (!isRecord(film)) return refused('not a film')
  if (film.version !== 1) return refused('unknown version')
  const { tray, kinds, data } = film
  if (!isRecord(tray) || !isBetween(tray.width, 4, 100) || !isBetween(tray.depth, 4, 100)) return refused('not a film')
  if (!isList(kinds) || typeof data !== 'string') return refused('not a film')
  if (kinds.length < 1 || kinds.length > mostDice) return refused('not a film')
  if (!kinds.every(isKind)) return refused('not a film')
  if (data.length > mostText) return refused('too long')
  const bytes = fromBase64(data)
  if (bytes === undefined || bytes.length < 3) return refused('damaged')
  const body = bytes.subarray(0, -2)
  if (checksum(body) !== (bytes[bytes.length - 2] ?? 0) + 256 * (bytes[bytes.length - 1] ?? 0)) return refused('damaged')
  const read = readFrames(body, kinds.length)
  if (typeof read === 'string') return refused(read)
  return {
    type: 'motion',
    motion: { tray: { width: tray.width, depth: tray.depth }, kinds, times: read.times, poses: read.poses },
  }
}

/** The duration of a motion in seconds. */
export function lengthOf(motion: Motion): number {
  return motion.times[motion.times.length - 1] ?? 0
}

/**
 * Writes every die's pose at `time` (seconds, clamped to the film) into `into`, seven numbers per die, and returns it. Between
 * frames positions are interpolated linearly and rotations the shorter way.
 */
export function sample(motion: Motion, time: number, into = new Float32Array(motion.kinds.length * numbersPerDie)): Float32Array {
  const { times, poses } = motion
  const size = motion.kinds.length * numbersPerDie
  let low = 0
  let high = times.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) <= time) low = middle
    else high = middle
  }
  const start = times[low] ?? 0
  const span = (times[high] ?? 0) - start
  const part = span > 0 ? Math.min(1, Math.max(0, (time - start) / span)) : 0
  for (let at = 0; at < size; at++) {
    const before = poses[low * size + at] ?? 0
    into[at] = before + ((poses[high * size + at] ?? 0) - before) * part
  }
  for (let at = 3; at < size; at += numbersPerDie) normalise(into, at)
  return into
}

/** The last pose of every die. */
export function finalPoses(motion: Motion): Float32Array {
  return sample(motion, lengthOf(motion))
}

function quantise(frame: Float64Array): Int32Array {
  return Int32Array.from(frame, (value, index) => Math.round(value * (index % numbersPerDie < 3 ? placeScale : turnScale)))
}

/** Of a quaternion and its negative, equal as rotations, chooses the closer to the previous frame: small differences. Mutates. */
function alignSigns(frames: readonly Int32Array[]): void {
  for (let index = 1; index < frames.length; index++) {
    const before = frames[index - 1]
    const frame = frames[index]
    if (before === undefined || frame === undefined) continue
    for (let at = 3; at < frame.length; at += numbersPerDie) {
      let dot = 0
      for (let part = at; part < at + 4; part++) dot += (before[part] ?? 0) * (frame[part] ?? 0)
      if (dot < 0) for (let part = at; part < at + 4; part++) frame[part] = -(frame[part] ?? 0)
    }
  }
}

/** Keeps every second step, and those between that linear interpolation would miss. Drops frames after the last change. */
function keyFrames(frames: readonly Int32Array[]): readonly number[] {
  let last = frames.length - 1
  while (last > 0 && same(frames[last], frames[last - 1])) last--
  const kept: number[] = []
  for (let step = 0; step <= last; step++) {
    if (step % 2 === 0 || step === last || bends(frames[step - 1], frames[step], frames[step + 1])) kept.push(step)
  }
  return kept
}

function same(one: Int32Array | undefined, other: Int32Array | undefined): boolean {
  return one !== undefined && other !== undefined && one.every((value, index) => value === other[index])
}

function bends(before: Int32Array | undefined, frame: Int32Array | undefined, after: Int32Array | undefined): boolean {
  if (before === undefined || frame === undefined || after === undefined) return true
  return frame.some((value, index) => {
    const miss = 2 * value - (before[index] ?? 0) - (after[index] ?? 0)
    return Math.abs(miss) > 2 * (index % numbersPerDie < 3 ? placeSlack : turnSlack)
  })
}

/** Linear extrapolation from the two previous frames. In integers, so that encoder and decoder predict the same. */
function predicted(track: readonly number[], steps: readonly number[], index: number): number {
  if (index === 0) return 0
  const last = track[index - 1] ?? 0
  if (index === 1) return last
  const before = track[index - 2] ?? 0
  const gone = (steps[index - 1] ?? 0) - (steps[index - 2] ?? 0)
  const ahead = (steps[index] ?? 0) - (steps[index - 1] ?? 0)
  return last + Math.round(((last - before) * ahead) / gone)
}

function readFrames(body: Uint8Array, dice: number): { times: number[]; poses: Float32Array } | FilmRefusal {
  const reader = byteReader(body)
  const count = reader.number()
  if (count === undefined || count < 1) return 'damaged'
  if (count > mostFrames) return 'too long'
  const gaps = reader.runs(count - 1)
  if (gaps === undefined || gaps.some((gap) => gap < -1 || gap > 0)) return 'damaged'
  const steps = [0]
  for (const gap of gaps) steps.push((steps[steps.length - 1] ?? 0) + gap + 2)
  const size = dice * numbersPerDie
  const poses = new Float32Array(count * size)
  for (let channel = 0; channel < size; channel++) {
    const misses = reader.runs(count)
    if (misses === undefined) return 'damaged'
    const isPlace = channel % numbersPerDie < 3
    const scale = isPlace ? placeScale : turnScale
    const bound = isPlace ? 200 * placeScale : turnScale + 1
    const track: number[] = []
    for (let index = 0; index < count; index++) {
      const value = predicted(track, steps, index) + (misses[index] ?? 0)
      if (!(Math.abs(value) <= bound)) return 'damaged'
      track.push(value)
      poses[index * size + channel] = value / scale
    }
  }
  if (!reader.atEnd()) return 'damaged'
  for (let at = 3; at < poses.length; at += numbersPerDie) if (!normalise(poses, at)) return 'damaged'
  return { times: steps.map((step) => step / stepsPerSecond), poses }
}

/** Normalises a quaternion. Returns false and changes nothing if the numbers are too small to be a rotation. Mutates. */
function normalise(numbers: Float32Array, at: number): boolean {
  let square = 0
  for (let part = at; part < at + 4; part++) square += (numbers[part] ?? 0) ** 2
  if (square < 0.01) return false
  const length = Math.sqrt(square)
  for (let part = at; part < at + 4; part++) numbers[part] = (numbers[part] ?? 0) / length
  return true
}

function checksum(bytes: Iterable<number>): number {
  const print = fingerprint()
  for (const byte of bytes) print.add(byte)
  return Number.parseInt(print.digits().slice(0, 4), 16)
}

function refused(why: FilmRefusal): Opened {
  return { type: 'refused', why }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isKind(value: unknown): value is DieKindName {
  return dieKinds.some((kind) => kind === value)
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}
