/**
 * Plays cues one after the other. It draws nothing: stances go to the cast, effects to listeners, and time comes from a clock
 * that is passed in, so that it also runs without a screen.
 */
import type { Ref } from '../table/piece'
import type { Audible } from './audible'
import type { CardName, Cue } from './cue'
import type { CardLook } from './look'
import type { Stance } from './stance'
import { type DiceCue, type Effect, stanceAt, type Timeline, timelineOf } from './timeline'
import { createTurns, followed } from './turns'

/** Monotonic milliseconds. */
export type Clock = () => number

export interface Cast {
  stance(ref: Ref): Stance | undefined
  chest(ref: Ref): number
  /** The stance of a token under the base of this figure. */
  tucked(ref: Ref, by: Ref): Stance | undefined
  /** The stance from which something leaves a pile, card or zone. */
  place?(ref: Ref): Stance | undefined
  /** Puts a card on the table that is not in the look yet. */
  bring?(card: CardLook, from: Stance): void
  /** Changes the refs of cards. */
  rename?(names: readonly CardName[]): void
  /** Places a figure or token; it stays there until it is placed again or a new look arrives. */
  put(ref: Ref, stance: Stance): void
}

/** An effect being shown. `id` is new for every showing; `began` is in show time, which the playing speed scales. */
export interface Running {
  readonly id: number
  readonly effect: Effect
  readonly began: number
  /** The number of the `play` call whose cues it belongs to. */
  readonly play: number
  /** Words whose time is over. They stay, without motion, until they have been seen or a later play shows words. */
  readonly stays?: true
}

export interface DirectorOptions {
  readonly clock: Clock
  readonly cast: Cast
  /** Requests a frame. */
  readonly wake: () => void
  /** Shows dice; resolves when they have been seen. Aborted when skipped. */
  readonly dice: (cue: DiceCue, hurry: AbortSignal) => Promise<void>
  /** Told what can be heard. */
  readonly hear?: (what: Audible) => void
}

export interface Director {
  /** Plays cues after those already queued. The promise resolves when the last one is over or skipped. */
  play(cues: readonly Cue[]): Promise<void>
  /** Ends at once everything that is playing or queued. */
  skip(): void
  /** Removes the words that stay, because the player is doing something else. */
  seen(): void
  /** Advances the cast to the present moment. Returns true while cues are left. */
  frame(): boolean
  /** After a frame: milliseconds until the picture changes; 0 while something moves, Infinity if nothing is due. */
  rests(): number
  setSpeed(speed: number): void
  setReduced(reduced: boolean): void
  playing(): boolean
  /** The effects to be shown now; a new array whenever one begins or ends. */
  effects(): readonly Running[]
  /** How far an effect has come, 0 to 1. */
  progress(running: Running): number
  /** Called when an effect begins or ends. */
  listen(listener: () => void): () => void
}

/** Whether an effect changes in every frame. The others are static, or are animated by the page. */
const MOVES: { readonly [type in Effect['type']]: boolean } = {
  shot: true,
  clash: true,
  swirl: true,
  near: false,
  words: false,
  banner: false,
  card: false,
  sound: false,
  overlays: false,
}

interface Job {
  readonly cue: Cue
  readonly play: number
  readonly done?: () => void
}

interface Current {
  readonly job: Job
  readonly timeline: Timeline
  readonly began: number
  readonly waiting: Effect[]
  readonly hurry: AbortController
  diceLeft: number
}

export function createDirector(options: DirectorOptions): Director {
  const { cast, wake } = options
  const theatre = { stance: cast.stance, chest: cast.chest, tucked: cast.tucked, ...(cast.place ? { place: cast.place } : {}) }
  const listeners = new Set<() => void>()
  const turns = createTurns()
  let queue: Job[] = []
  let running: readonly Running[] = []
  let current: Current | undefined
  let speed = 1
  let reduced = false
  let ids = 0
  let plays = 0
  // Show time is accumulated from the clock in steps, so that a change of speed causes no jump.
  let shown = 0
  let seen = options.clock()
  const now = () => {
    const real = options.clock()
    shown += (real - seen) * speed
    seen = real
    return shown
  }

  const setRunning = (next: readonly Running[]) => {
    running = next
    for (const listener of listeners) listener()
  }

  const begin = (job: Job, began: number): Current => {
    const { cue } = job
    const timeline = followed(timelineOf(cue, { ...theatre, reduced }), cue, queue[0]?.cue)
    bring(timeline)
    const started: Current = {
      job,
      timeline,
      began: turns.take(timeline.effects, began),
      waiting: [...timeline.effects],
      hurry: new AbortController(),
      diceLeft: timeline.dice.length,
    }
    // The game must go on even if dice cannot be shown.
    const over = () => {
      started.diceLeft -= 1
      wake()
    }
    options.hear?.({ type: 'begun', timeline, in: (started.began - shown) / speed, speed, isReduced: reduced })
    for (const cue of timeline.dice) options.dice(cue, started.hurry.signal).then(over, over)
    return started
  }

  const bring = ({ brings = [], names = [] }: Timeline) => {
    if (names.length > 0) cast.rename?.(names)
    for (const { card, from } of brings) cast.bring?.(card, from)
  }
  const pose = (timeline: Timeline, time: number) => {
    const latest = new Map<Ref, Stance>()
    for (const motion of timeline.motions) if (time >= motion.start) latest.set(motion.ref, stanceAt(motion, time))
    for (const [ref, stance] of latest) cast.put(ref, stance)
  }

  const startEffects = (playing: Current, time: number) => {
    const due = playing.waiting.filter((effect) => effect.start <= time)
    if (due.length === 0) return
    for (const effect of due) playing.waiting.splice(playing.waiting.indexOf(effect), 1)
    const { play } = playing.job
    const isSaid = due.some(({ type }) => type === 'words')
    const before = isSaid ? running.filter((one) => !one.stays || one.play === play) : running
    setRunning([...before, ...due.map((effect) => ({ id: ids++, effect, began: playing.began + effect.start, play }))])
  }

  const endEffects = (time: number) => {
    const isOver = ({ effect, began, stays }: Running) => !stays && time >= began + effect.ms
    if (!running.some(isOver)) return
    setRunning(
      running.flatMap((one): readonly Running[] =>
        !isOver(one) ? [one] : one.effect.type === 'words' ? [{ ...one, stays: true }] : [],
      ),
    )
  }
  const isShowing = () => running.some(({ stays }) => !stays)

  /** Show time until something changes. */
  const pause = () => {
    const ends = running.flatMap(({ effect, began, stays }) => (stays ? [] : [began + effect.ms]))
    if (!current) return Math.min(...ends) - shown
    const { began, timeline, waiting } = current
    const own = shown - began
    if (timeline.motions.some(({ start, ms }) => own >= start && own < start + ms)) return 0
    // While dice are awaited, their promise decides when to go on.
    const starts = [...waiting, ...timeline.motions].map(({ start }) => start).filter((start) => start > own)
    return Math.min(...ends, ...[...starts, timeline.ms].map((at) => began + at).filter((at) => at > shown)) - shown
  }

  const frame = () => {
    const time = now()
    // Time in which nothing was playing does not count as show time.
    let began = time
    for (;;) {
      if (!current) {
        const job = queue.shift()
        if (!job) break
        current = begin(job, began)
      }
      const own = time - current.began
      pose(current.timeline, own)
      startEffects(current, own)
      if (own < current.timeline.ms || current.diceLeft > 0) break
      // The time by which a slow frame overran a cue is given to the next cue, unless dice decided when this one ended.
      began = current.timeline.dice.length > 0 ? time : current.began + current.timeline.ms
      const { done } = current.job
      current = undefined
      done?.()
    }
    endEffects(time)
    return current !== undefined || isShowing()
  }

  return {
    play: (cues) =>
      new Promise((done) => {
        if (cues.length === 0) return done()
        const play = ++plays
        queue.push(...cues.map((cue, i) => (i === cues.length - 1 ? { cue, play, done } : { cue, play })))
        wake()
      }),
    skip: () => {
      const time = now()
      options.hear?.({ type: 'skipped' })
      turns.clear()
      if (current) {
        current.hurry.abort()
        pose(current.timeline, Number.POSITIVE_INFINITY)
        current.job.done?.()
        current = undefined
      }
      const jobs = queue
      queue = []
      for (const job of jobs) {
        const timeline = timelineOf(job.cue, { ...theatre, reduced: true })
        bring(timeline)
        pose(timeline, Number.POSITIVE_INFINITY)
        job.done?.()
      }
      endEffects(time)
      if (running.length > 0) setRunning([])
      wake()
    },
    seen: () => {
      if (!running.some(({ stays }) => stays)) return
      setRunning(running.filter(({ stays }) => !stays))
      wake()
    },
    frame,
    rests: () => {
      if (running.some(({ effect, stays }) => !stays && MOVES[effect.type])) return 0
      return Math.max(0, pause()) / speed
    },
    setSpeed: (next) => {
      now()
      speed = next
      wake()
    },
    setReduced: (next) => {
      reduced = next
    },
    playing: () => current !== undefined || queue.length > 0,
    effects: () => running,
    progress: ({ effect, began }) => Math.min(1, Math.max(0, (shown - began) / effect.ms)),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
