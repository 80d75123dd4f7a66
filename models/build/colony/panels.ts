/** Sides of three-inch cubes, along x, foot at the origin. Openings are exactly those that rules use for sight and steps. */
import { type Mesh, merge, moved, spun } from '../kit/mesh'
import type { Part } from '../kit/paint'
import { can, hoop, slab } from '../kit/solids'
import { part, small } from '../terrain/stock'
import {
  BLUED,
  CAST,
  CONCRETE,
  HALF,
  HAZARD,
  LAMP,
  number,
  onFaces,
  PAINTED,
  PIPE,
  PITCH,
  PROUD,
  RUNG,
  riser,
  rungs,
  SIGNAL,
  TOP,
  through,
  warning,
} from './concrete'

/** An opening: x from the panel's middle, y from its foot. */
interface Opening {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
}

/** The bare panel around an opening: a few slabs with dark joints between them. */
function sheetRound({ x0, x1, y0, y1 }: Opening): Mesh[] {
  const out: Mesh[] = []
  const gap = 0.012
  if (y0 > 0.1) out.push(through(-1.5, 0, 1.5, y0, HALF))
  if (x0 > -1.45) out.push(through(-1.5, y0 + gap, x0, y1 - gap, HALF), through(x1, y0 + gap, 1.5, y1 - gap, HALF))
  out.push(through(-1.5, y1, 1.5, TOP, HALF))
  return out
}

/** Posts and a foot, the same on every panel, so that a row of panels looks like one building. */
const frame = (foot = 0.2): Mesh[] => [
  through(-1.5, 0, -1.4, TOP - 0.02, 0.09, 0.022),
  through(1.4, 0, 1.5, TOP - 0.02, 0.09, 0.022),
  ...(foot > 0 ? [through(-1.41, 0, 1.41, foot, 0.085, 0.03)] : []),
  through(-1.41, TOP - 0.13, 1.41, TOP - 0.01, 0.08, 0.025),
]

/** A steel frame that lines an opening, flush with it. */
function lining({ x0, x1, y0, y1 }: Opening, wide = 0.09): Mesh[] {
  const sill = y0 > 0.1
  return [
    through(x0 - wide, sill ? y0 - wide : 0, x0, y1 + wide, PROUD - 0.005),
    through(x1, sill ? y0 - wide : 0, x1 + wide, y1 + wide, PROUD - 0.005),
    through(x0 - wide, y1, x1 + wide, y1 + wide, PROUD - 0.002),
    ...(sill ? [through(x0 - wide - 0.03, y0 - wide, x1 + wide + 0.03, y0, PROUD)] : []),
  ]
}

/** Bolts that hold the cast slabs. */
const bolts = (...places: readonly (readonly [number, number])[]): Mesh =>
  merge(...places.map(([x, y]) => onFaces(moved(spun(can(0.035, 0.03, 0.008, 8), 90), 0, 0, -0.008), x, y)))

export function colonyWall(): Part[] {
  const ribs = [
    ...[-0.7, 0, 0.7].map((x) => through(x - 0.035, 0.24, x + 0.035, TOP - 0.16, 0.075, 0.015)),
    through(-0.68, 1.62, -0.02, 1.7, 0.066, 0.012),
    through(0.72, 1.62, 1.41, 1.7, 0.066, 0.012),
  ]
  const { pipes, clips } = riser(-1.12, 0.2, TOP - 0.12)
  return [
    part(CONCRETE(101), through(-1.5, 0, 1.5, TOP, HALF)),
    part(CAST(102), ...frame(), ...ribs),
    small(RUNG, rungs(0.35, 0.3, 2.86), clips),
    small(PIPE, pipes),
    small(PITCH, bolts([-0.35, 0.42], [-0.35, 2.6], [1.05, 0.42], [1.05, 2.6])),
  ]
}

export function colonyDoor(): Part[] {
  const opening: Opening = { x0: -1.25, x1: 1.25, y0: 0, y1: 2.7 }
  const stripes = [-1, 1].map((side) => warning(side * 1.345, 0.75, 0.9, 0.12, PROUD - 0.008, true))
  return [
    part(CONCRETE(111), ...sheetRound(opening)),
    part(CAST(112), through(-1.5, 0, -1.43, TOP - 0.02, 0.09), through(1.43, 0, 1.5, TOP - 0.02, 0.09)),
    part(BLUED(113), ...lining(opening, 0.16)),
    small(PITCH, onFaces(moved(slab([0.9, 0.17, 0.05], 0.012), 0, 0, -0.01), 0, 2.85, 0.085)),
    small(LAMP, onFaces(slab([0.72, 0.06, 0.02], 0.006), 0, 2.85, 0.095)),
    small(HAZARD, ...stripes.map(({ ground }) => ground)),
    small(PITCH, ...stripes.map(({ bars }) => bars)),
  ]
}

export function colonyWindow(): Part[] {
  const opening: Opening = { x0: -1.125, x1: 1.125, y0: 0.75, y1: 2.75 }
  return [
    part(CONCRETE(121), ...sheetRound(opening)),
    part(CAST(122), ...frame()),
    part(BLUED(123), ...lining(opening)),
    small(RUNG, rungs(-0.75, 0.22, 0.64), rungs(0.75, 0.22, 0.64)),
    small(PAINTED, number('12', 0.26, 0, 0.43)),
  ]
}

export function colonySlit(): Part[] {
  const opening: Opening = { x0: -0.75, x1: 0.75, y0: 0.75, y1: 2.25 }
  const ribs = [-1.12, 1.12].map((x) => through(x - 0.035, 0.24, x + 0.035, TOP - 0.16, 0.075, 0.015))
  return [
    part(CONCRETE(131), ...sheetRound(opening)),
    part(CAST(132), ...frame(), ...ribs, through(-1, 2.4, 1, 2.5, 0.1)),
    part(BLUED(133), ...lining(opening, 0.1)),
    small(RUNG, rungs(0, 0.22, 0.62), rungs(0, 2.52, 2.86)),
    small(PITCH, bolts([-1.28, 0.42], [1.28, 0.42], [-1.28, 2.6], [1.28, 2.6])),
    small(PAINTED, number('3', 0.3, -1.27, 1.5)),
  ]
}

/** A closed hatch. Its width and its number show the largest Size that can pass. */
export function colonyHatch(size: 1 | 2 | 3): Part[] {
  const wide = [0, 1.1, 1.7, 2.4][size] as number
  const y = Math.max(0.28 + wide / 2, 1.15)
  const [low, high] = [y - wide / 2, y + wide / 2]
  const edge = 0.11
  const rim = [
    through(-wide / 2, low, -wide / 2 + edge, high, PROUD),
    through(wide / 2 - edge, low, wide / 2, high, PROUD),
    through(-wide / 2, low, wide / 2, low + edge, PROUD - 0.003),
    through(-wide / 2, high - edge, wide / 2, high, PROUD - 0.003),
  ]
  const inner = wide / 2 - edge
  const seam = through(-0.014, low + edge, 0.014, high - edge, 0.083, 0.004)
  const wheel = onFaces(
    merge(spun(hoop(0.15, 0.014, 18), 90), ...[0, 60, 120].map((a) => spun(slab([0.29, 0.022, 0.02], 0.006), 0, 0, a))),
    0,
    y - inner * 0.28,
    0.093,
  )
  const stripe = warning(0, high - edge - 0.11, 2 * inner - 0.04, 0.12, 0.082)
  const ladder = size === 3 ? [] : [rungs(1.15, 0.3, 2.86)]
  return [
    part(CONCRETE(140 + size), through(-1.5, 0, 1.5, TOP, HALF)),
    part(CAST(150 + size), ...frame()),
    part(BLUED(160 + size), through(-inner, low + edge - 0.01, inner, high - edge + 0.01, 0.08), ...rim),
    small(PITCH, seam, stripe.bars),
    small(HAZARD, stripe.ground),
    small(RUNG, wheel, ...ladder),
    small(SIGNAL, onFaces(slab([0.16, 0.06, 0.02], 0.006), 0, Math.min(high + 0.11, TOP - 0.07), 0.085)),
    small(PAINTED, number(String(size), Math.min(0.5, wide * 0.3), 0, y + inner * 0.3, 0.082)),
  ]
}

/** A cast barrier that is low enough to shoot over, with steel along its top and slots for a fork lift. */
export function colonyBarrier(): Part[] {
  const stripe = warning(0, 0.62, 2.6, 0.15, 0.072)
  return [
    part(
      CONCRETE(171),
      through(-1.49, 0, 1.49, 0.22, PROUD, 0.03),
      through(-1.47, 0.2, 1.47, 0.82, 0.07, 0.02),
      ...[-1.45, -0.5, 0.5, 1.45].map((x) => through(x - 0.05, 0.18, x + 0.05, 0.84, 0.095, 0.02)),
    ),
    part(BLUED(172), through(-1.5, 0.8, 1.5, 0.9, 0.085, 0.025)),
    small(HAZARD, stripe.ground),
    small(PITCH, stripe.bars, ...[-0.95, 0.95].map((x) => onFaces(slab([0.3, 0.09, 0.01], 0.003), x, 0.11, PROUD - 0.002))),
  ]
}
