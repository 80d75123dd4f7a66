/** Floors between cubes: their tops are flat at the storey's level, all else hangs below. Ramps are flights of broad steps. */
import { colour } from '../kit/finish'
import { type Mesh, merge, moved, spun } from '../kit/mesh'
import type { Coat, Part } from '../kit/paint'
import { decal, hoop, regular, slab } from '../kit/solids'
import type { Vec2 } from '../kit/space'
import { bar, part, small, stencil, stripes } from '../terrain/stock'
import { BLUED, CAST, CONCRETE, DECK, HAZARD, PAINTED, PIPE, PITCH, RUNG } from './concrete'

/** Plates of a floor with seams between them; `free` cells are left out. */
function plates(half: Vec2, count: Vec2, free: (i: number, j: number) => boolean = () => false): Mesh[] {
  const out: Mesh[] = []
  const [w, d] = [(2 * half[0]) / count[0], (2 * half[1]) / count[1]]
  for (let i = 0; i < count[0]; i++)
    for (let j = 0; j < count[1]; j++) {
      if (free(i, j)) continue
      const [x, z] = [-half[0] + i * w, -half[1] + j * d]
      out.push(bar([x + 0.008, -0.07, z + 0.008], [x + w - 0.008, 0, z + d - 0.008], 0.012))
    }
  return out
}

/** Beams under a floor, along both of its sides. */
const beams = (x: number, z: number): Mesh[] => [
  ...[-1, 1].map((s) => bar([-x, -0.145, s * (z - 0.01)], [x, -0.05, s * (z - 0.14)], 0.02)),
  ...[-1, 1].map((s) => bar([s * (x - 0.01), -0.14, -z + 0.1], [s * (x - 0.14), -0.05, z - 0.1], 0.02)),
  bar([-0.05, -0.13, -z + 0.1], [0.05, -0.05, z - 0.1], 0.015),
]

const rect = (x0: number, z0: number, x1: number, z1: number): Vec2[] => [
  [x0, z0],
  [x1, z0],
  [x1, z1],
  [x0, z1],
]

/** A worn line painted along the edge of a floor. */
const edging = (x: number, z: number, wide: number): Mesh =>
  merge(
    decal(rect(-x, z - wide, x, z), 0.004),
    decal(rect(-x, -z, x, -z + wide), 0.004),
    decal(rect(x - wide, -z + wide, x, z - wide), 0.004),
    decal(rect(-x, -z + wide, -x + wide, z - wide), 0.004),
  )

export function colonyFloor(): Part[] {
  const drain = [-0.09, -0.03, 0.03, 0.09].map((x) => bar([x - 0.012, -0.02, -0.13], [x + 0.012, 0.004, 0.13], 0.004))
  return [
    part(DECK(201), ...plates([1.49, 1.49], [3, 3])),
    part(CAST(202), ...beams(1.5, 1.5), bar([-1.48, -0.1, -1.48], [1.48, -0.06, 1.48], 0.01)),
    small(PITCH, decal(rect(-0.13, -0.14, 0.13, 0.14), 0.003)),
    small(RUNG, ...drain),
    small({ ...PAINTED, mottle: 3.2 }, edging(1.42, 1.42, 0.035)),
  ]
}

export function colonyWalkway(): Part[] {
  const bars = Array.from({ length: 19 }, (_, i) => {
    const x = -1.4 + (i * 2.8) / 18
    return bar([x - 0.03, -0.06, -0.6], [x + 0.03, -0.004, 0.6], 0.01)
  })
  const stringers = [-1, 1].map((s) => bar([-1.49, -0.15, s * 0.75], [1.49, 0, s * 0.59], 0.022))
  const ends = [-1, 1].map((s) => bar([s * 1.49, -0.14, -0.6], [s * 1.39, -0.002, 0.6], 0.015))
  const marks = [-1, 1].map((s) => moved(stripes(2.7, 0.11, 0.22), 0, 0, s * 0.67))
  return [
    part(BLUED(211), ...stringers, ...ends),
    part(DECK(212), ...bars, bar([-1.4, -0.11, -0.05], [1.4, -0.05, 0.05], 0.01)),
    small(HAZARD, ...[-1, 1].map((s) => decal(rect(-1.38, s * 0.67 - 0.055, 1.38, s * 0.67 + 0.055), 0.003))),
    small(PITCH, ...marks),
  ]
}

/** A floor with a closed hatch. Its width and its number show the largest Size that can pass. */
export function colonyFloorHatch(size: 1 | 2): Part[] {
  const wide = size === 1 ? 1.0 : 1.7
  const h = wide / 2
  const lid: Coat = BLUED(220 + size)
  const around = [
    bar([-1.49, -0.07, -1.49], [-h - 0.09, 0, 1.49], 0.012),
    bar([h + 0.09, -0.07, -1.49], [1.49, 0, 1.49], 0.012),
    bar([-h - 0.075, -0.07, h + 0.09], [h + 0.075, 0, 1.49], 0.012),
    bar([-h - 0.075, -0.07, -1.49], [h + 0.075, 0, -h - 0.09], 0.012),
  ]
  const rim = [
    bar([-h - 0.075, -0.05, -h - 0.075], [-h, 0.012, h + 0.075], 0.014),
    bar([h, -0.05, -h - 0.075], [h + 0.075, 0.012, h + 0.075], 0.014),
    bar([-h, -0.05, h], [h, 0.012, h + 0.075], 0.014),
    bar([-h, -0.05, -h - 0.075], [h, 0.012, -h], 0.014),
  ]
  const leaves = [-1, 1].map((s) => bar([s * 0.01, -0.06, -h + 0.015], [s * (h - 0.015), -0.006, h - 0.015], 0.018))
  const grips = [-1, 1].map((s) => moved(spun(hoop(0.085, 0.016, 14), 0), s * 0.2, -0.002, h * 0.5))
  const text = moved(spun(stencil(String(size), h * 0.8), -90), -h * 0.5, -0.009, -h * 0.2)
  return [
    part(DECK(230 + size), ...around),
    part(CAST(240 + size), ...beams(1.5, 1.5), bar([-1.48, -0.1, -1.48], [1.48, -0.06, 1.48], 0.01)),
    part(lid, ...leaves),
    small(HAZARD, ...rim),
    small(RUNG, ...grips),
    small(PAINTED, text, edging(1.42, 1.42, 0.03)),
    small(PITCH, decal(regular(4, 0.02, 0.5), 0.001)),
  ]
}

/** Steps that rise towards -z (north on the table). The rules see a slope; miniatures stand on the broad treads. */
export function colonyRamp(count: number): Part[] {
  const [run, rise] = [3 / count, 3 / count]
  const treads: Mesh[] = []
  const lips: Mesh[] = []
  for (let i = 0; i < count; i++) {
    const top = rise * (i + 0.5)
    const z = 1.5 - i * run
    treads.push(bar([-1.4, Math.max(0, top - rise - 0.05), z], [1.4, top, z - run - (i + 1 < count ? 0.03 : 0)], 0.012))
    lips.push(bar([-1.39, top - 0.05, z + 0.004], [1.39, top + 0.006, z - 0.05], 0.008))
  }
  const cheeks = [-1, 1].flatMap((s) =>
    Array.from({ length: count }, (_, i) => {
      const z = 1.5 - i * run
      return bar([s * 1.5, 0, z], [s * 1.38, rise * (i + 0.5) + 0.05, z - run], 0.02)
    }),
  )
  const pipes = [-1, 1].map((s) => bar([s * 1.49, 0.1, -1.4], [s * 1.52, 0.26, 0.9], 0.01))
  const back = bar([-1.4, 0, -1.5], [1.4, 2.86, -1.44], 0.02)
  const marks = [-1, 1].map((s) => moved(slab([0.16, 0.012, 0.03], 0.004), s * 0.9, rise / 2 + 0.01, 1.47))
  return [
    part(CONCRETE(251), ...treads),
    part(CAST(252), ...cheeks, back),
    small(RUNG, ...lips.slice(1, -1)),
    small(HAZARD, lips[0] as Mesh, lips[lips.length - 1] as Mesh),
    small(PIPE, ...pipes),
    small({ colour: colour('#c4bba6'), finish: 'paint' }, ...marks),
  ]
}
