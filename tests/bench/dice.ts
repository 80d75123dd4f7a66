/** Figures of the physics dice: time, fairness, film size. Peers are what one would write first, run on the same machine. */
import { audit, createThrower, type Die, decode, type Motion, type Throw } from '../../src/dice/throw'

interface Figure {
  readonly figure: string
  readonly value: number
  readonly unit: string
  readonly peer: string
  readonly peerValue: number
  readonly ratio: number
}

const combat: Die = { faces: ['hit', 'hit', 'hit', 'armour', 'armour', 'bolt'] }
const eight: Die = { faces: ['1', '2', '3', '4', '5', '6', '7', '8'] }
const ten = Array.from({ length: 10 }, (_, index) => (index < 6 ? combat : eight))
const throwCount = 200

export async function dice(print: (figure: Figure) => void): Promise<void> {
  const thrower = await createThrower()
  const throwTen = (seed: number) => thrower.throwDice({ dice: ten, seed })
  for (let seed = 0; seed < 20; seed++) throwTen(seed)

  const throws: Throw[] = []
  const began = performance.now()
  for (let seed = 0; seed < throwCount; seed++) throws.push(throwTen(seed))
  const perThrow = (performance.now() - began) / throwCount
  const peerThrow = await naiveThrow()
  print(figure('dice.throw10', perThrow, 'ms', 'the same dice, step 1/120, nothing recorded or ruled', peerThrow))

  const rolls = throws.flatMap((thrown) => thrown.dice.map(({ faces }, die) => ({ faces, shown: thrown.faces[die] ?? '' })))
  const [combatRecord] = audit(rolls)
  // The peer of chi-squared is the limit that fair dice pass 95 times in 100, with two degrees of freedom.
  print(figure('dice.chi2', combatRecord?.chiSquared ?? Number.NaN, `over ${combatRecord?.rolls} dice`, '95 % limit', 5.991))

  const bytes = average(throws.map(({ film }) => JSON.stringify(film).length))
  const raw = average(throws.map(({ film }) => rawBytes(film)))
  print(figure('dice.film10', bytes, 'bytes', 'the same key frames as plain JSON numbers', raw))
}

function figure(name: string, value: number, unit: string, peer: string, peerValue: number): Figure {
  return { figure: name, value, unit, peer, peerValue, ratio: peerValue / value }
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function rawBytes(film: Throw['film']): number {
  const opened = decode(film)
  if (opened.type !== 'motion') throw new Error(opened.why)
  const { kinds, times, poses }: Motion = opened.motion
  return JSON.stringify({ kinds, times, poses: Array.from(poses) }).length
}

/** Ten dice fly into a walled tray at twice the step rate until all sleep: milliseconds a throw. */
async function naiveThrow(): Promise<number> {
  const rapier = await import('@dimforge/rapier3d-compat')
  await rapier.init()
  const once = (seed: number) => {
    const world = new rapier.World({ x: 0, y: -60, z: 0 })
    world.timestep = 1 / 120
    world.createCollider(rapier.ColliderDesc.cuboid(20, 1, 20).setTranslation(0, -1, 0))
    for (const side of [-1, 1]) {
      world.createCollider(rapier.ColliderDesc.cuboid(1, 14, 20).setTranslation(side * 11, 0, 0))
      world.createCollider(rapier.ColliderDesc.cuboid(20, 14, 1).setTranslation(0, 0, side * 7.5))
    }
    const bodies = ten.map((_, index) => {
      const body = world.createRigidBody(
        rapier.RigidBodyDesc.dynamic().setTranslation((index % 5) * 1.5 - 3, 2.4 + (index > 4 ? 1.5 : 0), 5),
      )
      const corners = new Float32Array([0.86, 0, 0, -0.86, 0, 0, 0, 0.86, 0, 0, -0.86, 0, 0, 0, 0.86, 0, 0, -0.86])
      const solid = index < 6 ? rapier.ColliderDesc.roundCuboid(0.38, 0.38, 0.38, 0.12) : rapier.ColliderDesc.convexHull(corners)
      if (solid !== null) world.createCollider(solid.setRestitution(0.3), body)
      body.setLinvel({ x: ((seed * 7 + index * 3) % 11) - 5, y: 0, z: -20 + (index % 4) }, true)
      body.setAngvel({ x: -6 + (index % 5), y: (seed % 13) - 6, z: index - 5 }, true)
      return body
    })
    for (let step = 0; step < 1800 && !bodies.every((body) => body.isSleeping()); step++) world.step()
    world.free()
  }
  for (let seed = 0; seed < 10; seed++) once(seed)
  const began = performance.now()
  for (let seed = 0; seed < throwCount; seed++) once(seed)
  return (performance.now() - began) / throwCount
}
