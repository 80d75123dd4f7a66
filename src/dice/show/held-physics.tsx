import { createPortal, useFrame, useThree } from '@react-three/fiber'
import {
  ConvexHullCollider,
  CuboidCollider,
  Physics,
  type RapierRigidBody,
  RigidBody,
  RoundCuboidCollider,
  useBeforePhysicsStep,
} from '@react-three/rapier'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { Quaternion, Scene } from 'three'
import { type Die, type DieSolid, kindWithFaces } from '../throw/dice'
import { numbersPerDie } from '../throw/film'
import type { Gesture } from '../throw/gesture'
import type { Tray } from '../throw/tray'
import type { DiceBodiesHandle } from './dice-bodies'
import type { Grip } from './held-dice'
import { openSound } from './sound'

interface HeldPhysicsProps {
  readonly dice: readonly Die[]
  readonly tray: Tray
  /** The initial poses of the dice, seven numbers each. */
  readonly start: Float32Array
  readonly grip: Grip
  readonly bodies: RefObject<DiceBodiesHandle | null>
  readonly sound: boolean
}

const wallHeight = 12
/** A change of velocity in one frame, in die edges per second, above which a knock is heard. */
const audible = 6

/**
 * Live physics of the dice before a throw, for the feel only: it decides nothing. The world has a scene of its own in dice space,
 * from which only poses are read, so the tray may be anywhere, rotated and scaled.
 */
export default function HeldPhysics(props: HeldPhysicsProps) {
  const apart = useMemo(() => new Scene(), [])
  return createPortal(
    <Physics gravity={gravity} colliders={false} interpolate={false}>
      <Walls tray={props.tray} />
      <LiveDice {...props} />
    </Physics>,
    apart,
  )
}

const gravity: [number, number, number] = [0, -60, 0]

function Walls({ tray: { width, depth } }: { readonly tray: Tray }) {
  return (
    <RigidBody type="fixed" friction={0.5} restitution={0.4}>
      <CuboidCollider args={[width, 1, depth]} position={[0, -1, 0]} />
      {[-1, 1].map((side) => (
        <CuboidCollider key={`x${side}`} args={[1, wallHeight, depth]} position={[side * (width / 2 + 1), 0, 0]} friction={0} />
      ))}
      {[-1, 1].map((side) => (
        <CuboidCollider key={`z${side}`} args={[width, wallHeight, 1]} position={[0, 0, side * (depth / 2 + 1)]} friction={0} />
      ))}
    </RigidBody>
  )
}

function LiveDice({ dice, start, grip, bodies, sound }: HeldPhysicsProps) {
  const invalidate = useThree((state) => state.invalidate)
  const live = useRef<(RapierRigidBody | null)[]>([])
  const poses = useMemo(() => start.slice(), [start])
  const before = useMemo(() => new Float32Array(dice.length * 3), [dice])
  const flown = useRef<Gesture | undefined>(undefined)
  const knock = useMemo(() => (sound ? openSound() : undefined), [sound])

  useEffect(() => {
    grip.wake = () => {
      for (const body of live.current) body?.wakeUp()
      invalidate()
    }
    return () => {
      grip.wake = () => {}
    }
  }, [grip, invalidate])

  useBeforePhysicsStep(() => {
    const isFlying = !grip.isHeld && grip.thrown !== undefined && flown.current !== grip.thrown
    if (isFlying) flown.current = grip.thrown
    live.current.forEach((body, die) => {
      if (body === null) return
      if (grip.isHeld) gather(body, die, dice.length, grip)
      else if (isFlying && grip.thrown !== undefined) fling(body, die, grip.thrown)
    })
  })

  useFrame(() => {
    let moves = grip.isHeld
    live.current.forEach((body, die) => {
      if (body === null) return
      moves ||= !body.isSleeping()
      const { x, y, z } = body.translation()
      const turn = body.rotation()
      poses.set([x, y, z, turn.x, turn.y, turn.z, turn.w], die * numbersPerDie)
      const speed = body.linvel()
      const at = die * 3
      const change = Math.hypot(speed.x - (before[at] ?? 0), speed.y - (before[at + 1] ?? 0), speed.z - (before[at + 2] ?? 0))
      if (change > audible) knock?.({ on: y < 0.9 ? 'felt' : 'die', strength: Math.min(1, change / 40) })
      before.set([speed.x, speed.y, speed.z], at)
    })
    if (!moves) return
    bodies.current?.place(poses)
    invalidate()
  })

  return dice.map(({ faces }, die) => {
    const at = die * numbersPerDie
    const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = start.subarray(at, at + numbersPerDie)
    return (
      <RigidBody
        // biome-ignore lint/suspicious/noArrayIndexKey: a die has no name but its place in the list
        key={die}
        ref={(body) => {
          live.current[die] = body
        }}
        position={[x, y, z]}
        quaternion={new Quaternion(qx, qy, qz, qw)}
        friction={0.15}
        restitution={0.35}
        mass={1}
      >
        <DieCollider solid={kindWithFaces(faces.length)?.solid} />
      </RigidBody>
    )
  })
}

function DieCollider({ solid }: { readonly solid: DieSolid | undefined }) {
  switch (solid?.type) {
    case 'cuboid': {
      const inner = solid.half - solid.rounding
      return <RoundCuboidCollider args={[inner, inner, inner, solid.rounding]} mass={1} />
    }
    case 'octahedron': {
      const far = solid.reach
      const tips = [far, 0, 0, -far, 0, 0, 0, far, 0, 0, -far, 0, 0, 0, far, 0, 0, -far]
      return <ConvexHullCollider args={[tips]} mass={1} />
    }
    case undefined:
      return null
  }
}

/** Pulls a die to its place among the held dice. The faster these move, the more the dice rotate. */
function gather(body: RapierRigidBody, die: number, count: number, { at }: Grip): void {
  // A spiral on a sphere keeps many dice close together without assigning places.
  const part = (die + 0.5) / count
  const angle = die * 2.399963
  const size = 0.55 * Math.cbrt(count)
  const ring = Math.sqrt(1 - (1 - 2 * part) ** 2) * size
  const here = body.translation()
  const pull = 16
  const x = (at.x + ring * Math.cos(angle) - here.x) * pull
  const y = (at.y + (1 - 2 * part) * size * 0.7 - here.y) * pull
  const z = (at.z + ring * Math.sin(angle) - here.z) * pull
  const speed = Math.hypot(x, y, z)
  const held = Math.min(1, 55 / Math.max(speed, 1e-3))
  body.setLinvel({ x: x * held, y: y * held, z: z * held }, true)
  const shake = Math.min(1, speed / 25)
  const spin = body.angvel()
  const kick = () => (Math.random() - 0.5) * 26 * shake
  body.setAngvel({ x: spin.x * 0.93 + kick(), y: spin.y * 0.93 + kick(), z: spin.z * 0.93 + kick() }, true)
}

/** Throws a die roughly as the film will, so that the switch to the film happens during the flight. */
function fling(body: RapierRigidBody, die: number, { x, y, strength }: Gesture): void {
  const forward = Math.max(Math.abs(y), (2 * Math.abs(x)) / 3, 1)
  const length = Math.hypot(x, forward)
  const pace = (6 + 0.16 * strength) * (0.85 + 0.3 * Math.random())
  body.setLinvel({ x: (x / length) * pace, y: 2, z: (-forward / length) * pace }, true)
  body.setAngvel({ x: -10 - (die % 3), y: (die % 5) - 2, z: (die % 4) - 2 }, true)
}
