/** Puts figures on bases and scales them to the height by which the rules judge sight (the game's `silhouettes.ts`). */
import { base, FLOOR, type Ground } from '../kit/base'
import type { Field } from '../kit/field'
import { type Mesh, transformed } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { aiming, cross, dot, scale, sub, type Turn, unit, type Vec3 } from '../kit/space'

/** For each Size, in inches: the radius of the base and the height of the figure. */
export const SIZES = {
  1: { radius: 0.49, height: 1.3 },
  2: { radius: 0.79, height: 1.7 },
  3: { radius: 0.98, height: 2.2 },
  4: { radius: 1.18, height: 2.7 },
} as const

const grownField = ({ at, box }: Field, k: number): Field => {
  const out = ([x, y, z]: Vec3): Vec3 => [x * k, FLOOR + (y - FLOOR) * k, z * k]
  return {
    at: (x, y, z) => at(x / k, FLOOR + (y - FLOOR) / k, z / k) * k,
    box: { min: out(box.min), max: out(box.max) },
  }
}

function grownMesh(mesh: Mesh, k: number): Mesh {
  const positions = mesh.positions.map((v, i) => (i % 3 === 1 ? FLOOR + (v - FLOOR) * k : v * k))
  return { ...mesh, positions }
}

/** Puts a body, drawn at any scale from `FLOOR` up, on a base of its Size and scales it to that Size's height or to `height`. */
export function fitted(
  size: 1 | 2 | 3 | 4,
  ground: Ground,
  seed: number,
  body: readonly Part[],
  height?: number | undefined,
): Part[] {
  const { radius, height: usual } = SIZES[size]
  let top = FLOOR
  for (const { mesh } of body) for (let i = 1; i < mesh.positions.length; i += 3) top = Math.max(top, mesh.positions[i] as number)
  return [...base(radius, ground, seed), ...grown(body, ((height ?? usual) - FLOOR) / (top - FLOOR))]
}

/** Scales a body by `k`, keeping its feet on the floor. */
export const grown = (body: readonly Part[], k: number): Part[] =>
  body.map(
    (part): Part => ({
      ...part,
      mesh: grownMesh(part.mesh, k),
      ...(part.core ? { core: grownField(part.core, k) } : {}),
    }),
  )

/** The rotation that takes +y to a direction and points +z as far up as possible. */
export function pointing(direction: Vec3): Turn {
  const y = unit(direction)
  if (Math.abs(y[1]) > 0.98) return aiming(y)
  const z = unit(sub([0, 1, 0], scale(y, dot([0, 1, 0], y))))
  const x = cross(y, z)
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]]
}

/** A mesh built along +y with its upper side towards +z, laid from `from` towards `to`. */
export const laid = (m: Mesh, from: Vec3, to: Vec3): Mesh => transformed(m, from, pointing(sub(to, from)))
