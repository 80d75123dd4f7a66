/**
 * Whether a segment is blocked by one part, exactly. A floating estimate decides when it is sure, whole-number arithmetic of any length
 * otherwise: ends are whole units, as in `types.ts`, where it is also said what blocks. Planes are those of `parts.ts`.
 */
import { signOfProducts } from '../exact'
import { throughMesh } from './mesh'
import { BOUNDS, BOX, CYLINDER, MESH, type Parts, POLYHEDRON, PRISM, ROUND_SHEET, SHEET, STRIDE } from './parts'

/** The answer where a segment is not blocked: past its end. */
export const FREE_WAY = 2

/** Shares of a length nearer to each other than this are compared again, exactly. */
export const SURE = 1e-12

/** A share of the length as a fraction with a denominator above 0, so that it is exact. */
interface Fraction {
  readonly over: number
  readonly under: number
}

/** How far the two ends lie outside every plane of a part, bottom and top included, times the length of each normal. */
const endsOutside = (
  parts: Parts,
  id: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): readonly (readonly [number, number])[] => {
  const n = parts.numbers
  const at = (parts.first[id] as number) * STRIDE
  const ends: [number, number][] = []
  for (let i = at; i < at + (parts.planes[id] as number) * STRIDE; i += STRIDE) {
    const [x, y, z, limit] = [n[i] as number, n[i + 1] as number, n[i + 2] as number, n[i + 3] as number]
    ends.push([x * ax + y * ay + z * az - limit, x * bx + y * by + z * bz - limit])
  }
  if (parts.kind[id] === PRISM || parts.kind[id] === BOX) {
    const bottom = parts.bounds[id * BOUNDS + 2] as number
    const top = parts.bounds[id * BOUNDS + 5] as number
    ends.push([bottom - az, bottom - bz], [az - top, bz - top])
  }
  return ends
}

/** The same question as below for a convex part, by fractions: every way in must come before every way out. */
const meetsExactly = (ends: readonly (readonly [number, number])[]): boolean => {
  const ins: Fraction[] = [{ over: 0, under: 1 }]
  const outs: Fraction[] = [{ over: 1, under: 1 }]
  for (const [before, after] of ends) {
    if (before >= 0 && after >= 0) return false
    if (before >= 0) ins.push({ over: before, under: before - after })
    else if (after > 0) outs.push({ over: -before, under: after - before })
  }
  return ins.every((into) => outs.every((out) => signOfProducts(into.over, out.under, out.over, into.under) < 0))
}

/** Where a segment enters a prism, as a share of its length; `FREE_WAY` if it does not meet its inside. */
export const prismShare = (
  parts: Parts,
  id: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): number => {
  const bottom = parts.bounds[id * BOUNDS + 2] as number
  const top = parts.bounds[id * BOUNDS + 5] as number
  if ((az <= bottom && bz <= bottom) || (az >= top && bz >= top)) return FREE_WAY
  let into = 0
  let out = 1
  if (az < bottom) into = (bottom - az) / (bz - az)
  else if (bz < bottom) out = (bottom - az) / (bz - az)
  if (az > top) into = (top - az) / (bz - az)
  else if (bz > top) out = (top - az) / (bz - az)
  const n = parts.numbers
  const at = (parts.first[id] as number) * STRIDE
  const end = at + (parts.planes[id] as number) * STRIDE
  for (let i = at; i < end; i += STRIDE) {
    const x = n[i] as number
    const y = n[i + 1] as number
    const limit = n[i + 3] as number
    const before = x * ax + y * ay - limit
    const after = x * bx + y * by - limit
    if (before >= 0) {
      if (after >= 0) return FREE_WAY
      const share = before / (before - after)
      if (share > into) into = share
    } else if (after > 0) {
      const share = before / (before - after)
      if (share < out) out = share
    }
  }
  if (out - into > SURE) return into
  if (into - out > SURE) return FREE_WAY
  return meetsExactly(endsOutside(parts, id, ax, ay, az, bx, by, bz)) ? into : FREE_WAY
}

const polyhedronShare = (
  parts: Parts,
  id: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): number => {
  let into = 0
  let out = 1
  const n = parts.numbers
  const at = (parts.first[id] as number) * STRIDE
  const end = at + (parts.planes[id] as number) * STRIDE
  for (let i = at; i < end; i += STRIDE) {
    const x = n[i] as number
    const y = n[i + 1] as number
    const z = n[i + 2] as number
    const limit = n[i + 3] as number
    const before = x * ax + y * ay + z * az - limit
    const after = x * bx + y * by + z * bz - limit
    if (before >= 0) {
      if (after >= 0) return FREE_WAY
      into = Math.max(into, before / (before - after))
    } else if (after > 0) out = Math.min(out, before / (before - after))
  }
  if (out - into > SURE) return into
  if (into - out > SURE) return FREE_WAY
  return meetsExactly(endsOutside(parts, id, ax, ay, az, bx, by, bz)) ? into : FREE_WAY
}

/** Where a segment passes through a sheet. At the point of passing, every side must be reached at most: border included. */
const sheetShare = (parts: Parts, id: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number): number => {
  const [own, ...sides] = endsOutside(parts, id, ax, ay, az, bx, by, bz)
  if (!own) return FREE_WAY
  const [before, after] = own
  if (!((before < 0 && after > 0) || (before > 0 && after < 0))) return FREE_WAY
  const way = Math.sign(before - after)
  const isWithin = sides.every(([from, to]) => signOfProducts(before, to, after, from) * way <= 0)
  return isWithin ? before / (before - after) : FREE_WAY
}

/** The sign of `a t^2 + 2 b t + c` at `t = over / under`, by whole numbers. */
const signAt = (a: number, b: number, c: number, { over, under }: Fraction): number => {
  const [p, q] = [BigInt(over), BigInt(under)]
  const value = BigInt(a) * p * p + 2n * BigInt(b) * p * q + BigInt(c) * q * q
  return value > 0n ? 1 : value < 0n ? -1 : 0
}

/** How near a round thing a segment comes is least at one share of its length; there, or as near to it as its height allows, it decides. */
const cylinderShare = (
  parts: Parts,
  id: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): number => {
  const bottom = parts.bounds[id * BOUNDS + 2] as number
  const top = parts.bounds[id * BOUNDS + 5] as number
  if ((az <= bottom && bz <= bottom) || (az >= top && bz >= top)) return FREE_WAY
  const at = (parts.first[id] as number) * STRIDE
  const x = ax - (parts.numbers[at] as number)
  const y = ay - (parts.numbers[at + 1] as number)
  const radius = parts.numbers[at + 2] as number
  const dx = bx - ax
  const dy = by - ay
  const dz = bz - az
  const a = dx * dx + dy * dy
  const b = dx * x + dy * y
  const c = x * x + y * y - radius * radius
  // Starts outside and goes away, or ends before it comes near.
  if (c >= 0 && b >= 0) return FREE_WAY
  const into = az < bottom ? (bottom - az) / dz : az > top ? (top - az) / dz : 0
  const out = bz < bottom ? (bottom - az) / dz : bz > top ? (top - az) / dz : 1
  const nearest = a === 0 ? into : -b / a
  const share = nearest < into ? into : nearest > out ? out : nearest
  const value = (a * share + 2 * b) * share + c
  const doubt = (a + 2 * Math.abs(b) + Math.abs(c)) * 1e-14
  let isMet = value < 0
  if (Math.abs(value) <= doubt) {
    const from =
      az < bottom ? { over: bottom - az, under: dz } : az > top ? { over: az - top, under: -dz } : { over: 0, under: 1 }
    const to = bz < bottom ? { over: az - bottom, under: -dz } : bz > top ? { over: top - az, under: dz } : { over: 1, under: 1 }
    const isAfter = signOfProducts(-b, from.under, from.over, a) > 0
    const isBefore = signOfProducts(-b, to.under, to.over, a) < 0
    const decisive = a === 0 || !isAfter ? from : isBefore ? { over: -b, under: a } : to
    isMet = signAt(a, b, c, decisive) < 0
  }
  if (!isMet) return FREE_WAY
  const entry = c < 0 || a === 0 ? 0 : (-b - Math.sqrt(Math.max(0, b * b - a * c))) / a
  return Math.min(1, Math.max(entry, into))
}

const roundSheetShare = (
  parts: Parts,
  id: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): number => {
  const level = parts.bounds[id * BOUNDS + 2] as number
  if (!((az < level && bz > level) || (az > level && bz < level))) return FREE_WAY
  const at = (parts.first[id] as number) * STRIDE
  const x = ax - (parts.numbers[at] as number)
  const y = ay - (parts.numbers[at + 1] as number)
  const radius = parts.numbers[at + 2] as number
  const [dx, dy] = [bx - ax, by - ay]
  const fraction = { over: Math.abs(level - az), under: Math.abs(bz - az) }
  return signAt(dx * dx + dy * dy, dx * x + dy * y, x * x + y * y - radius * radius, fraction) <= 0
    ? fraction.over / fraction.under
    : FREE_WAY
}

/**
 * Where the open segment from `a` to `b` is first blocked by a part, as a share of its length, or `FREE_WAY`. Whether it is blocked is exact
 * (for meshes: within a thousandth of a unit); where, is not rounded. With `isAnyEnough`, some place where a mesh blocks will do.
 */
export const shareOf = (
  parts: Parts,
  id: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  isAnyEnough: boolean,
): number => {
  switch (parts.kind[id]) {
    case BOX:
    case PRISM:
      return prismShare(parts, id, ax, ay, az, bx, by, bz)
    case CYLINDER:
      return cylinderShare(parts, id, ax, ay, az, bx, by, bz)
    case POLYHEDRON:
      return polyhedronShare(parts, id, ax, ay, az, bx, by, bz)
    case SHEET:
      return sheetShare(parts, id, ax, ay, az, bx, by, bz)
    case ROUND_SHEET:
      return roundSheetShare(parts, id, ax, ay, az, bx, by, bz)
    case MESH: {
      const mesh = parts.meshes[id]
      return mesh ? throughMesh(mesh, ax, ay, az, bx - ax, by - ay, bz - az, 1, isAnyEnough) : FREE_WAY
    }
    default:
      return FREE_WAY
  }
}
