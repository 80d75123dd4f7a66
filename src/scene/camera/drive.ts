/**
 * The camera's driver: turns input into goals and moves the rig to them frame by frame. It knows the table's size and the solids
 * that the camera may not enter; the component copies the rig onto three's camera.
 */

import type { Spot } from '../space'
import type { Frame, Ground, Rig, Shown } from './rig'
import {
  bounded,
  clearOf,
  eyeClearOf,
  eyeOf,
  eyeView,
  framing,
  glide,
  isSettled,
  lookAround,
  pan,
  shows,
  turn,
  WHOLE,
  zoom,
} from './rig'

export const VIEWS = ['table', 'top', 'eye'] as const
export type ViewName = (typeof VIEWS)[number]

export interface Room {
  readonly ground: Ground
  /** What the home view must show. */
  readonly shown: Shown
  readonly azimuth: number
  /** The home view's angle from straight above, in radians; `HOME_POLAR` by default. */
  readonly polar?: number
  readonly aspect: number
  readonly frame: Frame
  readonly pixels: number
}

/** A figure's eye, and what it looks at. */
export interface Eye {
  readonly from: Spot
  readonly to: Spot
}

export type HeldMove = 'pan-left' | 'pan-right' | 'pan-away' | 'pan-near' | 'turn-left' | 'turn-right' | 'zoom-in' | 'zoom-out'

export const HOME_POLAR = 0.77
/** For tables with cards: the home view is steeper, so that cards can be read. */
export const CARD_POLAR = 0.5

/** Margin factor around what the camera goes near to, and the least distance from it, in inches. */
const [NEAR_ROOM, NEAR_LEAST] = [1.25, 22]

/** At this distance in inches a miniature fills about a sixth of the picture's height. */
const CLOSE = 14

export function createDrive() {
  let room: Room = {
    ground: { width: 36, depth: 36, solids: [] },
    shown: { from: { x: 0, y: 0, z: 0 }, to: { x: 36, y: 0, z: -36 } },
    azimuth: 0,
    aspect: 1.6,
    frame: WHOLE,
    pixels: 900,
  }
  let whole = home()
  let goal = whole
  let now = goal
  let view: ViewName = 'table'
  let moved = false
  /** What is being done, if the camera shows it instead of the whole table. */
  let attended: Shown | undefined
  /** The corners of the dice tray in the home view. */
  let tray: readonly Spot[] | undefined
  let before: Rig | undefined
  const saved = new Map<number, Rig>()
  const held = new Set<HeldMove>()

  function home(polar = room.polar ?? HOME_POLAR): Rig {
    return framing(room.shown, { azimuth: room.azimuth, polar }, room.aspect, room.frame)
  }
  /** The part of the picture that neither panels nor the dice tray cover. */
  const clear = () => (tray ? clearOf(room.frame, tray, whole, room.aspect) : room.frame)
  function nearTo(shown: Shown): Rig {
    const angles = { azimuth: room.azimuth, polar: room.polar ?? HOME_POLAR }
    const near = framing(shown, angles, room.aspect, clear(), NEAR_ROOM)
    return near.distance > whole.distance ? whole : { ...near, distance: Math.max(NEAR_LEAST, near.distance) }
  }
  /** The camera's rig while the player does not steer it. */
  const rest = (): Rig => (attended ? nearTo(attended) : whole)
  /** Whether it is already in the picture and large enough, so that the camera need not move from one action to the next. */
  const isSeen = (shown: Shown) =>
    attended !== undefined && shows(goal, shown, room.aspect, clear()) && nearTo(shown).distance > goal.distance * 0.6
  const farthest = () => whole.distance * 1.5
  const set = (next: Rig) => {
    goal = view === 'eye' ? next : bounded(next, room.ground, farthest(), whole.target)
  }
  const touch = (next: Rig) => {
    moved = true
    set(next)
  }
  const leaveEye = () => {
    if (view !== 'eye') return
    view = 'table'
    set(before ?? whole)
  }
  const show = (next: ViewName, eye?: Eye): void => {
    if (next === 'eye' && eye) {
      if (view !== 'eye') before = view === 'top' ? whole : goal
      view = 'eye'
      goal = eyeClearOf(eyeView(eye.from, eye.to), room.frame, room.aspect)
      return
    }
    const leaving = view === 'eye'
    view = next === 'eye' ? 'table' : next
    if (view === 'top') {
      moved = false
      set(home(0.02))
    } else if (leaving && before) set(before)
    else {
      moved = false
      set(whole)
    }
  }

  /** Scene inches that one pixel covers at the target. */
  const perPixel = () => (2 * Math.tan((goal.fov * Math.PI) / 360) * goal.distance) / room.pixels

  return {
    rig: () => now,
    goal: () => goal,
    /** The rig of the home view, which shows the whole table. */
    home: () => whole,
    /** The height of the highest thing on the table, in inches. */
    roof: () => Math.max(0, ...room.ground.solids.map(({ height }) => height)),
    view: () => view,
    /** Takes a new table, window or set of panels. The home view follows unless the player has moved the camera. */
    setRoom(next: Room, jump: boolean, isHolding = false): void {
      room = next
      whole = home()
      // While the player holds something and aims, the camera stays still.
      if (view === 'eye' || isHolding) return
      if (!moved) {
        set(view === 'top' ? home(0.02) : rest())
        if (jump) now = goal
      } else set(goal)
    },
    /** Near views keep clear of the dice tray with these corners. */
    setTray(corners: readonly Spot[] | undefined): void {
      tray = corners
    },
    turn(dx: number, dy: number): void {
      const pace = 0.0052
      if (view === 'eye') goal = lookAround(goal, dx * pace * 0.7, dy * pace * 0.7)
      else touch(turn(goal, -dx * pace, -dy * pace))
    },
    /** Turns the table about the vertical with two fingers, by so many radians counter-clockwise on the screen. */
    twist(radians: number): void {
      if (view === 'eye') goal = lookAround(goal, -radians, 0)
      else touch(turn(goal, -radians, 0))
    },
    pan(dx: number, dy: number): void {
      if (view === 'eye') return
      const inch = perPixel()
      touch(pan(goal, -dx * inch, (-dy * inch) / Math.max(0.35, Math.cos(goal.polar))))
    },
    zoom(factor: number, towards: Spot | undefined): void {
      if (view === 'eye') {
        if (factor > 1) leaveEye()
        return
      }
      touch(zoom(goal, factor, towards, farthest()))
    },
    /**
     * Goes near to this, or home if undefined, unless the player steers the camera or chose another view. Returns whether it is
     * seen.
     */
    attend(shown: Shown | undefined): boolean {
      if (shown && view === 'table' && !moved && isSeen(shown)) return true
      attended = view === 'table' && !moved ? shown : undefined
      if (view === 'table' && !moved) set(rest())
      return attended !== undefined
    },
    reset(): void {
      view = 'table'
      moved = false
      attended = undefined
      set(whole)
    },
    /** From the table's view to the view from above, to a figure's eye (if there is one), and back. */
    cycle(eye: Eye | undefined): ViewName {
      const next: ViewName = view === 'table' ? 'top' : view === 'top' && eye ? 'eye' : 'table'
      show(next, eye)
      return view
    },
    show,
    leaveEye,
    /** While the picture is a figure's view: the rig that shows the whole table in a small picture with this aspect ratio. */
    overview: (aspect: number): Rig | undefined =>
      view === 'eye' ? framing(room.shown, { azimuth: room.azimuth, polar: room.polar ?? HOME_POLAR }, aspect) : undefined,
    approach(at: Spot): void {
      leaveEye()
      touch({
        ...goal,
        target: { x: at.x, y: 0, z: at.z },
        distance: Math.min(goal.distance, CLOSE),
        polar: Math.max(goal.polar, 0.85),
      })
    },
    save: (digit: number) => void saved.set(digit, goal),
    recall(digit: number): boolean {
      const rig = saved.get(digit)
      if (!rig) return false
      view = 'table'
      touch(rig)
      return true
    },
    hold(action: HeldMove, down: boolean): void {
      if (down) held.add(action)
      else held.delete(action)
    },
    letGo: () => held.clear(),
    /** One frame of camera movement. True while the picture still changes. */
    frame(ms: number, reduced: boolean): boolean {
      if (held.size > 0) {
        const step = Math.min(ms, 60) / 1000
        const way = goal.distance * 0.75 * step
        const is = (action: HeldMove) => (held.has(action) ? 1 : 0)
        const across = (is('pan-right') - is('pan-left')) * way
        const near = (is('pan-near') - is('pan-away')) * way
        const round = (is('turn-right') - is('turn-left')) * 1.7 * step
        const factor = 1 + (is('zoom-out') - is('zoom-in')) * 1.2 * step
        if (view === 'eye') goal = lookAround(goal, -round + (is('pan-left') - is('pan-right')) * 1.4 * step, 0)
        else touch(zoom(turn(pan(goal, across, near), round, 0), factor, undefined, farthest()))
      }
      now = reduced ? goal : glide(now, goal, Math.min(ms, 80))
      return held.size > 0 || !isSettled(now, goal) || now !== goal
    },
    eye: () => eyeOf(now),
  }
}

export type Drive = ReturnType<typeof createDrive>
