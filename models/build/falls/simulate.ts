/**
 * How a miniature goes over and a token drops, simulated by the dice's own physics engine. For the feel only: where things lie is the look's
 * business. `main.ts` writes what comes out into the scene, so that the page needs no physics engine for it.
 */
import { CHIT_DROP, type Curve } from '../../../src/scene/falls'

/** Sixtieths of a second that are simulated at most. */
const STEPS = 90
/** Inches a second squared: the dice's gravity, for things of their size. */
const GRAVITY = -60
/** How hard it is knocked: inches a second along the table, radians a second over its base. Just enough to go over. */
const KNOCK = 6

type Rapier = typeof import('@dimforge/rapier3d-compat')

/** An empty table under gravity. */
function table(rapier: Rapier) {
  const world = new rapier.World({ x: 0, y: GRAVITY, z: 0 })
  world.timestep = 1 / 60
  world.createCollider(rapier.ColliderDesc.cuboid(40, 1, 40).setTranslation(0, -1, 0).setRestitution(0.25).setFriction(0.9))
  return world
}

/** Both falls; the same every time. */
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
  return {
    samples: [...samples.slice(0, last).map((value) => Math.round(value * 1000) / 1000), 1],
    ms: Math.round((last * 1000) / 60),
  }
}
