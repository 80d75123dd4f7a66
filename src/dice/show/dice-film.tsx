import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Vector3 } from 'three'
import { decode, type FilmRefusal, lengthOf, numbersPerDie, sample } from '../throw/film'
import type { Cocked, Throw } from '../throw/throw'
import { DiceBodies, type DiceBodiesHandle } from './dice-bodies'
import { impactsOf } from './impacts'
import { type DiceLook, diceLooks } from './looks'
import type { DiceMarks } from './marks'
import { ResultRings, type ResultRingsHandle } from './result-rings'
import { openSound } from './sound'
import { stillAt } from './stills'

export interface DiceFilmProps {
  /** What was thrown, as received from the host. A new object is a new film, played from its start. */
  readonly thrown: Pick<Throw, 'dice' | 'labelling' | 'cocked' | 'film'>
  /** One look for all dice, or one per die. */
  readonly look?: DiceLook | readonly DiceLook[]
  /** The game's own drawings on faces. */
  readonly marks?: DiceMarks | undefined
  /** 1 is real time. */
  readonly speed?: number
  /** If true, the dice are shown at once as they landed. */
  readonly skip?: boolean
  /** Without motion: the dice fade in where they landed. Cocked dice are shown first, long enough to read why. */
  readonly reducedMotion?: boolean
  /** Dice to highlight once all lie still, by a ring on the felt and a glow; the others are dimmed. */
  readonly highlight?: readonly number[]
  readonly glow?: string
  readonly sound?: boolean
  /** Called once per film, when its dice are at rest. */
  readonly onDone?: () => void
  /** Called when the film reaches each die that was cocked, with its place in dice space; not called if the film is skipped. */
  readonly onCocked?: (cocked: Cocked, at: Vector3) => void
  /** Called instead of drawing anything when the film cannot be read. */
  readonly onRefused?: (why: FilmRefusal) => void
}

/** The mutable state of playing, outside of React's state. */
interface Playhead {
  /** The canvas's clock at the last drawn frame, in seconds; undefined before the first. */
  seen: number | undefined
  /** Position in the film in seconds. */
  time: number
  /** 0 to 1. */
  fade: number
  /** Seconds shown so far, if there is no motion. */
  shown: number
  pointed: number
  knocked: number
  ruled: number
  isDone: boolean
}

const fadeSeconds = 0.25
/** A longer frame counts as this many seconds: after a pause the film continues where it was, and its end is never skipped. */
const longestFrame = 0.25

/** Plays a throw in dice space (inside a `DiceTray` or any group). Requests frames only while something moves. */
export function DiceFilm(props: DiceFilmProps) {
  const {
    thrown,
    look = diceLooks.oxblood,
    marks,
    speed = 1,
    skip = false,
    reducedMotion = false,
    highlight,
    glow = '#ffc66b',
    sound = false,
  } = props
  const invalidate = useThree((state) => state.invalidate)
  const bodies = useRef<DiceBodiesHandle>(null)
  const rings = useRef<ResultRingsHandle>(null)
  const calls = useRef(props)
  useLayoutEffect(() => {
    calls.current = props
  })

  const opened = useMemo(() => decode(thrown.film), [thrown])
  const motion = opened.type === 'motion' && opened.motion.kinds.length === thrown.dice.length ? opened.motion : undefined
  const refusal = opened.type === 'refused' ? opened.why : motion === undefined ? 'not a film' : undefined
  const impacts = useMemo(() => (motion === undefined ? [] : impactsOf(motion)), [motion])
  const poses = useMemo(() => new Float32Array(thrown.dice.length * numbersPerDie), [thrown])
  const head = useRef<Playhead>(newPlayhead())

  const knock = useMemo(() => (sound ? openSound() : undefined), [sound])
  useEffect(() => {
    if (refusal !== undefined) calls.current.onRefused?.(refusal)
  }, [refusal])

  useLayoutEffect(() => {
    head.current = newPlayhead()
    if (motion === undefined) return
    bodies.current?.place(sample(motion, 0, poses))
    bodies.current?.point(0)
    rings.current?.show(0)
    invalidate()
  }, [motion, poses, invalidate])

  // Whatever changes a resting picture asks for a frame; the frame does the rest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are read in the frame
  useEffect(() => {
    head.current.pointed = 0
    invalidate()
  }, [highlight, skip, reducedMotion, speed, invalidate])

  useFrame(({ clock }) => {
    if (motion === undefined) return
    const now = clock.elapsedTime
    const at = head.current
    const passed = at.seen === undefined ? 0 : Math.min(longestFrame, now - at.seen)
    at.seen = now
    const end = lengthOf(motion)
    if (skip) at.time = end
    else if (reducedMotion) {
      at.shown += passed * speed
      const still = stillAt(thrown.cocked, end, at.shown)
      if (still > at.time) at.fade = 0
      at.time = still
    } else at.time = Math.min(end, at.time + passed * speed)
    at.fade = reducedMotion && !skip ? Math.min(1, at.fade + passed / fadeSeconds) : 1
    if (!at.isDone || at.fade < 1) {
      bodies.current?.place(sample(motion, at.time, poses))
      bodies.current?.fade(at.fade)
    }
    while (at.knocked < impacts.length && (impacts[at.knocked]?.time ?? 0) <= at.time) {
      const impact = impacts[at.knocked++]
      if (impact !== undefined && !skip && !reducedMotion) knock?.(impact)
    }
    while (at.ruled < thrown.cocked.length && (thrown.cocked[at.ruled]?.at ?? 0) <= at.time) {
      const cocked = thrown.cocked[at.ruled++]
      if (cocked !== undefined && !skip) calls.current.onCocked?.(cocked, placeIn(poses, cocked.die))
    }
    const isStill = at.time >= end && at.fade >= 1
    if (isStill && !at.isDone) {
      at.isDone = true
      calls.current.onDone?.()
    }
    const aim = isStill && (highlight?.length ?? 0) > 0 ? 1 : 0
    if (at.pointed !== aim) {
      at.pointed = aim === 0 ? 0 : skip || reducedMotion ? 1 : Math.min(1, at.pointed + passed / fadeSeconds)
      bodies.current?.point(at.pointed)
      rings.current?.show(at.pointed)
    }
    if (!isStill || at.pointed !== aim) invalidate()
    else at.seen = undefined
  })

  if (motion === undefined) return null
  return (
    <group>
      <DiceBodies
        ref={bodies}
        dice={thrown.dice}
        labelling={thrown.labelling}
        look={look}
        highlight={highlight}
        glow={glow}
        marks={marks}
      />
      <ResultRings ref={rings} motion={motion} highlight={highlight ?? []} colour={glow} />
    </group>
  )
}

function placeIn(poses: Float32Array, die: number): Vector3 {
  const at = die * numbersPerDie
  return new Vector3(poses[at], poses[at + 1], poses[at + 2])
}

function newPlayhead(): Playhead {
  return { seen: undefined, time: 0, shown: 0, fade: 0, pointed: 0, knocked: 0, ruled: 0, isDone: false }
}
