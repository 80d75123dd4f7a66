/** Street pieces: a wall, a ruined corner, a two-storey house, a parked truck. */
import { colour } from '../kit/finish'
import { type Mesh, merge, mirrored, moved, spun, transformed } from '../kit/mesh'
import { dealer } from '../kit/noise'
import type { Part } from '../kit/paint'
import { can, hoop, lathe, pipe, sheet, slab } from '../kit/solids'
import { turning, type Vec2 } from '../kit/space'
import { bar, CHALK, DARK, lamp, panel, part, sides, small, STEEL, stencil, stripes, weathered, YELLOW } from './stock'

const BRICK = () => weathered('#6e4432', { seed: 91, rust: '#3c2c24', wear: 0.9 })
const PLASTER = () => weathered('#8f8470', { seed: 92, rust: '#5c5142', wear: 0.8 })
const STONE = () => weathered('#77746c', { seed: 93, rust: '#4b463c', wear: 0.8 })

export function wall(): Part[] {
  const fields = [-1.5, -0.5, 0.5, 1.5].map((x) => bar([x - 0.42, 0.28, -0.13], [x + 0.42, 2.12, 0.13], 0.03))
  const posts = [-1.91, -1, 0, 1, 1.91].map((x) => bar([x - 0.09, 0.1, -0.19], [x + 0.09, 2.3, 0.19], 0.03))
  const foot = bar([-2, 0, -0.2], [2, 0.3, 0.2], 0.05)
  const caps = [-1.5, -0.5, 0.5, 1.5].map((x) => bar([x - 0.495, 2.1, -0.2], [x + 0.495, 2.26, 0.2], 0.04))
  const crown = [-1.91, -1, 0, 1, 1.91].map((x) => bar([x - 0.09, 2.2, -0.2], [x + 0.09, 2.4, 0.2], 0.04))
  const rods = merge(...[-1.5, -0.5, 0.5, 1.5].map((x) => bar([x - 0.4, 1.28, -0.15], [x + 0.4, 1.34, 0.15], 0.02)))
  const shade = sides(merge(moved(slab([0.16, 0.2, 0.06], 0.02), 0, 1.9, 0), moved(slab([0.12, 0.04, 0.1], 0.012), 0, 1.98, -0.01)), 0.19)
  const poster = transformed(panel(0.44, 0.6, 0.006), [-0.52, 1.0, 0.13], turning(0, 0, 3))
  return [
    part(PLASTER(), ...fields),
    part(STONE(), ...posts, foot, ...caps, ...crown),
    small(STEEL, rods),
    small(DARK, shade),
    small(lamp('glow-lamp', '#ffd9a0'), sides(moved(slab([0.11, 0.12, 0.02], 0.006), 0, 1.87, 0.03), 0.19)),
    small({ colour: colour('#8c7a58'), finish: 'paint', mottle: 2 }, poster),
    small({ colour: colour('#6d2a20'), finish: 'paint', mottle: 2 }, transformed(stencil('9', 0.3), [-0.52, 1.06, 0.137], turning(0, 0, 3))),
    small(CHALK, transformed(stencil('14', 0.4), [1.5, 1.72, 0.13]), transformed(stencil('14', 0.4), [-1.5, 1.72, -0.13], turning(0, 180, 0))),
  ]
}

/** Height of a broken edge at `x`, from its corners. */
function edgeAt(edge: readonly Vec2[], x: number): number {
  for (let i = 0; i + 1 < edge.length; i++) {
    const [a, b] = [edge[i] as Vec2, edge[i + 1] as Vec2]
    if (x >= a[0] && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }
  return 0
}

/** A broken wall along x: bricks showing above and between plaster, a stone foot, rubble in its lap. */
function broken(long: number, edge: readonly Vec2[], seed: number): { bricks: Mesh; plaster: Mesh; stone: Mesh } {
  const deal = dealer(seed)
  const bricks: Mesh[] = []
  const under = (k: number): Vec2[] => edge.map(([x, y]) => [x, Math.max(0.3, y * k)])
  const core: Vec2[] = [[-long / 2 + 0.02, 0], [long / 2 - 0.02, 0], ...[...under(0.94)].reverse().map(([x, y]): Vec2 => [Math.min(Math.max(x, -long / 2 + 0.02), long / 2 - 0.02), y])]
  const [bw, bh] = [0.3, 0.13]
  for (let row = 0; row * bh < 2.75; row++)
    for (let i = -1; i * bw < long; i++) {
      const x0 = Math.max(-long / 2, -long / 2 + i * bw + (row % 2 ? bw / 2 : 0))
      const x1 = Math.min(long / 2, -long / 2 + (i + 1) * bw + (row % 2 ? bw / 2 : 0))
      if (x1 - x0 < 0.08) continue
      const top = Math.min(edgeAt(edge, x0 + 0.02), edgeAt(edge, x1 - 0.02))
      const bare = top * (0.72 + 0.1 * deal())
      if ((row + 1) * bh > top || (row * bh < bare && deal() > 0.04)) continue
      const d = 0.17 + 0.012 * deal()
      bricks.push(bar([x0 + 0.008, row * bh + 0.006, -d], [x1 - 0.008, (row + 1) * bh - 0.006, d], 0.016))
    }
  const coat = under(0.8).map(([x, y]): Vec2 => [Math.min(Math.max(x, -long / 2 + 0.01), long / 2 - 0.01), Math.max(0.3, y - 0.08 * deal())])
  const plaster = sheet([[-long / 2 + 0.01, 0], [long / 2 - 0.01, 0], ...coat.reverse()], 0.4, 0.02)
  const foot = bar([-long / 2, 0, -0.25], [long / 2, 0.2, 0.25], 0.04)
  const rubble = Array.from({ length: 10 }, () => {
    const s = 0.05 + 0.06 * deal()
    return transformed(slab([s * 1.6, s, s], 0.018), [(deal() - 0.5) * (long - 0.3), 0.2 + s * 0.4, (deal() > 0.5 ? 1 : -1) * 0.195], turning(deal() * 40, deal() * 180, deal() * 40))
  }).filter((m) => Math.max(...m.positions.map((v, i) => (i % 3 === 2 ? Math.abs(v) : 0))) < 0.27)
  return { bricks: merge(sheet(core, 0.3, 0.015), ...bricks), plaster, stone: merge(foot, ...rubble) }
}

export function ruinedCorner(): Part[] {
  // The tall corner is at -x; the edge falls in steps towards +x, with one window broken open.
  const long = broken(3.6, [[-1.8, 2.8], [-1.1, 2.8], [-0.86, 2.4], [-0.7, 2.3], [-0.69, 1.0], [-0.06, 1.0], [-0.05, 2.1], [0.2, 2.2], [0.6, 1.6], [0.9, 1.5], [1.2, 0.9], [1.5, 0.8], [1.8, 0.45]], 5)
  const short = broken(2.3, [[-1.15, 0.5], [-0.8, 0.9], [-0.5, 1.0], [-0.25, 1.5], [0.1, 1.6], [0.4, 2.2], [0.7, 2.3], [1.15, 2.4]], 9)
  const a = (m: Mesh) => moved(m, 0, 0, -1.15)
  const b = (m: Mesh) => transformed(m, [-1.55, 0, 0.25], turning(0, 90, 0))
  const frame = merge(
    bar([-0.74, 0.94, -1.38], [-0.02, 1.04, -0.92], 0.02),
    bar([-0.74, 1.0, -1.36], [-0.66, 2.16, -0.94], 0.02),
    bar([-0.1, 1.0, -1.36], [-0.02, 1.94, -0.94], 0.02),
    transformed(slab([0.6, 0.06, 0.06], 0.015), [-0.42, 1.5, -1.14], turning(0, 0, -24)),
  )
  const rods = merge(...[[-1.5, 2.76], [0.34, 1.9], [1.1, 1.1]].map(([x, y]) => pipe([[x as number, (y as number) - 0.4, -1.15], [x as number, (y as number) - 0.06, -1.15], [(x as number) + 0.05, y as number, -1.12]], 0.018, 6)))
  return [
    part(BRICK(), a(long.bricks), b(short.bricks)),
    part(PLASTER(), a(long.plaster), b(short.plaster)),
    part(STONE(), a(long.stone), b(short.stone)),
    small(weathered('#4d3a28', { seed: 12 }), frame),
    small(STEEL, rods),
    small(CHALK, transformed(stencil('6', 0.4), [-1.35, 0.95, -0.95])),
  ]
}

interface Opening {
  readonly frames: Mesh[]
  readonly lit: Mesh[]
  readonly dark: Mesh[]
  readonly doors: Mesh[]
}

/** Openings of one side, drawn on the plane z = 0 looking along +z; the wall's face lies there. */
function openings(columns: readonly number[], plan: readonly string[]): Opening {
  const out: Opening = { frames: [], lit: [], dark: [], doors: [] }
  plan.forEach((row, floor) => {
    ;[...row].forEach((what, i) => {
      const x = columns[i] as number
      const y = floor * 2.1
      const tall = what === 'd' ? 1.5 : 1.1
      const low = what === 'd' ? 0.12 : y + 0.62
      const w = what === 'd' ? 0.44 : 0.36
      out.frames.push(
        bar([x - w - 0.1, low, -0.04], [x - w, low + tall, 0.11], 0.025),
        bar([x + w, low, -0.04], [x + w + 0.1, low + tall, 0.11], 0.025),
        bar([x - w - 0.14, low + tall - 0.02, -0.04], [x + w + 0.14, low + tall + 0.14, 0.14], 0.03),
      )
      if (what === 'd') {
        out.doors.push(bar([x - w, low, -0.02], [x - 0.01, low + tall, 0.035], 0.02), bar([x + 0.01, low, -0.02], [x + w, low + tall, 0.035], 0.02))
        out.doors.push(...[-1, 1].flatMap((s) => [0.2, 0.78].map((k) => moved(slab([w * 0.6, 0.42, 0.04], 0.02), x + (s * w) / 2, low + k + 0.22, 0.03))))
        out.frames.push(bar([x - w - 0.16, 0, 0], [x + w + 0.16, 0.12, 0.2], 0.03))
        return
      }
      out.frames.push(bar([x - w - 0.16, low - 0.1, -0.04], [x + w + 0.16, low + 0.02, 0.17], 0.025))
      ;(what === 'l' ? out.lit : out.dark).push(moved(panel(2 * w, tall, 0.008), x, low + tall / 2, 0))
      out.frames.push(moved(slab([0.045, tall, 0.05], 0.012), x, low + tall / 2, 0.02), moved(slab([2 * w, 0.045, 0.05], 0.012), x, low + tall * 0.62, 0.02))
    })
  })
  return out
}

export function building(): Part[] {
  const [hx, hz] = [2.78, 2.28]
  const core = bar([-hx, 0, -hz], [hx, 4.4, hz], 0.03)
  const around = (m: Mesh, z: number) => merge(moved(m, 0, 0, z), transformed(m, [0, 0, -z], turning(0, 180, 0)))
  const across = (m: Mesh, x: number) => merge(transformed(m, [x, 0, 0], turning(0, 90, 0)), transformed(m, [-x, 0, 0], turning(0, -90, 0)))
  const pier = (x: number) => bar([x - 0.16, 0, -0.02], [x + 0.16, 4.2, 0.14], 0.035)
  const quoins = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) => Array.from({ length: 11 }, (_, i) => bar([x * 2.94, 0.3 + i * 0.355, z * 2.44], [x * (i % 2 ? 2.4 : 2.56), 0.3 + i * 0.355 + 0.335, z * (i % 2 ? 2.06 : 1.9)], 0.03))),
  )
  const band = (y0: number, y1: number, out: number) => bar([-hx - out, y0, -hz - out], [hx + out, y1, hz + out], 0.04)
  const cornice = [-1, 1].flatMap((k) => [bar([-3, 4.22, k * 2.5], [3, 4.5, k * 2.18], 0.045), bar([k * 3, 4.22, -2.3], [k * 2.68, 4.5, 2.3], 0.045)])
  const front = openings([-1.9, -0.64, 0.64, 1.9], ['wdlw', 'lwwl'])
  const back = openings([-1.9, -0.64, 0.64, 1.9], ['wwwd', 'wlww'])
  const end = openings([-1.3, 0, 1.3], ['wlw', 'wwl'])
  const other = openings([-1.3, 0, 1.3], ['www', 'lww'])
  const put = (pick: (o: Opening) => Mesh[]): Mesh[] => [
    moved(merge(...pick(front)), 0, 0, hz),
    transformed(merge(...pick(back)), [0, 0, -hz], turning(0, 180, 0)),
    transformed(merge(...pick(end)), [hx, 0, 0], turning(0, 90, 0)),
    transformed(merge(...pick(other)), [-hx, 0, 0], turning(0, -90, 0)),
  ]
  const teeth = merge(
    around(merge(...Array.from({ length: 15 }, (_, i) => moved(slab([0.14, 0.13, 0.14], 0.02), -2.66 + i * 0.38, 4.17, 0.06))), hz),
    across(merge(...Array.from({ length: 12 }, (_, i) => moved(slab([0.14, 0.13, 0.14], 0.02), -2.09 + i * 0.38, 4.17, 0.06))), hx),
  )
  const roof: Mesh[] = []
  for (let i = 0; i < 5; i++) for (let j = 0; j < 4; j++) roof.push(bar([-2.7 + i * 1.08, 4.3, -2.2 + j * 1.1], [-2.7 + (i + 1) * 1.08 - 0.025, 4.495, -2.2 + (j + 1) * 1.1 - 0.025], 0.025))
  const hatch = merge(bar([1.5, 4.45, 1.2], [2.2, 4.53, 1.9], 0.02), bar([1.8, 4.5, 1.72], [1.9, 4.55, 1.82], 0.01))
  const drains = merge(...[[-2.55, 2.42], [2.55, -2.42]].map(([x, z]) => pipe([[x as number, 4.1, z as number], [x as number, 0.25, z as number], [x as number, 0.12, (z as number) * 1.02]], 0.055, 8)))
  const lampPost = merge(transformed(slab([0.14, 0.2, 0.14], 0.03), [-0.64, 1.86, hz + 0.1]), transformed(slab([0.18, 0.04, 0.18], 0.015), [-0.64, 1.98, hz + 0.1]))
  return [
    part(weathered('#7b4f3d', { seed: 101, rust: '#4b342a', wear: 0.8 }), core, around(merge(...[-1.27, 0, 1.27].map(pier)), hz), across(merge(...[-0.65, 0.65].map(pier)), hx)),
    part(STONE(), band(0, 0.3, 0.18), band(2.08, 2.3, 0.14), ...cornice, ...quoins, teeth),
    part(weathered('#565049', { seed: 103, rust: '#38332c' }), ...roof),
    part(weathered('#a09278', { seed: 104, wear: 0.6 }), ...put((o) => o.frames)),
    small(lamp('window', '#ffcf80'), ...put((o) => o.lit)),
    small({ colour: colour('#161d24'), finish: 'glass', brush: 0, mottle: 0.5 }, ...put((o) => o.dark)),
    part(weathered('#27463f', { seed: 106, wear: 0.7, finish: 'satin' }), ...put((o) => o.doors)),
    small(STEEL, hatch, drains),
    small(DARK, lampPost),
    small(lamp('glow-lamp', '#ffd9a0'), transformed(slab([0.1, 0.1, 0.155], 0.02), [-0.64, 1.83, hz + 0.1])),
  ]
}

/** The mesh and its image across z = 0: both long sides of a vehicle. */
const bothSides = (m: Mesh): Mesh => merge(m, spun(mirrored(m), 0, 180))

export function vehicle(): Part[] {
  const green = weathered('#4d5a4a', { seed: 111 })
  const cream = weathered('#9c8f72', { seed: 112 })
  const chassis = merge(bar([-2.25, 0.34, -0.82], [2.2, 0.56, 0.82], 0.04), bar([2.05, 0.28, -1.02], [2.25, 0.52, 1.02], 0.04), bar([-2.25, 0.3, -0.9], [-2.15, 0.46, 0.9], 0.03))
  const profile: Vec2[] = [[1.0, 0.5], [2.2, 0.5], [2.22, 0.8], [2.12, 0.92], [1.72, 1.42], [1.62, 1.48], [1.0, 1.48]]
  const cab = sheet(profile, 1.96, 0.07)
  const pane = (w: number, h: number) => panel(w, h, 0.01)
  const screenTilt = (Math.atan2(0.4, 0.5) * 180) / Math.PI
  const wind = merge(...[-0.46, 0.46].map((z) => transformed(transformed(pane(0.8, 0.48), [0, 0, 0], turning(-screenTilt, 0, 0)), [1.925, 1.165, z], turning(0, 90, 0))))
  const frameBar = transformed(slab([0.06, 0.6, 0.04], 0.015), [1.93, 1.17, 0], turning(-screenTilt, 90, 0))
  const side = bothSides(transformed(pane(0.46, 0.36), [1.36, 1.16, 0.98]))
  const doorLine = bothSides(merge(bar([1.08, 0.56, 0.985], [1.11, 1.42, 0.96], 0.006), bar([1.66, 0.56, 0.985], [1.69, 1.3, 0.96], 0.006), bar([1.2, 0.86, 1.0], [1.34, 0.9, 0.97], 0.01)))
  const box = bar([-2.2, 0.56, -1.04], [0.9, 1.74, 1.04], 0.05)
  const ribs: Mesh[] = []
  for (let i = 0; i < 8; i++) ribs.push(bothSides(bar([-2.2 + i * 0.43, 0.56, 1.1], [-2.1 + i * 0.43, 1.74, 1.02], 0.025)))
  const roof = merge(bar([-2.25, 1.68, -1.1], [0.95, 1.8, 1.1], 0.035))
  const belt = bar([-2.23, 0.54, -1.09], [0.93, 0.66, 1.09], 0.03)
  const tail = merge(bar([-2.25, 0.68, -0.94], [-2.18, 1.64, -0.02], 0.03), bar([-2.25, 0.68, 0.02], [-2.18, 1.64, 0.94], 0.03))
  const hub = (x: number) => bothSides(transformed(lathe([[0, -0.14], [0.3, -0.14], [0.37, -0.09], [0.37, 0.09], [0.3, 0.14], [0.21, 0.14], [0.19, 0.08], [0, 0.08]], 22, 0.03), [x, 0.37, 0.92], turning(90)))
  const cap = (x: number) => bothSides(transformed(merge(lathe([[0, 0.06], [0.18, 0.06], [0.16, 0.1], [0.06, 0.13], [0, 0.13]], 14, 0.012), ...[0, 60, 120, 180, 240, 300].map((a) => spun(moved(can(0.022, 0.03, 0.006, 8), 0.12, 0.08, 0), 0, a))), [x, 0.37, 0.92], turning(90)))
  const guard = (x: number) => bothSides(merge(bar([x - 0.46, 0.74, 1.09], [x + 0.46, 0.82, 0.8], 0.025), transformed(slab([0.28, 0.06, 0.28], 0.02), [x + 0.5, 0.69, 0.94], turning(0, 0, -38)), transformed(slab([0.28, 0.06, 0.28], 0.02), [x - 0.5, 0.69, 0.94], turning(0, 0, 38))))
  const wheels = [-1.62, -0.76, 1.5]
  const grille = merge(...[0.58, 0.65, 0.72, 0.79].map((y) => bar([2.2, y, -0.5], [2.24, y + 0.035, 0.5], 0.01)))
  const lights = merge(...[-0.74, 0.74].map((z) => transformed(lathe([[0, 0], [0.11, 0], [0.11, 0.04], [0.08, 0.05], [0, 0.05]], 14, 0.01), [2.19, 0.68, z], turning(0, 0, -90))))
  const bulbs = merge(...[-0.74, 0.74].map((z) => transformed(can(0.075, 0.01, 0.003, 14), [2.235, 0.68, z], turning(0, 0, -90))))
  const reds = merge(...[-0.8, 0.8].map((z) => bar([-2.25, 0.5, z - 0.1], [-2.2, 0.58, z + 0.1], 0.015)))
  const exhaust = merge(pipe([[0.97, 0.5, -0.9], [0.97, 1.3, -0.9], [0.97, 1.46, -0.9]], 0.06, 10), moved(hoop(0.06, 0.02, 12), 0.97, 1.2, -0.9))
  const strap = small(YELLOW, bothSides(transformed(stripes(3, 0.1, 0.24), [-0.65, 0.6, 1.09], turning(90))))
  return [
    part(cream, cab),
    part(green, box, ...ribs, tail),
    part(weathered('#434c41', { seed: 113, wear: 1.2 }), roof, belt),
    small(DARK, chassis, frameBar, doorLine, grille, ...wheels.map(guard)),
    small({ colour: colour('#1d1b1a'), finish: 'cloth', brush: 0.8, dust: 0.8 }, ...wheels.map(hub)),
    small(STEEL, ...wheels.map(cap), lights, exhaust),
    small({ colour: colour('#12202a'), finish: 'glass', brush: 0 }, wind, side),
    small(lamp('glow-lamp', '#ffe3b0'), bulbs),
    small(lamp('glow-red', '#ff5a3c'), reds),
    small(CHALK, transformed(stencil('58', 0.46), [-0.62, 1.2, 1.102]), transformed(stencil('58', 0.46), [-0.62, 1.2, -1.102], turning(0, 180, 0))),
    part(green, bothSides(bar([-1.2, 0.86, 1.1], [-0.04, 1.54, 1.03], 0.02))),
    strap,
  ]
}
