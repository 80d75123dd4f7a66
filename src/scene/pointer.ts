/**
 * Interprets fingers and buttons: a pure reducer from pointer input to gestures and camera moves. The component supplies what was
 * hit; this module knows neither the DOM nor three.
 */
import type { Gesture } from '../client/gesture'
import type { Point } from '../geometry/types'
import type { Ref } from '../table/piece'

/** What is under the pointer. `ref` and `at` are missing if the ray misses the table. */
export interface Under {
  readonly ref?: Ref
  readonly at?: Point
  /** Whether the thing may be picked up. */
  readonly liftable: boolean
}

/** Where a carried piece would stand. */
export interface Carried {
  readonly at: Point
  readonly over?: Ref
  /** The miniature under the pointer that shows through that thing. */
  readonly through?: Ref
}

interface Finger {
  readonly id: number
  readonly x: number
  readonly y: number
}

export type PointerState =
  | { readonly type: 'free'; readonly last?: { readonly ref?: Ref; readonly at?: Point } }
  | {
      readonly type: 'pressed'
      readonly finger: Finger
      readonly from: Finger
      readonly under: Under
      readonly drags: 'turn' | 'pan' | 'lift' | 'draw'
      readonly taps: boolean
    }
  | { readonly type: 'moving'; readonly finger: Finger; readonly drags: 'turn' | 'pan' }
  /** Draws from where it was pressed to where it is released. */
  | { readonly type: 'drawing'; readonly finger: Finger; readonly last: Under }
  | { readonly type: 'carrying'; readonly finger: Finger; readonly ref: Ref; readonly last: Carried }
  | { readonly type: 'pinching'; readonly one: Finger; readonly other: Finger }

export type PointerInput =
  | {
      readonly type: 'down'
      readonly finger: Finger
      readonly button: 'left' | 'middle' | 'right'
      readonly touch: boolean
      readonly under: Under
      /** Dragging draws, instead of lifting a thing or moving the camera. */
      readonly draws?: boolean
    }
  /** `under` and `carried` are functions because picking takes time: they are called only when needed. */
  | {
      readonly type: 'move'
      readonly finger: Finger
      readonly under: () => Under
      readonly carried: (held: Ref) => Carried | undefined
      readonly free: boolean
    }
  | { readonly type: 'up'; readonly finger: Finger; readonly free: boolean }
  | { readonly type: 'cancel' }
  | { readonly type: 'leave' }
  /** The right button was pressed while the left one carries, or the key for it. */
  | { readonly type: 'bend' }

export type CameraMove =
  | { readonly type: 'turn'; readonly dx: number; readonly dy: number }
  | { readonly type: 'pan'; readonly dx: number; readonly dy: number }
  | {
      readonly type: 'pinch'
      readonly factor: number
      /** By how much the fingers have turned about each other, in radians; positive counter-clockwise on the screen. */
      readonly twist: number
      readonly x: number
      readonly y: number
      readonly dx: number
      readonly dy: number
    }

export interface Outcome {
  readonly state: PointerState
  readonly gestures: readonly Gesture[]
  readonly camera: readonly CameraMove[]
}

export const FREE: PointerState = { type: 'free' }
/** Pixels that a pressed pointer may move without starting a drag. */
const THRESHOLD = 6
/** Units that the pointer must move over bare table before it is reported again. */
const TELL = 60

const stay = (state: PointerState): Outcome => ({ state, gestures: [], camera: [] })

export function point(state: PointerState, input: PointerInput): Outcome {
  switch (input.type) {
    case 'down':
      return down(state, input)
    case 'move':
      return move(state, input)
    case 'up':
      return up(state, input)
    case 'leave':
      return state.type === 'free' && state.last ? { state: FREE, gestures: [{ type: 'hover' }], camera: [] } : stay(state)
    case 'cancel':
      return state.type === 'carrying' ? { state: FREE, gestures: [{ type: 'back' }], camera: [] } : stay(FREE)
    case 'bend':
      return state.type === 'carrying' ? { state, gestures: [{ type: 'bend', at: state.last.at }], camera: [] } : stay(state)
  }
}

/** A gesture at what is under the pointer; none if that is not the table. */
const there = (type: 'tap' | 'hover', { ref, at }: Under): readonly Gesture[] =>
  at ? [{ type, ...(ref === undefined ? {} : { ref }), at }] : []

function down(state: PointerState, { finger, button, touch, under, draws }: Extract<PointerInput, { type: 'down' }>): Outcome {
  if (state.type === 'carrying') return button === 'right' ? point(state, { type: 'bend' }) : stay(state)
  // A second finger turns any gesture into panning and zooming.
  if (touch && (state.type === 'pressed' || state.type === 'moving') && state.finger.id !== finger.id)
    return stay({ type: 'pinching', one: state.finger, other: finger })
  if (state.type === 'pinching') return stay(state)
  if (draws && button === 'left') return stay({ type: 'pressed', finger, from: finger, under, drags: 'draw', taps: true })
  const drags = button === 'right' ? 'turn' : button === 'middle' ? 'pan' : under.liftable ? 'lift' : touch ? 'turn' : 'pan'
  return stay({ type: 'pressed', finger, from: finger, under, drags, taps: button === 'left' })
}

function move(state: PointerState, input: Extract<PointerInput, { type: 'move' }>): Outcome {
  const { finger } = input
  switch (state.type) {
    case 'free': {
      const { ref, at } = input.under()
      const { last } = state
      const near = last?.at && at ? Math.abs(last.at.x - at.x) + Math.abs(last.at.y - at.y) < TELL : last?.at === at
      if (last && last.ref === ref && near) return stay(state)
      if (!last && ref === undefined && at === undefined) return stay(state)
      const seen = { ...(ref === undefined ? {} : { ref }), ...(at ? { at } : {}) }
      return { state: { type: 'free', last: seen }, gestures: [{ type: 'hover', ...seen }], camera: [] }
    }
    case 'pressed': {
      if (finger.id !== state.finger.id) return stay(state)
      const { from, drags, under } = state
      if (Math.hypot(finger.x - from.x, finger.y - from.y) < THRESHOLD) return stay({ ...state, finger })
      if (drags === 'draw') {
        const last = input.under()
        return {
          state: { type: 'drawing', finger, last },
          gestures: [...there('tap', under), ...there('hover', last)],
          camera: [],
        }
      }
      if (drags === 'lift' && under.ref !== undefined && under.at) {
        const carried = input.carried(under.ref) ?? { at: under.at }
        return {
          state: { type: 'carrying', finger, ref: under.ref, last: carried },
          gestures: [
            { type: 'lift', ref: under.ref, at: under.at },
            { type: 'drag', ref: under.ref, ...carried, free: input.free },
          ],
          camera: [],
        }
      }
      return move({ type: 'moving', finger: from, drags: drags === 'turn' ? 'turn' : 'pan' }, input)
    }
    case 'moving': {
      if (finger.id !== state.finger.id) return stay(state)
      const camera: CameraMove[] = [{ type: state.drags, dx: finger.x - state.finger.x, dy: finger.y - state.finger.y }]
      return { state: { ...state, finger }, gestures: [], camera }
    }
    case 'drawing': {
      if (finger.id !== state.finger.id) return stay(state)
      const last = input.under()
      return { state: { ...state, finger, last }, gestures: there('hover', last), camera: [] }
    }
    case 'carrying': {
      if (finger.id !== state.finger.id) return stay(state)
      const carried = input.carried(state.ref)
      if (!carried) return stay({ ...state, finger })
      const gestures: Gesture[] = [{ type: 'drag', ref: state.ref, ...carried, free: input.free }]
      return { state: { ...state, finger, last: carried }, gestures, camera: [] }
    }
    case 'pinching': {
      const one = state.one.id === finger.id ? finger : state.one
      const other = state.other.id === finger.id ? finger : state.other
      const was = Math.hypot(state.one.x - state.other.x, state.one.y - state.other.y)
      const is = Math.hypot(one.x - other.x, one.y - other.y)
      const x = (one.x + other.x) / 2
      const y = (one.y + other.y) / 2
      const camera: CameraMove[] = [
        {
          type: 'pinch',
          factor: was / Math.max(1, is),
          twist: twistOf(state.one, state.other, one, other),
          x,
          y,
          dx: x - (state.one.x + state.other.x) / 2,
          dy: y - (state.one.y + state.other.y) / 2,
        },
      ]
      return { state: { type: 'pinching', one, other }, gestures: [], camera }
    }
  }
}

/** Kept within half a turn either way. Nearly touching fingers turn nothing, because their direction jumps about. */
function twistOf(one: Finger, other: Finger, nextOne: Finger, nextOther: Finger): number {
  const direction = (a: Finger, b: Finger) => Math.atan2(a.y - b.y, b.x - a.x)
  const areTouching = (a: Finger, b: Finger) => Math.hypot(a.x - b.x, a.y - b.y) < 4 * THRESHOLD
  if (areTouching(one, other) || areTouching(nextOne, nextOther)) return 0
  const by = direction(nextOne, nextOther) - direction(one, other)
  return by - 2 * Math.PI * Math.round(by / (2 * Math.PI))
}

function up(state: PointerState, { finger, free }: Extract<PointerInput, { type: 'up' }>): Outcome {
  switch (state.type) {
    case 'free':
      return stay(state)
    case 'pressed': {
      if (finger.id !== state.finger.id) return stay(state)
      // Only the left button or a finger taps; a right click alone means nothing.
      return { state: FREE, gestures: state.taps ? there('tap', state.under) : [], camera: [] }
    }
    case 'drawing':
      return finger.id === state.finger.id ? { state: FREE, gestures: there('tap', state.last), camera: [] } : stay(state)
    case 'moving':
      return finger.id === state.finger.id ? stay(FREE) : stay(state)
    case 'carrying':
      return finger.id === state.finger.id
        ? { state: FREE, gestures: [{ type: 'drop', ref: state.ref, ...state.last, free }], camera: [] }
        : stay(state)
    case 'pinching': {
      const left = state.one.id === finger.id ? state.other : state.one
      return stay({ type: 'moving', finger: left, drags: 'turn' })
    }
  }
}
