/**
 * How a miniature goes over and a token drops, simulated by the dice's own physics engine once it is there. For the feel only: where things lie is the
 * look's business.
 */
import { CHIT_DROP, dropped, knocked } from './easing'

/** Sixtieths of a second that are simulated at most. */
const STEPS = 90
/** Inches a second squared: the dice's gravity, for things of their size. */
const GRAVITY = -60
/** How hard it is knocked: inches a second along the table, radians a second over its base. Just enough to go over. */
const KNOCK = 6

/** Samples at sixty a second, from 0 (upright) to 1 (lying); it may swing a little beyond and come back. */
export interface Curve {
  readonly samples: readonly number[]
  readonly ms: number
}

type Rapier = typeof import('@dimforge/rapier3d-compat')

/** An empty table under gravity. */
function table(rapier: Rapier) {
  const world = new rapier.World({ x: 0, y: GRAVITY, z: 0 })
  world.timestep = 1 / 60
  world.createCollider(rapier.ColliderDesc.cuboid(40, 1, 40).setTranslation(0, -1, 0).setRestitution(0.25).setFriction(0.9))
  return world
}

/** Simulates both falls. Loads the engine; rejects where it cannot be had. The same every time. */
export async function simulateFalls(): Promise<{ readonly topple: Curve; readonly drop: Curve }> {
  const rapier = await import('@dimforge/rapier3d-compat')
  await rapier.init()
  return { topple: topple(rapier), drop: drop(rapier) }
}

/** A token let go above the table: the part of the height it has fallen. */
function drop(rapier: Rapier): Curve {
  const world = table(rapier)
  const spin = { x: 1.5, y: 2, z: 1 }
  const token = world.createRigidBody(rapier.RigidBodyDesc.dynamic().setTranslation(0, CHIT_DROP, 0).setAngvel(spin))
  world.createCollider(rapier.ColliderDesc.cylinder(0.0375, 0.2).setRestitution(0.35), token)
  const fallen: number[] = [0]
  for (let step = 0; step < STEPS && !(step > 8 && token.isSleeping()); step++) {
    world.step()
    fallen.push(1 - Math.max(0, token.translation().y - 0.0375) / CHIT_DROP)
  }
  world.free()
  return settled(fallen)
}

/** A knocked miniature: how far it has tipped. */
function topple(rapier: Rapier): Curve {
  const world = table(rapier)
  const knock = rapier.RigidBodyDesc.dynamic().setAngvel({ x: 0, y: 0, z: -KNOCK }).setLinvel(KNOCK, 0, 0)
  const figure = world.createRigidBody(knock)
  world.createCollider(
    rapier.ColliderDesc.cylinder(0.07, 0.59).setTranslation(0, 0.07, 0).setDensity(0.6).setFriction(0.9),
    figure,
  )
  world.createCollider(rapier.ColliderDesc.capsule(0.45, 0.32).setTranslation(0, 0.95, 0).setRestitution(0.25), figure)
  const tilts: number[] = [0]
  for (let step = 0; step < STEPS && !(step > 8 && figure.isSleeping()); step++) {
    world.step()
    const { x, z } = figure.rotation()
    // The upright axis after the turn: its height is the cosine of the tilt.
    tilts.push(Math.acos(Math.max(-1, Math.min(1, 1 - 2 * (x * x + z * z)))))
  }
  world.free()
  return settled(tilts)
}

/** Scaled so that it ends at 1, without the stillness at its end. */
function settled(raw: readonly number[]): Curve {
  const end = raw[raw.length - 1] || 1
  const samples = raw.map((value) => value / end)
  let last = samples.length - 1
  while (last > 1 && Math.abs((samples[last - 1] ?? 1) - 1) < 0.004) last--
  return { samples: [...samples.slice(0, last), 1], ms: (last * 1000) / 60 }
}

/** The curve between its samples; `t` from 0 to 1. */
export function along({ samples }: Curve, t: number): number {
  const place = Math.max(0, Math.min(1, t)) * (samples.length - 1)
  const before = samples[Math.floor(place)] ?? 0
  const after = samples[Math.min(samples.length - 1, Math.floor(place) + 1)] ?? 1
  return before + (after - before) * (place - Math.floor(place))
}

let asked: Promise<void> | undefined
/** Simulates the falls once for the page; where that cannot be, the drawn curves stay. */
export function prepareFalls(): Promise<void> {
  asked ??= simulateFalls().then(
    (simulated) => {
      Object.assign(knocked, { curve: (t: number) => along(simulated.topple, t), ms: simulated.topple.ms })
      Object.assign(dropped, { curve: (t: number) => along(simulated.drop, t), ms: simulated.drop.ms })
    },
    () => undefined,
  )
  return asked
}
