/**
 * The figures as they are shown at this moment, by `Ref`. The director, the hand and the look all write here; the layers read
 * it when a frame is drawn. Nothing subscribes: `version` says whether anything has changed.
 */
import type { Ref } from '../table/piece'
import { ease } from './easing'
import type { FigureLook, Look } from './look'
import { apart, inches, type Spot } from './space'
import { mixStance, type Stance, sameStance, stanceOf } from './stance'

export interface Actor {
  figure: FigureLook
  /** Where the look puts it. */
  home: Stance
  /** Where it is shown. */
  stance: Stance
  /** How far it is lifted off its place, inches: under the pointer, or in hand. */
  rise: number
  glide: { readonly from: Stance; readonly to: Stance; readonly start: number; readonly ms: number } | undefined
  hand: 'none' | 'held' | 'set-down'
}

const GLIDE = 220
const HOVERED = 0.045
const HELD = 0.42

export type StageHeight = (model: string) => number

export function createCast(heightOf: StageHeight) {
  const actors = new Map<Ref, Actor>()
  let version = 0
  let hovered: Ref | undefined
  let reduced = false

  const move = (actor: Actor, to: Stance, time: number) => {
    if (sameStance(actor.stance, to)) return
    if (reduced) actor.stance = to
    else actor.glide = { from: actor.stance, to, start: time, ms: GLIDE }
    version++
  }

  return {
    actors: actors as ReadonlyMap<Ref, Actor>,
    version: () => version,
    setReduced: (next: boolean) => {
      reduced = next
    },
    /** Takes over a new look: figures glide to where it puts them. `time` in milliseconds of the frame clock. */
    sync(look: Look, time: number): void {
      const first = actors.size === 0
      const present = new Set<Ref>()
      for (const figure of look.figures) {
        present.add(figure.ref)
        const home = stanceOf(figure)
        const actor = actors.get(figure.ref)
        if (!actor) {
          const stance = first || reduced ? home : { ...home, fade: 1 }
          actors.set(figure.ref, { figure, home, stance, rise: 0, glide: undefined, hand: 'none' })
          move(actors.get(figure.ref) as Actor, home, time)
          continue
        }
        // A figure keeps looking where it last walked or shot until the game itself turns it.
        const yaw = figure.heading === actor.figure.heading ? actor.stance.yaw : home.yaw
        const moved = !sameStance({ ...home, yaw: 0 }, { ...actor.home, yaw: 0 }) || figure.heading !== actor.figure.heading
        actor.figure = figure
        actor.home = { ...home, yaw }
        if (actor.hand === 'held') continue
        if (actor.hand === 'set-down' && !moved) continue
        actor.hand = 'none'
        move(actor, actor.home, time)
      }
      for (const ref of actors.keys()) if (!present.has(ref)) actors.delete(ref)
      version++
    },
    stance: (ref: Ref): Stance | undefined => actors.get(ref)?.stance,
    chest: (ref: Ref): number => 0.6 * heightOf(actors.get(ref)?.figure.model ?? ''),
    put(ref: Ref, stance: Stance): void {
      const actor = actors.get(ref)
      if (!actor) return
      actor.stance = stance
      actor.glide = undefined
      if (actor.hand === 'set-down') actor.hand = 'none'
      version++
    },
    hover(ref: Ref | undefined): void {
      if (hovered === ref) return
      hovered = ref
      version++
    },
    hovered: () => hovered,
    /** The hand takes a figure, moves it and sets it down. It stays where it was set down until the look or a cue moves it. */
    hold(ref: Ref, at: Spot): void {
      const actor = actors.get(ref)
      if (!actor) return
      actor.hand = 'held'
      actor.glide = undefined
      actor.stance = { ...actor.stance, x: at.x, y: at.y, z: at.z }
      version++
    },
    release(ref: Ref): void {
      const actor = actors.get(ref)
      if (actor?.hand !== 'held') return
      actor.hand = 'set-down'
      version++
    },
    /** What was set down and came to nothing goes back to its place. */
    sendHome(keep: (ref: Ref) => boolean, time: number): void {
      for (const [ref, actor] of actors) {
        if (actor.hand !== 'set-down' || keep(ref)) continue
        actor.hand = 'none'
        move(actor, actor.home, time)
      }
    },
    displaced: (ref: Ref): boolean => {
      const actor = actors.get(ref)
      return actor !== undefined && actor.hand !== 'none' && apart(actor.stance, actor.home) > 0.02
    },
    /** Brings glides and lifts to this moment. True while something is still moving. */
    frame(time: number, dt: number): boolean {
      let active = false
      for (const [ref, actor] of actors) {
        if (actor.glide) {
          const { from, to, start, ms } = actor.glide
          const t = Math.min(1, Math.max(0, (time - start) / ms))
          actor.stance = mixStance(from, to, ease.out(t))
          if (t >= 1) actor.glide = undefined
          else active = true
          version++
        }
        const goal = actor.hand === 'held' ? HELD : ref === hovered ? HOVERED : 0
        if (actor.rise !== goal) {
          const next = reduced ? goal : actor.rise + (goal - actor.rise) * (1 - Math.exp(-dt / 45))
          actor.rise = Math.abs(next - goal) < 0.002 ? goal : next
          if (actor.rise !== goal) active = true
          version++
        }
      }
      return active
    },
    radius: (ref: Ref): number => inches(actors.get(ref)?.figure.radius ?? 0),
  }
}

export type Cast = ReturnType<typeof createCast>
