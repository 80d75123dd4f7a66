import { type ThreeEvent, useThree } from '@react-three/fiber'
import { lazy, type Ref, Suspense, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { type Group, Plane, Ray, Vector3 } from 'three'
import { type Die, kindWithFaces } from '../throw/dice'
import { numbersPerDie } from '../throw/film'
import { type Gesture, plainGesture, quantiseGesture } from '../throw/gesture'
import { type Tray, trayFor } from '../throw/tray'
import { DiceBodies, type DiceBodiesHandle } from './dice-bodies'
import { type DiceLook, diceLooks } from './looks'
import type { DiceMarks } from './marks'
import { ThrowButton } from './throw-button'

/** What the parent may call, for its own key or button. */
export interface HeldDiceHandle {
  /** Throws straight ahead, as if the player had. Does nothing once the dice have been thrown. */
  throwNow(): void
}

export interface HeldDiceProps {
  /** The dice to be thrown. Keep the object identity: another object puts new dice into the tray. */
  readonly dice: readonly Die[]
  readonly look?: DiceLook | readonly DiceLook[]
  /** The game's own drawings on faces. */
  readonly marks?: DiceMarks | undefined
  /** Called once, when the player has thrown the dice. From then on, show the host's film. */
  readonly onThrow: (gesture: Gesture) => void
  /** True while the dice are held: the camera should then stay still. */
  readonly onHold?: (isHeld: boolean) => void
  /** Without physics: the dice lie in a row, and a button throws them. */
  readonly reducedMotion?: boolean
  /** The button's label. */
  readonly throwLabel?: string
  readonly sound?: boolean
  readonly ref?: Ref<HeldDiceHandle>
}

/** The pointer's input to the physics. Mutable, outside of React's state. Dice space. */
export interface Grip {
  isHeld: boolean
  /** Where the pointer holds the dice. */
  readonly at: Vector3
  /** The throw once it was made, for the physics to apply. */
  thrown: Gesture | undefined
  /** Wakes the physics and requests a frame. */
  wake: () => void
}

interface Trace {
  readonly x: number
  readonly z: number
  readonly time: number
}

/** Height above the felt at which dice are held. */
const handHeight = 2.6
/** The throw is measured over this many milliseconds of movement before letting go. */
const flickTime = 90
/** Speeds in die edges per second: below the first the dice are only put down; the second is full strength. */
const softest = 5
const hardest = 70

const HeldPhysics = lazy(() => import('./held-physics'))

/** The dice before a throw, in dice space, inside a `DiceTray`: to be picked up, shaken, flicked. At rest requests no frames. */
export function HeldDice(props: HeldDiceProps) {
  const { dice, look = diceLooks.oxblood, marks, reducedMotion = false, throwLabel = 'R', sound = false, ref } = props
  const invalidate = useThree((state) => state.invalidate)
  const bodies = useRef<DiceBodiesHandle>(null)
  const space = useRef<Group>(null)
  const traces = useRef<Trace[]>([])
  const calls = useRef(props)
  useLayoutEffect(() => {
    calls.current = props
  })
  const tray = useMemo(() => trayFor(dice.length), [dice])
  const start = useMemo(() => laidOut(dice, tray), [dice, tray])
  const grip = useMemo<Grip>(() => newGrip(tray), [tray])

  useLayoutEffect(() => {
    bodies.current?.place(start)
    bodies.current?.fade(1)
    invalidate()
  }, [start, invalidate])
  // If the component unmounts while dice are held, the camera must not stay locked.
  useEffect(
    () => () => {
      if (grip.isHeld) calls.current.onHold?.(false)
    },
    [grip],
  )

  const letFly = (gesture: Gesture) => {
    if (grip.thrown !== undefined) return
    grip.thrown = gesture
    grip.wake()
    calls.current.onThrow(gesture)
  }
  useImperativeHandle(ref, () => ({ throwNow: () => letFly(plainGesture) }))

  const follow = (event: ThreeEvent<PointerEvent>) => {
    if (space.current === null) return
    const point = pointIn(space.current, event.ray)
    if (point === undefined) return
    // The dice stay inside the tray, but the throw is measured by the pointer, which may go beyond the walls.
    const [x, z] = [tray.width / 2 - 1.4, tray.depth / 2 - 1.4]
    grip.at.set(Math.max(-x, Math.min(x, point.x)), point.y, Math.max(-z, Math.min(z, point.z)))
    // One sample older than the window is kept: on a slow machine it may be the only one to measure from.
    const since = traces.current.findLastIndex(({ time }) => event.timeStamp - time >= flickTime)
    traces.current = [...traces.current.slice(Math.max(0, since)), { x: point.x, z: point.z, time: event.timeStamp }]
  }
  const hold = (isHeld: boolean) => {
    grip.isHeld = isHeld
    grip.wake()
    invalidate()
    calls.current.onHold?.(isHeld)
  }
  const grab = (event: ThreeEvent<PointerEvent>) => {
    if (event.button !== 0 || grip.thrown !== undefined) return
    event.stopPropagation()
    if (reducedMotion) return
    capture(event, true)
    traces.current = []
    follow(event)
    hold(true)
  }
  const release = (event: ThreeEvent<PointerEvent>) => {
    if (!grip.isHeld) return
    event.stopPropagation()
    capture(event, false)
    follow(event)
    hold(false)
    const gesture = flick(traces.current)
    if (gesture !== undefined) letFly(gesture)
  }

  return (
    <group ref={space}>
      <DiceBodies ref={bodies} dice={dice} look={look} glow="#ffffff" marks={marks} />
      <mesh
        visible={false}
        position-y={0.75}
        onPointerDown={grab}
        onPointerMove={(event) => {
          if (!grip.isHeld) return
          event.stopPropagation()
          follow(event)
        }}
        onPointerUp={release}
        onPointerCancel={() => {
          if (grip.isHeld) hold(false)
        }}
      >
        <boxGeometry args={[tray.width, 1.5, tray.depth]} />
      </mesh>
      {reducedMotion ? (
        <ThrowButton at={[0, 0.6, tray.depth / 2 - 0.6]} label={throwLabel} onPress={() => letFly(plainGesture)} />
      ) : (
        <Suspense fallback={null}>
          <HeldPhysics dice={dice} tray={tray} start={start} grip={grip} bodies={bodies} sound={sound} />
        </Suspense>
      )}
    </group>
  )
}

/** Initial poses of dice near the thrower: rows of five, slightly crooked as if put down by hand. */
function laidOut(dice: readonly Die[], tray: Tray): Float32Array {
  const poses = new Float32Array(dice.length * numbersPerDie)
  const columns = Math.max(Math.min(5, dice.length), Math.ceil(Math.sqrt(dice.length * 1.6)))
  dice.forEach(({ faces }, die) => {
    const row = Math.floor(die / columns)
    const inRow = Math.min(columns, dice.length - row * columns)
    const [x, y, z, w] = flatTurn(faces.length, ((die * 53) % 7) * 0.09 - 0.27)
    const rest = kindWithFaces(faces.length)?.rest ?? 0.5
    poses.set(
      [((die % columns) - (inRow - 1) / 2) * 1.6, rest, tray.depth / 2 - 2.4 - row * 1.6, x, y, z, w],
      die * numbersPerDie,
    )
  })
  return poses
}

/** The quaternion of a die lying on a face, turned by `angle` about the vertical. */
function flatTurn(faceCount: number, angle: number): readonly [number, number, number, number] {
  const turn = [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)] as const
  if (faceCount !== 8) return turn
  // The shortest rotation from an octahedron's face normal (1, 1, 1) to straight up.
  const third = 1 / Math.sqrt(3)
  const length = Math.sqrt(2 + 2 * third)
  const [x, z, w] = [-third / length, third / length, (1 + third) / length]
  return [turn[3] * x + turn[1] * z, turn[1] * w, turn[3] * z - turn[1] * x, turn[3] * w]
}

function newGrip(tray: Tray): Grip {
  return { isHeld: false, at: new Vector3(0, handHeight, tray.depth / 2 - 2.4), thrown: undefined, wake: () => {} }
}

const inward = new Ray()
const level = new Plane(new Vector3(0, 1, 0), -handHeight)
const hitPoint = new Vector3()

/** Where the pointer's ray meets the height at which dice are held. */
function pointIn(space: Group, ray: Ray): Vector3 | undefined {
  inward.copy(ray).applyMatrix4(space.matrixWorld.clone().invert())
  return inward.intersectPlane(level, hitPoint) ?? undefined
}

/** The gesture in the last moments of a movement; undefined if it was too slow: the dice are then put down, not thrown. */
function flick(traces: readonly Trace[]): Gesture | undefined {
  const first = traces[0]
  const last = traces[traces.length - 1]
  if (first === undefined || last === undefined || last.time <= first.time) return undefined
  const seconds = (last.time - first.time) / 1000
  const x = (last.x - first.x) / seconds
  const z = (last.z - first.z) / seconds
  const speed = Math.hypot(x, z)
  if (speed < softest) return undefined
  return quantiseGesture((100 * x) / speed, (-100 * z) / speed, (100 * (speed - softest)) / (hardest - softest))
}

function capture(event: ThreeEvent<PointerEvent>, isOn: boolean): void {
  const target = event.target as Element // The event of r3f is a wrapper that has the capture methods too.
  if (isOn) target.setPointerCapture(event.pointerId)
  else target.releasePointerCapture(event.pointerId)
}
