/**
 * Whether a segment is blocked by one part, exactly. A floating-point estimate decides if it is certain, otherwise
 * arbitrary-precision integers. Segment ends are integer units. `types.ts` defines what blocks; planes are those of `parts.ts`.
 */
import { signOfProducts } from '../exact'
import { cylinderShare, roundSheetShare } from './meets-round'
import { throughMesh } from './mesh'
import { BOUNDS, BOX, CYLINDER, MESH, type Parts, POLYHEDRON, PRISM, ROUND_SHEET, SHEET, STRIDE } from './parts'
import { FREE_WAY, type Fraction, type Share, SURE } from './share'

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

/** Whether a segment meets the interior of a convex part, in fractions: it must enter all half-spaces before it leaves any. */
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

/**
 * Where a segment enters the intersection of a part's half-spaces, or `FREE_WAY` if it does not meet the interior. Only the
 * stretch `into` ... `out` of its length, which earlier tests left over, is considered.
 */
const planesShare = (
  parts: Parts,
  id: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  into: number,
  out: number,
): number => {
  const n = parts.numbers
  const at = (parts.first[id] as number) * STRIDE
  const end = at + (parts.planes[id] as number) * STRIDE
  let from = into
  let to = out
  for (let i = at; i < end; i += STRIDE) {
    const x = n[i] as number
    const y = n[i + 1] as number
    const z = n[i + 2] as number
    const limit = n[i + 3] as number
    const before = x * ax + y * ay + z * az - limit
    const after = x * bx + y * by + z * bz - limit
    if (before >= 0) {
      if (after >= 0) return FREE_WAY
      const share = before / (before - after)
      if (share > from) from = share
    } else if (after > 0) {
      const share = before / (before - after)
      if (share < to) to = share
    }
  }
  if (to - from > SURE) return from
  if (from - to > SURE) return FREE_WAY
  return meetsExactly(endsOutside(parts, id, ax, ay, az, bx, by, bz)) ? from : FREE_WAY
}

/** A prism's planes are its sides; bottom and top are tested first. */
const prismShare: Share = (parts, id, ax, ay, az, bx, by, bz) => {
  const bottom = parts.bounds[id * BOUNDS + 2] as number
  const top = parts.bounds[id * BOUNDS + 5] as number
  if ((az <= bottom && bz <= bottom) || (az >= top && bz >= top)) return FREE_WAY
  let into = 0
  let out = 1
  if (az < bottom) into = (bottom - az) / (bz - az)
  else if (bz < bottom) out = (bottom - az) / (bz - az)
  if (az > top) into = (top - az) / (bz - az)
  else if (bz > top) out = (top - az) / (bz - az)
  return planesShare(parts, id, ax, ay, az, bx, by, bz, into, out)
}

/** Where a segment passes through a sheet. The point must be inside all sides, border included. The sheet's own plane is first. */
const sheetShare: Share = (parts, id, ax, ay, az, bx, by, bz) => {
  const n = parts.numbers
  const at = (parts.first[id] as number) * STRIDE
  const end = at + (parts.planes[id] as number) * STRIDE
  let before = 0
  let after = 0
  let way = 0
  for (let i = at; i < end; i += STRIDE) {
    const x = n[i] as number
    const y = n[i + 1] as number
    const z = n[i + 2] as number
    const limit = n[i + 3] as number
    const from = x * ax + y * ay + z * az - limit
    const to = x * bx + y * by + z * bz - limit
    if (i === at) {
      if (!((from < 0 && to > 0) || (from > 0 && to < 0))) return FREE_WAY
      before = from
      after = to
      way = Math.sign(from - to)
    } else if (signOfProducts(before, to, after, from) * way > 0) return FREE_WAY
  }
  return way === 0 ? FREE_WAY : before / (before - after)
}

/**
 * Where the open segment from `a` to `b` is first blocked by a part, as a share of its length, or `FREE_WAY`. Whether it is
 * blocked is exact (for meshes: within a thousandth of a unit); the share is not rounded. With `isAnyEnough`, a mesh may return
 * any place where it blocks.
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
      return planesShare(parts, id, ax, ay, az, bx, by, bz, 0, 1)
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
