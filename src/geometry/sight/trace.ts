/**
 * The walk of a segment through a scene's grid, in plain numbers: the query on which everything else here is based. It follows
 * Amanatides and Woo, A Fast Voxel Traversal Algorithm for Ray Tracing (1987), by whole rows of cells, but without their
 * "mailbox": testing a segment twice against a part's box costs less than remembering that it was tested. Mispredicted branches
 * cost most, so there are few branches. Units as in `types.ts`.
 */
import type { Asking } from './asking'
import { firstBlocker } from './first'
import { FINE, STEP } from './grid'
import { shareOf } from './meets'
import { BOX } from './parts'
import { FREE_WAY } from './share'
import { MARGIN, TIGHT } from './tight'
import type { Point3 } from './types'

/** Where on a segment filled cells are looked up, each with the three places a quarter of the length apart. */
const SPREAD = new Float64Array([0.125, 0.0625, 0.1875, 0.03125, 0.21875])

/** The number of rows of cells that are scanned before their parts are tested; `Asked.cells` has space for two cells of each. */
const CHUNK = 12

/** A segment nearer than this to a part's box, in units, is left to the exact test. */
const NEAR = MARGIN - 1

/**
 * The fractions of a cell and of a height step that the walk counts in integers; and the margin that keeps a place on the table's
 * edge on the grid.
 */
const ASIDE_BITS = 20
const ASIDE = 2 ** ASIDE_BITS
const HEIGHT_BITS = 15
const HEIGHT = 2 ** (HEIGHT_BITS - STEP)
const DOUBT = 256

/** Some part that blocks the open segment from `a` to `b`, integer units, or -1: the fastest query. */
export const anyBlocker = (asking: Asking, ax: number, ay: number, az: number, bx: number, by: number, bz: number): number => {
  const { mask, walk } = asking
  const { size, width, depth, columns, held, filler, filled, first, count, items } = walk
  const { layer, piece, kind, skipped, query, cells, parts, tight } = walk
  if (ax < 0 || ay < 0 || bx < 0 || by < 0 || ax > width || ay > depth || bx > width || by > depth)
    return firstBlocker(asking, ax, ay, az, bx, by, bz)
  const dx = bx - ax
  const dy = by - ay
  const dz = bz - az
  const scale = 1 / size
  const small = FINE / size
  const smallColumns = FINE * columns
  // Most blocked segments have some point inside a part that fills a cell: a few points spread over the segment are looked up
  // first, four at a time and without a branch between them.
  for (let k = 0; k < SPREAD.length; k++) {
    const t0 = SPREAD[k] as number
    const t1 = t0 + 0.25
    const t2 = t0 + 0.5
    const t3 = t0 + 0.75
    const c0 = (((ax + dx * t0) * small) | 0) + smallColumns * (((ay + dy * t0) * small) | 0)
    const c1 = (((ax + dx * t1) * small) | 0) + smallColumns * (((ay + dy * t1) * small) | 0)
    const c2 = (((ax + dx * t2) * small) | 0) + smallColumns * (((ay + dy * t2) * small) | 0)
    const c3 = (((ax + dx * t3) * small) | 0) + smallColumns * (((ay + dy * t3) * small) | 0)
    const z0 = (az + dz * t0) >> STEP
    const z1 = (az + dz * t1) >> STEP
    const z2 = (az + dz * t2) >> STEP
    const z3 = (az + dz * t3) >> STEP
    const f0 = filled[c0] as number
    const f1 = filled[c1] as number
    const f2 = filled[c2] as number
    const f3 = filled[c3] as number
    const in0 = (z0 - (f0 & 0xffff)) | ((f0 >> 16) - z0)
    const in1 = (z1 - (f1 & 0xffff)) | ((f1 >> 16) - z1)
    const in2 = (z2 - (f2 & 0xffff)) | ((f2 >> 16) - z2)
    const in3 = (z3 - (f3 & 0xffff)) | ((f3 >> 16) - z3)
    if ((in0 & in1 & in2 & in3) < 0) continue
    const id = filler[in0 >= 0 ? c0 : in1 >= 0 ? c1 : in2 >= 0 ? c2 : c3] as number
    if (((layer[id] as number) & mask) !== 0 && skipped[piece[id] as number] !== query) return id
  }
  // The segment as its middle, its direction and half its length, for the test against boxes.
  const whole = Math.sqrt(dx * dx + dy * dy + dz * dz)
  const half = whole / 2
  const per = whole === 0 ? 0 : 1 / whole
  const ex = dx * per
  const ey = dy * per
  const ez = dz * per
  const sizeZ = Math.abs(ez)
  const mx = ax + dx / 2
  const my = ay + dy / 2
  const mz = az + dz / 2
  // The grid is walked along the axis on which the segment is longer ("on"), a row of cells at a time: between two borders of a
  // row the segment lies in one cell or in two neighbours. Cells that contain something at its height are collected without
  // branching.
  const isByX = Math.abs(dx) >= Math.abs(dy)
  const along = isByX ? dx : dy
  const alongA = isByX ? ax : ay
  const asideA = isByX ? ay : ax
  const asideB = isByX ? by : bx
  const slope = along === 0 ? 0 : (isByX ? dy : dx) / along
  const slopeZ = along === 0 ? 0 : dz / along
  const strideOn = isByX ? 1 : columns
  const strideAside = isByX ? columns : 1
  const on = (alongA * scale) | 0
  const end = ((alongA + along) * scale) | 0
  const step = end < on ? -1 : 1
  const way = (step > 0 ? on + 1 : on) * size - alongA
  const gain = step * size
  // Integers from border to border: cells sideways and height steps, in fractions so fine that their error over the whole table
  // is a tenth of a unit. The grid has a margin of a whole unit.
  let asideAt = ((asideA + slope * way) * scale * ASIDE + DOUBT) | 0
  const asideGain = (slope * gain * scale * ASIDE) | 0
  let heightAt = ((az + slopeZ * way) * HEIGHT) | 0
  const heightGain = (slopeZ * gain * HEIGHT) | 0
  const stride = step * strideOn
  let row = on * strideOn
  let rest = (end - on) * step
  let beside = ((asideA * scale * ASIDE + DOUBT) >> ASIDE_BITS) * strideAside
  let height = az >> STEP
  for (;;) {
    let noted = 0
    for (let next = rest < CHUNK ? rest : CHUNK - 1; next >= 0; next--) {
      const isLast = rest === 0
      const onward = isLast ? bz >> STEP : heightAt >> HEIGHT_BITS
      const besideNext = (isLast ? (asideB * scale * ASIDE + DOUBT) >> ASIDE_BITS : asideAt >> ASIDE_BITS) * strideAside
      const rise = onward - height
      const low = height + (rise & (rise >> 31))
      const top = onward - (rise & (rise >> 31))
      const high = top & ~(top >> 31)
      const cell = row + beside
      const other = row + besideNext
      const holds = held[cell] as number
      const otherHolds = held[other] as number
      cells[noted] = cell
      noted += ~(((holds >> 16) - low) | (high - (holds & 0xffff))) >>> 31
      cells[noted] = other
      const isOther = (besideNext - beside) | (beside - besideNext)
      noted += (isOther & ~(((otherHolds >> 16) - low) | (high - (otherHolds & 0xffff)))) >>> 31
      height = onward
      beside = besideNext
      asideAt = (asideAt + asideGain) | 0
      heightAt = (heightAt + heightGain) | 0
      row += stride
      rest -= 1
    }
    for (let k = 0; k < noted; k++) {
      const cell = cells[k] as number
      const begin = first[cell] as number
      const past = begin + (count[cell] as number)
      for (let i = begin; i < past; i++) {
        const id = items[i] as number
        const at = id * TIGHT
        // How far the segment lies outside the part's box along the box's own three axes, and along the cross products of the
        // segment with each; in integer units, so that the six results can be combined without a branch.
        const ux = tight[at + 3] as number
        const uy = tight[at + 4] as number
        const length = tight[at + 5] as number
        const width = tight[at + 6] as number
        const tall = tight[at + 7] as number
        const x = mx - (tight[at] as number)
        const y = my - (tight[at + 1] as number)
        const offZ = mz - (tight[at + 2] as number)
        const offU = x * ux + y * uy
        const offV = y * ux - x * uy
        const goU = ex * ux + ey * uy
        const goV = ey * ux - ex * uy
        const sizeU = Math.abs(goU)
        const sizeV = Math.abs(goV)
        const apartU = (Math.abs(offU) - length - sizeU * half) | 0
        const apartV = (Math.abs(offV) - width - sizeV * half) | 0
        const apartZ = (Math.abs(offZ) - tall - sizeZ * half) | 0
        const acrossU = (Math.abs(offV * ez - offZ * goV) - width * sizeZ - tall * sizeV) | 0
        const acrossV = (Math.abs(offU * ez - offZ * goU) - length * sizeZ - tall * sizeU) | 0
        const acrossZ = (Math.abs(offU * goV - offV * goU) - length * sizeV - width * sizeU) | 0
        const apart = (NEAR - apartU) | (NEAR - apartV) | (NEAR - apartZ)
        if ((apart | (NEAR - acrossU) | (NEAR - acrossV) | (NEAR - acrossZ)) < 0) continue
        const within = (apartU + NEAR) & (apartV + NEAR) & (apartZ + NEAR)
        const isMet =
          ((within & (acrossU + NEAR) & (acrossV + NEAR) & (acrossZ + NEAR)) < 0 && kind[id] === BOX) ||
          shareOf(parts, id, ax, ay, az, bx, by, bz, true) !== FREE_WAY
        if (!isMet) continue
        if (((layer[id] as number) & mask) !== 0 && skipped[piece[id] as number] !== query) return id
      }
    }
    if (rest < 0) return -1
  }
}

/** Whether anything that counts blocks the open segment between two places. */
export const isBlocked = (asking: Asking, a: Point3, b: Point3): boolean => anyBlocker(asking, a.x, a.y, a.z, b.x, b.y, b.z) >= 0
