/** One physics world with a tray, the dice thrown into it and a recording of their motion. Dice space; see `dice.ts`. */
import type { Lie, Pose } from './cocked'
import type { DieKind } from './dice'
import { numbersPerDie, type Recording, stepsPerSecond } from './film'
import type { Release, Tray } from './tray'

export type Rapier = typeof import('@dimforge/rapier3d-compat')
type World = import('@dimforge/rapier3d-compat').World
type Body = import('@dimforge/rapier3d-compat').RigidBody
type Shape = import('@dimforge/rapier3d-compat').ColliderDesc

const gravity = -60
/**
 * Friction is averaged over a pair: dice grip the felt (0.35) but slip off each other (0.05) and off the walls, so that few stay
 * leaning.
 */
const friction = { die: 0.05, felt: 0.65, wall: 0 }
/** Restitution is averaged as well: the walls bounce dice back into the middle. */
const restitution = { die: 0.4, felt: 0.4, wall: 0.95 }
const stepLimit = 900
/** Walls extend far above the wooden rim, as if hands were held around it, so that dice bounce back onto the tray. */
const wallHeight = 14
const wallThickness = 2
/** For how many steps the film shows a hand lifting dice back. */
const handSteps = 26

/** A world, to be closed when done. Its methods change it, except the getters. */
export interface PhysicsTable {
  readonly tray: Tray
  /** Throws these dice; every other die is fixed where it lies from now on. */
  launch(flights: readonly { readonly die: number; readonly from: Release }[]): void
  /** Steps until everything sleeps or the step limit is reached. */
  runToRest(): void
  /** Records dice being carried, and puts them down at the end. */
  moveByHand(ways: readonly { readonly die: number; readonly to: Pose }[]): void
  pose(die: number): Pose
  lie(die: number): Lie
  /** Seconds of film so far. */
  seconds(): number
  recording(): Recording
  close(): void
}

/** Opens a world. Bodies and colliders are added in a fixed order: floor, four walls, then each die when it is first thrown. */
export function openTable(rapier: Rapier, tray: Tray, kinds: readonly DieKind[]): PhysicsTable {
  const world = new rapier.World({ x: 0, y: gravity, z: 0 })
  world.timestep = 1 / stepsPerSecond
  for (const wall of walls(rapier, tray)) world.createCollider(wall)
  const bodies: (Body | undefined)[] = kinds.map(() => undefined)
  const frames: Float64Array[] = []

  const bodyOf = (die: number): Body => {
    const body = bodies[die]
    if (body === undefined) throw new Error(`Die ${die} has not been thrown yet.`)
    return body
  }
  const pose = (die: number): Pose => {
    const at = bodyOf(die).translation()
    const turn = bodyOf(die).rotation()
    return { position: [at.x, at.y, at.z], rotation: [turn.x, turn.y, turn.z, turn.w] }
  }
  const write = (frame: Float64Array, die: number, { position, rotation }: Pose) => {
    frame.set(position, die * numbersPerDie)
    frame.set(rotation, die * numbersPerDie + 3)
  }
  const record = () => {
    const before = frames[frames.length - 1]
    const frame = before === undefined ? emptyFrame(kinds.length) : before.slice()
    bodies.forEach((body, die) => {
      if (body !== undefined) write(frame, die, pose(die))
    })
    frames.push(frame)
  }

  return {
    tray,
    launch(flights) {
      for (const body of bodies) body?.setBodyType(rapier.RigidBodyType.Fixed, false)
      for (const { die, from: start } of flights) {
        const [x, y, z] = start.position
        const [qx, qy, qz, qw] = start.rotation
        const body = bodies[die] ?? addDie(rapier, world, kinds[die])
        bodies[die] = body
        body.setBodyType(rapier.RigidBodyType.Dynamic, true)
        body.setTranslation({ x, y, z }, true)
        body.setRotation({ x: qx, y: qy, z: qz, w: qw }, true)
        body.setLinvel({ x: start.velocity[0], y: start.velocity[1], z: start.velocity[2] }, true)
        body.setAngvel({ x: start.spin[0], y: start.spin[1], z: start.spin[2] }, true)
      }
      record()
    },
    runToRest() {
      for (let step = 0; step < stepLimit; step++) {
        world.step()
        record()
        if (bodies.every((body) => body === undefined || body.isFixed() || body.isSleeping())) return
      }
    },
    moveByHand(ways) {
      const starts = ways.map(({ die }) => pose(die))
      for (let step = 1; step <= handSteps; step++) {
        record()
        const frame = frames[frames.length - 1]
        ways.forEach(({ die, to }, index) => {
          const start = starts[index]
          if (frame !== undefined && start !== undefined) write(frame, die, onTheWay(start, to, step / handSteps))
        })
      }
      for (const { die, to } of ways) {
        const body = bodyOf(die)
        body.setBodyType(rapier.RigidBodyType.Fixed, false)
        body.setTranslation({ x: to.position[0], y: to.position[1], z: to.position[2] }, false)
        body.setRotation({ x: to.rotation[0], y: to.rotation[1], z: to.rotation[2], w: to.rotation[3] }, false)
      }
    },
    pose,
    lie(die) {
      const body = bodyOf(die)
      const touchesDie = bodies.some((other) => other !== undefined && other !== body && touch(body, other))
      return { kind: kinds[die] as DieKind, pose: pose(die), asleep: body.isSleeping(), touchesDie } // Only dice of a known kind have a body.
    },
    seconds: () => Math.max(0, frames.length - 1) / stepsPerSecond,
    recording: () => ({ tray, kinds: kinds.map(({ name }) => name), frames }),
    close: () => world.free(),
  }
}

function walls(rapier: Rapier, { width, depth }: Tray): readonly Shape[] {
  const thick = wallThickness / 2
  const side = width / 2 + thick
  const end = depth / 2 + thick
  const slab = (hx: number, hy: number, hz: number, x: number, y: number, z: number, on: 'felt' | 'wall') =>
    rapier.ColliderDesc.cuboid(hx, hy, hz).setTranslation(x, y, z).setFriction(friction[on]).setRestitution(restitution[on])
  return [
    slab(width, thick, depth, 0, -thick, 0, 'felt'),
    slab(thick, wallHeight, depth, side, 0, 0, 'wall'),
    slab(thick, wallHeight, depth, -side, 0, 0, 'wall'),
    slab(width, wallHeight, thick, 0, 0, end, 'wall'),
    slab(width, wallHeight, thick, 0, 0, -end, 'wall'),
  ]
}

function addDie(rapier: Rapier, world: World, kind: DieKind | undefined): Body {
  if (kind === undefined) throw new Error('A die without a kind was thrown.')
  const body = world.createRigidBody(rapier.RigidBodyDesc.dynamic())
  world.createCollider(solid(rapier, kind).setFriction(friction.die).setRestitution(restitution.die).setMass(1), body)
  return body
}

function solid(rapier: Rapier, { solid, name }: DieKind): Shape {
  switch (solid.type) {
    case 'cuboid': {
      const inner = solid.half - solid.rounding
      return rapier.ColliderDesc.roundCuboid(inner, inner, inner, solid.rounding)
    }
    case 'octahedron': {
      const far = solid.reach
      const hull = rapier.ColliderDesc.convexHull(
        new Float32Array([far, 0, 0, -far, 0, 0, 0, far, 0, 0, -far, 0, 0, 0, far, 0, 0, -far]),
      )
      if (hull === null) throw new Error(`The solid of ${name} has no volume.`)
      return hull
    }
  }
}

function touch(one: Body, other: Body): boolean {
  return one.collider(0).contactCollider(other.collider(0), 0.03) !== null
}

/** Dice not thrown yet need a pose in every frame too: any valid one, constant so that it takes no space in the film. */
function emptyFrame(dice: number): Float64Array {
  const frame = new Float64Array(dice * numbersPerDie)
  for (let die = 0; die < dice; die++) frame[die * numbersPerDie + 6] = 1
  return frame
}

/** The pose of a carried die at `part` (0 to 1) of its way: an eased arc two units high, rotating the shorter way. */
function onTheWay(start: Pose, to: Pose, part: number): Pose {
  const eased = part * part * (3 - 2 * part)
  const between = (from: number, end: number) => from + (end - from) * eased
  const [ax, ay, az, aw] = start.rotation
  const [bx, by, bz, bw] = to.rotation
  const sign = ax * bx + ay * by + az * bz + aw * bw < 0 ? -1 : 1
  const turn = [between(ax, sign * bx), between(ay, sign * by), between(az, sign * bz), between(aw, sign * bw)] as const
  const length = Math.sqrt(turn[0] * turn[0] + turn[1] * turn[1] + turn[2] * turn[2] + turn[3] * turn[3])
  const [sx, sy, sz] = start.position
  const [ex, ey, ez] = to.position
  return {
    position: [between(sx, ex), between(sy, ey) + 8 * part * (1 - part), between(sz, ez)],
    rotation: [turn[0] / length, turn[1] / length, turn[2] / length, turn[3] / length],
  }
}
