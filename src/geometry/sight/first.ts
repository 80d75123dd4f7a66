/** The first part that blocks a segment, on the table or beyond it. Units as in `types.ts`; the walk of `trace.ts`, in order. */
import { type Asking, counts, nextMark } from './asking'
import { STEP } from './grid'
import { shareOf } from './meets'
import { FREE_WAY } from './share'
import { MARGIN, TIGHT } from './tight'

/**
 * The part that first blocks the open segment from `a` to `b`, or -1. `scene.asked.share` then holds where, as a share of its
 * length.
 */
export const firstBlocker = (asking: Asking, ax: number, ay: number, az: number, bx: number, by: number, bz: number): number => {
  const { scene, mask } = asking
  const { grid, parts, asked } = scene
  const { size, width, depth, columns, rows, held, first, count, items } = grid
  const { seen, layer, piece, tight } = parts
  const { skipped, query } = asked
  const mark = nextMark(scene)
  const dx = bx - ax
  const dy = by - ay
  const dz = bz - az
  let best = FREE_WAY
  let blocker = -1
  let from = 0
  let to = 1
  if (ax < 0 || ay < 0 || bx < 0 || by < 0 || ax > width || ay > depth || bx > width || by > depth) {
    for (const id of grid.beyond) {
      if (((layer[id] as number) & mask) === 0 || skipped[piece[id] as number] === query) continue
      seen[id] = mark
      const share = shareOf(parts, id, ax, ay, az, bx, by, bz, false)
      if (share >= best) continue
      best = share
      blocker = id
    }
    // The stretch of the segment over the grid, as shares of its length; empty if it misses the grid.
    const atX = dx > 0 ? -ax / dx : (width - ax) / dx
    const pastX = dx > 0 ? (width - ax) / dx : -ax / dx
    const atY = dy > 0 ? -ay / dy : (depth - ay) / dy
    const pastY = dy > 0 ? (depth - ay) / dy : -ay / dy
    if (dx !== 0) {
      from = Math.max(from, atX)
      to = Math.min(to, pastX)
    } else if (ax < 0 || ax > width) to = -1
    if (dy !== 0) {
      from = Math.max(from, atY)
      to = Math.min(to, pastY)
    } else if (ay < 0 || ay > depth) to = -1
    if (from > to) {
      asked.share[0] = best
      return blocker
    }
  }
  const half = Math.sqrt(dx * dx + dy * dy) / 2
  const per = half === 0 ? 0 : 0.5 / half
  const ex = dx * per
  const ey = dy * per
  const mx = ax + dx / 2
  const my = ay + dy / 2
  const scale = 1 / size
  const isByX = Math.abs(dx) >= Math.abs(dy)
  const along = isByX ? dx : dy
  const alongA = isByX ? ax : ay
  const asideA = isByX ? ay : ax
  const slope = along === 0 ? 0 : (isByX ? dy : dx) / along
  const slopeZ = along === 0 ? 0 : dz / along
  const strideOn = isByX ? 1 : columns
  const strideAside = isByX ? columns : 1
  // An end that was clipped at the table's edge may be off by a rounding error.
  const lastOn = (isByX ? columns : rows) - 1
  const lastAside = (isByX ? rows : columns) - 1
  const finish = alongA + along * to
  let on = Math.min(lastOn, ((alongA + along * from) * scale) | 0)
  const end = Math.min(lastOn, (finish * scale) | 0)
  const step = end < on ? -1 : 1
  let beside = Math.min(lastAside, ((asideA + slope * along * from) * scale) | 0)
  let height = (az + dz * from) >> STEP
  for (;;) {
    const way = (on === end ? finish : (step > 0 ? on + 1 : on) * size) - alongA
    const onward = along === 0 ? bz >> STEP : (az + slopeZ * way) >> STEP
    const besideNext = Math.min(lastAside, ((asideA + slope * way) * scale) | 0)
    const low = Math.min(height, onward)
    const high = Math.max(0, height, onward)
    const other = on * strideOn + besideNext * strideAside
    for (let cell = on * strideOn + beside * strideAside; ; cell = other) {
      const holds = held[cell] as number
      if (low <= holds >> 16 && high >= (holds & 0xffff)) {
        const begin = first[cell] as number
        const past = begin + (count[cell] as number)
        for (let i = begin; i < past; i++) {
          const id = items[i] as number
          if (seen[id] === mark) continue
          seen[id] = mark
          // Seen from above, a box beside, before or behind the segment cannot block it.
          const at = id * TIGHT
          const x = mx - (tight[at] as number)
          const y = my - (tight[at + 1] as number)
          const ux = tight[at + 3] as number
          const uy = tight[at + 4] as number
          const length = (tight[at + 5] as number) + MARGIN
          const wide = (tight[at + 6] as number) + MARGIN
          const goU = ex * ux + ey * uy
          const goV = ey * ux - ex * uy
          if (Math.abs(x * ey - y * ex) > length * Math.abs(goV) + wide * Math.abs(goU)) continue
          if (Math.abs(x * ux + y * uy) > length + half * Math.abs(goU)) continue
          if (Math.abs(y * ux - x * uy) > wide + half * Math.abs(goV)) continue
          const share = shareOf(parts, id, ax, ay, az, bx, by, bz, false)
          if (share >= best || !counts(asking, id)) continue
          best = share
          blocker = id
        }
      }
      if (cell === other) break
    }
    // A part hit before the next border is the first one; a unit of margin covers the rounding.
    if (on === end || (best < FREE_WAY && (best * along - way) * step < -1)) break
    height = onward
    beside = besideNext
    on += step
  }
  asked.share[0] = best
  return blocker
}
