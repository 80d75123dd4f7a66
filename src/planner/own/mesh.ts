/** The mesh type of readers, and helpers that every reader needs. Lengths are in the file's own unit until `placing.ts`. */
import { type FilePlace, refuse } from './said'

/** Corner positions, three numbers each, and corner indices, three per triangle. */
export interface TriangleMesh {
  readonly positions: Float32Array
  readonly triangles: Uint32Array
  /** By corner: red, green, blue, linear, 0 ... 255. */
  readonly colours?: Uint8Array
}

/** The most that is read. A million triangles are 50 MB of binary STL, or about 250 MB as text. */
export const LIMITS = { bytes: 512 * 2 ** 20, triangles: 4_000_000, corners: 12_000_000 } as const
/** The largest coordinate that is accepted. It also keeps sums of squares finite. */
const FURTHEST = 1e9
/** Triangles or lines between two pauses: often enough that cancelling feels immediate. */
export const BREATH = 1 << 15

/** Work that pauses: yields the share that is done, 0 ... 1, and returns the result. The caller may stop it at any yield. */
export type Work<Made> = Generator<number, Made, void>

/** Runs a piece of work without pauses. */
export function finish<Made>(work: Work<Made>, onProgress?: (share: number) => void): Made {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    onProgress?.(step.value)
  }
}

/** A part of a longer work, whose progress is mapped onto `from` ... `to` of the whole. */
export function* within<Made>(work: Work<Made>, from: number, to: number): Work<Made> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    yield from + (to - from) * Math.min(1, Math.max(0, step.value))
  }
}

/** A list of numbers that grows; its capacity doubles when it is full. */
export class Growing<Kind extends Float32Array | Uint32Array | Uint8Array> {
  #values: Kind
  #size = 0
  readonly #make: (size: number) => Kind
  constructor(make: (size: number) => Kind, room = 1 << 12) {
    this.#make = make
    this.#values = make(Math.max(16, room))
  }
  get size(): number {
    return this.#size
  }
  push(value: number): void {
    if (this.#size === this.#values.length) {
      const wider = this.#make(this.#size * 2)
      wider.set(this.#values)
      this.#values = wider
    }
    this.#values[this.#size++] = value
  }
  /** Its contents at their exact length. Nothing may be added afterwards. */
  done(): Kind {
    return this.#size === this.#values.length ? this.#values : (this.#values.slice(0, this.#size) as Kind)
  }
}
export const floats = (room?: number) => new Growing((size) => new Float32Array(size), room)
export const indices = (room?: number) => new Growing((size) => new Uint32Array(size), room)
export const octets = (room?: number) => new Growing((size) => new Uint8Array(size), room)

/** Checks a coordinate from a file, which may be any number. */
export function coordinate(value: number, at: () => FilePlace): number {
  return Math.abs(value) <= FURTHEST ? value : refuse('own-not-a-number', { at: at() })
}

export function checkTriangles(triangles: number, most: number = LIMITS.triangles): void {
  if (triangles > most) refuse('own-too-many-triangles', { triangles, most })
}

/** Lowest and highest value on each axis. */
export interface Extent {
  readonly low: readonly [number, number, number]
  readonly high: readonly [number, number, number]
}
export function extentOf(positions: ArrayLike<number>): Extent {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < positions.length; i++) {
    const axis = (i % 3) as 0 | 1 | 2
    const value = positions[i] as number
    if (value < low[axis]) low[axis] = value
    if (value > high[axis]) high[axis] = value
  }
  return { low, high }
}

/** Converts an sRGB colour component, 0 ... 1, to linear, 0 ... 255. */
export const linear = (value: number): number => {
  const kept = Math.min(1, Math.max(0, value))
  return Math.round(255 * (kept <= 0.04045 ? kept / 12.92 : ((kept + 0.055) / 1.055) ** 2.4))
}
