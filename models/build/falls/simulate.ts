/**
 * Simulates how a miniature topples and how a token drops, with the physics engine of the dice. The curves only shape animations:
 * where things end up comes from the look. `main.ts` writes them into the scene, so that the page needs no physics for them.
 */
import { CHIT_DROP, type Curve } from '../../../src/scene/falls'

/** Longest simulation, in steps of 1/60 s. */
const STEPS = 90
/** Gravity in inches per second squared, as for dice. */
const GRAVITY = -60
/** Strength of the knock: inches per second along the table and radians per second about its base. Just enough to topple it. */
const KNOCK = 6

type Rapier = typeof import('@dimforge/rapier3d-compat')

/** An empty table under gravity. */
function table(rapier: Rapier) {
  const world = new rapier.World({ x: 0, y: GRAVITY, z: 0 })
  world.timestep = 1 / 60
  world.createCollider(rapier.ColliderDesc.cuboid(40, 1, 40).setTranslation(0, -1, 0).setRestitution(0.25).setFriction(0.9))
  return world
}

/** Simulates both falls. The result is the same in every run. */
export async function simulateFalls(): Promise<{ readonly topple: Curve; readonly drop: Curve }> {
  const rapier = await import('@dimforge/rapier3d-compat')
  await rapier.init()
  return { topple: topple(rapier), drop: drop(rapier) }
}

/** A token released above the table: the share of the height that it has fallen, over time. */
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

/** A knocked miniature: its tilt over time, as a share of its final tilt. */
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
    // The tilt's cosine is the vertical component of the miniature's own up axis.
    tilts.push(Math.acos(Math.max(-1, Math.min(1, 1 - 2 * (x * x + z * z)))))
  }
  world.free()
  return settled(tilts)
}

/** Scales a curve so that it ends at 1, and drops its motionless end. */
function settled(raw: readonly number[]): Curve {
  const end = raw[raw.length - 1] || 1
  const samples = raw.map((value) => value / end)
  let last = samples.length - 1
  while (last > 1 && Math.abs((samples[last - 1] ?? 1) - 1) < 0.004) last--
  return {
    samples: [...samples.slice(0, last).map((value) => Math.round(value * 1000) / 1000), 1],
    ms: Math.round((last * 1000) / 60),
  }
}
